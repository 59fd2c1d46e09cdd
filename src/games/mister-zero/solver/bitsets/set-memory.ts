/**
 * Sets of bits in one memory. A set is a head of four words and then blocks of four; the first two words of the head say
 * which blocks are not empty. A table is sets without heads.
 */

/** In words. */
export const HEAD = 4;
export const BLOCK = 4;
/** Each is a bit of the head. */
export const MOST_BLOCKS = 64;

/** Addresses are those of words. */
export interface SetMemory {
  /** All words; others after `grow`. */
  readonly words: Int32Array;
  /** By so many words at least. */
  grow(words: number): void;
  /** What of a set lies in one of a table as well, or does not; 0 if nothing is left. */
  intersect(from: number, to: number, table: number): number;
  subtract(from: number, to: number, table: number): number;
  /** Adds a set to one of a table. */
  unite(set: number, table: number): void;
}
