/**
 * How many slides of all robots are needed at least. As `bounds`, but whoever stops the active robot last must come to
 * its post, and whoever stops that one last on its way must come to where he does so. What a trio needs is what the best
 * two of the three need.
 */

import { STEPS, type Stops } from '../packed/stops.ts';
import { Posts } from './blocker-cells.ts';
import { NEVER } from './distances.ts';
import { Helpers } from './helper-costs.ts';
import { type Reach, reachOf } from './pair-distances.ts';

const LEAST = 1 << 8;
/** More than there are pairs of cells. */
const PAIRS = 1 << 15;
/** Two robots can each stop another one from four sides. */
const BARS = 8;

/** By the cells of two others, in either order: the number of the pair, from 1 on; 0 if it was never met. */
const numbers = new Uint16Array(1 << 16);
/** By the active robot's cell and the number of a pair: what is needed, plus 1; 0 if that is not known. */
const needed = new Uint8Array(256 * PAIRS);

let pairs = 0;

/** There is one at a time. */
export class Needs {
  readonly #reach: Reach;
  readonly #posts: Posts;
  readonly #helpers: Helpers;
  /** What a pair needs for each post, by its number. */
  #costs: Uint8Array;
  /** By its number, where one of a pair stops the active robot: how it arrives there, and how many slides lead on. */
  #bars = new Int32Array(LEAST * BARS);

  constructor(stops: Stops, target: number) {
    this.#reach = reachOf(stops);
    this.#posts = new Posts(stops, target);
    this.#helpers = new Helpers(this.#reach, this.#posts);
    this.#costs = new Uint8Array(LEAST * this.#posts.count);
    for (let cell = 0; cell < 256; cell++) needed.fill(0, cell * PAIRS, cell * PAIRS + pairs + 1);
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
    const known = needed[cell * PAIRS + numbers[(x << 8) | y]!]!;
    return (known === 0 ? this.#measure(cell, x, y) : known) - 1;
  }

  #measure(cell: number, x: number, y: number): number {
    if (numbers[(x << 8) | y] === 0) this.#learn(x, y);
    const pair = numbers[(x << 8) | y]!;
    const { alone, slides, count } = this.#posts;
    const { led } = this.#helpers;
    const costs = this.#costs;
    const bars = this.#bars;
    let least = Math.min(alone[cell]!, led[(x << 8) | cell]!, led[(y << 8) | cell]!);
    for (let i = pair * count, j = cell * count, end = i + count; i < end; i++, j++) {
      const slidesOfAll = costs[i]! + slides[j]!;
      if (slidesOfAll < least) least = slidesOfAll;
    }
    this.#reach.learn(cell);
    const { arrivals } = this.#reach;
    for (let i = pair * BARS, end = i + BARS; i < end && bars[i] !== 0; i++) {
      const slidesOfAll = arrivals[(cell << 10) | (bars[i]! & 1023)]! + (bars[i]! >> 10);
      if (slidesOfAll < least) least = slidesOfAll;
    }
    needed[cell * PAIRS + pair] = least + 1;
    return least + 1;
  }

  #learn(x: number, y: number): void {
    this.#helpers.learn(x);
    this.#helpers.learn(y);
    const { count } = this.#posts;
    const { posted, arriving, stopping } = this.#helpers;
    pairs++;
    numbers[(x << 8) | y] = pairs;
    numbers[(y << 8) | x] = pairs;
    const start = pairs * count;
    if (start + count > this.#costs.length) this.#lengthen();
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
    this.#bar(this.#bar(pairs * BARS, x, y), y, x);
  }

  /** If the robot on y stops the active one, and from there walls lead it to where it meets the one on x. */
  #bar(start: number, x: number, y: number): number {
    const { stops } = this.#reach;
    const { walked } = this.#helpers;
    let at = start;
    for (let way = 0; way < 4; way++) {
      if (stops[(((way + 2) & 3) << 8) | y] === y) continue;
      const stop = y - STEPS[way]!;
      const slides = walked[(x << 8) | stop]!;
      if (slides < NEVER) this.#bars[at++] = (slides << 10) | (way << 8) | stop;
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

let last: { readonly stops: Stops; readonly target: number; readonly needs: Needs } | undefined;

export function needsOf(stops: Stops, target: number): Needs {
  if (last?.stops !== stops || last.target !== target) last = { stops, target, needs: new Needs(stops, target) };
  return last.needs;
}
