/** What stands beside a table's log, for lists and for the clock of the house. */
import { levelAt, type TableState } from '../../table/state/state.ts';
import { deadlineOf } from '../../table/state/time.ts';
import type { IndexEntry, VisitorId } from '../store/store.ts';
import { summaryOf } from './summary.ts';

/** If the node that thinks for a bot dies, another one looks after the table so much later. */
const BOT_MS = 8000;

/** undefined if nothing of it has changed. */
export function changedEntry(before: TableState, after: TableState, at: number): IndexEntry | undefined {
  const same =
    before.phase === after.phase && before.holders === after.holders && deadline(before, at) === deadline(after, at);
  return same ? undefined : entryOf(after, at);
}

export function entryOf(state: TableState, at: number): IndexEntry {
  return {
    status: state.phase,
    deadline: deadline(state, at),
    players: playersOf(state),
    summary: JSON.stringify(summaryOf(state)),
  };
}

function deadline(state: TableState, at: number): number | null {
  if (state.phase !== 'playing') return null;
  const { game, state: now } = state.position;
  const botActs = game.toAct(now).some((by) => typeof by === 'number' && levelAt(state, by) !== undefined);
  const ends = [deadlineOf(state.time), botActs ? at + BOT_MS : null].filter((each) => each !== null);
  return ends.length === 0 ? null : Math.min(...ends);
}

const playersOf = ({ holders }: TableState): VisitorId[] =>
  holders.flatMap((holder) => ('who' in holder ? [holder.who] : []));
