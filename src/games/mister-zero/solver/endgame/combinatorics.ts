/** Small combinatorics for the endgame's tables. */
import { lowest } from '../position/ways.ts';

/** So many of the items, in every order. */
export function kPermutations(items: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return items.flatMap((item) => {
    const others = items.filter((other) => other !== item);
    return kPermutations(others, count - 1).map((rest) => [item, ...rest]);
  });
}

export const permutations = (items: readonly number[]): number[][] => kPermutations(items, items.length);

/** By set of masks, all of them united. */
export function unions(masks: readonly number[]): number[] {
  const table = [0];
  for (let set = 1; set < 2 ** masks.length; set++) table.push(table[set & (set - 1)]! | masks[lowest(set)]!);
  return table;
}
