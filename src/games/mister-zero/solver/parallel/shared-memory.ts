/**
 * What two threads share: a position, a request about it, where each of them is, and the transposition table. One requests,
 * the other responds. What is written is valid once its number is.
 */
import type { Prior } from '../playouts/prior.ts';
import { PackedBoard } from '../position/board.ts';
import { BRIDGE_COUNT, MOVES } from '../position/ways.ts';
import { tableWords } from '../search/bounds-table.ts';

// words, one after the other: the request,
/** The number of the request: odd as long as it is open, even when it is closed. */
export const REQUEST = 0;
export const TARGET = 1;
/** Of moves to try, or ALL_MOVES. */
export const WIDTH = 2;
export const ALL_MOVES = 0;
/** The number of the position that it is about. */
export const POSITION = 3;
// the response,
/** The number of the request that it is to. */
export const RESPONDED = 4;
export const RESULT = 5;
// the position
const SEATS = 8;
const FREE = 9;
const LEFT = 10;
const RED = 11;
const GREEN = 12;
const FACE_DOWN = 13;
const NUMBERS = 16;

const WORD_BYTES = 4;
const KEYS = 64;
const KEYS_EACH = 32;
const WORTH_BYTES = (KEYS + 2 * KEYS_EACH) * WORD_BYTES;
const COLOURS = 2;
const TABLE_BYTES = WORTH_BYTES + COLOURS * MOVES * Float64Array.BYTES_PER_ELEMENT;

export class SharedMemory {
  readonly buffer: SharedArrayBuffer;
  readonly words: Int32Array;
  readonly #worth: Float64Array;
  readonly table: Int32Array;

  constructor(buffer: SharedArrayBuffer) {
    this.buffer = buffer;
    this.words = new Int32Array(buffer, 0, KEYS);
    this.#worth = new Float64Array(buffer, WORTH_BYTES, COLOURS * MOVES);
    this.table = new Int32Array(buffer, TABLE_BYTES);
  }

  /** With a table of 2^bits entries. */
  static withTable(bits: number): SharedMemory {
    return new SharedMemory(new SharedArrayBuffer(TABLE_BYTES + tableWords(bits) * WORD_BYTES));
  }

  /** By tokens left, the position that this side is at: 0 requests, 1 responds. */
  keys(side: 0 | 1): Int32Array {
    return new Int32Array(this.buffer, (KEYS + side * KEYS_EACH) * WORD_BYTES, KEYS_EACH);
  }

  /** Without a prior every move is as bad as can be, that is, all are alike. */
  write(board: PackedBoard, prior: Prior | undefined): void {
    const { words } = this;
    words[SEATS] = board.seats;
    words[FREE] = board.free;
    words[LEFT] = board.left;
    words[RED] = board.red;
    words[GREEN] = board.green;
    words[FACE_DOWN] = board.faceDown;
    words.set(board.numbers.subarray(0, BRIDGE_COUNT), NUMBERS);
    this.#worth.forEach((_, i, worth) => {
      worth[i] = prior?.worth(Math.floor(i / MOVES), i % MOVES) ?? -1;
    });
  }

  /** As the prior has it. */
  worth(mover: number, move: number): number {
    return this.#worth[mover * MOVES + move]!;
  }

  read(): PackedBoard {
    const { words } = this;
    const board = new PackedBoard(words[SEATS]!);
    board.free = words[FREE]!;
    board.left = words[LEFT]!;
    board.red = words[RED]!;
    board.green = words[GREEN]!;
    board.faceDown = words[FACE_DOWN]!;
    board.numbers.set(words.subarray(NUMBERS, NUMBERS + BRIDGE_COUNT));
    return board;
  }
}
