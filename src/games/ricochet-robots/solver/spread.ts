/**
 * The slides of the other robots from all states of one trio and level; they lead one level up. Wherever the active robot
 * stands, the others slide alike, unless it stands in their way. On the way it is seen whether the target is near.
 */
import { ahead, lookAhead, lookAheadStraight } from './ahead.ts';
import { TURNED } from './bounds.ts';
import { goesDown } from './descent.ts';
import { Fresh } from './fresh.ts';
import type { Search } from './search.ts';
import { QUEUED, SLOT, STILL_DONE, STILL_PLANE, STRAIGHT, trioOf, wordOf } from './slots.ts';
import { isBetween, STEPS, slideTo } from './stops.ts';

/** More than one spread can need: three robots, four ways, at most 15 cells each. */
const MOST_NEW = 180;

const fresh = new Fresh();
const { cells, filled } = fresh;
/** Cells taken out of `cells` for a while. */
const parked = new Uint8Array(16);

/** The slides of the others: which one, from where to where, past which two that stay; and the slot that each leads to. */
const ways = new Uint8Array(12);
const froms = new Uint8Array(12);
const tos = new Uint8Array(12);
const xs = new Uint8Array(12);
const ys = new Uint8Array(12);
const trios = new Int32Array(12);
const found = new Int32Array(12);

/** `all`: nobody looks ahead. */
export function spread(search: Search, slot: number, plane: number, all: boolean): void {
  const { slots, task } = search;
  slots.reserve(MOST_NEW);
  slots.info[slot]! &= ~(QUEUED << plane);
  fresh.gather(slots, slot, plane);
  if (search.straight) fresh.gatherStraight(slots, slot, plane, task.home);
  fresh.settle(slots, slot, plane);
  const trio = slots.info[slot]!;
  const p = trio & 255;
  const q = (trio >> 8) & 255;
  const r = (trio >> 16) & 255;
  const slides = list(search, r, p, q, list(search, q, p, r, list(search, p, q, r, 0)));
  const later = (plane + 1) % 3;
  if (fresh.fills > 0) {
    // all slots are looked up before any is written to: so the waits for memory overlap
    slots.lookUp(trios, found, slides);
    for (let i = 0; i < slides; i++) push(search, slot, i, later, all);
  }
  if (fresh.straights > 0) for (let i = 0; i < slides; i++) pushStraights(search, slot, i, later, all);
}

/** Adds the slides of the robot on `from`, past those on x < y, to the list of so many. */
function list({ task: { stops } }: Search, from: number, x: number, y: number, count: number): number {
  let slides = count;
  for (let way = 0; way < 4; way++) {
    const to = slideTo(stops, way, from, x, y, y);
    if (to === from) continue;
    ways[slides] = way;
    froms[slides] = from;
    tos[slides] = to;
    xs[slides] = x;
    ys[slides] = y;
    trios[slides++] = trioOf(to, x, y);
  }
  return slides;
}

function push(search: Search, slot: number, slide: number, plane: number, all: boolean): void {
  const { target, forAll } = search.task;
  const way = ways[slide]!;
  const from = froms[slide]!;
  const to = tos[slide]!;
  const barred = forAll && to === target;
  if (!all && !barred) search.open(slot, lookAhead(search, fresh, way, from, to, xs[slide]!, ys[slide]!));
  const parks = fresh.meets(way, from, to) ? park(search, slot, slide, plane, all) : 0;
  if (!barred) pushAll(search, found[slide]!, plane);
  for (let i = 0; i < parks; i++) cells[parked[i]! >> 5]! |= 1 << parked[i]!;
}

/** Where the active robot stands in the way, the other stops before it; these cells are taken out. */
function park(search: Search, slot: number, slide: number, plane: number, all: boolean): number {
  const [way, from, to, x, y] = [ways[slide]!, froms[slide]!, tos[slide]!, xs[slide]!, ys[slide]!];
  const { target, forAll } = search.task;
  const step = STEPS[way]!;
  let parks = 0;
  for (let cell = from + step; cell !== to + step; cell += step) {
    if ((cells[cell >> 5]! & (1 << cell)) === 0) continue;
    cells[cell >> 5]! &= ~(1 << cell);
    parked[parks++] = cell;
    const stop = cell - step;
    if (stop === from || (forAll && stop === target)) continue;
    if (!all && goesDown(search, TURNED, cell, stop, x, y)) search.open(slot, ahead(TURNED, cell, way, from));
    pushOne(search, search.slots.at(trioOf(stop, x, y)), plane, cell);
  }
  return parks;
}

function pushAll(search: Search, slot: number, plane: number): void {
  const { words } = search.slots;
  const { fills } = fresh;
  let gained = 0;
  for (let i = 0; i < fills; i++) {
    const word = slot * SLOT + 4 * filled[i]!;
    const here = cells[filled[i]!]! & ~(words[word]! | words[word + 1 + plane]!);
    if (here === 0) continue;
    gained |= here;
    words[word + 1 + plane]! |= here;
  }
  if (gained !== 0) search.enqueue(slot, plane);
}

function pushOne(search: Search, slot: number, plane: number, cell: number): void {
  const { words } = search.slots;
  const done = wordOf(slot, cell);
  if ((words[done]! & (1 << cell)) !== 0) return;
  words[done + 1 + plane]! |= 1 << cell;
  search.enqueue(slot, plane);
}

/** The states where the active robot has not ricocheted, one by one. */
function pushStraights(search: Search, slot: number, slide: number, plane: number, all: boolean): void {
  const { target, forAll } = search.task;
  const [way, from, to, x, y] = [ways[slide]!, froms[slide]!, tos[slide]!, xs[slide]!, ys[slide]!];
  for (let i = 0; i < fresh.straights; i++) {
    const cell = fresh.straightCells[i]!;
    const stop = isBetween(way, from, to, cell) ? cell - STEPS[way]! : to;
    if (stop !== from && !(forAll && stop === target)) pushStraight(search, trioOf(stop, x, y), plane, fresh.bits[i]!);
    if (all || (forAll && to === target)) continue;
    search.open(slot, lookAheadStraight(search, fresh, i, way, from, to, stop, x, y));
  }
}

/** `bit` 0 is the robot that has not moved. */
function pushStraight(search: Search, trio: number, plane: number, bit: number): void {
  const slot = search.slots.at(trio);
  const { straight, info } = search.slots;
  if (bit === 0) {
    if ((info[slot]! & STILL_DONE) !== 0) return;
    info[slot]! |= STILL_PLANE << plane;
  } else {
    if ((straight[slot * STRAIGHT]! & bit) !== 0) return;
    straight[slot * STRAIGHT + 1 + plane]! |= bit;
  }
  search.enqueue(slot, plane);
}
