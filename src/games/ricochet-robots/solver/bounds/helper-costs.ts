/**
 * What one other robot can do for the active one. It comes to its post, stopped on its way at last by walls, by another
 * robot, or by the active one itself. That one must come to where they meet, stopped on its own way at last by walls, by
 * the helper, or by another robot.
 */

import { STEPS } from '../packed/stops.ts';
import type { Posts } from './blocker-cells.ts';
import { NEVER } from './distances.ts';
import type { Reach } from './pair-distances.ts';

const ahead = new Uint8Array(256);
const arrived = new Uint8Array(256);

export class Helpers {
  /** By the helper's cell and post: its slides if walls stop it, or another one that has still to move. */
  readonly posted: Uint8Array;
  /** By the helper's cell, post and way: its slides if it comes to the post that way and something stops it there. */
  readonly arriving: Uint8Array;
  /** By a robot's cell, post and way: its slides to stop there another robot that comes that way. */
  readonly stopping: Uint8Array;
  /** By the helper's cell and the active robot's: the slides of both if walls lead the active one to where they meet. */
  readonly walked = new Uint8Array(256 << 8);
  /** The same if the helper may lead it there too, or another one that has still to move. */
  readonly led = new Uint8Array(256 << 8);
  readonly #reach: Reach;
  readonly #posts: Posts;
  readonly #known = new Uint8Array(256);
  /** By post, the cells from where walls lead a robot there. */
  readonly #sources: readonly (readonly number[])[];
  /** By the way that the helper came and the active robot's cell, when they have just met: the slides to the target. */
  readonly #met = new Uint8Array(4 << 8).fill(NEVER);
  /** By the active robot's cell, when the helper has just stopped it: the slides until they meet, and on. */
  readonly #leads = new Uint8Array(256).fill(NEVER);

  constructor(reach: Reach, posts: Posts) {
    this.#reach = reach;
    this.#posts = posts;
    this.posted = new Uint8Array(256 * posts.count);
    this.arriving = new Uint8Array(1024 * posts.count);
    this.stopping = new Uint8Array(1024 * posts.count);
    const { walks, count } = posts;
    this.#sources = posts.cells.map((_, post) => {
      const sources: number[] = [];
      for (let from = 0; from < 256; from++) {
        const slides = walks[from * count + post]!;
        if (slides > 0 && slides < NEVER) sources.push(from);
      }
      return sources;
    });
    const { stops, ground } = reach;
    const soonest = new Uint8Array(256).fill(NEVER);
    for (let i = 0; i < 1024; i++) {
      const stop = i & 255;
      if (stops[i] === stop) continue;
      const cell = stop + STEPS[i >> 8]!;
      const slides = posts.walked(stop, cell);
      this.#met[(i & ~255) | cell] = slides;
      if (slides + 1 < soonest[cell]!) soonest[cell] = slides + 1;
    }
    // where the helper has stopped it, that one must go off and come back to meet it
    for (let cell = 0; cell < 256; cell++) this.#leads[cell] = Math.min(soonest[cell]! + 1, NEVER);
    ground.walk(soonest);
    for (let i = 0; i < 1024; i++) {
      const cell = i & 255;
      if (stops[i] !== cell) this.#leads[cell] = Math.min(this.#leads[cell]!, 1 + soonest[stops[i]!]!);
    }
  }

  /** Must be called before a helper's cell is asked for. */
  learn(helper: number): void {
    if (this.#known[helper] === 1) return;
    this.#known[helper] = 1;
    this.#reach.learn(helper);
    const { ground } = this.#reach;
    const row = helper << 8;
    const walked = this.walked.subarray(row, row + 256);
    const led = this.led.subarray(row, row + 256);
    this.#meet(helper, walked, led);
    for (let cell = 0; cell < 256; cell++) {
      if (walked[cell]! + 1 < led[cell]!) led[cell] = walked[cell]! + 1;
    }
    ground.relax(led);
    ground.walk(walked);
    for (let cell = 0; cell < 256; cell++) {
      if (walked[cell]! < led[cell]!) led[cell] = walked[cell]!;
    }
    this.#post(helper);
  }

  /**
   * By the active robot's cell, the slides to the target if the helper meets it there next (`meetings`), and if one slide
   * first leads it to stop before the helper, wherever that has come (`led`). And where the helper itself can stop.
   */
  #meet(helper: number, meetings: Uint8Array, led: Uint8Array): void {
    const { stops, arrivals, slides } = this.#reach;
    const met = this.#met;
    const leads = this.#leads;
    meetings.fill(NEVER);
    led.fill(NEVER);
    arrived.fill(NEVER);
    for (let way = 0; way < 4; way++) {
      const step = STEPS[way]!;
      for (let i = 0; i < 256; i++) {
        // those ahead come first
        const stop = way < 2 ? 255 - i : i;
        ahead[stop] = NEVER;
        if (stops[(way << 8) | stop] === stop) continue;
        const next = stop + step;
        const made = arrivals[(helper << 10) | (way << 8) | stop]!;
        if (made < arrived[stop]!) arrived[stop] = made;
        const meeting = made + met[(way << 8) | next]!;
        if (meeting < meetings[next]!) meetings[next] = meeting;
        const before = ahead[next]!;
        if (before + 1 < led[stop]!) led[stop] = before + 1;
        const here = leads[stop]! + slides[(helper << 8) | next]!;
        ahead[stop] = here < before ? here : before;
      }
    }
  }

  #post(helper: number): void {
    const { stops, arrivals, slides } = this.#reach;
    const { walks, count, cells } = this.#posts;
    for (let post = 0; post < count; post++) {
      let least = walks[helper * count + post]!;
      for (const from of this.#sources[post]!) {
        const needed = arrived[from]! + walks[from * count + post]! + 1;
        if (needed < least) least = needed;
      }
      this.posted[helper * count + post] = least;
      for (let way = 0; way < 4; way++) {
        const slide = (way << 8) | cells[post]!;
        const at = ((helper * count + post) << 2) | way;
        const isOpen = stops[slide] !== cells[post];
        this.arriving[at] = arrivals[(helper << 10) | slide]!;
        this.stopping[at] = isOpen ? slides[(helper << 8) | (cells[post]! + STEPS[way]!)]! : NEVER;
      }
    }
  }
}
