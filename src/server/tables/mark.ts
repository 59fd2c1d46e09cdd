/** What stands beside a table's log, for lists and for the clock of the house. */
import { type Life, levelAt } from '../../table/life/life.ts';
import { deadlineOf } from '../../table/life/time.ts';
import type { Mark, VisitorId } from '../store/store.ts';

/** If the node that thinks for a bot dies, another one looks after the table so much later. */
const BOT_MS = 8000;

/** What a list of tables shows; public knowledge only. */
export interface Summary {
  readonly public: boolean;
  readonly seats: number;
  readonly options: unknown;
  readonly control: Life['opened']['control'];
  readonly holders: Life['holders'];
  readonly ending: Life['ending'] | null;
  readonly moves: number;
  readonly started: boolean;
}

/** undefined if nothing of it has changed. */
export function markOf(before: Life, life: Life, at: number): Mark | undefined {
  const same =
    before.phase === life.phase && before.holders === life.holders && deadline(before, at) === deadline(life, at);
  return same ? undefined : wholeMark(life, at);
}

export function wholeMark(life: Life, at: number): Mark {
  return {
    status: life.phase,
    deadline: deadline(life, at),
    players: playersOf(life),
    summary: JSON.stringify(summaryOf(life)),
  };
}

function deadline(life: Life, at: number): number | null {
  if (life.phase !== 'playing') return null;
  const { game, state } = life.log;
  const botActs = game.toAct(state).some((by) => typeof by === 'number' && levelAt(life, by) !== undefined);
  const ends = [deadlineOf(life.time), botActs ? at + BOT_MS : null].filter((each) => each !== null);
  return ends.length === 0 ? null : Math.min(...ends);
}

const playersOf = ({ holders }: Life): VisitorId[] =>
  holders.flatMap((holder) => (holder.kind === 'person' || holder.kind === 'stand-in' ? [holder.who] : []));

export const summaryOf = (life: Life): Summary => ({
  public: life.opened.public,
  seats: life.opened.seats,
  options: life.opened.options,
  control: life.opened.control,
  holders: life.holders,
  ending: life.ending ?? null,
  moves: life.log.events.length,
  started: life.phase !== 'open',
});
