/** The active robot's own slides from all states of one trio and level. */
import { COLUMN, type Heading, headingAfter, NEVER, ROW, STILL, TURNED } from './bounds.ts';
import { goesDown, mayGoDown, wayDown } from './descent.ts';
import type { Search } from './search.ts';
import { SLOT, STILL_DONE, STILL_PLANE, STRAIGHT, wordOf } from './slots.ts';
import { slideTo } from './stops.ts';

const stack = new Uint8Array(256);

/** From the cells where it has ricocheted, or need not. */
export function advance(search: Search, slot: number, plane: number): void {
  const { words, info } = search.slots;
  const { stops, target } = search.task;
  const bounds = search.bounds.turned;
  const done = slot * SLOT;
  const trio = info[slot]!;
  const p = trio & 255;
  const q = (trio >> 8) & 255;
  const r = (trio >> 16) & 255;
  // in most cells' rows and columns none of the others stands
  const rows = (1 << (p >> 4)) | (1 << (q >> 4)) | (1 << (r >> 4));
  const columns = (1 << (p & 15)) | (1 << (q & 15)) | (1 << (r & 15));
  const { levers, level } = search;
  let height = 0;
  for (let i = 0; i < 8; i++) {
    const word = done + 4 * i;
    for (let left = words[word + 1 + plane]! & ~words[word]!; left !== 0; left &= left - 1) {
      const cell = (i << 5) | (31 - Math.clz32(left & -left));
      if (cell !== target) stack[height++] = cell;
    }
  }
  while (height > 0) {
    const from = stack[--height]!;
    search.nodes++;
    const base = 1 - bounds[from]!;
    const met = (((rows >> (from >> 4)) & 1) << 1) | ((columns >> (from & 15)) & 1);
    for (let way = 0; way < 4; way++) {
      const to = (met & (1 + (way & 1))) === 0 ? stops[(way << 8) | from]! : slideTo(stops, way, from, p, q, r);
      if (to === from) continue;
      const word = done + ((to >> 5) << 2);
      const bit = 1 << to;
      if (((words[word]! | words[word + 1 + plane]!) & bit) !== 0) continue;
      const up = base + bounds[to]!;
      if (up === 0) {
        words[word + 1 + plane]! |= bit;
        if (to === target) search.goals.push(slot);
        else stack[height++] = to;
        continue;
      }
      const later = (plane + up) % 3;
      if ((words[word + 1 + later]! & bit) !== 0) continue;
      words[word + 1 + later]! |= bit;
      search.enqueue(slot, later);
      if (!mayGoDown(levers, to, p, q, r)) continue;
      if (search.length > level + up && goesDown(search, TURNED, to, p, q, r)) {
        open(search, slot, TURNED, from, way, up);
      }
    }
  }
}

/** From where it has not moved, or kept to its row or column. */
export function advanceStraight(search: Search, slot: number, plane: number): void {
  const { straight, info } = search.slots;
  const { home } = search.task;
  if ((info[slot]! & (STILL_DONE | (STILL_PLANE << plane))) === STILL_PLANE << plane) {
    turnOut(search, slot, plane, STILL, home);
  }
  const done = slot * STRAIGHT;
  let tried = straight[done]!;
  for (;;) {
    const left = straight[done + 1 + plane]! & ~tried;
    if (left === 0) return;
    tried |= left & -left;
    const at = 31 - Math.clz32(left & -left);
    if (at < 16) turnOut(search, slot, plane, ROW, (home & 0xf0) | at);
    else turnOut(search, slot, plane, COLUMN, ((at - 16) << 4) | (home & 15));
  }
}

function turnOut(search: Search, slot: number, plane: number, heading: Heading, from: number): void {
  const { stops, target, free } = search.task;
  const trio = search.slots.info[slot]!;
  const p = trio & 255;
  const q = (trio >> 8) & 255;
  const r = (trio >> 16) & 255;
  search.nodes++;
  for (let way = 0; way < 4; way++) {
    const to = slideTo(stops, way, from, p, q, r);
    if (to === from) continue;
    const next = headingAfter(heading, way, free);
    // R8: the first stop on the target decides
    if (next !== TURNED && to === target) continue;
    const bound = search.bound(next, to);
    if (bound >= NEVER) continue;
    const up = 1 + bound - search.bound(heading, from);
    const isNew =
      next === TURNED
        ? markTurned(search, slot, plane, up, to)
        : markStraight(search, slot, plane, up, next === ROW ? to & 15 : 16 + (to >> 4));
    if (isNew && up > 0 && search.length > search.level + up && goesDown(search, next, to, p, q, r)) {
      open(search, slot, heading, from, way, up);
    }
  }
}

function open(search: Search, slot: number, heading: Heading, cell: number, way: number, up: number): void {
  search.opening = { slot, heading, cell, steps: [{ from: cell, way }, ...wayDown()], length: search.level + up };
}

/** Whether this state was not yet to be searched then, or before. */
function markTurned(search: Search, slot: number, plane: number, up: number, to: number): boolean {
  const { words } = search.slots;
  const done = wordOf(slot, to);
  const bit = 1 << to;
  const later = (plane + up) % 3;
  if (((words[done]! | words[done + 1 + plane]! | words[done + 1 + later]!) & bit) !== 0) return false;
  words[done + 1 + later]! |= bit;
  if (up > 0) search.enqueue(slot, later);
  else if (to === search.task.target) search.goals.push(slot);
  return true;
}

function markStraight(search: Search, slot: number, plane: number, up: number, at: number): boolean {
  const { straight } = search.slots;
  const done = slot * STRAIGHT;
  const bit = 1 << at;
  const later = (plane + up) % 3;
  if (((straight[done]! | straight[done + 1 + plane]! | straight[done + 1 + later]!) & bit) !== 0) return false;
  straight[done + 1 + later]! |= bit;
  if (up > 0) search.enqueue(slot, later);
  return true;
}
