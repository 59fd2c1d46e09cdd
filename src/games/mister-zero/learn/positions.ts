/** The positions of the rules page and the lesson, each by the tokens laid so far, in turn order. */
import type { Diagram } from '../../../board/learn.ts';

const laid = (seats: number, moves: string): Diagram => ({
  seats,
  events: moves.split(' ').flatMap((move, i) => (move === '' ? [] : [{ by: i % seats, move }])),
});
const seen = <Viewer extends number>(viewer: Viewer, diagram: Diagram) => ({ ...diagram, viewer });

/** One game runs through the lesson. */
const OPENING = '9@tr-n 3@c-nw';
const SMALLER = `${OPENING} 3@sw-bl 8@br-s`;
const ZEROES = `${SMALLER} 2@c-se 0@c-ne`;
const DECISION = `${ZEROES} 0@c-sw! 9@nw-tl 1@nw-w 6@se-e 7@tl-n 7@ne-tr 8@tl-tr 5@bl-br 6@se-br 1@sw-w 5@ne-e 4@bl-s`;

const CROSSING = '0@bl-s 1@ne-tr 5@c-ne 9@nw-ne';

/** The model game of the rulebook. */
const MODEL =
  '9@sw-se 9@sw-bl 8@tl-tr 3@c-nw 4@bl-s 8@tr-n 0@c-sw 0@c-ne! 7@br-s 7@c-se 2@bl-br 1@ne-tr 1@nw-ne 5@tl-n 6@se-br 2@nw-tl 5@se-e 6@nw-w 3@ne-e 4@sw-w';

const TEAMS = '7@nw-tl 9@sw-bl 8@se-br 4@se-e 3@nw-w 3@tr-n 2@ne-e 6@sw-w 5@c-se 1@bl-s';
const LAST_TOKENS = `${TEAMS} 4@bl-br 8@tl-n 9@br-s 7@sw-se 6@tl-tr 2@nw-ne 1@ne-tr`;

export const diagrams = {
  start: laid(2, ''),
  opening: laid(2, SMALLER),
  centre: laid(2, OPENING),
  faceDown: laid(2, `${ZEROES} 0@c-sw!`),
  crossing: laid(2, `${CROSSING} 1@ne-e`),
  model: laid(2, MODEL),
  teams: laid(4, TEAMS),
};

export const lesson = {
  start: seen(0, laid(2, '')),
  centre: seen(0, laid(2, OPENING)),
  smaller: seen(0, laid(2, SMALLER)),
  zeroes: seen(0, laid(2, ZEROES)),
  crossing: seen(0, laid(2, CROSSING)),
  lastToken: seen(1, laid(4, LAST_TOKENS)),
  turnedUp: seen(2, laid(4, `${LAST_TOKENS} 5@c-sw!`)),
  decision: seen(0, laid(2, DECISION)),
};

const OUTSIDE_CENTRE = 'ne-tr se-br sw-bl nw-tl nw-ne sw-se tl-tr bl-br tl-n bl-s br-s ne-e se-e sw-w nw-w'.split(' ');

export const accepted = {
  start: ['9@tl-n', '9@tr-n'],
  centre: OUTSIDE_CENTRE.map((bridge) => `3@${bridge}`),
  smaller: ['0@c-se', '1@c-se', '2@c-se'],
  zeroes: ['0@c-sw!'],
  crossing: ['1@ne-e'],
  lastToken: ['5@c-ne!', '5@c-nw!', '5@c-sw!'],
  turnedUp: ['0@c-ne', '0@c-nw'],
  decision: ['4@sw-se'],
};
