/** Rows become a table again, or it is said what is wrong with them: also our own past comes from outside. */
import type { AnyGame } from '../../core/game.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { TableEvent } from '../events/events.ts';
import { type RowFault, readEvent } from '../events/forms.ts';
import { admitMove, openPosition } from '../state/position.ts';
import { reduce } from '../state/reduce.ts';
import { openState, type TableState } from '../state/state.ts';
import { ToldLines } from '../told/lines.ts';
import type { Transition } from './automatic.ts';
import type { Row } from './ports.ts';
import { contradictionIn } from './reading-checks.ts';

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
  /** Our own rules throw at it. */
  | { readonly kind: 'exception'; readonly name: string }
);

export type FindRules = (id: string) => AnyGame | undefined;

/** A table as its log gives it back. */
export interface ReadTable {
  readonly state: TableState;
  readonly lines: ToldLines;
  /** The place of each act that carried an idempotency key. */
  readonly keys: Map<string, number>;
  readonly lastAt: number;
}

export function readLog(rows: readonly Row[], findRules: FindRules): Result<ReadTable, LogFault> {
  const [first, ...rest] = rows;
  if (!first) return err({ seq: 0, kind: 'empty' });
  const opened = guarded(0, () => readOpening(first, findRules));
  if (!opened.ok) return opened;
  let state = opened.value;
  const lines = new ToldLines();
  const keys = new Map<string, number>();
  lines.open(state.opened.by, first.at);
  for (const row of rest) {
    const before = state;
    const read = guarded(before.seq, () => {
      const transition = readRow(before, row);
      if (transition.ok) lines.add(transition.value, row.at);
      return transition;
    });
    if (!read.ok) return read;
    rememberKey(keys, read.value);
    state = read.value.after;
  }
  return ok({ state, lines, keys, lastAt: rows.at(-1)!.at });
}

export function rememberKey(keys: Map<string, number>, { event, before }: Transition): void {
  if (event.t === 'played' && event.key !== undefined) keys.set(event.key, before.seq);
}

function readOpening(row: Row, findRules: FindRules): Result<TableState, LogFault> {
  const seq = 0;
  if (row.seq !== seq) return err({ seq, kind: 'gap' });
  const read = eventIn(row);
  if (!read.ok) return read;
  const opened = read.value;
  if (opened.t !== 'opened') return err({ seq, kind: 'not-opened' });
  const game = findRules(opened.game);
  if (!game) return err({ seq, kind: 'unknown-game', game: opened.game });
  if (opened.rules > game.version) return err({ seq, kind: 'newer-rules', version: opened.rules });
  const log = openPosition(opened, game);
  return log.ok ? ok(openState(opened, log.value)) : err({ seq, kind: 'refused', reason: log.error.reason });
}

/** One more line. */
export function readRow(before: TableState, row: Row): Result<Transition, LogFault> {
  const { seq } = before;
  if (row.seq !== seq) return err({ seq, kind: 'gap' });
  const read = eventIn(row);
  if (!read.ok) return read;
  const event = read.value;
  return guarded(seq, () => {
    const what = contradictionIn(before, event);
    if (what !== undefined) return err({ seq, kind: 'contradiction', what });
    let move: unknown;
    if (event.t === 'played') {
      const admitted = admitMove(before.position, event.by, event.move);
      if (!admitted.ok) return err({ seq, kind: 'refused', reason: admitted.error.reason });
      move = admitted.value.move;
    }
    return ok({ event, move, before, after: reduce(before, event, row.at, move) });
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
