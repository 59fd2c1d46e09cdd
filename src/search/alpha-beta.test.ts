import { describe, expect, test } from 'vitest';
import { seededRandom } from '../core/random.ts';
import { AlphaBeta, type SearchPosition } from './alpha-beta.ts';
import { Effort } from './effort.ts';
import { TranspositionTable } from './transposition.ts';

const effort = (nodes = Infinity) => new Effort({ budget: { nodes }, random: () => 0, now: () => 0 });
const search = (position: SearchPosition, nodes?: number, mostDepth?: number) =>
  new AlphaBeta(new TranspositionTable(12)).search(position, effort(nodes), mostDepth);

function legal(position: SearchPosition): number[] {
  const into = new Int32Array(64);
  return [...into.subarray(0, position.moves(into, 0))];
}

/** Plain minimax to the end of the game. */
function minimax(position: SearchPosition): number {
  if (position.over()) return position.evaluate();
  return Math.max(
    ...legal(position).map((move) => {
      position.play(move);
      const value = -minimax(position);
      position.takeBack();
      return value;
    }),
  );
}

function valueAfter(position: SearchPosition, line: readonly number[]): number {
  for (const move of line) position.play(move);
  expect(position.over()).toBe(true);
  const value = position.evaluate() * (line.length % 2 === 0 ? 1 : -1);
  for (const _ of line) position.takeBack();
  return value;
}

const ROWS = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

/** Noughts and crosses: small, and drawn with best play. */
class NoughtsAndCrosses implements SearchPosition {
  readonly moveLimit = 9;
  readonly most = 100;
  readonly played: number[] = [];
  get low() {
    return this.#marks().reduce((hash, mark) => hash * 3 + mark, 0);
  }
  get high() {
    return this.low;
  }
  moves(into: Int32Array, start: number) {
    for (let cell = 0; cell < 9; cell++) if (!this.played.includes(cell)) into[start++] = cell;
    return start;
  }
  play(move: number) {
    this.played.push(move);
  }
  takeBack() {
    this.played.pop();
  }
  over() {
    return this.#lost() || this.played.length === 9;
  }
  evaluate() {
    // a foolish estimate must not matter once the game is seen to its end
    return this.#lost() ? -100 : this.played.length === 9 ? 0 : (this.played.at(-1) ?? 0) * 7 - 30;
  }
  #marks() {
    return [...Array(9).keys()].map((cell) => {
      const at = this.played.indexOf(cell);
      return at < 0 ? 0 : 1 + (at % 2);
    });
  }
  #lost() {
    const marks = this.#marks();
    const last = 1 + ((this.played.length + 1) % 2);
    return ROWS.some((row) => row.every((cell) => marks[cell] === last));
  }
}

/** A row of coins, taken in turn from either end; the result is the difference. */
class CoinRow implements SearchPosition {
  readonly moveLimit = 2;
  readonly most = 30_000;
  readonly #coins: readonly number[];
  readonly #taken: number[] = [];
  #left = 0;
  constructor(coins: readonly number[]) {
    this.#coins = coins;
  }
  get low() {
    return this.#left * 64 + this.#taken.length;
  }
  get high() {
    return this.#ahead() * 4096 + this.low;
  }
  moves(into: Int32Array, start: number) {
    into[start] = 0;
    into[start + 1] = 1;
    return start + 2;
  }
  play(move: number) {
    this.#taken.push(move);
    if (move === 0) this.#left++;
  }
  takeBack() {
    if (this.#taken.pop() === 0) this.#left--;
  }
  over() {
    return this.#taken.length === this.#coins.length;
  }
  evaluate() {
    return this.#ahead();
  }
  #ahead() {
    let [left, right, ahead] = [0, this.#coins.length - 1, 0];
    for (const end of this.#taken) ahead = -(ahead + (end === 0 ? this.#coins[left++]! : this.#coins[right--]!));
    return ahead;
  }
}

describe('noughts and crosses', () => {
  test('is a draw', () => {
    const result = search(new NoughtsAndCrosses());
    expect(result).toMatchObject({ value: 0, exact: true });
    expect(valueAfter(new NoughtsAndCrosses(), result.line) + 0).toBe(0);
  });

  test('from any position: as minimax says, with a line that leads there', () => {
    const random = seededRandom('noughts');
    for (let i = 0; i < 300; i++) {
      const position = new NoughtsAndCrosses();
      for (let n = 2 + random(5); n > 0 && !position.over(); n--) {
        const moves = legal(position);
        position.play(moves[random(moves.length)]!);
      }
      const value = minimax(position) + 0;
      const result = search(position);
      expect([position.played, result.value, result.exact]).toEqual([position.played, value, true]);
      if (!position.over()) expect(valueAfter(position, result.line) + 0).toBe(value);
    }
  });

  test('a win is exact as soon as it is seen, whatever else was only estimated', () => {
    const position = new NoughtsAndCrosses();
    for (const move of [0, 8, 2, 1]) position.play(move);
    // 6 threatens 3 and 4: three plies are enough to know
    expect(search(position, Infinity, 3)).toMatchObject({
      value: 100,
      exact: true,
      line: [6, expect.any(Number), expect.any(Number)],
    });
    expect(search(position, Infinity, 2)).toMatchObject({ exact: false });
  });
});

describe('rows of coins', () => {
  test('the exact difference, and the play that makes it', () => {
    const random = seededRandom('coins');
    for (let i = 0; i < 60; i++) {
      const coins = Array.from({ length: 1 + random(11) }, () => random(50));
      const result = search(new CoinRow(coins));
      expect([coins, result.value, result.exact]).toEqual([coins, minimax(new CoinRow(coins)) + 0, true]);
      expect([coins, valueAfter(new CoinRow(coins), result.line) + 0]).toEqual([coins, result.value]);
    }
  });

  test('an answer that rests on estimates does not call itself exact', () => {
    const coins = Array.from({ length: 12 }, (_, i) => (i * 7) % 13);
    for (let depth = 1; depth < 12; depth++) expect(search(new CoinRow(coins), Infinity, depth).exact).toBe(false);
    expect(search(new CoinRow(coins), Infinity, 12).exact).toBe(true);
  });

  test('a spent effort still gives a move, the same every time', () => {
    const coins = Array.from({ length: 40 }, (_, i) => (i * 7) % 13);
    for (const nodes of [0, 1, 10, 500]) {
      const result = search(new CoinRow(coins), nodes);
      expect(result.line.length).toBeGreaterThan(0);
      expect(result.exact).toBe(false);
      expect(search(new CoinRow(coins), nodes)).toEqual(result);
    }
  });
});
