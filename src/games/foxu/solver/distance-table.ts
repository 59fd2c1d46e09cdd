/**
 * What the distance search knows of positions: for each side as the attacker, within how many slides it surely wins and
 * within how many it surely does not. One position, one slot; the newest takes it.
 */
export const NO = 0;
export const YES = 1;
export const UNKNOWN = 2;
/** As a depth: no number of slides is enough. */
export const NEVER = 255;
export const NO_SLIDE = -1;

const GENERATIONS = 1023;

export class DistanceTable {
  /** Of the last question: the slide that settled it at a lesser depth, or NO_SLIDE. */
  slide = NO_SLIDE;
  readonly #shift: number;
  readonly #open: Int32Array;
  readonly #key: Int32Array;
  /** Four a slot: the attacker to move does not win within [0], wins within [1]; his adversary [2], [3]. 0: not known. */
  readonly #depths: Uint8Array;
  /** Two a slot: cell + 1. */
  readonly #slides: Uint8Array;
  /** The same memory, all of a slot at once. */
  readonly #slotDepths: Int32Array;
  readonly #slotSlides: Int16Array;
  #generation = 1;

  /** 2^bits slots of 14 bytes. */
  constructor(bits = 20) {
    this.#shift = 32 - bits;
    this.#open = new Int32Array(2 ** bits);
    this.#key = new Int32Array(2 ** bits);
    this.#depths = new Uint8Array(4 * 2 ** bits);
    this.#slides = new Uint8Array(2 * 2 ** bits);
    this.#slotDepths = new Int32Array(this.#depths.buffer);
    this.#slotSlides = new Int16Array(this.#slides.buffer);
  }

  /** Forgets everything. */
  clear(): void {
    this.#generation++;
    if (this.#generation <= GENERATIONS) return;
    this.#key.fill(0);
    this.#generation = 1;
  }

  /** All of a position but the open holes; with them it tells positions apart without error. */
  key(own: number, other: number, ownLeft: number, quietLeft: number): number {
    return own | (other << 6) | (ownLeft << 12) | (quietLeft << 16) | (this.#generation << 22);
  }

  /** Whether the attacker, who is to move or not, wins within `depth`: YES, NO or UNKNOWN. */
  ask(open: number, key: number, attacks: boolean, depth: number): number {
    const slot = this.#slot(open, key);
    this.slide = NO_SLIDE;
    if (this.#open[slot] !== open || this.#key[slot] !== key) return UNKNOWN;
    const mine = 4 * slot + (attacks ? 0 : 2);
    const wins = this.#depths[mine + 1]!;
    if (wins !== 0 && wins <= depth) return YES;
    // nobody wins where the other does
    if (this.#depths[mine]! >= depth || this.#depths[4 * slot + (attacks ? 3 : 1)] !== 0) return NO;
    this.slide = this.#slides[2 * slot + (attacks ? 0 : 1)]! - 1;
    return UNKNOWN;
  }

  store(open: number, key: number, attacks: boolean, depth: number, yes: boolean, slide: number): void {
    const slot = this.#slot(open, key);
    if (this.#open[slot] !== open || this.#key[slot] !== key) {
      this.#open[slot] = open;
      this.#key[slot] = key;
      this.#slotDepths[slot] = 0;
      this.#slotSlides[slot] = 0;
    }
    const at = 4 * slot + (attacks ? 0 : 2) + (yes ? 1 : 0);
    const before = this.#depths[at]!;
    if (before === 0 || (yes ? depth < before : depth > before)) this.#depths[at] = depth;
    if (slide !== NO_SLIDE) this.#slides[2 * slot + (attacks ? 0 : 1)] = slide + 1;
  }

  #slot(open: number, key: number): number {
    const mixed = Math.imul(open ^ Math.imul(key, 0x9e3779b1), 0x85ebca6b);
    return Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35) >>> this.#shift;
  }
}
