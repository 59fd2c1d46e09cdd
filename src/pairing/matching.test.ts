import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cheapestPairs } from './matching.ts';

/** The least that all can cost together, for every set of those who are left: nothing of blossoms. */
function least(count: number, costOf: (a: number, b: number) => number): number {
  const costs = new Float64Array(2 ** count).fill(Number.POSITIVE_INFINITY);
  costs[0] = 0;
  for (let set = 1; set < costs.length; set++) {
    const first = 31 - Math.clz32(set);
    for (let other = 0; other < first; other++) {
      const rest = set & ~(1 << first) & ~(1 << other);
      if ((set >> other) & 1) costs[set] = Math.min(costs[set]!, costs[rest]! + costOf(other, first));
    }
  }
  return costs.at(-1)!;
}

test.each([4, 8, 12])('%i people: no other pairs are cheaper', (count) => {
  const table = fc.array(fc.nat(9), { minLength: count * count, maxLength: count * count });
  fc.assert(
    fc.property(table, (costs) => {
      const costOf = (a: number, b: number) => costs[a * count + b]!;
      const pairs = cheapestPairs(count, (a, b) => [costOf(a, b)]);
      expect(pairs.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, at) => at));
      expect(pairs.reduce((sum, [a, b]) => sum + costOf(a, b), 0)).toBe(least(count, costOf));
    }),
    { numRuns: 60 },
  );
});

test('as many pairs as there can be, where some cannot meet', () => {
  // three triangles, hung on each other at one corner
  const allowed = ['01', '12', '02', '23', '34', '45', '35', '56', '67', '78', '68'];
  const pairs = cheapestPairs(9, (a, b) => (allowed.includes(`${a}${b}`) ? [0] : undefined));
  expect(pairs).toHaveLength(4);
});
