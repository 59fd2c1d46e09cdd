/** The positions that the rules page and the lesson of Z-Game show: moments of a few short games. */
import type { Diagram } from '../../../board/learn.ts';
import type { GameEvent } from '../../../core/game.ts';
import { write } from '../notation.ts';
import { legal, start } from '../rules.ts';

const SET_UP: readonly GameEvent[] = [
  // a1 b1 d1 e1 b2 c2 d2, and e7 d7 b7 a7 d6 c6 b6
  { by: 0, move: 'setup:pxopaox' },
  { by: 1, move: 'setup:oxppaxo' },
];

const OPTIONS = { layout: 'compact', ending: 'draw' } as const;

/** White begins, then in turn. */
function after(turns: string): Diagram & { readonly viewer: 0 } {
  const moves = turns.split(' ').filter(Boolean);
  return { seats: 2, events: [...SET_UP, ...moves.map((move, i) => ({ by: i % 2, move }))], viewer: 0 };
}

/** Without anybody's secrets. */
const seenByAll = ({ seats, events }: Diagram): Diagram => ({ seats, events });

export const beforeSetUp = { seats: 2, events: [], viewer: 0 } as const;
export const setUp = after('');
/** The four in the back row have one step each, the three in front of them three; the Z is walled in. */
export const firstMoves: readonly string[] =
  'a1-a2 b1-a2 d1-e2 e1-e2 b2-a3 b2-b3 b2-c3 c2-b3 c2-c3 c2-d3 d2-c3 d2-d3 d2-e3'.split(' ');
export const setUpWide: Diagram = { ...setUp, options: { layout: 'wide' } };
/** The arrow on c2, before the Z: 90 of the 630 set-ups. */
export const arrowInFront: readonly string[] = legal(start(OPTIONS), 0)
  .list.map(write)
  .filter((move) => move.at('setup:'.length + 5) === 'a');

export const allTurnedUp = seenByAll(after('a1! a7! b1! b7! d1! d7! e1! e7! b2! b6! c2! c6! d2! d6!'));

const QUIET_START = 'c2-c3 b6-b5 d2-e3 b5-b4';
const HIDDEN_TAKES = `${QUIET_START} c3-b4`;
const CROSS_UP = `${HIDDEN_TAKES} c6-c5 e3! e7-e6`;
const CROSS_TAKES = `${CROSS_UP} e3-c5`;
const ARROW_UP = `${CROSS_TAKES} d6-c5 b2-c3 a7-a6 c3! a6-a5`;
const Z_OPEN = `${ARROW_UP} c3-c5 a5-b4`;

export const enemyInFront = after(QUIET_START);
export const hiddenTook = seenByAll(after(HIDDEN_TAKES));
export const crossHidden = after(`${HIDDEN_TAKES} c6-c5`);
export const crossUp = after(CROSS_UP);
export const plusUp = after('a1! d6-d5');
export const arrowUp = after(ARROW_UP);
export const zOpen = after(Z_OPEN);
export const zTaken = seenByAll(after(`${Z_OPEN} c5-c7`));

const MARCH = 'd2-e3 b6-b5 e3-e4 b5-b4 e4-e5 b4-a3 e5-e6 c6-c5';
export const beforeBaseLine = after(MARCH);
export const onBaseLine = seenByAll(after(`${MARCH} e6-e7`));
/** A hidden piece stands beside White's Z. */
export const zInDanger = after('d2-e3 b6-b5 e3-e4 b5-b4 e4-e5 b4-b3 e5-e6 b3-b2');
