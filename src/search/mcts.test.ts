import { describe, expect, test } from 'vitest';
import type { Thinking } from '../core/bot.ts';
import { seededRandom } from '../core/random.ts';
import { Effort } from './effort.ts';
import { mcts, type TreeGame } from './mcts.ts';

const settings = (nodes: number, seed = 'tree') => {
  const random = seededRandom(seed);
  const thinking: Thinking = { budget: { nodes }, random, now: () => 0 };
  return { effort: new Effort(thinking), random };
};

/** Nim with one heap: take one to three, the last one wins. */
interface Heap {
  readonly left: number;
  readonly turn: number;
}
const nim: TreeGame<Heap, number> = {
  toMove: ({ turn }) => turn,
  moves: ({ left }) => [1, 2, 3].filter((taken) => taken <= left),
  after: ({ left, turn }, taken) => ({ left: left - taken, turn: 1 - turn }),
  points: ({ turn }) => [turn, 1 - turn],
};

/** Noughts and crosses: cells 0 to 8, crosses begin. */
type Marks = string;
const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));
const winner = (marks: Marks) => LINES.map((line) => line.map((cell) => marks[cell]).join('')).find(isLine)?.[0];
const isLine = (text: string) => text === 'xxx' || text === 'ooo';
const turn = (marks: Marks) => ([...marks].filter((mark) => mark !== '.').length % 2 === 0 ? 'x' : 'o');
const noughts: TreeGame<Marks, number> = {
  toMove: (marks) => (turn(marks) === 'x' ? 0 : 1),
  moves: (marks) => (winner(marks) ? [] : [...marks].flatMap((mark, cell) => (mark === '.' ? [cell] : []))),
  after: (marks, cell) => marks.slice(0, cell) + turn(marks) + marks.slice(cell + 1),
  points: (marks) => ({ x: [1, 0], o: [0, 1] })[winner(marks) ?? ''] ?? [0.5, 0.5],
};

describe('Monte-Carlo tree search', () => {
  test.each([5, 6, 7, 9, 10, 11])('leaves a multiple of four of a heap of %i', (left) => {
    const found = mcts(nim, { left, turn: 0 }, settings(4_000));
    expect(found.move).toBe(left % 4);
    expect(found.value).toBeGreaterThan(0.9);
  });

  test('knows that a heap of eight is lost', () => {
    expect(mcts(nim, { left: 8, turn: 1 }, settings(4_000)).value).toBeLessThan(0.1);
  });

  test.each([
    ['xx.oo....', [2], 1], // wins at once
    ['xx..o....', [2], 0.5], // has to stop the row, and cannot do more
    ['x...o...x', [1, 3, 5, 7], 0.5], // a corner would lose to a fork: any edge holds
  ])('plays %s as well as it can be played', (marks, best, value) => {
    const found = mcts(noughts, marks, settings(8_000));
    expect(best).toContain(found.move);
    expect(Math.abs(found.value - value)).toBeLessThan(0.15);
  });

  test('tells a line that is the best play of both', () => {
    const { line } = mcts(nim, { left: 7, turn: 0 }, settings(8_000));
    expect(line[0]).toBe(3);
    expect(line.reduce((sum, taken) => sum + taken, 0)).toBe(7);
    expect(line[0]! + line[1]! + line[2]!).toBe(7);
  });

  test('gives the same answer for the same seed', () => {
    expect(mcts(noughts, '.........', settings(500))).toEqual(mcts(noughts, '.........', settings(500)));
  });

  test('looks at one move even when there is no budget', () => {
    expect(mcts(nim, { left: 1, turn: 0 }, settings(0))).toEqual({ move: 1, value: 1, line: [1] });
  });
});
