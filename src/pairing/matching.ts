/** Who meets whom, so that all costs together are least: a matching by Edmonds' blossoms. */
import blossom from 'edmonds-blossom';

/** A cost in parts: whatever comes first weighs more than all that follows, over all tables together. */
export type Cost = readonly number[];

/** `undefined`: these two cannot meet. */
export type CostOf = (a: number, b: number) => Cost | undefined;

/** Sums of weights up to here are exact: duals are twice a weight. */
export const MOST_WEIGHT = Number.MAX_SAFE_INTEGER / 4;

/** As many pairs as there can be among the numbers below count, and of all such the cheapest, part by part. Each part of a cost is a whole number. */
export function cheapestPairs(count: number, costOf: CostOf): readonly (readonly [number, number])[] {
  const meetings: { readonly pair: readonly [number, number]; readonly cost: Cost }[] = [];
  for (let a = 0; a < count; a++) {
    for (let b = a + 1; b < count; b++) {
      const cost = costOf(a, b);
      if (cost) meetings.push({ pair: [a, b], cost });
    }
  }
  const tables = Math.floor(count / 2);
  const most = meetings.reduce<Cost>(
    (known, { cost }) => cost.map((part, at) => Math.max(part * tables, known[at] ?? 0)),
    [],
  );
  const weights = weightsFor(most);
  const edges = meetings.map(
    ({ pair, cost }) => [...pair, -cost.reduce((sum, part, at) => sum + part * weights[at]!, 0)] as const,
  );
  return blossom(edges, true).flatMap((mate, at) => (mate > at ? [[at, mate] as const] : []));
}

/** One more of a part costs more than the most of all later ones. */
function weightsFor(most: Cost): readonly number[] {
  const weights = most.map(() => 1);
  for (let at = most.length - 2; at >= 0; at--) weights[at] = weights[at + 1]! * (most[at + 1]! + 1);
  if (weights.some((weight, at) => weight * (most[at]! + 1) > MOST_WEIGHT))
    throw new RangeError('a field too large to pair');
  return weights;
}
