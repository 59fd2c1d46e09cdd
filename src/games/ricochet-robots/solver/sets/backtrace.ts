/** The shortest paths, told backwards from the target by the predecessors that are in the closed list of a search. */
import { CELL_MASK, CELLS, COLUMN_MASK } from '../packed/cells.ts';
import { COLUMN, type Heading, ROW, STILL, TURNED } from '../packed/heading.ts';
import { trioOf } from '../packed/state.ts';
import { STEPS, type Step, slideTo, WAYS } from '../packed/stops.ts';
import { isBarred } from '../packed/task.ts';
import { CELLS_STRAIGHT, STILL_TOO } from './closed-list.ts';
import { type SetSearch, straightBit } from './set-search.ts';
import { LAST, LINK_WORDS } from './trio-table.ts';

interface State {
  readonly slot: number;
  readonly heading: Heading;
  readonly cell: number;
}

/** At most `limit` of the shortest paths from the start to the target. */
export function backtrace(search: SetSearch, limit: number): Step[][] {
  const paths: Step[][] = [];
  const path: Step[] = [];
  const { task } = search;

  /** To the start, which alone is `made` = 0 slides away from it; nothing leads astray. */
  const back = (state: State, made: number): void => {
    if (made === 0) paths.push(path.toReversed());
    else {
      for (const [predecessor, step] of predecessors(search, state)) {
        if (!isOnLevel(search, predecessor, made - 1 + search.bound(predecessor.heading, predecessor.cell))) continue;
        path.push(step);
        back(predecessor, made - 1);
        path.pop();
        if (paths.length >= limit) return;
      }
    }
  };

  for (const slot of search.goals) {
    if (paths.length < limit) back({ slot, heading: TURNED, cell: task.target }, search.level);
  }
  return paths;
}

/** How many shortest paths there are, none of them told: ways that meet are followed once. */
export function countPaths(search: SetSearch): number {
  const { task } = search;
  const known = new Map<number, number>();

  const back = (state: State, made: number): number => {
    if (made === 0) return 1;
    // the slides made follow from the state: it is on one level alone
    const key = (state.slot * 4 + state.heading) * CELLS + state.cell;
    const counted = known.get(key);
    if (counted !== undefined) return counted;
    let sum = 0;
    for (const [predecessor] of predecessors(search, state)) {
      if (!isOnLevel(search, predecessor, made - 1 + search.bound(predecessor.heading, predecessor.cell))) continue;
      sum += back(predecessor, made - 1);
    }
    known.set(key, sum);
    return sum;
  };

  return search.goals.reduce((sum, slot) => sum + back({ slot, heading: TURNED, cell: task.target }, search.level), 0);
}

function isOnLevel({ trios, closed }: SetSearch, { slot, heading, cell }: State, level: number): boolean {
  const entry = closed.find(trios.links[slot * LINK_WORDS + LAST]!, level);
  if (entry < 0) return false;
  const chunk = closed.chunk(entry);
  const at = closed.offset(entry);
  if (heading === STILL) return chunk[at + STILL_TOO] !== 0;
  if (heading === TURNED) return (chunk[at + (cell >> 5)]! & (1 << cell)) !== 0;
  return (chunk[at + CELLS_STRAIGHT]! & (1 << straightBit(heading, cell))) !== 0;
}

/** The states from which one slide leads here, and that slide. */
function* predecessors(search: SetSearch, state: State): Generator<[State, Step]> {
  const { task, trios } = search;
  const trio = trios.trio(state.slot);
  const others: [number, number, number] = [trio & CELL_MASK, (trio >> 8) & CELL_MASK, trio >> 16];
  for (let way = 0; way < WAYS; way++) {
    const [p, q, r] = others;
    for (const from of cellsBefore(search, way, state.cell, p, q, r)) {
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
      for (const from of cellsBefore(search, way, at, x, y, state.cell)) {
        const slot = trios.find(trioOf(from, x, y));
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
function cellsBefore(
  { task: { stops } }: SetSearch,
  way: number,
  at: number,
  p: number,
  q: number,
  r: number,
): number[] {
  if (slideTo(stops, way, at, p, q, r) !== at) return [];
  const first = slideTo(stops, (way + 2) % 4, at, p, q, r);
  const step = STEPS[way]!;
  return Array.from({ length: (at - first) / step }, (_, i) => first + i * step);
}

/** What the active robot may have done before a slide after which it heads so. */
function headingsBefore({ task }: SetSearch, heading: Heading, way: number, from: number): Heading[] {
  const [along, across]: Heading[] = way % 2 === 1 ? [ROW, COLUMN] : [COLUMN, ROW];
  const still: Heading[] = from === task.home ? [STILL] : [];
  const on = (line: Heading) =>
    line === ROW ? from >> 4 === task.home >> 4 : (from & COLUMN_MASK) === (task.home & COLUMN_MASK);
  if (heading === TURNED) return task.free ? [TURNED, ...still] : [TURNED, ...(on(across!) ? [across!] : [])];
  return heading === along ? [along, ...still] : [];
}
