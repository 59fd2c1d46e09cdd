/** What a row makes of the codes that are left: a part for each answer. */
import { answer, valuesOf } from '../rows.ts';
import type { Code, Proposal } from '../state.ts';

/** How many codes each answer would leave. */
export function partsOf({ kind, values }: Proposal, left: readonly Code[]): number[] {
  const parts = new Map<number, number>();
  for (const code of left) {
    const { black, white } = answer(valuesOf(code, kind), values);
    const key = 4 * black + white;
    parts.set(key, (parts.get(key) ?? 0) + 1);
  }
  return [...parts.values()];
}

/** The rows after which the code is known, whatever the answer. */
export const settlingRows = (rows: readonly Proposal[], left: readonly Code[]): Proposal[] =>
  rows.filter((row) => partsOf(row, left).length === left.length);

/**
 * The rows that split best. There are three ways to say what is best: the fewest codes left at worst, the fewest on average, the
 * most different answers. Nothing where they do not agree on the same rows.
 */
export function bestSplits(rows: readonly Proposal[], left: readonly Code[]): Proposal[] {
  const parts = rows.map((row) => partsOf(row, left));
  const worst = lowest(parts.map((each) => Math.max(...each)));
  const average = lowest(parts.map((each) => each.reduce((sum, part) => sum + part * part, 0)));
  const most = lowest(parts.map((each) => -each.length));
  const agree = rows.every((_, i) => worst[i] === average[i] && worst[i] === most[i]);
  return agree ? rows.filter((_, i) => worst[i]) : [];
}

function lowest(numbers: readonly number[]): boolean[] {
  const least = Math.min(...numbers);
  return numbers.map((number) => number === least);
}
