/**
 * Mister Zero packed for search. The colour of a placed token decides nothing, so a bridge carries a number alone; a
 * hand is a mask of numbers; a move is number × 20 + bridge, and whether it lies face down follows from the position.
 */
import { BRIDGES, CENTRAL, CENTRE, POINTS, type Point } from './bridges.data.ts';
import { type MisterZeroMove, type MisterZeroView, NUMBERS } from './state.ts';
import { ONWARD, PAYS, WAYS } from './walk.ts';

/** What an empty bridge carries: larger than every number, so that nobody jumps over it. */
export const EMPTY = 15;
export const BRIDGE_COUNT: number = BRIDGES.length;
export const POINT_NAMES = Object.keys(POINTS) as Point[];
/** The most ways that lead on from a point, the way back apart. */
export const MOST_ONWARD = 3;

/** Way 2b crosses bridge b as it is written, way 2b + 1 the other way. */
export const TO = Uint8Array.from(WAYS, ({ to }) => POINT_NAMES.indexOf(to));
/** +1 where the way ends on red's checkpoint, -1 on green's. */
export const PAY = Int8Array.from(WAYS, ({ to }) => (PAYS[to] ? (PAYS[to] === 'red' ? 1 : -1) : 0));
/** After each way the ways on, the furthest right first; -1 fills up. */
export const NEXT = Int8Array.from(
  WAYS.flatMap((way) => {
    const ways = ONWARD.get(way)!.map((next) => WAYS.indexOf(next));
    return Array.from({ length: MOST_ONWARD }, (_, i) => ways[i] ?? -1);
  }),
);
export const CENTRAL_WAYS = Uint8Array.from(WAYS.flatMap(({ from }, way) => (from === CENTRE ? [way] : [])));
export const CENTRAL_MASK = maskOf(CENTRAL.map((bridge) => BRIDGES.indexOf(bridge)));
/** By point, the bridges that meet there. */
export const AT_POINT = Int32Array.from(POINT_NAMES, (point) =>
  maskOf(BRIDGES.flatMap((bridge, i) => (bridge.split('-').includes(point) ? [i] : []))),
);
/** The bridges to red's checkpoint, to green's, and to both. With all of them used a checkpoint pays no more. */
export const TO_RED = waysThatPay(1);
export const TO_GREEN = waysThatPay(-1);
export const TO_BOTH = TO_RED | TO_GREEN;
export const ODD = maskOf(NUMBERS.filter((number) => number % 2 === 1));
export const EVEN = maskOf(NUMBERS.filter((number) => number % 2 === 0));

export class Board {
  readonly numbers = new Int8Array(BRIDGE_COUNT).fill(EMPTY);
  /** The empty bridges. */
  free = 2 ** BRIDGE_COUNT - 1;
  left = BRIDGE_COUNT;
  /** What red and green have still to place. */
  red = 2 ** NUMBERS.length - 1;
  green = 2 ** NUMBERS.length - 1;
  /** The bridge whose token lies face down, or -1. */
  faceDown = -1;
  readonly seats: number;

  constructor(seats: number) {
    this.seats = seats;
  }

  static of({ hands, tokens, faceDown }: Pick<MisterZeroView, 'hands' | 'tokens' | 'faceDown'>): Board {
    const board = new Board(hands.length);
    BRIDGES.forEach((bridge, i) => {
      const token = tokens[bridge];
      if (!token) return;
      board.numbers[i] = token.number;
      board.free &= ~(1 << i);
      board.left--;
      board[token.colour] &= ~(1 << token.number);
    });
    board.faceDown = faceDown ? BRIDGES.indexOf(faceDown) : -1;
    return board;
  }

  /** 0 for red, 1 for green. */
  get mover(): number {
    return (BRIDGE_COUNT - this.left) & 1;
  }

  /** The numbers that the player to act may place; with four seats the odd ones play first. */
  get hand(): number {
    const turn = BRIDGE_COUNT - this.left;
    const team = turn & 1 ? this.green : this.red;
    return this.seats === 2 ? team : team & (turn & 2 ? EVEN : ODD);
  }

  /** m, the smallest number on a central bridge, or EMPTY. */
  get smallestCentral(): number {
    let smallest = EMPTY;
    for (const way of CENTRAL_WAYS) {
      const number = this.numbers[way >> 1]!;
      if (number < smallest) smallest = number;
    }
    return smallest;
  }

  /** The number of the hand that may not come to a central bridge now, or -1. */
  get barred(): number {
    const m = this.smallestCentral;
    return m === 0 || m === EMPTY || this.isLastResort ? -1 : m;
  }

  /** The player to act has one token left, and only central bridges are free. */
  get isLastResort(): boolean {
    const { hand } = this;
    return (this.free & ~CENTRAL_MASK) === 0 && (hand & (hand - 1)) === 0;
  }

  /** Fills `into` with the legal moves and says how many they are. `bridges` may leave some bridges out. */
  moves(into: Int16Array | Uint8Array, bridges = this.free): number {
    const { barred } = this;
    let count = 0;
    for (let hand = this.hand; hand; hand &= hand - 1) {
      const number = lowest(hand);
      for (let rest = number === barred ? bridges & ~CENTRAL_MASK : bridges; rest; rest &= rest - 1) {
        into[count++] = number * BRIDGE_COUNT + lowest(rest);
      }
    }
    return count;
  }

  /** Places a token; the answer is what undo needs. */
  place(move: number): number {
    const number = (move / BRIDGE_COUNT) | 0;
    const bridge = move - number * BRIDGE_COUNT;
    const before = this.faceDown;
    if ((CENTRAL_MASK >> bridge) & 1) {
      const m = this.smallestCentral;
      // a legal move equal to m is one of the two exceptions
      if (number === m) this.faceDown = bridge;
      // M6; the face-down token is the smallest of the centre
      else if (number < m) this.faceDown = -1;
    }
    this.numbers[bridge] = number;
    this.free ^= 1 << bridge;
    if (this.mover) this.green ^= 1 << number;
    else this.red ^= 1 << number;
    this.left--;
    return before;
  }

  undo(move: number, faceDown: number): void {
    const number = (move / BRIDGE_COUNT) | 0;
    const bridge = move - number * BRIDGE_COUNT;
    this.left++;
    if (this.mover) this.green ^= 1 << number;
    else this.red ^= 1 << number;
    this.free ^= 1 << bridge;
    this.numbers[bridge] = EMPTY;
    this.faceDown = faceDown;
  }

  /** Red's tokens less green's after a walk over the board as it is. */
  margin(): number {
    const { numbers } = this;
    let way = this.firstWay();
    let used = 0;
    let unpaid = 0;
    let margin = 0;
    while (way >= 0) {
      used |= 1 << (way >> 1);
      unpaid++;
      const pay = PAY[way]!;
      if (pay !== 0) {
        margin += pay * unpaid;
        unpaid = 0;
      }
      if ((used & TO_BOTH) === TO_BOTH) break;
      let least = EMPTY;
      let next = -1;
      for (let i = way * MOST_ONWARD, end = i + MOST_ONWARD; i < end; i++) {
        const on = NEXT[i]!;
        if (on < 0) break;
        const number = numbers[on >> 1]!;
        if (number < least && !((used >> (on >> 1)) & 1)) {
          least = number;
          next = on;
        }
      }
      way = next;
    }
    return margin;
  }

  /** The way of the first jump over the board as it is, or -1. */
  firstWay(): number {
    let least = EMPTY;
    let first = -1;
    for (const way of CENTRAL_WAYS) {
      if (way >> 1 === this.faceDown) return way;
      const number = this.numbers[way >> 1]!;
      if (number < least) {
        least = number;
        first = way;
      }
    }
    return first;
  }

  toMove(move: number): MisterZeroMove {
    const number = (move / BRIDGE_COUNT) | 0;
    const bridge = move % BRIDGE_COUNT;
    const faceDown = ((CENTRAL_MASK >> bridge) & 1) === 1 && number === this.smallestCentral;
    return { number, bridge: BRIDGES[bridge]!, faceDown };
  }
}

function waysThatPay(pay: number): number {
  return WAYS.reduce((mask, _, way) => (PAY[way] === pay ? mask | (1 << (way >> 1)) : mask), 0);
}

export function bitCount(mask: number): number {
  const pairs = mask - ((mask >> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333);
  return Math.imul((fours + (fours >> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export const lowest = (mask: number): number => 31 - Math.clz32(mask & -mask);

export function maskOf(bits: readonly number[]): number {
  return bits.reduce((mask, bit) => mask | (1 << bit), 0);
}
