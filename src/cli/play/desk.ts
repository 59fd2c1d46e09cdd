/** Who sits at the keyboard now, and what is asked of him. */
import type { Seat, Viewer } from '../../core/game.ts';
import type { Who } from '../../table/events/events.ts';
import { sideOf } from '../../table/state/ending.ts';
import { isResting, levelAt, presentSeats, type TableState } from '../../table/state/state.ts';
import { onlyPerson, turnOf } from '../../table/state/turns.ts';

export interface Desk {
  /** 'many': a move of anybody; 'next': the next game. Nothing while the computer thinks. */
  readonly asks: 'move' | 'many' | 'answer' | 'chance' | 'rest' | 'next' | undefined;
  /** Who speaks if he does not say his number; undefined if anybody may call out. */
  readonly speaker: Seat | undefined;
  /** Whose knowledge may be on the screen. */
  readonly viewer: Viewer;
  /** The people who may move. */
  readonly people: readonly Seat[];
}

export function deskOf(state: TableState): Desk {
  const { people, asked } = turnOf(state);
  const only = onlyPerson(state);
  const answerer = answererOf(state);
  if (answerer !== undefined) return { asks: 'answer', speaker: answerer, viewer: only ?? answerer, people };
  const first = state.holders.findIndex((holder) => 'who' in holder);
  const anybody = { speaker: Math.max(first, 0), viewer: only ?? ('spectator' as const), people };
  if (state.phase === 'over') return { asks: 'next', ...anybody };
  if (isResting(state)) return { asks: 'rest', ...anybody };
  const { game, state: now } = state.position;
  if (state.opened.chance === 'asked' && game.toAct(now).includes('chance')) return { asks: 'chance', ...anybody };
  if (people.length === 0) return { asks: undefined, ...anybody };
  if (asked === undefined) return { asks: 'many', ...anybody, speaker: undefined };
  return { asks: 'move', speaker: asked, viewer: only ?? asked, people };
}

/** The person of this seat, also while the computer keeps it. */
export function whoAt({ holders }: TableState, seat: Seat): Who | undefined {
  const holder = holders[seat];
  return holder && 'who' in holder ? holder.who : undefined;
}

/** Somebody would resign with his partner, has offered a draw, or would like to take a move back. */
function answererOf(state: TableState): Seat | undefined {
  const { drawOffer, takeBack, resignation, position, holders } = state;
  if (resignation) {
    const side = sideOf(position, resignation.seat);
    const own = [resignation.seat, ...resignation.agreed];
    return presentSeats(state).find((seat) => side.includes(seat) && !own.includes(seat));
  }
  if (takeBack) {
    const own = [...sideOf(position, takeBack.seat), ...takeBack.agreed];
    return presentSeats(state).find((seat) => !own.includes(seat));
  }
  if (drawOffer === undefined) return undefined;
  const own = sideOf(position, drawOffer);
  return [...holders.keys()].find((seat) => !own.includes(seat) && levelAt(state, seat) === undefined);
}
