import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../../core/random.ts';
import { Effort } from '../../../../search/effort.ts';
import { rules as zGame } from '../../index.ts';
import { mover } from '../../state.ts';
import { type Caption, position } from '../../test-support.ts';
import { WEIGHTS } from '../evaluation/evaluation.ts';
import { PackedBoard } from '../packed/board.ts';
import { unpack } from '../packed/codes.ts';
import { rootMoves } from '../packed/moves.ts';
import { rootOrder } from '../search/move-order.ts';
import { TranspositionTable } from '../search/transposition-table.ts';
import { Solver } from '../solver.ts';
import { likelihood } from './likelihood.ts';
import { OpponentModel } from './opponent-model.ts';
import { worlds } from './worlds.ts';

function considering(caption: Caption, nodes: number) {
  const state = position(caption);
  const random = seededRandom('doubt');
  const possible = worlds(zGame.view(state, mover(state)), 8, random, likelihood);
  const board = new PackedBoard(possible[0]!.state);
  const effort = new Effort({ budget: { nodes }, random, now: () => 0 });
  const terms = { weights: WEIGHTS, counted: false, draw: -25, rootSide: board.side };
  const table = new TranspositionTable(18);
  const opponentModel = new OpponentModel(effort, possible, terms, table, random);
  const moves = rootOrder(board, WEIGHTS, false);
  const text = (move: number) => zGame.write(unpack(board.layout, move));
  return {
    gains: () => new Map(rootMoves(board).map((move) => [text(move), opponentModel.gain(move)])),
    choice: (enemyModelled: boolean) =>
      text(new Solver(effort, possible, terms, table, moves, enemyModelled ? opponentModel : undefined).solve(60).move),
  };
}

/** The arrow may take on c3, and c2 takes it back: good for Black if it takes a plus, bad if it takes a zero. */
const BLACK = 'Zc7 Od7 Xe7 Ac5 Pd5';
const WHITE = 'Zc1 oc2 pc3 Pe2 xe1';

describe('the model of the opponent, who does not know our symbols', () => {
  test('lets a plus stay where he would take it if he knew', () => {
    expect(considering({ white: WHITE, black: BLACK }, 600_000).choice(true)).toBe('e2-d2');
    expect(considering({ white: WHITE, black: BLACK }, 600_000).choice(false)).toBe('c3!');
  });

  test.each([
    ['a plus that goes first like a zero', 'e2-d2', BLACK, WHITE, 'Zc1 pc2 oc3 Pe2 xe1'],
    // the cross on b4 looks at e1, where the Z takes it back
    [
      'a zero that stays at home like a plus',
      'a1-a2',
      'Zc7 Xb4 Xe7 Pb7',
      'Zd1 oe1 pa1 pb2 Xc1 Oc2',
      'Zd1 pe1 oa1 pb2 Xc1 Oc2',
    ],
  ])('is worth something to %s, and little to what it seems to be', (_, move, black, posing, plain) => {
    const gain = (white: string) => considering({ white, black }, 1e6).gains().get(move)!;
    expect(gain(posing)).toBeGreaterThan(0.1);
    expect(Math.abs(gain(plain))).toBeLessThan(0.03);
  });

  test('is nothing where nothing is hidden', () => {
    const gains = considering({ white: 'Zc1 Oc2 Pc3 Pe2 Xe1', black: BLACK }, 1e6).gains();
    expect(gains.size).toBeGreaterThan(10);
    for (const gain of gains.values()) expect(gain).toBeCloseTo(0, 9);
  });
});
