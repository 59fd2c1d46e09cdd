import { describe, expect, test } from 'vitest';
import { pick, seededRandom } from '../../core/random.ts';
import { Effort } from '../../search/effort.ts';
import { apply, legal, outcome, start, toAct } from './rules.ts';
import { Solver } from './solver.ts';
import { Board } from './solver-board.ts';
import { Endgame } from './solver-endgame.ts';
import { Outlook } from './solver-outlook.ts';
import { Prospect } from './solver-prospect.ts';
import { Threats } from './solver-threat.ts';
import type { MisterZeroState } from './state.ts';
import { view } from './view.ts';

const boardOf = (state: MisterZeroState) => Board.of(view(state, 'spectator'));
const unlimited = () => new Effort({ budget: {}, random: () => 0, now: () => 0 });
const mover = (state: MisterZeroState) => toAct(state)[0] as number;

/** Some position with so many tokens left; central bridges stay free longer with every other seed. */
function somePosition(seats: number, left: number, seed: string): MisterZeroState {
  const random = seededRandom(seed);
  let state = start({ consult: false }, seats);
  for (let turn = 20; turn > left; turn--) {
    const { list } = legal(state, mover(state));
    const outside = list.filter(({ bridge }) => !bridge.startsWith('c-'));
    state = apply(state, mover(state), pick(random(2) && outside.length > 0 ? outside : list, random));
  }
  return state;
}

function bruteForce(state: MisterZeroState): number {
  const result = outcome(state);
  if (result) return result.scores[0]! - result.scores[1]!;
  const by = mover(state);
  const values = legal(state, by).list.map((move) => bruteForce(apply(state, by, move)));
  return by % 2 === 0 ? Math.max(...values) : Math.min(...values);
}

describe('the packed board', () => {
  test.each([2, 4])('agrees with the rules move for move, %i seats', (seats) => {
    for (let game = 0; game < 150; game++) {
      const random = seededRandom('packed', game);
      let state = start({ consult: false }, seats);
      const board = new Board(seats);
      const moves = new Int16Array(200);
      while (!outcome(state)) {
        const { list } = legal(state, mover(state));
        const packed = Array.from(moves.subarray(0, board.moves(moves)));
        const key = (move: object) => JSON.stringify(move);
        expect(packed.map((move) => key(board.toMove(move))).sort()).toEqual(list.map(key).sort());
        // the last bridges are central ones in many of these games
        const outside = packed.filter((move) => move % 20 > 3);
        const move = pick(game % 3 && outside.length > 0 ? outside : packed, random);
        const made = board.toMove(move);
        const before = board.place(move);
        board.undo(move, before);
        expect(board).toEqual(boardOf(state));
        board.place(move);
        state = apply(state, mover(state), made);
        expect(board).toEqual(boardOf(state));
      }
      const { scores } = outcome(state)!;
      expect(board.margin()).toBe(scores[0]! - scores[1]!);
    }
  });
});

describe('the outlook', () => {
  test.each([2, 4])('holds every margin that can still come about, %i seats', (seats) => {
    for (let game = 0; game < 200; game++) {
      const random = seededRandom('outlook', game);
      const left = 1 + random(9);
      let state = somePosition(seats, left, `outlook ${game}`);
      const outlook = new Outlook();
      outlook.look(boardOf(state));
      while (!outcome(state)) state = apply(state, mover(state), pick(legal(state, mover(state)).list, random));
      const { scores } = outcome(state)!;
      expect(outlook.low).toBeLessThanOrEqual(scores[0]! - scores[1]!);
      expect(outlook.high).toBeGreaterThanOrEqual(scores[0]! - scores[1]!);
    }
  });
});

describe('the prospect', () => {
  test.each([2, 4])('what it says of every walk is so, %i seats', (seats) => {
    let answers = 0;
    for (let game = 0; game < 300; game++) {
      const random = seededRandom('prospect', game);
      let state = somePosition(seats, 1 + random(7), `prospect ${game}`);
      const board = boardOf(state);
      const outlook = new Outlook();
      outlook.look(board);
      const target = random(11) - 5;
      const prospect = new Prospect();
      const judged = prospect.judge(board, outlook, target);
      expect(prospect.allReach(board, outlook, target)).toBe(judged === 1);
      expect(prospect.noneReaches(board, outlook, target)).toBe(judged === -1);
      while (!outcome(state)) state = apply(state, mover(state), pick(legal(state, mover(state)).list, random));
      const { scores } = outcome(state)!;
      if (judged === 0) continue;
      answers++;
      expect(scores[0]! - scores[1]! >= target).toBe(judged === 1);
    }
    expect(answers).toBeGreaterThan(50);
  });
});

describe('the last three', () => {
  test.each([2, 4])('agree with brute force, free central bridges and equal tokens or not, %i seats', (seats) => {
    for (let game = 0; game < 100; game++) {
      const state = somePosition(seats, 3, `three ${game}`);
      const board = boardOf(state);
      const value = bruteForce(state);
      const outlook = new Outlook();
      outlook.look(board);
      for (const target of [value, value + 1]) {
        expect(new Endgame().test(board, outlook, target) >= target).toBe(value >= target);
      }
      expect(board).toEqual(boardOf(state));
    }
  });
});

describe('threats', () => {
  test.each([2, 4])('a move that they leave out fails, %i seats', (seats) => {
    const endgame = new Endgame();
    const moves = new Int16Array(200);
    let leftOut = 0;
    for (let game = 0; game < 150; game++) {
      const board = boardOf(somePosition(seats, 6, `threats ${game}`));
      const target = (game % 7) - 3;
      const outlook = new Outlook();
      outlook.look(board);
      const prospect = new Prospect();
      if (prospect.judge(board, outlook, target) !== 0) continue;
      const bridges = new Threats().bridgesLeft(board, outlook, prospect, target);
      for (let i = board.moves(moves, board.free & ~bridges) - 1; i >= 0; i--) {
        leftOut++;
        const before = board.place(moves[i]!);
        outlook.look(board);
        const reached = endgame.test(board, outlook, target) >= target;
        board.undo(moves[i]!, before);
        expect(reached).toBe(board.mover === 1);
      }
    }
    expect(leftOut).toBeGreaterThan(100);
  });
});

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

  test('gives up when the effort is spent', () => {
    const effort = new Effort({ budget: { nodes: 100 }, random: () => 0, now: () => 0 });
    expect(new Solver(effort).solve(boardOf(somePosition(2, 11, 'spent')))).toBeUndefined();
    expect(effort.nodes).toBeLessThanOrEqual(101);
  });
});
