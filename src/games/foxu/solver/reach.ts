/** How many discs a tube could drop at most if nobody were in its way: the bounds that make the search short. */
import { BOARD } from '../state.ts';
import { CELLS, count, HOLE_BIT, MOST_DROPS, RAY_CELLS, RAY_START, WAYS } from './board.ts';

const DIRECTIONS = 4;
const PATTERNS = 64;

/** The straight line through a cell in one of four directions, both ways, as cells in order. */
function line(cell: number, direction: number): number[] {
  const [dx, dy] = [
    [1, 0],
    [0, 1],
    [1, 1],
    [1, -1],
  ][direction]! as [number, number];
  return [...BOARD.ray(cell, [-dx, -dy])].reverse().concat(cell, BOARD.ray(cell, [dx, dy]));
}

/** By cell × 4 + direction: the holes of that line, and a factor that spreads each set of them to its own pattern. */
const LINE_HOLES = new Int32Array(CELLS * DIRECTIONS);
const FACTOR = new Int32Array(CELLS * DIRECTIONS);
/** By (cell × 4 + direction) × 64 + pattern: the open holes on the better side of the cell. */
const BETTER_SIDE = new Uint8Array(CELLS * DIRECTIONS * PATTERNS);
/** Every line that has holes, once. */
const LINES: number[] = [];

const holesOf = (cells: readonly number[]) => cells.reduce((holes, cell) => holes | HOLE_BIT[cell]!, 0);
const pattern = (open: number, factor: number) => Math.imul(open, factor) >>> 26;

function subsets(bits: number): number[] {
  const all: number[] = [];
  for (let subset = bits; ; subset = (subset - 1) & bits) {
    all.push(subset);
    if (subset === 0) return all;
  }
}

/** Some factor whose product has a different upper six bits for every subset: found by trial, the same every time. */
function spreadingFactor(holes: number): number {
  const all = subsets(holes);
  const seen = new Int32Array(PATTERNS);
  let random = 0x2545f491;
  const next = () => {
    random ^= random << 13;
    random ^= random >>> 17;
    random ^= random << 5;
    return random;
  };
  for (let trial = 1; ; trial++) {
    const factor = next() & next();
    if (
      all.every((subset) => {
        const at = pattern(subset, factor);
        const fresh = seen[at] !== trial;
        seen[at] = trial;
        return fresh;
      })
    )
      return factor;
  }
}

const factors = new Map<number, number>();
for (let cell = 0; cell < CELLS; cell++) {
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const cells = line(cell, direction);
    const holes = holesOf(cells);
    const at = cell * DIRECTIONS + direction;
    if (!factors.has(holes)) {
      factors.set(holes, spreadingFactor(holes));
      if (holes !== 0) LINES.push(holes);
    }
    const factor = factors.get(holes)!;
    LINE_HOLES[at] = holes;
    FACTOR[at] = factor;
    const before = holesOf(cells.slice(0, cells.indexOf(cell)));
    const after = holesOf(cells.slice(cells.indexOf(cell) + 1));
    for (const open of subsets(holes)) {
      BETTER_SIDE[at * PATTERNS + pattern(open, factor)] = Math.max(count(open & before), count(open & after));
    }
  }
}

/** The most discs that one slide from this cell can drop. */
export function mostIn1(open: number, cell: number): number {
  let at = cell * DIRECTIONS;
  let best = BETTER_SIDE[(at << 6) | (Math.imul(open & LINE_HOLES[at]!, FACTOR[at]!) >>> 26)]!;
  for (let i = 1; i < DIRECTIONS; i++) {
    at++;
    const side = BETTER_SIDE[(at << 6) | (Math.imul(open & LINE_HOLES[at]!, FACTOR[at]!) >>> 26)]!;
    if (side > best) best = side;
  }
  return best;
}

/** The most discs that two slides from this cell can drop. */
export function mostIn2(open: number, cell: number): number {
  let best = 0;
  for (let ray = cell * WAYS; ray < cell * WAYS + WAYS; ray++) {
    let left = open;
    let drops = 0;
    for (let i = RAY_START[ray]!; i < RAY_START[ray + 1]!; i++) {
      const to = RAY_CELLS[i]!;
      if ((left & HOLE_BIT[to]!) !== 0) {
        left ^= HOLE_BIT[to]!;
        drops++;
      }
      const most = drops + mostIn1(left, to);
      if (most > best) best = most;
    }
  }
  return best;
}

const KEPT = 1 << 14;
const keptFor = new Int32Array(KEPT);
const kept = new Int32Array(KEPT);

/**
 * How many lines have 5 (or 6), 4, 3 and 2 open holes, five bits each from the lowest up. k slides use k lines at most,
 * so they drop no more discs than the k richest lines have open holes.
 */
export function richLines(open: number): number {
  const slot = Math.imul(open, 0x9e3779b1) >>> 18;
  if (keptFor[slot] === open) return kept[slot]!;
  let rich = 0;
  for (const holes of LINES) {
    const n = count(open & holes);
    if (n > 1) rich += 1 << (5 * (MOST_DROPS - Math.min(n, MOST_DROPS)));
  }
  keptFor[slot] = open;
  kept[slot] = rich;
  return rich;
}

/** The most discs that `slides` slides can drop, by their lines. */
export function mostByLines(rich: number, slides: number): number {
  let most = 0;
  for (let n = MOST_DROPS; n > 1 && slides > 0; n--, rich >>>= 5) {
    const lines = rich & 31;
    const used = lines < slides ? lines : slides;
    most += used * n;
    slides -= used;
  }
  return most + slides;
}
