/** Rows become a table again, or it is said what is wrong with them: also our own past comes from outside. */
import type { AnyGame } from '../../core/game.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { Opened, TableEvent } from '../events/events.ts';
import { type RowFault, readEvent } from '../events/forms.ts';
import { admitMove, openPosition, positionFrom, reachOf } from '../state/position.ts';
import { reduce } from '../state/reduce.ts';
import { openState, type TableState } from '../state/state.ts';
import { ToldLines } from '../told/lines.ts';
import type { Transition } from './automatic.ts';
import { History } from './history.ts';
import type { Row, SnapshotShelf } from './ports.ts';
import { contradictionIn } from './reading-checks.ts';
import { RecentKeys } from './recent-keys.ts';
import { isSnapshotDue, type Snapshot, writeSnapshot } from './snapshot.ts';

/** Why a log cannot be read, and at which line. */
export type LogFault = { readonly seq: number } & (
  | RowFault
  /** There is none at all; this one is missing; the first opens no table. */
  | { readonly kind: 'empty' | 'gap' | 'not-opened' }
  | { readonly kind: 'unknown-game'; readonly game: string }
  /** Written by rules that are newer than ours. */
  | { readonly kind: 'newer-rules'; readonly version: number }
  /** The rules do not allow what it says. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** One line contradicts those before it. */
  | { readonly kind: 'contradiction'; readonly what: string }
  /** It takes back more than is known here; whoever reads from the first line on knows it. */
  | { readonly kind: 'out-of-reach' }
  /** Our own rules throw at it. */
  | { readonly kind: 'exception'; readonly name: string }
);

export type FindRules = (id: string) => AnyGame | undefined;

/** A table as its log gives it back. */
export interface ReadTable {
  readonly state: TableState;
  readonly lines: ToldLines;
  readonly keys: RecentKeys;
  readonly lastAt: number;
}

/** What a table was opened with, and the rules it is played by. */
export interface Opening {
  readonly opened: Opened;
  readonly game: AnyGame;
}

/** A log while it is read: from its first line on, or from a snapshot. */
export class Reading implements ReadTable {
  readonly lines: ToldLines;
  readonly keys: RecentKeys;
  #state: TableState;
  #lastAt: number;
  /** None after a snapshot. */
  readonly #history: History | undefined;

  private constructor(begin: Omit<Snapshot, 'keys'> & Partial<ReadTable>, history?: History) {
    this.#state = begin.state;
    this.#lastAt = begin.lastAt;
    this.lines = begin.lines ?? new ToldLines();
    this.keys = begin.keys ?? new RecentKeys();
    this.#history = history;
  }

  /** From the first line, which was written at that moment. */
  static begin({ opened, game }: Opening, at: number, lines?: ToldLines): Result<Reading, LogFault> {
    return guarded(0, () => {
      const log = openPosition(opened, game);
      if (!log.ok) return err({ seq: 0, kind: 'refused', reason: log.error.reason });
      const reading = new Reading(
        { state: openState(opened, log.value), lastAt: at, ...(lines && { lines }) },
        new History(opened),
      );
      reading.lines.open(opened.by, at, log.value.events.length);
      return ok(reading);
    });
  }

  static after({ state, lastAt, keys }: Snapshot, lines?: ToldLines): Reading {
    return new Reading({ state, lastAt, keys: new RecentKeys(keys), ...(lines && { lines }) });
  }

  get state(): TableState {
    return this.#state;
  }

  get lastAt(): number {
    return this.#lastAt;
  }

  /** As it is after the last line that was added. */
  get now(): Snapshot {
    return { state: this.#state, lastAt: this.#lastAt, keys: this.keys.entries };
  }

  /** One more line; what is wrong with it, if anything is. */
  add(row: Row): LogFault | undefined {
    const read = guarded(this.#state.seq, () => {
      const transition = readRow(this.#state, row, this.#history);
      if (transition.ok) this.lines.add(transition.value, row.at);
      return transition;
    });
    if (!read.ok) return read.error;
    this.#history?.add(read.value.event);
    this.keys.add(read.value);
    this.#state = read.value.after;
    this.#lastAt = row.at;
    return undefined;
  }
}

/** A whole log at once. Whoever has a shelf for snapshots gets them put there. */
export function readLog(
  rows: readonly Row[],
  findRules: FindRules,
  shelf?: Pick<SnapshotShelf, 'keep'>,
): Result<ReadTable, LogFault> {
  const opening = readOpening(rows[0], findRules);
  if (!opening.ok) return opening;
  const reading = Reading.begin(opening.value, rows[0]!.at);
  if (!reading.ok) return reading;
  for (let index = 1; index < rows.length; index++) {
    const fault = reading.value.add(rows[index]!);
    if (fault) return err(fault);
    if (shelf && isSnapshotDue(reading.value)) shelf.keep(reading.value.state.seq, writeSnapshot(reading.value.now));
  }
  return reading;
}

/** The first line. */
export function readOpening(row: Row | undefined, findRules: FindRules): Result<Opening, LogFault> {
  const seq = 0;
  if (!row) return err({ seq, kind: 'empty' });
  if (row.seq !== seq) return err({ seq, kind: 'gap' });
  const read = eventIn(row);
  if (!read.ok) return read;
  const opened = read.value;
  if (opened.t !== 'opened') return err({ seq, kind: 'not-opened' });
  const game = findRules(opened.game);
  if (!game) return err({ seq, kind: 'unknown-game', game: opened.game });
  if (opened.rules > game.version) return err({ seq, kind: 'newer-rules', version: opened.rules });
  return ok({ opened, game });
}

/** One more line. `history` is needed only by what takes back more than a table does today. */
export function readRow(before: TableState, row: Row, history?: History): Result<Transition, LogFault> {
  const { seq, position } = before;
  if (row.seq !== seq) return err({ seq, kind: 'gap' });
  const read = eventIn(row);
  if (!read.ok) return read;
  const event = read.value;
  return guarded(seq, () => {
    const what = contradictionIn(before, event);
    if (what !== undefined) return err({ seq, kind: 'contradiction', what });
    let move: unknown;
    let back: TableState['position'] | undefined;
    if (event.t === 'played') {
      const admitted = admitMove(position, event.by, event.move);
      if (!admitted.ok) return err({ seq, kind: 'refused', reason: admitted.error.reason });
      move = admitted.value.move;
    }
    if (event.t === 'taken-back' && event.to < reachOf(position)) {
      if (!history) return err({ seq, kind: 'out-of-reach' });
      back = positionFrom(position, before.opened, history.events, event.to);
    }
    return ok({ event, move, before, after: reduce(before, event, row.at, { move, back }) });
  });
}

/** A database does not hold every row to what it should be. */
function eventIn({ seq, at, body }: Row): Result<TableEvent, LogFault> {
  if (!Number.isSafeInteger(at) || at < 0) return err({ seq, kind: 'form', what: 'at: no moment' });
  if (typeof body !== 'string') return err({ seq, kind: 'form', what: 'body: no text' });
  const read = readEvent(body);
  return read.ok ? read : err({ seq, ...read.error });
}

/** An exception at one table is that table's fault. Its message stays here: what was played may be in it. */
function guarded<T>(seq: number, work: () => Result<T, LogFault>): Result<T, LogFault> {
  try {
    return work();
  } catch (error) {
    return err({ seq, kind: 'exception', name: error instanceof Error ? error.name : typeof error });
  }
}
