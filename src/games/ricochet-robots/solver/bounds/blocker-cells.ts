/**
 * Where the active robot needs another one. Unless walls alone lead it to the target, there is a last time that another
 * robot stops it: that one stands on a post then, and from next to it walls alone lead to the target.
 */

import { STEPS, type Stops } from '../packed/stops.ts';
import { NEVER } from './distances.ts';
import { groundOf } from './slide-graph.ts';

/** Those from where walls lead to the target by many slides are not told apart, if there are many posts. */
const MOST_POSTS = 40;

export class Posts {
  readonly count: number;
  readonly cells: readonly number[];
  /** By cell, how many slides lead to the target if walls stop the robot, or others on posts that are not told apart. */
  readonly alone: Uint8Array;
  /** The active robot's slides to the target by way of a post where another stands: `slides[cell * count + post]`. */
  readonly slides: Uint8Array;
  /** Another robot's slides to a post, if walls alone stop it: `walks[cell * count + post]`. */
  readonly walks: Uint8Array;
  /** By cell, 1 if walls lead from there to some post. */
  readonly isLed = new Uint8Array(256);

  constructor(stops: Stops, target: number) {
    const ground = groundOf(stops);
    this.alone = ground.walk(pointed(target));
    const others = new Uint8Array(256).fill(NEVER);
    const byPost = this.#find(stops, others);
    ground.relax(others);
    for (let cell = 0; cell < 256; cell++) this.alone[cell] = Math.min(this.alone[cell]!, others[cell]!);
    this.count = byPost.size;
    this.cells = [...byPost.keys()];
    this.slides = new Uint8Array(256 * this.count);
    this.walks = new Uint8Array(256 * this.count);
    for (const [post, cell] of this.cells.entries()) {
      const slides = ground.relax(byPost.get(cell)!);
      const walks = ground.walk(pointed(cell));
      for (let from = 0; from < 256; from++) {
        this.slides[from * this.count + post] = slides[from]!;
        this.walks[from * this.count + post] = walks[from]!;
        if (walks[from]! < NEVER) this.isLed[from] = 1;
      }
    }
  }

  /** By the cell of a post, the slides from where one leads next to it; `others`: if it is not told apart. */
  #find(stops: Stops, others: Uint8Array): Map<number, Uint8Array> {
    const { alone } = this;
    const byPost = new Map<number, Uint8Array>();
    const near = Array.from(alone.keys()).filter((cell) => alone[cell]! < NEVER);
    for (const stop of near.sort((a, b) => alone[a]! - alone[b]!)) {
      for (let way = 0; way < 4; way++) {
        if (stops[(way << 8) | stop] === stop) continue;
        const step = STEPS[way]!;
        const post = stop + step;
        if (!byPost.has(post) && byPost.size < MOST_POSTS) byPost.set(post, new Uint8Array(256).fill(NEVER));
        const slides = byPost.get(post) ?? others;
        for (let from = stops[(((way + 2) & 3) << 8) | stop]!; from !== stop; from += step) {
          slides[from] = Math.min(slides[from]!, 1 + alone[stop]!);
        }
      }
    }
    return byPost;
  }

  /** With a helper on `cell` that walls lead on to its post, and the active robot on `from`. */
  walked(cell: number, from: number): number {
    const { slides, walks, count } = this;
    let least = NEVER;
    for (let post = 0; post < count; post++) {
      const needed = walks[cell * count + post]! + slides[from * count + post]!;
      if (needed < least) least = needed;
    }
    return least;
  }
}

function pointed(cell: number): Uint8Array {
  const slides = new Uint8Array(256).fill(NEVER);
  slides[cell] = 0;
  return slides;
}
