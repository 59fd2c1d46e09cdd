/** A table is taken up again: from its newest snapshots where there are any, and from what was written since. */
import { err, ok, type Result } from '../../core/result.ts';
import { GREETED } from '../told/lines.ts';
import { ROWS_AT_ONCE, type Row, type TableLog } from './ports.ts';
import { type FindRules, type LogFault, type Opening, Reading, type ReadTable, readOpening } from './reading.ts';
import { isSnapshotDue, readSnapshot, SNAPSHOT_EVERY, type Snapshot, writeSnapshot } from './snapshot.ts';

/** `trusts`: whether snapshots are to be trusted; if not, every line is read. */
export async function loadTable(
  log: TableLog,
  findRules: FindRules,
  trusts = true,
): Promise<Result<ReadTable, LogFault>> {
  const [[first], found] = await Promise.all([
    log.read(0, 1),
    trusts ? log.snapshots?.find(Number.MAX_SAFE_INTEGER, SKIPPED) : undefined,
  ]);
  const opening = readOpening(first, findRules);
  if (!opening.ok) return opening;
  const resumed = found === undefined ? undefined : await resume(log, opening.value, found);
  if (resumed) return resumed;
  const reading = Reading.begin(opening.value, first!.at);
  return reading.ok ? readOn(log, reading.value, !trusts) : reading;
}

/** Not the newest one is taken, so that the last lines can be told at once. */
const SKIPPED = Math.ceil(GREETED / SNAPSHOT_EVERY);
/** So many lines need no snapshot. */
const READ_AS_QUICKLY = (SKIPPED + 1) * SNAPSHOT_EVERY;
/** Of a log that had none, so few are written for whoever goes back in it. */
const SPARSE = 200;

/** undefined if it does not go well with the lines that follow: those before may tell more. */
async function resume(log: TableLog, opening: Opening, body: string): Promise<Result<ReadTable, LogFault> | undefined> {
  const snapshot = readSnapshot(body, opening);
  if (!snapshot) return undefined;
  // the line before it has to be the one that it was written after
  const before = snapshot.state.seq - 1;
  const [last, ...rows] = await log.read(before, 1 + ROWS_AT_ONCE);
  if (last?.seq !== before || last.at !== snapshot.lastAt) return undefined;
  const read = await readOn(log, Reading.after(snapshot), false, rows);
  return read.ok ? read : undefined;
}

/** Up to the end. What should be there for the next one is written where it is missing, or, if `anew`, everywhere. */
async function readOn(
  log: TableLog,
  reading: Reading,
  anew: boolean,
  first?: readonly Row[],
): Promise<Result<ReadTable, LogFault>> {
  const begin = reading.state.seq;
  const last: Snapshot[] = [];
  const keep = (snapshot: Snapshot) => log.snapshots?.keep(snapshot.state.seq, writeSnapshot(snapshot));
  const part = async (rows?: readonly Row[]): Promise<'more' | 'end' | LogFault> => {
    const next = rows ?? (await log.read(reading.state.seq, ROWS_AT_ONCE));
    for (const row of next) {
      const fault = reading.add(row);
      if (fault) return fault;
      const { seq } = reading.state;
      if (!isSnapshotDue(reading) || !(anew || seq - begin > READ_AS_QUICKLY)) continue;
      if (anew || seq % SPARSE === 0) keep(reading.now);
      else last.push(reading.now);
      if (last.length > SKIPPED + 1) last.shift();
    }
    return next.length < ROWS_AT_ONCE ? 'end' : 'more';
  };
  let read = await part(first);
  while (read === 'more') read = await (log.inTurn?.(() => part()) ?? part());
  if (read !== 'end') return err(read);
  for (const snapshot of last) keep(snapshot);
  return ok(reading);
}
