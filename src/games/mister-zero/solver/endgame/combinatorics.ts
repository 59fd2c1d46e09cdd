/**
 * Ways to fill the last bridges with the last tokens, as sets of bits. A token is known by its rank among them, a bridge
 * by its place among the free ones. In which order a set has the fillings is the affair of whoever asks.
 */
import { lowest } from '../position/ways.ts';

export interface Fillings {
  // tables, by where they begin in the memory of sets
  /** By place and rank, where a token of lower rank lies there: (size + 1) × place + rank. */
  readonly below: number;
  /** By two places, where the token of the first goes before that of the second: size × first + second. */
  before(winner: number): number;
}

/** How equal numbers compare: the first place wins, the lower rank, or the higher one. */
export const FIRST = 0;
export const LOWER = 1;
export const HIGHER = 2;

/** So many of the items, in every order. */
export function choices(items: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return items.flatMap((item) => {
    const others = items.filter((other) => other !== item);
    return choices(others, count - 1).map((rest) => [item, ...rest]);
  });
}

export const permutations = (items: readonly number[]): number[][] => choices(items, items.length);

/** By set of masks, all of them united. */
export function unions(masks: readonly number[]): number[] {
  const table = [0];
  for (let set = 1; set < 2 ** masks.length; set++) table.push(table[set & (set - 1)]! | masks[lowest(set)]!);
  return table;
}
