/**
 * The slides of the other robots from all states of one trio and level; they lead one level up. Wherever the active robot
 * stands, the others slide alike, unless it stands in their way.
 */
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

export function spread(search: Search, slot: number, plane: number): void {
  const { slots, task } = search;
  slots.reserve(MOST_NEW);
  slots.info[slot]! &= ~(QUEUED << plane);
  fresh.gather(slots, slot, plane);
  if (search.straight) fresh.gatherStraight(slots, slot, plane, task.home);
  fresh.settle(slots, slot, plane);
  const later = (plane + 1) % 3;
  const trio = slots.info[slot]!;
  const p = trio & 255;
  const q = (trio >> 8) & 255;
  const r = (trio >> 16) & 255;
  slideAll(search, p, q, r, later);
  slideAll(search, q, p, r, later);
  slideAll(search, r, p, q, later);
}

/** The four slides of the robot on `from`, the two on x < y staying where they are. */
function slideAll(search: Search, from: number, x: number, y: number, plane: number): void {
  const { stops, target, forAll } = search.task;
  const barred = forAll ? target : -1;
  for (let way = 0; way < 4; way++) {
    const to = slideTo(stops, way, from, x, y, y);
    if (to === from) continue;
    if (fresh.fills > 0) {
      const parks = fresh.meets(way, from, to) ? park(search, way, from, to, x, y, plane) : 0;
      if (to !== barred) pushAll(search, trioOf(to, x, y), plane);
      for (let i = 0; i < parks; i++) cells[parked[i]! >> 5]! |= 1 << parked[i]!;
    }
    if (fresh.straights > 0) pushStraight(search, way, from, to, x, y, plane);
  }
}

/** Where the active robot stands in the way, the other stops before it; these cells are taken out. */
function park(search: Search, way: number, from: number, to: number, x: number, y: number, plane: number): number {
  const barred = search.task.forAll ? search.task.target : -1;
  const step = STEPS[way]!;
  let parks = 0;
  for (let cell = from + step; cell !== to + step; cell += step) {
    if ((cells[cell >> 5]! & (1 << cell)) === 0) continue;
    cells[cell >> 5]! &= ~(1 << cell);
    parked[parks++] = cell;
    const stop = cell - step;
    if (stop !== from && stop !== barred) pushOne(search, search.slots.at(trioOf(stop, x, y)), plane, cell);
  }
  return parks;
}

function pushAll(search: Search, trio: number, plane: number): void {
  const { fills } = fresh;
  let any = 0;
  for (let i = 0; i < fills; i++) any |= cells[filled[i]!]!;
  if (any === 0) return;
  const slot = search.slots.at(trio);
  const { words } = search.slots;
  let gained = 0;
  for (let i = 0; i < fills; i++) {
    const word = slot * SLOT + 4 * filled[i]!;
    const here = cells[filled[i]!]! & ~words[word]!;
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

function pushStraight(
  search: Search,
  way: number,
  from: number,
  to: number,
  x: number,
  y: number,
  plane: number,
): void {
  const barred = search.task.forAll ? search.task.target : -1;
  for (let i = 0; i < fresh.straights; i++) {
    const cell = fresh.straightCells[i]!;
    const stop = isBetween(way, from, to, cell) ? cell - STEPS[way]! : to;
    if (stop === from || stop === barred) continue;
    const slot = search.slots.at(trioOf(stop, x, y));
    const { straight, info } = search.slots;
    const bit = fresh.bits[i]!;
    if (bit === 0) {
      if ((info[slot]! & STILL_DONE) !== 0) continue;
      info[slot]! |= STILL_PLANE << plane;
    } else {
      if ((straight[slot * STRAIGHT]! & bit) !== 0) continue;
      straight[slot * STRAIGHT + 1 + plane]! |= bit;
    }
    search.enqueue(slot, plane);
  }
}
