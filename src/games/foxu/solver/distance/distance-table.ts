/**
 * The transposition table of the distance search: for each side as the attacker, an upper bound of the slides within which
 * it wins and a lower bound of those within which it does not. One position, one slot; the newest takes it.
 */
import { BYTE, BYTE_BITS } from '../position/bits.ts';

/** As answers: no win within the depth that was asked for, or nobody knows; anything else is a number of slides. */
export const NO = 0;
export const UNKNOWN = -1;
/** As a depth: no number of slides is enough. */
export const NEVER = BYTE;
export const NO_SLIDE = -1;

// where the parts of a key begin
const OTHER = 6;
const LEFT = 12;
const QUIET = 16;
const GENERATION = 22;
const GENERATION_BITS = 32 - GENERATION;
const GENERATIONS = 2 ** GENERATION_BITS - 1;

/** Where the four numbers of a slot lie; they share a line of the processor's cache. */
const OPEN = 0;
const KEY = 1;
const DEPTHS = 2;
const SLIDES = 3;
const SLOT = 4;

// where the bytes of DEPTHS begin: a loss or a win, of the attacker to move or (added) of his adversary
const NOT_WITHIN = 0;
const WITHIN = BYTE_BITS;
const DEFENDS = 2 * BYTE_BITS;
/** The same in SLIDES, which has one byte a side. */
const DEFENDS_SLIDE = BYTE_BITS;
const USUAL_BITS = 18;

export class DistanceTable {
  /** Of the last question: the slide that settled it at a lesser depth, or NO_SLIDE. */
  slide = NO_SLIDE;
  readonly #shift: number;
  /**
   * DEPTHS has four bytes: the attacker to move does not win within the first, wins within the second; his adversary the
   * third, the fourth. 0: not known. SLIDES has two: cell + 1.
   */
  readonly #slots: Int32Array;
  #generation = 1;

  /** 2^bits slots of 16 bytes. */
  constructor(bits = USUAL_BITS) {
    this.#shift = 32 - bits;
    this.#slots = new Int32Array(SLOT * 2 ** bits);
  }

  /** Forgets everything. */
  clear(): void {
    this.#generation++;
    if (this.#generation <= GENERATIONS) return;
    this.#slots.fill(0);
    this.#generation = 1;
  }

  /** All of a position but the open holes; with them it tells positions apart without error. */
  key(own: number, other: number, ownLeft: number, quietLeft: number): number {
    return own | (other << OTHER) | (ownLeft << LEFT) | (quietLeft << QUIET) | (this.#generation << GENERATION);
  }

  /** Within how many slides the attacker, who is to move or not, wins; NO if not within `depth`; or UNKNOWN. */
  probe(open: number, key: number, attacks: boolean, depth: number): number {
    const slots = this.#slots;
    const slot = this.#slot(open, key);
    this.slide = NO_SLIDE;
    if (slots[slot + OPEN] !== open || slots[slot + KEY] !== key) return UNKNOWN;
    const depths = slots[slot + DEPTHS]!;
    const mine = attacks ? depths : depths >>> DEFENDS;
    const theirs = attacks ? depths >>> DEFENDS : depths;
    const wins = (mine >>> WITHIN) & BYTE;
    if (wins !== 0 && wins <= depth) return wins;
    // nobody wins where the other does
    if ((mine & BYTE) >= depth || ((theirs >>> WITHIN) & BYTE) !== 0) return NO;
    this.slide = ((attacks ? slots[slot + SLIDES]! : slots[slot + SLIDES]! >>> DEFENDS_SLIDE) & BYTE) - 1;
    return UNKNOWN;
  }

  store(open: number, key: number, attacks: boolean, depth: number, yes: boolean, slide: number): void {
    const slots = this.#slots;
    const slot = this.#slot(open, key);
    if (slots[slot + OPEN] !== open || slots[slot + KEY] !== key) {
      slots[slot + OPEN] = open;
      slots[slot + KEY] = key;
      slots[slot + DEPTHS] = 0;
      slots[slot + SLIDES] = 0;
    }
    const at = (attacks ? 0 : DEFENDS) + (yes ? WITHIN : NOT_WITHIN);
    const before = (slots[slot + DEPTHS]! >>> at) & BYTE;
    if (before === 0 || (yes ? depth < before : depth > before)) slots[slot + DEPTHS]! ^= (before ^ depth) << at;
    if (slide === NO_SLIDE) return;
    const side = attacks ? 0 : DEFENDS_SLIDE;
    slots[slot + SLIDES] = (slots[slot + SLIDES]! & ~(BYTE << side)) | ((slide + 1) << side);
  }

  /** The same in every generation: which positions displace each other must not depend on what was asked before. */
  #slot(open: number, key: number): number {
    const mixed = Math.imul(open ^ Math.imul(key << GENERATION_BITS, 0x9e3779b1), 0x85ebca6b);
    return (Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35) >>> this.#shift) * SLOT;
  }
}
