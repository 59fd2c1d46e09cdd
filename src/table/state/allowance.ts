/**
 * How much each person may say, and do beside the game. Nobody uses up another's: a table has room for all that its seats
 * may say, and those who only watch share a pool of their own, the smaller for each the emptier it is.
 */
import type { Seat } from '../../core/game.ts';
import { entryAt, withEntry } from '../../core/persistent-map.ts';
import type { TableEvent, Who } from '../events/events.ts';
import {
  BESIDE_RATE,
  SEATS_TALK,
  SEATS_TALK_RATE,
  WATCHER_TALK,
  WATCHERS_TALK,
  WATCHERS_TALK_RATE,
} from '../limits.ts';
import { seatOf, type TableState } from './state.ts';

/** So many at once, and one more after so many milliseconds. */
interface Tempo {
  readonly burst: number;
  readonly everyMs: number;
}

/** A bucket that fills with what is done and leaks with time; `count` is all that ever went in. */
export interface Spent {
  readonly count: number;
  readonly level: number;
  readonly at: number;
}

export interface Allowance {
  readonly talk: Spent;
  readonly acts: Spent;
}

const NOTHING: Spent = { count: 0, level: 0, at: 0 };
const NEW: Allowance = { talk: NOTHING, acts: NOTHING };

/** Why somebody may not say more now; undefined if he may. */
export function talkRefusal(state: TableState, who: Who, now: number): 'said-enough' | 'too-quick' | undefined {
  const { talk } = allowanceOf(state, who);
  if (talk.count >= mostTalk(state, who)) return 'said-enough';
  return isFull(talk, talkRate(state, who), now) ? 'too-quick' : undefined;
}

/** Whether somebody does more beside the game than a person can mean. */
export const isTooQuick = (state: TableState, event: TableEvent, now: number): boolean => {
  const who = doerOf(state, event);
  return who !== undefined && isFull(allowanceOf(state, who).acts, BESIDE_RATE, now);
};

/** What an event has cost those who did it. */
export function charged(
  state: TableState,
  event: TableEvent,
  at: number,
): Pick<TableState, 'allowances' | 'watchersSaid'> {
  const { allowances, watchersSaid } = state;
  if (event.t === 'said' || event.t === 'reacted') {
    const own = allowanceOf(state, event.who);
    const talk = add(own.talk, talkRate(state, event.who), at);
    return {
      allowances: withEntry(allowances, event.who, { ...own, talk }),
      watchersSaid: isGuest(state, event.who) ? watchersSaid + 1 : watchersSaid,
    };
  }
  const who = doerOf(state, event);
  if (who === undefined) return { allowances, watchersSaid };
  const own = allowanceOf(state, who);
  return { allowances: withEntry(allowances, who, { ...own, acts: add(own.acts, BESIDE_RATE, at) }), watchersSaid };
}

const allowanceOf = ({ allowances }: TableState, who: Who): Allowance => entryAt(allowances, who) ?? NEW;

/** Only watches: has neither a seat nor opened the table. */
export const isGuest = (state: TableState, who: Who): boolean =>
  state.opened.by !== who && seatOf(state, who) === undefined;

function mostTalk(state: TableState, who: Who): number {
  if (!isGuest(state, who)) return Math.floor(SEATS_TALK / state.opened.seats);
  return Math.min(WATCHER_TALK, Math.ceil((WATCHERS_TALK - state.watchersSaid) / 25));
}

const talkRate = (state: TableState, who: Who): Tempo => (isGuest(state, who) ? WATCHERS_TALK_RATE : SEATS_TALK_RATE);

const levelAt = ({ level, at }: Spent, { everyMs }: Tempo, now: number): number =>
  Math.max(0, level - Math.max(0, now - at) / everyMs);

const isFull = (spent: Spent, rate: Tempo, now: number): boolean => levelAt(spent, rate, now) + 1 > rate.burst;

const add = (spent: Spent, rate: Tempo, at: number): Spent => ({
  count: spent.count + 1,
  level: levelAt(spent, rate, at) + 1,
  at,
});

/**
 * Who has done something of which there could be too much. What belongs to the game, to the clock, or can happen once
 * only, counts against nobody; who leaves must come back first, and that counts.
 */
function doerOf(state: TableState, event: TableEvent): Who | undefined {
  const { opened, holders } = state;
  const at = (seat: Seat): Who | undefined => {
    const holder = holders[seat];
    return holder && 'who' in holder ? holder.who : undefined;
  };
  switch (event.t) {
    case 'sat':
      return event.who;
    case 'stood':
      return at(event.seat) ?? opened.by;
    case 'bot':
    case 'kicked':
    case 'let-in':
    case 'muted':
    case 'unmuted':
    case 'talk-set':
      return opened.by;
    case 'swap-asked':
    case 'swap-declined':
    case 'swapped':
    case 'resign-asked':
    case 'resign-declined':
    case 'draw-offered':
    case 'draw-declined':
    case 'hinted':
    case 'take-back-asked':
    case 'take-back-declined':
    case 'taken-back':
    case 'returned':
    case 'arrived':
    case 'rematch-declined':
    case 'insisted':
      return at(event.seat);
    case 'stand-in-agreed':
      return at(event.by);
    case 'level-chosen':
      // anybody may choose it: it counts against the choice
      return `level ${event.seat}`;
    default:
      return undefined;
  }
}
