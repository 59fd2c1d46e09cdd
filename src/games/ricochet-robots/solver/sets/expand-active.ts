/** The active robot's own slides from all states of one trio that wait for this level. */

import { NEVER } from '../bounds/distances.ts';
import { COLUMN, type Heading, headingAfter, ROW, STILL, TURNED } from '../bounds/own-slides.ts';
import { slideTo } from '../packed/stops.ts';
import { CELLS_STRAIGHT, STILL_TOO } from './closed-list.ts';
import { type Search, straightBit } from './set-search.ts';
import { INFO, LAST, LINKS, QUEUED, QUEUED_WORD, SLOT, STILL_DONE, STILL_WAITS, STRAIGHT } from './trio-table.ts';

/** Cells from which it has still to slide, having ricocheted, or where it need not. */
const stack = new Uint8Array(256);
let height = 0;

export function advance(search: Search, slot: number): void {
  const { slots, journal, task } = search;
  const { words, links } = slots;
  const last = slot * LINKS + LAST;
  const entry = journal.add(slot, links[last]!);
  links[last] = entry + 1;
  const chunk = journal.chunk(entry);
  const at = journal.offset(entry);
  height = 0;
  words[slot * SLOT + QUEUED_WORD]! &= ~QUEUED;
  for (let i = 0; i < 8; i++) {
    const word = slot * SLOT + 2 * i;
    const fresh = words[word + 1]! & ~words[word]!;
    words[word + 1] = 0;
    words[word]! |= fresh;
    chunk[at + i] = fresh;
    for (let left = fresh; left !== 0; left &= left - 1) {
      const cell = (i << 5) | (31 - Math.clz32(left & -left));
      if (cell !== task.target) stack[height++] = cell;
    }
  }
  if (search.straight) advanceStraight(search, slot, chunk, at);
  advanceTurned(search, slot, chunk, at);
}

function advanceTurned(search: Search, slot: number, chunk: Int32Array, at: number): void {
  const { words } = search.slots;
  const { stops, target } = search.task;
  const bounds = search.bounds.turned;
  const trio = search.slots.trio(slot);
  const p = trio & 255;
  const q = (trio >> 8) & 255;
  const r = trio >> 16;
  // in most cells' rows and columns none of the others stands
  const rows = (1 << (p >> 4)) | (1 << (q >> 4)) | (1 << (r >> 4));
  const columns = (1 << (p & 15)) | (1 << (q & 15)) | (1 << (r & 15));
  while (height > 0) {
    const from = stack[--height]!;
    search.nodes++;
    const base = 1 - bounds[from]!;
    const met = (((rows >> (from >> 4)) & 1) << 1) | ((columns >> (from & 15)) & 1);
    for (let way = 0; way < 4; way++) {
      const to = (met & (1 + (way & 1))) === 0 ? stops[(way << 8) | from]! : slideTo(stops, way, from, p, q, r);
      if (to === from) continue;
      const word = slot * SLOT + ((to >> 5) << 1);
      const bit = 1 << to;
      if ((words[word]! & bit) !== 0) continue;
      const up = base + bounds[to]!;
      if (up === 0) {
        words[word]! |= bit;
        chunk[at + (to >> 5)]! |= bit;
        if (to === target) search.reach(slot);
        else stack[height++] = to;
        continue;
      }
      if ((words[word + 1]! & bit) !== 0) continue;
      if (up === 1) {
        words[word + 1]! |= bit;
        search.enqueue(slot);
      } else search.defer(slot, TURNED, to);
    }
  }
}

/** From where it has not moved, or kept to its row or column. */
function advanceStraight(search: Search, slot: number, chunk: Int32Array, at: number): void {
  const { links } = search.slots;
  const { home } = search.task;
  const done = slot * LINKS + STRAIGHT;
  const info = slot * LINKS + INFO;
  const fresh = links[done + 1]! & ~links[done]!;
  links[done + 1] = 0;
  links[done]! |= fresh;
  chunk[at + CELLS_STRAIGHT] = fresh;
  if ((links[info]! & STILL_WAITS) !== 0) {
    links[info] = (links[info]! & ~STILL_WAITS) | STILL_DONE;
    chunk[at + STILL_TOO] = 1;
    turnOut(search, slot, chunk, at, STILL, home);
  }
  // those that a slide adds on this level are in the entry
  for (let tried = 0; ; ) {
    const left = chunk[at + CELLS_STRAIGHT]! & ~tried;
    if (left === 0) return;
    tried |= left & -left;
    const bit = 31 - Math.clz32(left & -left);
    if (bit < 16) turnOut(search, slot, chunk, at, ROW, (home & 0xf0) | bit);
    else turnOut(search, slot, chunk, at, COLUMN, ((bit - 16) << 4) | (home & 15));
  }
}

function turnOut(search: Search, slot: number, chunk: Int32Array, at: number, heading: Heading, from: number): void {
  const { stops, target, free } = search.task;
  const { words, links } = search.slots;
  const trio = search.slots.trio(slot);
  const p = trio & 255;
  const q = (trio >> 8) & 255;
  const r = trio >> 16;
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
    const turned = next === TURNED;
    const sets = turned ? words : links;
    const done = turned ? slot * SLOT + 2 * (to >> 5) : slot * LINKS + STRAIGHT;
    const bit = 1 << (turned ? to : straightBit(next as typeof ROW, to));
    if ((sets[done]! & bit) !== 0) continue;
    if (up === 0) {
      sets[done]! |= bit;
      chunk[at + (turned ? to >> 5 : CELLS_STRAIGHT)]! |= bit;
      if (!turned) continue;
      if (to === target) search.reach(slot);
      else stack[height++] = to;
      continue;
    }
    if (up === 2) search.defer(slot, next, to);
    else search.wait(slot, next, to);
  }
}
