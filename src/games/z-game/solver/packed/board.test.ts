import { describe, expect, test } from 'vitest';
import { randomPlay } from '../../../../../test/support/random-game.ts';
import type { Outcome } from '../../../../core/game.ts';
import { pick, seededRandom } from '../../../../core/random.ts';
import { rules as zGame } from '../../index.ts';
import {
  bothSetUp,
  LAYOUTS,
  type Layout,
  type LayoutName,
  mover,
  type ZGameMove,
  type ZGameState,
} from '../../state.ts';
import { position } from '../../test-support.ts';
import { PackedBoard } from './board.ts';
import { type PackedMove, packedCell, packMove, SYMBOL_MASK, toOf, turnsUp, unpack, Z } from './codes.ts';
import { attacks, generate, hasTurn, MOST_MOVES } from './moves.ts';

const LAYOUT_NAMES = Object.keys(LAYOUTS) as LayoutName[];
const moves = new Int16Array(MOST_MOVES);

const legal = (board: PackedBoard) =>
  [...moves.subarray(0, generate(board, moves, 0))].map((move) => zGame.write(unpack(board.layout, move))).sort();

function pack(layout: Layout, move: ZGameMove): PackedMove {
  if (move.kind === 'set-up') throw new Error('a set-up is no move of the board');
  const [from, to] = move.kind === 'move' ? [move.from, move.to] : [move.at, move.at];
  const { cell } = layout.grid;
  return packMove(packedCell(layout, cell(from)!), packedCell(layout, cell(to)!));
}

/** All that a packed board knows, in a form that can be compared. */
const known = (board: PackedBoard) => ({
  cells: [...board.cells],
  pieces: [0, 1].map((side) => [...board.places.slice(side * 8, side * 8 + board.counts[side]!)].sort()),
  zs: [...board.zs],
  side: board.side,
  quiet: board.quiet,
  hash: [board.low, board.high],
  still: board.standsStill(),
});

/** How the packed board would end the game, Z taken apart. */
function ending(board: PackedBoard): Outcome['reason'] | undefined {
  if (!hasTurn(board)) return 'no-move';
  if (board.bare) return 'bare';
  return board.standsStill() ? 'still' : undefined;
}

function reason(state: ZGameState): string | undefined {
  const { reason } = zGame.outcome(state) ?? {};
  return reason === 'no-progress' || reason === 'repetition' ? 'still' : reason;
}

describe('the packed board', () => {
  test.each(LAYOUT_NAMES)('agrees with the rules move for move over random games: %s', (layout) => {
    const ends = new Set<string | undefined>();
    for (let game = 0; game < 60; game++) {
      const random = seededRandom(`z-game packed ${layout} ${game}`);
      const start = zGame.start({ layout, ending: 'draw' }, 2);
      let walked: PackedBoard | undefined;
      for (const { before, move, after } of randomPlay(zGame, start, random, 300)) {
        if (!bothSetUp(before)) continue;
        walked ??= new PackedBoard(before);
        const packed = pack(walked.layout, move);
        const target = walked.cells[toOf(packed)]!;
        walked.make(packed);
        ends.add(zGame.outcome(after)?.reason);
        if ((target & SYMBOL_MASK) === Z && !turnsUp(packed)) {
          expect(reason(after)).toBe('z-taken');
          continue;
        }
        expect(known(walked)).toEqual(known(new PackedBoard(after)));
        expect(ending(walked)).toBe(reason(after));
        if (reason(after) === undefined) {
          expect(legal(walked)).toEqual(zGame.legal(after, mover(after)).list.map(zGame.write));
        }
      }
    }
    expect(ends).toContain('z-taken');
  });

  test('takes moves back', () => {
    for (let game = 0; game < 40; game++) {
      const random = seededRandom(`z-game taken back ${game}`);
      let state = zGame.start({ layout: pick(LAYOUT_NAMES, random), ending: 'draw' }, 2);
      for (const by of [0, 1]) state = zGame.apply(state, by, zGame.draw(state, by, random));
      const board = new PackedBoard(state);
      const first = known(board);
      const made = [];
      for (const { move } of randomPlay(zGame, state, random, 100)) {
        made.push(pack(board.layout, move));
        board.make(made.at(-1)!);
      }
      for (const move of made.reverse()) board.unmake(move);
      expect(known(board)).toEqual(first);
    }
  });

  test('knows by whom a cell is attacked', () => {
    for (let game = 0; game < 20; game++) {
      const random = seededRandom(`z-game attacked ${game}`);
      const start = zGame.start({ layout: pick(LAYOUT_NAMES, random), ending: 'draw' }, 2);
      for (const { after } of randomPlay(zGame, start, random, 120)) {
        if (!bothSetUp(after) || zGame.outcome(after)) continue;
        const board = new PackedBoard(after);
        const targets = new Set(
          zGame
            .legal(after, board.side)
            .list.flatMap((move) => (move.kind === 'move' ? [toOf(pack(board.layout, move))] : [])),
        );
        const enemyZ = board.zs[board.side ^ 1]!;
        expect(attacks(board, board.side, enemyZ)).toBe(targets.has(enemyZ));
      }
    }
  });

  test('[Z4] remembers the positions before it', () => {
    let state = position({ white: 'Zc1 Pa1', black: 'Ze7 Pd6 xb5', toMove: 0 });
    const tour = ['a1-a2', 'd6-d5', 'a2-a1', 'd5-d6'];
    for (const text of [...tour, ...tour.slice(0, 3)]) {
      const move = zGame.read(text);
      if (!move.ok) throw new Error(text);
      state = zGame.apply(state, mover(state), move.value);
      expect(new PackedBoard(state).standsStill()).toBe(false);
    }
    const board = new PackedBoard(state);
    board.make(pack(board.layout, { kind: 'move', from: 'd5', to: 'd6' }));
    expect(board.standsStill()).toBe(true);
  });
});
