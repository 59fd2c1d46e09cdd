/** The active robot's own slides from all states of one trio that wait for this level. */
import { UNREACHABLE } from '../bounds/distances.ts';
import { CELL_MASK, CELLS, COLUMN_MASK, ROW_MASK, SIDE } from '../packed/cells.ts';
import { COLUMN, type Heading, headingAfter, ROW, STILL, TURNED } from '../packed/heading.ts';
import { slideTo, WAYS } from '../packed/stops.ts';
import { CELLS_STRAIGHT, STILL_TOO } from './closed-list.ts';
import { type SetSearch, straightBit } from './set-search.ts';
import {
  INFO,
  LAST,
  LINK_WORDS,
  QUEUED,
  QUEUED_WORD,
  SLOT_WORDS,
  STILL_DONE,
  STILL_WAITS,
  STRAIGHT,
} from './trio-table.ts';

/** Cells from which it has still to slide, having ricocheted, or where it need not. */
const stack = new Uint8Array(CELLS);
let height = 0;

export function expandActive(search: SetSearch, slot: number): void {
  const { trios, closed, task } = search;
  const { words, links } = trios;
  const last = slot * LINK_WORDS + LAST;
  const entry = closed.add(slot, links[last]!);
  links[last] = entry + 1;
  const chunk = closed.chunk(entry);
  const at = closed.offset(entry);
  height = 0;
  words[slot * SLOT_WORDS + QUEUED_WORD]! &= ~QUEUED;
  for (let i = 0; i < 8; i++) {
    const word = slot * SLOT_WORDS + 2 * i;
    const waiting = words[word + 1]! & ~words[word]!;
    words[word + 1] = 0;
    words[word]! |= waiting;
    chunk[at + i] = waiting;
    for (let left = waiting; left !== 0; left &= left - 1) {
      const cell = (i << 5) | (31 - Math.clz32(left & -left));
      if (cell !== task.target) stack[height++] = cell;
    }
  }
  if (search.straight) expandStraight(search, slot, chunk, at);
  expandTurned(search, slot, chunk, at);
}

function expandTurned(search: SetSearch, slot: number, chunk: Int32Array, at: number): void {
  const { words } = search.trios;
  const { stops, target } = search.task;
  const bounds = search.bounds.turned;
  const trio = search.trios.trio(slot);
  const p = trio & CELL_MASK;
  const q = (trio >> 8) & CELL_MASK;
  const r = trio >> 16;
  // in most cells' rows and columns none of the others stands
  const rows = (1 << (p >> 4)) | (1 << (q >> 4)) | (1 << (r >> 4));
  const columns = (1 << (p & COLUMN_MASK)) | (1 << (q & COLUMN_MASK)) | (1 << (r & COLUMN_MASK));
  while (height > 0) {
    const from = stack[--height]!;
    search.nodes++;
    const base = 1 - bounds[from]!;
    const met = (((rows >> (from >> 4)) & 1) << 1) | ((columns >> (from & COLUMN_MASK)) & 1);
    for (let way = 0; way < WAYS; way++) {
      const to = (met & (1 + (way & 1))) === 0 ? stops[(way << 8) | from]! : slideTo(stops, way, from, p, q, r);
      if (to === from) continue;
      const word = slot * SLOT_WORDS + ((to >> 5) << 1);
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
function expandStraight(search: SetSearch, slot: number, chunk: Int32Array, at: number): void {
  const { links } = search.trios;
  const { home } = search.task;
  const done = slot * LINK_WORDS + STRAIGHT;
  const info = slot * LINK_WORDS + INFO;
  const waiting = links[done + 1]! & ~links[done]!;
  links[done + 1] = 0;
  links[done]! |= waiting;
  chunk[at + CELLS_STRAIGHT] = waiting;
  if ((links[info]! & STILL_WAITS) !== 0) {
    links[info] = (links[info]! & ~STILL_WAITS) | STILL_DONE;
    chunk[at + STILL_TOO] = 1;
    expandOne(search, slot, chunk, at, STILL, home);
  }
  // those that a slide adds on this level are in the entry
  for (let tried = 0; ; ) {
    const left = chunk[at + CELLS_STRAIGHT]! & ~tried;
    if (left === 0) return;
    tried |= left & -left;
    const bit = 31 - Math.clz32(left & -left);
    if (bit < SIDE) expandOne(search, slot, chunk, at, ROW, (home & ROW_MASK) | bit);
    else expandOne(search, slot, chunk, at, COLUMN, ((bit - SIDE) << 4) | (home & COLUMN_MASK));
  }
}

function expandOne(
  search: SetSearch,
  slot: number,
  chunk: Int32Array,
  at: number,
  heading: Heading,
  from: number,
): void {
  const { stops, target, free } = search.task;
  const { words, links } = search.trios;
  const trio = search.trios.trio(slot);
  const p = trio & CELL_MASK;
  const q = (trio >> 8) & CELL_MASK;
  const r = trio >> 16;
  search.nodes++;
  for (let way = 0; way < WAYS; way++) {
    const to = slideTo(stops, way, from, p, q, r);
    if (to === from) continue;
    const next = headingAfter(heading, way, free);
    // R8: the first stop on the target decides
    if (next !== TURNED && to === target) continue;
    const bound = search.bound(next, to);
    if (bound >= UNREACHABLE) continue;
    const up = 1 + bound - search.bound(heading, from);
    const turned = next === TURNED;
    const sets = turned ? words : links;
    const done = turned ? slot * SLOT_WORDS + 2 * (to >> 5) : slot * LINK_WORDS + STRAIGHT;
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
