/** The positions of rules page and lesson, by the logs that lead to them. */
import type { Diagram } from '../../../board/learn.ts';
import type { GameEvent, Notation } from '../../../core/game.ts';
import { write } from '../notation.ts';
import { answer, ROWS } from '../rows.ts';

type Seated = Diagram & { readonly viewer: number };

const log = (...lines: readonly string[]): GameEvent[] =>
  lines.map((line) => {
    const [by, move] = line.split(' ') as [string, Notation];
    return { by: by === 'chance' ? 'chance' : Number(by), move };
  });
const two = (viewer: number, ...lines: readonly string[]): Seated => ({
  seats: 2,
  options: { rounds: 4 },
  events: log(...lines),
  viewer,
});
const three = (viewer: number, ...lines: readonly string[]): Seated => ({
  seats: 3,
  options: { rounds: 24 },
  events: log(...lines),
  viewer,
});

const CODE = '0 code:red-star,blue-circle,red-square';
const ROUND = [
  CODE,
  '1 color:red,blue,green',
  '1 shape:star,star,circle',
  '1 shape:circle,star,star',
  '1 color:red,blue,red',
];

export const empty = two(1);
export const codeSet = two(0, CODE);
export const seeking = two(1, ...ROUND.slice(0, 4));
export const repeats = two(0, '0 code:red-star,red-circle,blue-cross', '1 color:blue,red,red');
export const solved = two(1, ...ROUND);
export const covered = two(1, ...ROUND, '1 shape:star,circle,square');
export const threeSeek = three(
  2,
  '0 code:green-cross,white-star,yellow-star',
  '1 color:red,green,white',
  '2 shape:star,star,circle',
  '1 color:green,white,blue',
);
export const alone: Diagram = {
  seats: 1,
  options: { rounds: 3 },
  events: log('chance code:white-cross,green-star,red-star', '0 color:white,green,blue', '0 shape:star,star,cross'),
  viewer: 0,
};

// the lesson

export const setCode = two(0);
export const firstRow = two(1, '0 code:yellow-star,red-circle,blue-cross');
export const afterFirstRow = two(1, '0 code:yellow-star,red-circle,blue-cross', '1 color:red,red,blue');
// the three shapes are known; circle is not first, star not second, one is where it was: star circle cross alone is left
export const whites = two(
  1,
  '0 code:yellow-star,red-circle,blue-cross',
  '1 shape:circle,star,square',
  '1 shape:cross,circle,star',
);
// two reds and a blue, not as they lay, and blue not in the middle
export const twoAlike = two(
  1,
  '0 code:red-star,red-circle,blue-cross',
  '1 color:blue,red,red',
  '1 color:green,blue,green',
);
// star first, cross last; red square, red triangle and red cross are out, and red star is the first card already
export const onlyOneLeft = two(
  0,
  '0 code:red-square,red-triangle,red-cross',
  '1 color:red,red,red',
  '1 shape:square,triangle,cross',
  '1 code:red-star,red-circle,blue-cross',
  '0 color:red,red,blue',
  '0 shape:star,star,cross',
  '0 shape:star,triangle,triangle',
);
export const yourAttribute = three(2, '0 code:green-cross,white-star,yellow-star', '1 color:red,green,white');

/** The rows of colours that the answer to red red blue does not exclude: two blacks. */
export const TWO_BLACKS: readonly Notation[] = ROWS.color
  .filter(({ values }) => {
    const { black, white } = answer(values, ['red', 'red', 'blue']);
    return black === 2 && white === 0;
  })
  .map(write);

export const SHAPE_ROWS: readonly Notation[] = ROWS.shape.map(write);
