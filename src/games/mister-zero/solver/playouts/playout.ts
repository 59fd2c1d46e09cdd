/** Playouts: the tokens left come to the free bridges at random, by the rules, and Mister Zero walks. */
import type { Random } from '../../../../core/game.ts';
import { NUMBERS } from '../../state.ts';
import type { PackedBoard } from '../position/board.ts';
import {
  BRIDGE_COUNT,
  bitCount,
  CENTRAL_MASK,
  EMPTY,
  EVEN,
  firstWayOver,
  lowest,
  marginFrom,
  NO_BRIDGE,
  ODD,
} from '../position/ways.ts';

/** Hands in turn order: as many as seats. */
const MOST_HANDS = 4;

export class Playouts {
  /** The moves made, by turn from the first one that the board did not have. */
  readonly moves = new Uint8Array(BRIDGE_COUNT);
  readonly #bridges = new Uint8Array(BRIDGE_COUNT);
  readonly #hands = Array.from({ length: MOST_HANDS }, () => new Uint8Array(NUMBERS.length));
  readonly #held = new Uint8Array(MOST_HANDS);
  #random = 1;

  seed(random: Random): void {
    this.#random = random(2 ** 32) | 1;
  }

  /** A number below `end`, from a small generator that is fast. */
  below(end: number): number {
    let x = this.#random;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.#random = x;
    return ((x >>> 16) * end) >>> 16;
  }

  /** Red's tokens less green's in the end; the moves are written from `at` on, and the board is as before. */
  play(board: PackedBoard, at: number): number {
    const { numbers, free, left, seats } = board;
    const bridges = this.#bridges;
    this.#deal(board);
    let count = 0;
    for (let rest = free; rest; rest &= rest - 1) bridges[count++] = lowest(rest);
    let outside = bitCount(free & ~CENTRAL_MASK);
    let m = board.smallestCentral;
    let { faceDown } = board;
    for (let turn = BRIDGE_COUNT - left, i = at; turn < BRIDGE_COUNT; i++) {
      const seat = turn % seats;
      const hand = this.#hands[seat]!;
      const held = this.#held[seat]!;
      const which = this.below(held);
      const where = this.below(count);
      const number = hand[which]!;
      const bridge = bridges[where]!;
      if ((CENTRAL_MASK >> bridge) & 1) {
        if (number === m) {
          // barred, but for the two exceptions
          if (number !== 0 && (outside > 0 || held > 1)) {
            i--;
            continue;
          }
          faceDown = bridge;
        } else if (number < m) {
          m = number;
          faceDown = NO_BRIDGE;
        }
      } else outside--;
      hand[which] = hand[held - 1]!;
      this.#held[seat] = held - 1;
      bridges[where] = bridges[--count]!;
      numbers[bridge] = number;
      this.moves[i] = number * BRIDGE_COUNT + bridge;
      turn++;
    }
    const margin = marginFrom(numbers, firstWayOver(numbers, faceDown));
    for (let rest = free; rest; rest &= rest - 1) numbers[lowest(rest)] = EMPTY;
    return margin;
  }

  #deal({ red, green, seats }: PackedBoard): void {
    for (let seat = 0; seat < seats; seat++) {
      const team = seat & 1 ? green : red;
      const hand = this.#hands[seat]!;
      let held = 0;
      for (let rest = seats === 2 ? team : team & (seat & 2 ? EVEN : ODD); rest; rest &= rest - 1) {
        hand[held++] = lowest(rest);
      }
      this.#held[seat] = held;
    }
  }
}
