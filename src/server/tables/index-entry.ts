/** What stands beside a table's log, for lists and for the clock of the house. */
import { dueAt } from '../../table/state/due.ts';
import { hasComputers, levelAt, type TableState } from '../../table/state/state.ts';
import type { Append, IndexEntry, Status, VisitorId } from '../store/store.ts';
import { summaryOf } from './summary.ts';

/** If the node that thinks for a bot dies, another one looks after the table so much later. */
const BOT_MS = 8000;

/** undefined if nothing of it has changed; most moves change the deadline alone, or nothing. */
export function changedEntry(before: TableState, after: TableState, at: number): Append['entry'] {
  if (statusOf(before) !== statusOf(after) || before.holders !== after.holders) return entryOf(after, at);
  const next = deadline(after, at);
  return next === deadline(before, at) ? undefined : { deadline: next };
}

export function entryOf(state: TableState, at: number): IndexEntry {
  return {
    status: statusOf(state),
    deadline: deadline(state, at),
    players: playersOf(state),
    summary: JSON.stringify(summaryOf(state)),
  };
}

/** Nobody is there, and there is no room for it: its computers wait until somebody looks. Time goes on all the same. */
export function restingEntry(state: TableState, at: number): IndexEntry {
  return { ...entryOf(state, at), deadline: dueAt(state) };
}

/** Its time has run out, or it waits for a computer. If not, a deadline that has passed is none of this table. */
export function isOverdue(state: TableState, now: number): boolean {
  const next = deadline(state, now - BOT_MS);
  return next !== null && next <= now;
}

function deadline(state: TableState, at: number): number | null {
  if (state.phase !== 'playing') return dueAt(state);
  const due = dueAt(state);
  if (!botActs(state)) return due;
  return due === null ? at + BOT_MS : Math.min(due, at + BOT_MS);
}

function botActs(state: TableState): boolean {
  if (!hasComputers(state)) return false;
  const { game, state: now } = state.position;
  return game.toAct(now).some((by) => typeof by === 'number' && levelAt(state, by) !== undefined);
}

/** Nobody can sit down any more where the game starts by itself. */
const statusOf = ({ phase, gathering }: TableState): Status => (gathering ? 'playing' : phase);

const playersOf = ({ holders }: TableState): VisitorId[] =>
  holders.flatMap((holder) => ('who' in holder ? [holder.who] : []));
