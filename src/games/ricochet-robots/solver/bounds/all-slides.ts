/**
 * The sharper lower bound: how many slides of all robots are needed. As by `own-slides`, but whoever stops the active robot
 * last must come to its blocker cell, and whoever stops that one last on its way must come to where he does so. The bound of
 * a trio is the least of its three pairs'.
 */
import { CELLS } from '../packed/cells.ts';
import { STEPS, type Stops, WAYS } from '../packed/stops.ts';
import { BlockerCells } from './blocker-cells.ts';
import { UNREACHABLE } from './distances.ts';
import { HelperCosts } from './helper-costs.ts';
import { type PairDistances, pairDistancesOf } from './pair-distances.ts';

const LEAST = 1 << 8;
/** More than there are pairs of cells. */
const PAIRS = 1 << 15;
/** A slide's way and end: what comes before them is above. */
const SLIDE_MASK = WAYS * CELLS - 1;
/** Two robots can each stop another one from four sides. */
const BARS = 8;

/** By the cells of two others, in either order: the number of the pair, from 1 on; 0 if it was never met. */
const numbers = new Uint16Array(1 << 16);
/** By the active robot's cell and the number of a pair: what is needed, plus 1; 0 if that is not known. */
const memo = new Uint8Array(CELLS * PAIRS);

let pairs = 0;

/** There is one at a time: the memo is shared. */
export class AllSlidesBound {
  readonly #distances: PairDistances;
  readonly #blockers: BlockerCells;
  readonly #helperCosts: HelperCosts;
  /** By pair and blocker cell, the slides that bring one of the pair there. */
  #costs: Uint8Array;
  /** By pair, where one of it stops the active robot: the slide's way and end, and above them how many slides lead on. */
  #bars = new Int32Array(LEAST * BARS);

  constructor(stops: Stops, target: number) {
    this.#distances = pairDistancesOf(stops);
    this.#blockers = new BlockerCells(stops, target);
    this.#helperCosts = new HelperCosts(this.#distances, this.#blockers);
    this.#costs = new Uint8Array(LEAST * this.#blockers.count);
    for (let cell = 0; cell < CELLS; cell++) memo.fill(0, cell * PAIRS, cell * PAIRS + pairs + 1);
    numbers.fill(0);
    pairs = 0;
  }

  /** With the active robot on `cell` and the others on p < q < r. */
  ofTrio(cell: number, p: number, q: number, r: number): number {
    const first = this.ofPair(cell, p, q);
    const second = this.ofPair(cell, p, r);
    const third = this.ofPair(cell, q, r);
    return first < second ? (first < third ? first : third) : second < third ? second : third;
  }

  /** With others on x and y alone. */
  ofPair(cell: number, x: number, y: number): number {
    const known = memo[cell * PAIRS + numbers[(x << 8) | y]!]!;
    return (known === 0 ? this.#measure(cell, x, y) : known) - 1;
  }

  #measure(cell: number, x: number, y: number): number {
    if (numbers[(x << 8) | y] === 0) this.#learn(x, y);
    const pair = numbers[(x << 8) | y]!;
    const { alone, slides, count } = this.#blockers;
    const { led } = this.#helperCosts;
    const costs = this.#costs;
    const bars = this.#bars;
    let least = Math.min(alone[cell]!, led[(x << 8) | cell]!, led[(y << 8) | cell]!);
    for (let i = pair * count, j = cell * count, end = i + count; i < end; i++, j++) {
      const slidesOfAll = costs[i]! + slides[j]!;
      if (slidesOfAll < least) least = slidesOfAll;
    }
    this.#distances.learn(cell);
    const { arrivals } = this.#distances;
    for (let i = pair * BARS, end = i + BARS; i < end && bars[i] !== 0; i++) {
      const slidesOfAll = arrivals[(cell << 10) | (bars[i]! & SLIDE_MASK)]! + (bars[i]! >> 10);
      if (slidesOfAll < least) least = slidesOfAll;
    }
    memo[cell * PAIRS + pair] = least + 1;
    return least + 1;
  }

  #learn(x: number, y: number): void {
    this.#helperCosts.learn(x);
    this.#helperCosts.learn(y);
    const { count } = this.#blockers;
    const { placed, arriving, stopping } = this.#helperCosts;
    pairs++;
    numbers[(x << 8) | y] = pairs;
    numbers[(y << 8) | x] = pairs;
    const start = pairs * count;
    if (start + count > this.#costs.length) this.#lengthen();
    const costs = this.#costs;
    for (let blocker = 0; blocker < count; blocker++) {
      const atX = x * count + blocker;
      const atY = y * count + blocker;
      let least = placed[atX]! < placed[atY]! ? placed[atX]! : placed[atY]!;
      for (let i = atX << 2, j = atY << 2, end = i + 4; i < end; i++, j++) {
        const first = arriving[i]! + stopping[j]!;
        const second = arriving[j]! + stopping[i]!;
        if (first < least) least = first;
        if (second < least) least = second;
      }
      costs[start + blocker] = least;
    }
    this.#pass(start, x, y);
    this.#pass(start, y, x);
    this.#bar(this.#bar(pairs * BARS, x, y), y, x);
  }

  /** If the robot on y stops the active one, and from there walls lead it to where it meets the one on x. */
  #bar(start: number, x: number, y: number): number {
    const { stops } = this.#distances;
    const { byWalls } = this.#helperCosts;
    let at = start;
    for (let way = 0; way < WAYS; way++) {
      if (stops[(((way + 2) & 3) << 8) | y] === y) continue;
      const stop = y - STEPS[way]!;
      const slides = byWalls[(x << 8) | stop]!;
      if (slides < UNREACHABLE) this.#bars[at++] = (slides << 10) | (way << 8) | stop;
    }
    return at;
  }

  #lengthen(): void {
    const [costs, bars] = [this.#costs, this.#bars];
    this.#costs = new Uint8Array(costs.length * 2);
    this.#costs.set(costs);
    this.#bars = new Int32Array(bars.length * 2);
    this.#bars.set(bars);
  }

  /** If the robot on y stops the one on x, and from there walls lead it to a blocker cell. */
  #pass(start: number, x: number, y: number): void {
    const { stops, arrivals } = this.#distances;
    const { wallSlides, leadsToBlocker, count } = this.#blockers;
    const costs = this.#costs;
    for (let way = 0; way < WAYS; way++) {
      if (stops[(((way + 2) & 3) << 8) | y] === y) continue;
      const stop = y - STEPS[way]!;
      if (leadsToBlocker[stop] === 0) continue;
      const made = arrivals[(x << 10) | (way << 8) | stop]!;
      for (let i = start, j = stop * count, end = i + count; i < end; i++, j++) {
        const cost = made + wallSlides[j]!;
        if (cost < costs[i]!) costs[i] = cost;
      }
    }
  }
}

let last: { readonly stops: Stops; readonly target: number; readonly bound: AllSlidesBound } | undefined;

export function allSlidesBoundOf(stops: Stops, target: number): AllSlidesBound {
  if (last?.stops !== stops || last.target !== target)
    last = { stops, target, bound: new AllSlidesBound(stops, target) };
  return last.bound;
}
