/** Bridges, ways and walks as numbers, for search. */
import { BRIDGES, CENTRAL, CENTRE, POINTS, type Point } from '../../bridges.data.ts';
import { NUMBERS } from '../../state.ts';
import { ONWARD, PAYS, WAYS } from '../../walk.ts';

/** What an empty bridge carries: larger than every number, so that nobody jumps over it. */
export const EMPTY = 15;
export const BRIDGE_COUNT: number = BRIDGES.length;
/** A move is number × 20 + bridge. */
export const MOVES: number = NUMBERS.length * BRIDGE_COUNT;
export const NO_MOVE = -1;
export const NO_BRIDGE = -1;
export const NO_NUMBER = -1;
/** Neither the first way nor a further one. */
export const NO_WAY = -1;
const POINT_NAMES = Object.keys(POINTS) as Point[];
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
// used, number, rank and way in one integer, the way lowest
const WAY_MASK = 63;
const RANK = 6;
const NUMBER = 8;
const USED = 12;
const BRIDGE_MASK = WAY_MASK >> 1;
/** The same with the rank in front of the way; a way over nothing fills up. */
const RANKED = Uint8Array.from(NEXT, (way, i) => ((i % MOST_ONWARD) << RANK) | (way < 0 ? 2 * BRIDGE_COUNT : way));
export const CENTRAL_WAYS = Uint8Array.from(WAYS.flatMap(({ from }, way) => (from === CENTRE ? [way] : [])));
export const CENTRAL_MASK = maskOf(CENTRAL.map((bridge) => BRIDGES.indexOf(bridge)));
/** By point, the bridges that meet there. */
export const AT_POINT = Int32Array.from(POINT_NAMES, (point) =>
  maskOf(BRIDGES.flatMap((bridge, i) => (bridge.split('-').includes(point) ? [i] : []))),
);
/** By way, the bridges that meet at its end. */
export const AROUND = Int32Array.from(TO, (point) => AT_POINT[point]!);
/** The bridges to red's checkpoint, to green's, and to both. With all of them used a checkpoint pays no more. */
export const TO_RED = waysThatPay(1);
export const TO_GREEN = waysThatPay(-1);
export const TO_BOTH = TO_RED | TO_GREEN;
export const ODD = maskOf(NUMBERS.filter((number) => number % 2 === 1));
export const EVEN = maskOf(NUMBERS.filter((number) => number % 2 === 0));

/** The way of the first jump over these numbers, or NO_WAY. */
export function firstWayOver(numbers: Int8Array, faceDown: number): number {
  let least = EMPTY;
  let first = NO_WAY;
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

/**
 * After `way` the way over the smallest unused number, the furthest right of equal ones, or NO_WAY. Without a branch, for
 * none would be foreseeable: of number, rank and way in one integer each the least wins.
 */
export function wayOn(numbers: Int8Array, used: number, way: number): number {
  const i = way * MOST_ONWARD;
  const a = RANKED[i]!;
  const b = RANKED[i + 1]!;
  const c = RANKED[i + 2]!;
  const bridgeA = (a >> 1) & BRIDGE_MASK;
  const bridgeB = (b >> 1) & BRIDGE_MASK;
  const bridgeC = (c >> 1) & BRIDGE_MASK;
  let least = (numbers[bridgeA]! << NUMBER) | a | (((used >> bridgeA) & 1) << USED);
  let less = ((numbers[bridgeB]! << NUMBER) | b | (((used >> bridgeB) & 1) << USED)) - least;
  least += less & (less >> 31);
  less = ((numbers[bridgeC]! << NUMBER) | c | (((used >> bridgeC) & 1) << USED)) - least;
  least += less & (less >> 31);
  return least < EMPTY << NUMBER ? least & WAY_MASK : NO_WAY;
}

/** Red's tokens less green's after a walk over these numbers from a first way, or NO_WAY. */
export function marginFrom(numbers: Int8Array, first: number): number {
  let way = first;
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
    way = wayOn(numbers, used, way);
  }
  return margin;
}

/** The way over a bridge that begins where `way` ends. */
export const wayOver = (bridge: number, way: number): number => 2 * bridge + (TO[2 * bridge] === TO[way] ? 1 : 0);

/** Whether one of these bridges lies further right than `next`, seen from the end of `way`. */
export function isOnTheRight(bridges: number, way: number, next: number): boolean {
  for (let i = way * MOST_ONWARD; NEXT[i] !== next; i++) if ((bridges >> (NEXT[i]! >> 1)) & 1) return true;
  return false;
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
