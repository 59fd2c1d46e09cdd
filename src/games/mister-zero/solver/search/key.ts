/**
 * When two positions are the same for the rest of the game. After the settled jumps only this matters: where Mister Zero
 * stands and what he has used; at each point the order of the unused numbers and, where a bridge is free, how they
 * compare with the tokens in hand; the hands as a sequence of owners; and the centre rule. Numbers themselves do not,
 * and the margin so far is left out: a value is known as what is still to come.
 */

import type { Outlook } from '../bounds/settled-walk.ts';
import type { Board } from '../position/board.ts';
import { AT_POINT, BRIDGE_COUNT, bitCount, EMPTY, lowest, TO } from '../position/ways.ts';

/** Where three bridges meet or more: at other points there is never a choice. */
const CROSSINGS = AT_POINT.map((_, point) => point).filter((point) => bitCount(AT_POINT[point]!) > 2);
/** Bridges that meet there, two by two, crossing after crossing; and where the pairs of each crossing begin. */
const PAIRS = Array.from(CROSSINGS, (point) => {
  const bridges = [...Array(BRIDGE_COUNT).keys()].filter((bridge) => (AT_POINT[point]! >> bridge) & 1);
  return bridges.flatMap((a, i) => bridges.slice(i + 1).map((b) => [a, b] as const));
});
const PAIR_A = Uint8Array.from(PAIRS.flat(), ([a]) => a);
const PAIR_B = Uint8Array.from(PAIRS.flat(), ([, b]) => b);
const PAIRS_FROM = Uint8Array.from([0, ...PAIRS.map((_, i) => PAIRS.slice(0, i + 1).flat().length)]);

/** How a number can compare with at most ten different ones in hand: between two of them, or equal to one. */
const CLASSES = 32;
const OWNERS = 8;

const noise = (() => {
  let state = 0x9e3779b9;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let x = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
    return x ^ (x >>> 15);
  };
})();
const noises = (length: number) => Int32Array.from({ length }, noise);
const BRIDGE_LOW = noises(BRIDGE_COUNT * CLASSES);
const BRIDGE_HIGH = noises(BRIDGE_COUNT * CLASSES);
const ORDER_LOW = noises(PAIR_A.length * 4);
const ORDER_HIGH = noises(PAIR_A.length * 4);
const HAND_LOW = noises(10 * OWNERS);
const HAND_HIGH = noises(10 * OWNERS);

export class Key {
  low = 0;
  high = 0;
  /** By number, how it compares with the tokens in hand. */
  readonly #class = new Uint8Array(EMPTY + 1);

  make(board: Board, outlook: Outlook): void {
    const { numbers, free, red, green } = board;
    const classes = this.#class;
    let low = 0;
    let high = 0;
    let rank = 0;
    for (let number = 0; number < 10; number++) {
      const owners = ((red >> number) & 1) | (((green >> number) & 1) << 1);
      classes[number] = 2 * rank + (owners ? 1 : 0);
      if (owners) {
        // with four seats the odd and the even tokens are in different hands
        const at = rank * OWNERS + owners + (board.seats === 4 ? (number & 1) << 2 : 0);
        low ^= HAND_LOW[at]!;
        high ^= HAND_HIGH[at]!;
        rank++;
      }
    }
    const filled = ~free & ~outlook.used;
    const here = outlook.way < 0 ? -1 : TO[outlook.way]!;
    let live = 0;
    let compared = 0;
    for (let i = 0; i < CROSSINGS.length; i++) {
      const point = CROSSINGS[i]!;
      const at = AT_POINT[point]!;
      const unused = at & ~outlook.used;
      if (point !== here && bitCount(unused) < 3) continue;
      live |= unused;
      if (unused & free) compared |= unused;
      for (let pair = PAIRS_FROM[i]!, end = PAIRS_FROM[i + 1]!; pair < end; pair++) {
        const a = PAIR_A[pair]!;
        const b = PAIR_B[pair]!;
        if (((filled >> a) & (filled >> b) & 1) === 0) continue;
        const order = numbers[a]! - numbers[b]!;
        const at = 4 * pair + (order < 0 ? 1 : order > 0 ? 2 : 3);
        low ^= ORDER_LOW[at]!;
        high ^= ORDER_HIGH[at]!;
      }
    }
    for (let rest = filled & compared; rest; rest &= rest - 1) {
      const bridge = lowest(rest);
      const at = bridge * CLASSES + classes[numbers[bridge]!]!;
      low ^= BRIDGE_LOW[at]!;
      high ^= BRIDGE_HIGH[at]!;
    }
    const open = free & live;
    let centre = 0;
    if (outlook.way < 0) {
      const m = board.smallestCentral;
      centre = 1 + (m === EMPTY ? CLASSES - 1 : classes[m]!);
      if ((red | green) & 1) centre |= 64;
      centre |= (board.faceDown + 1) << 7;
    }
    const where = ((outlook.way + 1) << 5) | outlook.unpaid;
    low = mix(mix(low, outlook.used), open);
    high = mix(mix(high, outlook.used ^ 0x55555555), open);
    this.low = mix(mix(low, where), centre);
    this.high = mix(mix(high, where), centre ^ 0x33333333);
  }
}

function mix(hash: number, value: number): number {
  const x = Math.imul(hash ^ (hash >>> 15) ^ value, 0x2c1b3c6d);
  return Math.imul(x ^ (x >>> 12), 0x297a2d39) ^ (x >>> 15);
}
