import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../core/random.ts';
import { Effort } from '../../search/effort.ts';
import { glance } from './bot-levels.ts';
import { rules as zGame } from './index.ts';
import { Solver } from './solver.ts';
import { likelihood } from './solver-belief.ts';
import { Board } from './solver-board.ts';
import { unpack } from './solver-codes.ts';
import { Doubt } from './solver-doubt.ts';
import { WEIGHTS } from './solver-evaluation.ts';
import { rootMoves } from './solver-moves.ts';
import { Table } from './solver-table.ts';
import { worlds } from './solver-worlds.ts';
import { mover } from './state.ts';
import { type Caption, position } from './test-support.ts';

function considering(caption: Caption, nodes: number) {
  const state = position(caption);
  const random = seededRandom('doubt');
  const possible = worlds(zGame.view(state, mover(state)), 8, random, likelihood);
  const board = new Board(possible[0]!.state);
  const effort = new Effort({ budget: { nodes }, random, now: () => 0 });
  const terms = { weights: WEIGHTS, counted: false, draw: -25, hopeful: board.side };
  const table = new Table(18);
  const doubt = new Doubt(effort, possible, terms, table, random);
  const moves = glance(board, WEIGHTS, false);
  const text = (move: number) => zGame.write(unpack(board.layout, move));
  return {
    gains: () => new Map(rootMoves(board).map((move) => [text(move), doubt.gain(move)])),
    choice: (enemyDoubts: boolean) =>
      text(new Solver(effort, possible, terms, table, moves, enemyDoubts ? doubt : undefined).solve(60).move),
  };
}

/**
 * The cross on d4 may take what goes to c3, and a hidden piece on b2 takes it back: good for Black if he takes a plus, bad
 * if he takes a zero. He has seen so many zeros go first that he will hardly try.
 */
const BLACK = 'Zc7 Xe4 Pe7 Xd4';
const WHITE = 'Zc1 oa2 pc2 xb2';

describe('the doubt of the enemy', () => {
  test('lets a plus go where he would take it if he knew', () => {
    expect(considering({ white: WHITE, black: BLACK }, 600_000).choice(true)).toBe('c2-c3');
    expect(considering({ white: WHITE, black: BLACK }, 600_000).choice(false)).not.toBe('c2-c3');
  });

  test.each([
    ['a plus that goes first like a zero', 'c2-c3', BLACK, WHITE, 'Zc1 pa2 oc2 xb2'],
    // the cross on b4 looks at e1, where the Z takes it back
    ['a zero that stays at home like a plus', 'a1-a2', 'Zc7 Xb4 Xe7', 'Zd1 oe1 pa1 pb2', 'Zd1 pe1 oa1 pb2'],
  ])('is worth something to %s, and little to what it seems to be', (_, move, black, posing, plain) => {
    const gain = (white: string) => considering({ white, black }, 1e6).gains().get(move)!;
    expect(gain(posing)).toBeGreaterThan(0.1);
    expect(Math.abs(gain(plain))).toBeLessThan(0.03);
  });

  test('is nothing where nothing is hidden', () => {
    const gains = considering({ white: 'Zc1 Oa2 Pc2 Xb2', black: BLACK }, 1e6).gains();
    expect(gains.size).toBeGreaterThan(10);
    for (const gain of gains.values()) expect(gain).toBeCloseTo(0, 9);
  });
});
