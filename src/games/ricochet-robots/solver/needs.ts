/**
 * How many slides of all robots are needed at least. As `bounds`, but whoever stops the active robot last must come to
 * its post, and whoever stops that one last on its way must come to where he does so. What a trio needs is what the best
 * two of the three need.
 */
import { NEVER } from './distances.ts';
import { Helpers } from './helpers.ts';
import { Posts } from './posts.ts';
import { type Reach, reachOf } from './reach.ts';
import { STEPS, type Stops } from './stops.ts';

const LEAST = 1 << 8;
/** Two robots on x < y have rank x + PAIRS[y]. */
const PAIRS = Int32Array.from({ length: 256 }, (_, i) => (i * (i - 1)) / 2);

/** By the active robot's cell and the rank of two others: what is needed, plus 1; 0 if that is not known. */
const needed = new Uint8Array(256 << 15);
/** By cell, 1 if something of it is known. */
const isUsed = new Uint8Array(256);

/** There is one at a time. */
export class Needs {
  readonly #reach: Reach;
  readonly #posts: Posts;
  readonly #helpers: Helpers;
  /** By rank: the number of two that were met, plus 1, or 0; and by number what they need for each post. */
  readonly #numbers = new Int32Array(1 << 15);
  #count = 0;
  #costs: Uint8Array;

  constructor(stops: Stops, target: number) {
    this.#reach = reachOf(stops);
    this.#posts = new Posts(stops, target);
    this.#helpers = new Helpers(this.#reach, this.#posts);
    this.#costs = new Uint8Array(LEAST * this.#posts.count);
    for (let cell = 0; cell < 256; cell++) {
      if (isUsed[cell] === 1) needed.fill(0, cell << 15, (cell + 1) << 15);
    }
    isUsed.fill(0);
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
    const rank = x < y ? PAIRS[y]! + x : PAIRS[x]! + y;
    const known = needed[(cell << 15) | rank]!;
    return (known === 0 ? this.#measure(rank, cell, x, y) : known) - 1;
  }

  #measure(rank: number, cell: number, x: number, y: number): number {
    if (this.#numbers[rank] === 0) this.#learn(rank, x, y);
    const { alone, slides, count } = this.#posts;
    const { led } = this.#helpers;
    const costs = this.#costs;
    let least = Math.min(alone[cell]!, led[(x << 8) | cell]!, led[(y << 8) | cell]!);
    for (let i = (this.#numbers[rank]! - 1) * count, j = cell * count, end = i + count; i < end; i++, j++) {
      const slidesOfAll = costs[i]! + slides[j]!;
      if (slidesOfAll < least) least = slidesOfAll;
    }
    this.#reach.learn(cell);
    least = 1 + Math.min(least, this.#barred(cell, x, y), this.#barred(cell, y, x));
    needed[(cell << 15) | rank] = least;
    isUsed[cell] = 1;
    return least;
  }

  /** If the robot on y stops the active one, and from there walls lead it to where it meets the one on x. */
  #barred(cell: number, x: number, y: number): number {
    const { stops, arrivals } = this.#reach;
    const { walked } = this.#helpers;
    let least = NEVER;
    for (let way = 0; way < 4; way++) {
      if (stops[(((way + 2) & 3) << 8) | y] === y) continue;
      const stop = y - STEPS[way]!;
      const made = arrivals[(cell << 10) | (way << 8) | stop]!;
      if (made + walked[(x << 8) | stop]! < least) least = made + walked[(x << 8) | stop]!;
    }
    return least;
  }

  #learn(rank: number, x: number, y: number): void {
    this.#helpers.learn(x);
    this.#helpers.learn(y);
    const { count } = this.#posts;
    const { posted, arriving, stopping } = this.#helpers;
    const start = this.#count++ * count;
    this.#numbers[rank] = this.#count;
    if (start + count > this.#costs.length) this.#costs = longer(this.#costs);
    const costs = this.#costs;
    for (let post = 0; post < count; post++) {
      const atX = x * count + post;
      const atY = y * count + post;
      let least = posted[atX]! < posted[atY]! ? posted[atX]! : posted[atY]!;
      for (let i = atX << 2, j = atY << 2, end = i + 4; i < end; i++, j++) {
        const first = arriving[i]! + stopping[j]!;
        const second = arriving[j]! + stopping[i]!;
        if (first < least) least = first;
        if (second < least) least = second;
      }
      costs[start + post] = least;
    }
    this.#pass(start, x, y);
    this.#pass(start, y, x);
  }

  /** If the robot on y stops the one on x, and from there walls lead it to a post. */
  #pass(start: number, x: number, y: number): void {
    const { stops, arrivals } = this.#reach;
    const { walks, isLed, count } = this.#posts;
    const costs = this.#costs;
    for (let way = 0; way < 4; way++) {
      if (stops[(((way + 2) & 3) << 8) | y] === y) continue;
      const stop = y - STEPS[way]!;
      if (isLed[stop] === 0) continue;
      const made = arrivals[(x << 10) | (way << 8) | stop]!;
      for (let i = start, j = stop * count, end = i + count; i < end; i++, j++) {
        const cost = made + walks[j]!;
        if (cost < costs[i]!) costs[i] = cost;
      }
    }
  }
}

function longer(array: Uint8Array): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(array.length * 2);
  copy.set(array);
  return copy;
}

let last: { readonly stops: Stops; readonly target: number; readonly needs: Needs } | undefined;

export function needsOf(stops: Stops, target: number): Needs {
  if (last?.stops !== stops || last.target !== target) last = { stops, target, needs: new Needs(stops, target) };
  return last.needs;
}
