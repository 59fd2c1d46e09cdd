/** The positions that the rules page and the lesson of Foxu show. */
import type { Diagram } from '../../../board/learn.ts';
import type { GameEvent } from '../../../core/game.ts';

const GREY: GameEvent = { by: 'chance', move: 'grey:a3,b2,b5,c1,c4,d3,d6,e2,e4,e5,f4' };
const DIAGONAL: GameEvent = { by: 0, move: 'diagonal:a1f6' };
const by = (seat: number, move: string): GameEvent => ({ by: seat, move });

export const greyLaid: Diagram = { seats: 2, events: [GREY] };
export const tubesPlaced: Diagram = { seats: 2, events: [GREY, DIAGONAL] };
export const firstSlide: Diagram = { seats: 2, events: [GREY, DIAGONAL, by(0, 'a1-d4')] };
export const midGame: Diagram = {
  seats: 2,
  events: [
    GREY,
    DIAGONAL,
    by(0, 'a1-d4'),
    by(1, 'f6-f1'),
    by(0, 'd4-d1'),
    by(1, 'f1-e1'),
    by(0, 'd1-a4'),
    by(1, 'e1-e6'),
  ],
};
/** Blue and yellow have one disc left each, and one hole is open. */
export const lastDisc: Diagram = {
  seats: 2,
  events: [
    ...midGame.events,
    ...['0 a4-a1', '1 e6-a6', '0 a1-a5', '1 a6-b5', '0 a5-b4', '1 b5-d5'].map((line) =>
      by(Number(line[0]), line.slice(2)),
    ),
  ],
};
