/** Bridges, ways and walks as numbers, for search. */
import { BRIDGES, CENTRAL, CENTRE, POINTS, type Point } from './bridges.data.ts';
import { NUMBERS } from './state.ts';
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

/** The way of the first jump over these numbers, or -1. */
export function firstWayOver(numbers: Int8Array, faceDown: number): number {
  let least = EMPTY;
  let first = -1;
  for (let i = 0; i < CENTRAL_WAYS.length; i++) {
    const way = CENTRAL_WAYS[i]!;
    if (way >> 1 === faceDown) return way;
    const number = numbers[way >> 1]!;
    if (number < least) {
      least = number;
      first = way;
    }
  }
  return first;
}

/** The margin at the end of a walk that has come to the end of `way` with this margin and so many tokens unpaid. */
export function finishWalk(numbers: Int8Array, way: number, used: number, margin: number, unpaid: number): number {
  let last = way;
  let crossed = used;
  let final = margin;
  let waiting = unpaid;
  while ((crossed & TO_BOTH) !== TO_BOTH) {
    let least = EMPTY;
    let next = -1;
    for (let i = last * MOST_ONWARD, end = i + MOST_ONWARD; i < end; i++) {
      const on = NEXT[i]!;
      if (on < 0) break;
      const number = numbers[on >> 1]!;
      if (number < least && !((crossed >> (on >> 1)) & 1)) {
        least = number;
        next = on;
      }
    }
    if (next < 0) break;
    last = next;
    crossed |= 1 << (last >> 1);
    waiting++;
    const pay = PAY[last]!;
    if (pay !== 0) {
      final += pay * waiting;
      waiting = 0;
    }
  }
  return final;
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
