import { describe, expect, test } from 'vitest';
import { pick, seededRandom } from '../../../../core/random.ts';
import { Effort } from '../../../../search/effort.ts';
import { PackedBoard } from '../position/board.ts';
import { MoveIndex } from './move-index.ts';
import { Playouts } from './playout.ts';
import { Tree } from './tree.ts';

const playouts = (most: number) => new Effort({ budget: { nodes: most }, random: () => 0, now: () => 0 });

/** Of ten moves `late` stay off the centre, so that the centre rule is met in all its forms. */
function someBoard(seats: number, left: number, seed: string, late: number): PackedBoard {
  const random = seededRandom(seed);
  const board = new PackedBoard(seats);
  while (board.left > left) {
    const list = legal(board);
    const outside = list.filter((move) => move % 20 > 3);
    board.place(pick(random(10) < late && outside.length > 0 ? outside : list, random));
  }
  return board;
}

function legal(board: PackedBoard): number[] {
  const moves = new Int16Array(200);
  return Array.from(moves.subarray(0, board.moves(moves)));
}

describe('the move index', () => {
  test.each([2, 4])('knows the place of every legal move, and no other move, %i seats', (seats) => {
    let barred = 0;
    for (let game = 0; game < 60; game++) {
      const board = someBoard(seats, 1 + (game % 19), `choices ${game}`, game % 11);
      const moveIndex = new MoveIndex();
      moveIndex.take(board);
      const list = legal(board);
      const places: number[] = [];
      for (let move = 0; move < 200; move++) {
        if (((board.free >> (move % 20)) & 1) === 0) continue;
        const index = moveIndex.indexOf(move);
        if (index >= 0) places[index] = move;
        else if ((board.hand >> Math.floor(move / 20)) & 1) barred++;
      }
      expect(places).toEqual(list);
    }
    expect(barred).toBeGreaterThan(0);
  });
});

describe('a playout', () => {
  test.each([2, 4])('makes legal moves to the end and says what they come to, %i seats', (seats) => {
    let faceDown = 0;
    const playouts = new Playouts();
    playouts.seed(seededRandom('playout'));
    for (let game = 0; game < 300; game++) {
      const left = 1 + (game % 20);
      const board = someBoard(seats, left, `playout ${game}`, game % 11);
      const before = structuredClone({ ...board });
      const margin = playouts.play(board, 0);
      expect({ ...board }).toEqual(before);
      for (const move of playouts.moves.slice(0, left)) {
        expect(legal(board)).toContain(move);
        board.place(move);
      }
      if (board.faceDown >= 0) faceDown++;
      expect(board.margin()).toBe(margin);
    }
    expect(faceDown).toBeGreaterThan(0);
  });
});

describe('the tree', () => {
  test('planted anew it is as new', () => {
    const kept = new Tree();
    kept.plant(someBoard(2, 15, 'before', 5), seededRandom('before'));
    kept.run(playouts(3000));
    const fresh = new Tree();
    for (const tree of [kept, fresh]) {
      tree.plant(someBoard(2, 12, 'after', 5), seededRandom('after'));
      tree.run(playouts(3000));
    }
    expect(kept.best()).toEqual(fresh.best());
  });

  test('that overlooks all moves but one plays that one', () => {
    const tree = new Tree();
    const chosen = Array.from({ length: 8 }, (_, i) => {
      tree.plant(new PackedBoard(2), seededRandom('blind', i), 10);
      const [only] = tree.best().line;
      tree.run(playouts(300));
      expect(tree.best().line[0]).toBe(only);
      return only;
    });
    expect(new Set(chosen).size).toBeGreaterThan(1);
  });
});
