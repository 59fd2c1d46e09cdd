import { beforeEach, describe, expect, test } from 'vitest';
import { seededRandom } from '../../../../core/random.ts';
import { Effort } from '../../../../search/effort.ts';
import { BoundsTable, tableWords } from '../search/bounds-table.ts';
import { Search } from '../search/search.ts';
import { Solver } from '../solver.ts';
import { boardOf, somePosition } from '../test-positions.ts';
import type { Peer } from './peer.ts';
import { Requester } from './requester.ts';
import { Responder } from './responder.ts';
import { SharedMemory } from './shared-memory.ts';

const TABLE_BITS = 14;
const position = (left: number, seed: string, seats = 2) => boardOf(somePosition(seats, left, seed));
const solved = (board: ReturnType<typeof position>) => new Solver(Effort.unlimited()).solve(board)!;

describe('the shared memory', () => {
  test('a position is read as it was written', () => {
    const memory = SharedMemory.withTable(TABLE_BITS);
    for (let i = 0; i < 40; i++) {
      const board = position(i % 13, `written ${i}`, i % 2 ? 2 : 4);
      const worth = (mover: number, move: number) => mover / 2 - move / 300;
      memory.write(board, { value: 0, worth });
      expect(memory.read()).toEqual(board);
      for (const [mover, move] of [
        [0, 0],
        [0, 199],
        [1, 0],
        [1, 199],
      ] as const) {
        expect(memory.worth(mover, move)).toBe(worth(mover, move));
      }
    }
  });
});

describe('one requests, the other responds', () => {
  let requester: Requester;
  let responder: Responder;
  beforeEach(() => {
    const memory = SharedMemory.withTable(TABLE_BITS);
    requester = new Requester(memory);
    responder = new Responder(memory);
  });

  test('requests are answered, position after position', () => {
    for (let i = 0; i < 12; i++) {
      const board = position(7 + (i % 3), `helped ${i}`);
      const value = solved(board);
      requester.begin(board, undefined);
      for (const target of [value, value + 1]) {
        requester.post(target, Infinity);
        expect(requester.response).toBeUndefined();
        responder.respond();
        expect(requester.isClosed).toBe(true);
        expect(requester.response! >= target).toBe(value >= target);
        requester.close();
        expect(requester.response).toBeUndefined();
      }
    }
  });

  test('what is closed is not answered, nor is an old response taken for a new one', () => {
    const board = position(8, 'settled');
    requester.begin(board, undefined);
    requester.post(0, Infinity);
    requester.close();
    responder.respond();
    expect(requester.isClosed).toBe(false);
    requester.post(0, Infinity);
    responder.respond();
    requester.close();
    requester.post(1, Infinity);
    expect(requester.isClosed).toBe(false);
  });

  test('who requests takes what the other has found, and stops', () => {
    const memory = SharedMemory.withTable(TABLE_BITS);
    const board = position(10, 'stops');
    const alone = Effort.unlimited();
    const value = new Solver(alone, TABLE_BITS).solve(board);
    // it responds at the first look
    const quick = new Responder(memory);
    const now = () => {
      quick.respond();
      return 0;
    };
    const effort = new Effort({ budget: {}, random: () => 0, now }, Infinity, 1);
    expect(new Solver(effort, memory).solve(board)).toBe(value);
    expect(effort.nodes).toBeLessThan(alone.nodes / 10);
  });
});

describe('two threads keep apart', () => {
  test.each([2, 4])('wherever the other one is, the answer is the same, %i seats', (seats) => {
    let deferred = 0;
    for (let i = 0; i < 8; i++) {
      const board = position(9, `apart ${i}`, seats);
      const value = solved(board);
      const random = seededRandom('apart', i);
      const peer: Peer = {
        ownKeys: new Int32Array(32),
        // now and then just where this search is going
        peerKeys: new Proxy(new Int32Array(32), {
          get(_, left) {
            if (random(3) > 0) return 0;
            deferred++;
            return search.plies[Number(left)]!.key.low;
          },
        }),
        isClosed: false,
      };
      const search = new Search(Effort.unlimited(), new BoundsTable(new Int32Array(tableWords(TABLE_BITS))), peer);
      for (const target of [value - 1, value, value + 1, value + 2]) {
        expect(search.test(board, target)! >= target).toBe(value >= target);
      }
      expect([...peer.ownKeys]).toEqual(Array(32).fill(0));
    }
    expect(deferred).toBeGreaterThan(100);
  });
});
