/**
 * The key of the transposition table: when two positions are the same for the rest of the game. After the settled jumps only this matters: where Mister Zero
 * stands and what he has used; at each point the order of the unused numbers and, where a bridge is free, how they
 * compare with the tokens in hand; the hands as a sequence of owners; and the centre rule. Numbers themselves do not,
 * and the margin so far is left out: a value is known as what is still to come.
 */
import { NUMBERS } from '../../state.ts';
import type { SettledWalk } from '../bounds/settled-walk.ts';
import type { PackedBoard } from '../position/board.ts';
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
/** Two placed numbers: less, greater, equal; and one that is idle. */
const ORDERS = 4;
// parts of the centre rule, above the class of the smallest number there
const ZERO_IN_HAND = 64;
const FACE_DOWN = 7;
/** Unpaid tokens stand below the way. */
const WAY = 5;
/** Other bits for the second hash. */
const [SALT_USED, SALT_CENTRE] = [0x55555555, 0x33333333];

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
const ORDER_LOW = noises(PAIR_A.length * ORDERS);
const ORDER_HIGH = noises(PAIR_A.length * ORDERS);
const HAND_LOW = noises(NUMBERS.length * OWNERS);
const HAND_HIGH = noises(NUMBERS.length * OWNERS);

export class Key {
  low = 0;
  high = 0;
  /** By number, how it compares with the tokens in hand. */
  readonly #class = new Uint8Array(EMPTY + 1);

  make(board: PackedBoard, settled: SettledWalk): void {
    const { numbers, free, red, green } = board;
    const classes = this.#class;
    let low = 0;
    let high = 0;
    let rank = 0;
    for (let number = 0; number < NUMBERS.length; number++) {
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
    const filled = ~free & ~settled.used;
    const here = settled.way < 0 ? -1 : TO[settled.way]!;
    let live = 0;
    let compared = 0;
    for (let i = 0; i < CROSSINGS.length; i++) {
      const point = CROSSINGS[i]!;
      const at = AT_POINT[point]!;
      const unused = at & ~settled.used;
      if (point !== here && bitCount(unused) < 3) continue;
      live |= unused;
      if (unused & free) compared |= unused;
      for (let pair = PAIRS_FROM[i]!, end = PAIRS_FROM[i + 1]!; pair < end; pair++) {
        const a = PAIR_A[pair]!;
        const b = PAIR_B[pair]!;
        if (((filled >> a) & (filled >> b) & 1) === 0) continue;
        const order = numbers[a]! - numbers[b]!;
        const at = ORDERS * pair + (order < 0 ? 1 : order > 0 ? 2 : 3);
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
    if (settled.way < 0) {
      const m = board.smallestCentral;
      centre = 1 + (m === EMPTY ? CLASSES - 1 : classes[m]!);
      if ((red | green) & 1) centre |= ZERO_IN_HAND;
      centre |= (board.faceDown + 1) << FACE_DOWN;
    }
    const where = ((settled.way + 1) << WAY) | settled.unpaid;
    low = mix(mix(low, settled.used), open);
    high = mix(mix(high, settled.used ^ SALT_USED), open);
    this.low = mix(mix(low, where), centre);
    this.high = mix(mix(high, where), centre ^ SALT_CENTRE);
  }
}

function mix(hash: number, value: number): number {
  const x = Math.imul(hash ^ (hash >>> 15) ^ value, 0x2c1b3c6d);
  return Math.imul(x ^ (x >>> 12), 0x297a2d39) ^ (x >>> 15);
}
