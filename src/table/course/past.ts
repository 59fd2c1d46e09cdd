/** What has been at a table: its earlier lines and moments, worked out again from the nearest snapshot. */
import { err, type Result } from '../../core/result.ts';
import { ToldLines } from '../told/lines.ts';
import { ROWS_AT_ONCE, type TableLog } from './ports.ts';
import { type LogFault, type Opening, Reading, readOpening } from './reading.ts';
import { readSnapshot } from './snapshot.ts';

/** The most lines that are told at once. */
export const MOST_AT_ONCE = 200;

/** The table as it was when it had `seq` lines, at least one, with what is told of the last `told` of them. */
export async function pastOf(
  log: TableLog,
  opening: Opening,
  seq: number,
  told = 0,
): Promise<Result<Reading, LogFault>> {
  const lines = () => new ToldLines(Math.max(1, told));
  const found = await log.snapshots?.find(seq - told, 0);
  const snapshot = found === undefined ? undefined : readSnapshot(found, opening);
  if (snapshot) {
    const read = await readUpTo(log, Reading.after(snapshot, lines()), seq);
    if (read.ok) return read;
  }
  const [first] = await log.read(0, 1);
  const opened = readOpening(first, () => opening.game);
  if (!opened.ok) return opened;
  const reading = Reading.begin(opening, first!.at, lines());
  return reading.ok ? readUpTo(log, reading.value, seq) : reading;
}

async function readUpTo(log: TableLog, reading: Reading, seq: number): Promise<Result<Reading, LogFault>> {
  while (reading.state.seq < seq) {
    const rows = await log.read(reading.state.seq, Math.min(ROWS_AT_ONCE, seq - reading.state.seq));
    if (rows.length === 0) return err({ seq: reading.state.seq, kind: 'gap' });
    for (const row of rows) {
      const fault = reading.add(row);
      if (fault) return err(fault);
    }
  }
  return { ok: true, value: reading };
}
