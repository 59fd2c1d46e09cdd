/**
 * The ways back from the target to the start. A search keeps of each state only its level modulo 3, so a state that seems
 * to be one slide nearer to the start may really be three, six, … slides further: such a way back comes to nothing
 * and is remembered as such. Levels that differ by one real slide never differ by three.
 */
import { COLUMN, type Heading, ROW, STILL, TURNED } from './bounds.ts';
import type { Search } from './search.ts';
import { STILL_DONE, STILL_PLANE, STRAIGHT, trioOf, wordOf } from './slots.ts';
import { STEPS, slideTo } from './stops.ts';

/** One slide: the robot on `from` goes that way. */
export interface Step {
  readonly from: number;
  readonly way: number;
}

interface State {
  readonly slot: number;
  readonly heading: Heading;
  readonly cell: number;
}

/** At most `limit` of the shortest ways from the start to the target; one if it was found ahead. */
export function retrace(search: Search, most: number): Step[][] {
  const limit = search.goals.length > 0 ? most : 1;
  const ways: Step[][] = [];
  const barren = new Set<number>();
  const path: Step[] = [];
  const { task, slots } = search;
  const start = slots.find(trioOf(...task.others));

  /** Whether a way was found from the start to here, in `made` slides. */
  const back = (state: State, made: number): boolean => {
    if (made === 0) {
      if (state.slot !== start || state.cell !== task.home || state.heading !== search.heading) return false;
      ways.push([...path].reverse());
      return true;
    }
    const key = ((state.slot * 4 + state.heading) * 256 + state.cell) * 128 + made;
    if (barren.has(key)) return false;
    let found = false;
    for (const [before, step] of slidesInto(search, state)) {
      if (!isOnLevel(search, before, made - 1 + search.bound(before.heading, before.cell))) continue;
      path.push(step);
      if (back(before, made - 1)) found = true;
      path.pop();
      if (ways.length >= limit) return true;
    }
    if (!found) barren.add(key);
    return found;
  };

  if (search.opening && search.goals.length === 0) {
    const { slot, heading, cell, steps, length } = search.opening;
    back({ slot, heading, cell }, length - steps.length);
    return ways.map((way) => [...way, ...steps]);
  }
  for (const slot of search.goals) {
    if (ways.length < limit) back({ slot, heading: TURNED, cell: task.target }, search.level);
  }
  return ways;
}

/** Searched on that level, modulo 3. On the last one, which may be spread in part, some states are not done yet. */
function isOnLevel({ slots, born, level: last }: Search, { slot, heading, cell }: State, level: number): boolean {
  if (level > last || slot >= born[level]!) return false;
  const plane = level % 3;
  const isSearched = (done: boolean) => done || level === last;
  if (heading === TURNED) {
    const [at, bit] = [wordOf(slot, cell), 1 << cell];
    return (slots.words[at + 1 + plane]! & bit) !== 0 && isSearched((slots.words[at]! & bit) !== 0);
  }
  if (heading === STILL) {
    const info = slots.info[slot]!;
    return (info & (STILL_PLANE << plane)) !== 0 && isSearched((info & STILL_DONE) !== 0);
  }
  const bit = 1 << (heading === ROW ? cell & 15 : 16 + (cell >> 4));
  const at = slot * STRAIGHT;
  return (slots.straight[at + 1 + plane]! & bit) !== 0 && isSearched((slots.straight[at]! & bit) !== 0);
}

/** The states from which one slide leads here, and that slide. */
function* slidesInto(search: Search, state: State): Generator<[State, Step]> {
  const { task, slots } = search;
  const trio = slots.info[state.slot]!;
  const others: [number, number, number] = [trio & 255, (trio >> 8) & 255, (trio >> 16) & 255];
  for (let way = 0; way < 4; way++) {
    const [p, q, r] = others;
    for (const from of origins(search, way, state.cell, p, q, r)) {
      for (const heading of headingsBefore(search, state.heading, way, from)) {
        yield [
          { slot: state.slot, heading, cell: from },
          { from, way },
        ];
      }
    }
    for (const [i, at] of others.entries()) {
      // R8: at the vortex nobody else stops on the target
      if (task.forAll && at === task.target) continue;
      const [x, y] = others.filter((_, j) => j !== i) as [number, number];
      for (const from of origins(search, way, at, x, y, state.cell)) {
        const slot = slots.find(trioOf(from, x, y));
        if (slot >= 0)
          yield [
            { ...state, slot },
            { from, way },
          ];
      }
    }
  }
}

/** Where a robot on `at` may have come from by one slide that way, the others standing where they stand. */
function origins({ task: { stops } }: Search, way: number, at: number, p: number, q: number, r: number): number[] {
  if (slideTo(stops, way, at, p, q, r) !== at) return [];
  const first = slideTo(stops, (way + 2) % 4, at, p, q, r);
  const step = STEPS[way]!;
  return Array.from({ length: (at - first) / step }, (_, i) => first + i * step);
}

/** What the active robot may have done before a slide after which it heads so. */
function headingsBefore({ task }: Search, heading: Heading, way: number, from: number): Heading[] {
  const [along, across]: Heading[] = way % 2 === 1 ? [ROW, COLUMN] : [COLUMN, ROW];
  const still: Heading[] = from === task.home ? [STILL] : [];
  const on = (line: Heading) => (line === ROW ? from >> 4 === task.home >> 4 : (from & 15) === (task.home & 15));
  if (heading === TURNED) return task.free ? [TURNED, ...still] : [TURNED, ...(on(across!) ? [across!] : [])];
  return heading === along ? [along, ...still] : [];
}
