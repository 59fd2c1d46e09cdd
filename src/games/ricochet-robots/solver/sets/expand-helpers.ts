/**
 * The slides of the other robots from all states of one trio and level; they lead one level up. Wherever the active robot
 * stands, the others slide alike, unless it stands in their way.
 */
import { CELL_MASK, COLUMN_MASK, SIDE } from '../packed/cells.ts';
import { TURNED } from '../packed/heading.ts';
import { trioOf } from '../packed/state.ts';
import { isBetween, STEPS, slideTo } from '../packed/stops.ts';
import { isBarred } from '../packed/task.ts';
import { FrontierCells } from './frontier-cells.ts';
import type { SetSearch } from './set-search.ts';
import { INFO, LINK_WORDS, LINKED, QUEUED, QUEUED_WORD, SLOT_WORDS } from './trio-table.ts';

/** More than one expansion can need: three robots, four ways, at most 15 cells each. */
const MOST_NEW = 180;
const SLIDES = 12;

const frontier = new FrontierCells();
const { cells, filled } = frontier;
/** Cells taken out of `cells` for a while. */
const parked = new Uint8Array(SIDE);
/** The trio, and with each robot the two others, in ascending order. */
const froms = new Uint8Array(3);
const xs = new Uint8Array(3);
const ys = new Uint8Array(3);

export function expandHelpers(search: SetSearch, entry: number): void {
  const { trios } = search;
  trios.reserve(MOST_NEW);
  const slot = unpack(search, entry);
  if ((trios.links[slot * LINK_WORDS + INFO]! & LINKED) === 0) link(search, slot);
  if (frontier.fills > 0) {
    const met = meetings(search);
    push(search, slot, met);
    for (let left = met; left !== 0; left &= left - 1) pushBlocked(search, slot, 31 - Math.clz32(left & -left));
  }
  if (frontier.straights > 0) pushStraight(search, slot);
}

/** Its slot. */
function unpack({ trios, closed, task }: SetSearch, entry: number): number {
  frontier.unpack(closed, entry, task.home);
  const slot = closed.slot(entry);
  const trio = trios.trio(slot);
  const p = trio & CELL_MASK;
  const q = (trio >> 8) & CELL_MASK;
  const r = trio >> 16;
  froms[0] = p;
  froms[1] = xs[0] = q;
  froms[2] = ys[0] = ys[1] = r;
  xs[1] = xs[2] = p;
  ys[2] = q;
  return slot;
}

/** Finds the trios that the slides lead to. */
function link(search: SetSearch, slot: number): void {
  const { trios, task } = search;
  const { links } = trios;
  const start = slot * LINK_WORDS;
  for (let slide = 0; slide < SLIDES; slide++) {
    const from = froms[slide >> 2]!;
    const x = xs[slide >> 2]!;
    const y = ys[slide >> 2]!;
    const to = slideTo(task.stops, slide & 3, from, x, y, y);
    links[start + slide] = to === from || isBarred(task, to) ? -1 : trios.at(trioOf(to, x, y));
  }
  links[start + INFO]! |= LINKED;
}

/** The slides, as a set, on which the active robot may stand. */
function meetings(search: SetSearch): number {
  let met = 0;
  for (let robot = 0; robot < 3; robot++) {
    const from = froms[robot]!;
    const inColumn = (frontier.columns >> (from & COLUMN_MASK)) & 1;
    const inRow = (frontier.rows >> (from >> 4)) & 1;
    if ((inColumn | inRow) === 0) continue;
    for (let way = 1 - inColumn; way < 4; way += 2 - (inColumn & inRow)) {
      const to = slideTo(search.task.stops, way, from, xs[robot]!, ys[robot]!, ys[robot]!);
      if (frontier.meets(way, from, to)) met |= 1 << (4 * robot + way);
    }
  }
  return met;
}

/** All slides but those of the set `without`: in one plain loop, so that the waits for memory overlap. */
function push(search: SetSearch, slot: number, without: number): void {
  const { words, links } = search.trios;
  const queue = search.memory.queues[1];
  const { fills } = frontier;
  for (let slide = 0; slide < SLIDES; slide++) {
    const linked = links[slot * LINK_WORDS + slide]!;
    if (linked < 0 || (without & (1 << slide)) !== 0) continue;
    const start = linked * SLOT_WORDS;
    let gained = 0;
    for (let j = 0; j < fills; j++) {
      const at = filled[j]!;
      const word = start + (at << 1);
      const here = cells[at]! & ~(words[word]! | words[word + 1]!);
      gained |= here;
      words[word + 1]! |= here;
    }
    if (gained === 0 || (words[start + QUEUED_WORD]! & QUEUED) !== 0) continue;
    words[start + QUEUED_WORD]! |= QUEUED;
    queue.push(linked);
  }
}

/** Where the active robot stands in the way, the other stops before it; from elsewhere it slides to the end. */
function pushBlocked(search: SetSearch, slot: number, slide: number): void {
  const way = slide & 3;
  const from = froms[slide >> 2]!;
  const x = xs[slide >> 2]!;
  const y = ys[slide >> 2]!;
  const to = slideTo(search.task.stops, way, from, x, y, y);
  const step = STEPS[way]!;
  let parks = 0;
  for (let cell = from; cell !== to; ) {
    const stop = cell;
    cell += step;
    if ((cells[cell >> 5]! & (1 << cell)) === 0) continue;
    cells[cell >> 5]! &= ~(1 << cell);
    parked[parks++] = cell;
    if (stop === from || isBarred(search.task, stop)) continue;
    search.wait(search.trios.at(trioOf(stop, x, y)), TURNED, cell);
  }
  push(search, slot, ~(1 << slide));
  for (let i = 0; i < parks; i++) cells[parked[i]! >> 5]! |= 1 << parked[i]!;
}

/** The states where the active robot has not ricocheted, one by one. */
function pushStraight(search: SetSearch, slot: number): void {
  const { trios, task } = search;
  for (let slide = 0; slide < SLIDES; slide++) {
    const way = slide & 3;
    const from = froms[slide >> 2]!;
    const x = xs[slide >> 2]!;
    const y = ys[slide >> 2]!;
    const to = slideTo(task.stops, way, from, x, y, y);
    if (to === from) continue;
    for (let i = 0; i < frontier.straights; i++) {
      const cell = frontier.straightCells[i]!;
      const met = isBetween(way, from, to, cell);
      const stop = met ? cell - STEPS[way]! : to;
      if (stop === from || isBarred(search.task, stop)) continue;
      const linked = met ? trios.at(trioOf(stop, x, y)) : trios.links[slot * LINK_WORDS + slide]!;
      search.wait(linked, frontier.headings[i]!, cell);
    }
  }
}
