/** The ways back from the target to the start, by the journal of a search. */
import { COLUMN, type Heading, ROW, STILL, TURNED } from '../bounds/own-slides.ts';
import { STEPS, slideTo } from '../packed/stops.ts';
import { isBarred } from '../packed/task.ts';
import { CELLS_STRAIGHT, STILL_TOO } from './closed-list.ts';
import { type Search, straightBit } from './set-search.ts';
import { LAST, LINKS, trioOf } from './trio-table.ts';

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

/** At most `limit` of the shortest ways from the start to the target. */
export function retrace(search: Search, limit: number): Step[][] {
  const ways: Step[][] = [];
  const path: Step[] = [];
  const { task } = search;

  /** To the start, which alone is `made` = 0 slides away from it; nothing leads astray. */
  const back = (state: State, made: number): void => {
    if (made === 0) ways.push(path.toReversed());
    else {
      for (const [before, step] of slidesInto(search, state)) {
        if (!isOnLevel(search, before, made - 1 + search.bound(before.heading, before.cell))) continue;
        path.push(step);
        back(before, made - 1);
        path.pop();
        if (ways.length >= limit) return;
      }
    }
  };

  for (const slot of search.goals) {
    if (ways.length < limit) back({ slot, heading: TURNED, cell: task.target }, search.level);
  }
  return ways;
}

function isOnLevel({ slots, journal }: Search, { slot, heading, cell }: State, level: number): boolean {
  const entry = journal.find(slots.links[slot * LINKS + LAST]!, level);
  if (entry < 0) return false;
  const chunk = journal.chunk(entry);
  const at = journal.offset(entry);
  if (heading === STILL) return chunk[at + STILL_TOO] !== 0;
  if (heading === TURNED) return (chunk[at + (cell >> 5)]! & (1 << cell)) !== 0;
  return (chunk[at + CELLS_STRAIGHT]! & (1 << straightBit(heading, cell))) !== 0;
}

/** The states from which one slide leads here, and that slide. */
function* slidesInto(search: Search, state: State): Generator<[State, Step]> {
  const { task, slots } = search;
  const trio = slots.trio(state.slot);
  const others: [number, number, number] = [trio & 255, (trio >> 8) & 255, trio >> 16];
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
      if (isBarred(task, at)) continue;
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
