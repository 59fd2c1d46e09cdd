import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../core/random.ts';
import { Effort } from '../../../search/effort.ts';
import { apply, outcome } from '../rules.ts';
import type { Prior } from './playouts/prior.ts';
import { Solver } from './solver.ts';
import { boardOf, bruteForce, mover, somePosition } from './test-positions.ts';

const { unlimited } = Effort;

describe('the solver', () => {
  test.each([
    [2, 5, 12],
    [2, 6, 4],
    [4, 5, 12],
    [4, 6, 12],
  ])('agrees with brute force, %i seats and %i tokens left', (seats, left, games) => {
    for (let game = 0; game < games; game++) {
      const state = somePosition(seats, left, `brute ${seats} ${left} ${game}`);
      expect(new Solver(unlimited()).solve(boardOf(state))).toBe(bruteForce(state));
    }
  });

  test.each([
    [2, 7, 4],
    [2, 8, 1],
    [4, 7, 4],
    [4, 8, 2],
  ])('is worth what its best move is worth, whatever is expected: %i seats, %i tokens left', (seats, left, games) => {
    for (let game = 0; game < games; game++) {
      const board = boardOf(somePosition(seats, left, `best ${game}`, 3 * game));
      const random = seededRandom('expected', game);
      const prior: Prior = { value: random(21) - 10, worth: () => random(200) / 100 - 1 };
      const moves = new Int16Array(200);
      const values: number[] = [];
      for (let i = board.moves(moves) - 1; i >= 0; i--) {
        const before = board.place(moves[i]!);
        values.push(new Solver(unlimited(), 14).solve(board)!);
        board.undo(moves[i]!, before);
      }
      const best = board.mover === 0 ? Math.max(...values) : Math.min(...values);
      expect(new Solver(unlimited()).solve(board, { prior })).toBe(best);
      expect(new Solver(unlimited()).solve(board)).toBe(best);
      const used = new Solver(unlimited());
      used.solve(boardOf(somePosition(seats, left, 'another')));
      used.renew(unlimited());
      expect(used.solve(board, { prior, outcomeFirst: true })).toBe(best);
    }
  });

  test.each([
    [2, 9, 6],
    [2, 10, 2],
    [4, 10, 4],
  ])('finds by guesses what it finds without: %i seats, %i tokens left', (seats, left, games) => {
    for (let game = 0; game < games; game++) {
      const board = boardOf(somePosition(seats, left, `guess ${game}`));
      const random = seededRandom('guessed', game);
      const prior: Prior = { value: random(21) - 10, worth: () => random(200) / 100 - 1 };
      expect(new Solver(unlimited()).solve(board, { prior })).toBe(new Solver(unlimited()).solve(board));
    }
  });

  test.each([2, 4])('its line is legal and ends in its value, %i seats', (seats) => {
    for (let game = 0; game < 6; game++) {
      let state = somePosition(seats, 8, `line ${game}`);
      const board = boardOf(state);
      const solver = new Solver(unlimited());
      const value = solver.solve(board)!;
      for (const move of solver.line(board, value)) {
        state = apply(state, mover(state), boardOf(state).toMove(move));
      }
      const { scores } = outcome(state)!;
      expect(scores[0]! - scores[1]!).toBe(value);
      expect(board).toEqual(boardOf(somePosition(seats, 8, `line ${game}`)));
    }
  });

  test('cut short, it knows a move for what it has proved', () => {
    let cutShort = 0;
    for (let game = 0; game < 12; game++) {
      const board = boardOf(somePosition(2, 8, `cut ${game}`));
      const effort = new Effort({ budget: { nodes: 150 }, random: () => 0, now: () => 0 });
      const solver = new Solver(effort);
      if (solver.solve(board) !== undefined || !solver.proved) continue;
      cutShort++;
      const { move, value } = solver.proved;
      const red = board.mover === 0;
      board.place(move);
      const after = new Solver(unlimited()).solve(board)!;
      expect(red ? after >= value : after <= value).toBe(true);
    }
    expect(cutShort).toBeGreaterThan(0);
  });

  test('asked for the outcome first, it stops as soon as that is enough', () => {
    for (let game = 0; game < 12; game++) {
      const board = boardOf(somePosition(2, 8, `enough ${game}`));
      const value = new Solver(unlimited()).solve(board)!;
      const solver = new Solver(unlimited());
      const isEnough = (low: number, high: number) => low > 0 || high < 0;
      solver.solve(board, { outcomeFirst: true, isEnough });
      const { low, high } = solver.bounds;
      expect([low <= value, value <= high]).toEqual([true, true]);
      expect(value === 0 ? low === high : isEnough(low, high)).toBe(true);
    }
  });

  test.each([2, 4])('solves a position after another as if it were the first, %i seats', (seats) => {
    const nodes = (solver: Solver, seed: string) => {
      const effort = unlimited();
      solver.renew(effort);
      solver.solve(boardOf(somePosition(seats, 9, seed)));
      return effort.nodes;
    };
    const solver = new Solver(unlimited());
    nodes(solver, 'one');
    nodes(new Solver(unlimited()), 'another');
    expect(nodes(solver, 'two')).toBe(nodes(new Solver(unlimited()), 'two'));
  });

  test('gives up when the effort is spent', () => {
    const effort = new Effort({ budget: { nodes: 100 }, random: () => 0, now: () => 0 });
    expect(new Solver(effort).solve(boardOf(somePosition(2, 11, 'spent')))).toBeUndefined();
    // a reply to many moves, the dearest single thing, counts eight
    expect(effort.nodes).toBeLessThan(100 + 8);
  });
});
