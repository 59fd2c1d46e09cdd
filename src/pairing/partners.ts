/** Who of four plays with whom: whoever was partners least is now, then strong and weak together. */
import type { Past } from './field.ts';

/** The first and the third place are partners. */
export function partnersApart(table: readonly string[], past: ReadonlyMap<string, Past>): readonly string[] {
  if (table.length !== 4) return table;
  const [a, b, c, d] = table as readonly [string, string, string, string];
  const ways = [
    [a, b, d, c],
    [a, b, c, d],
    [a, c, b, d],
  ] as const;
  return ways
    .map((way) => ({ way, cost: costOf(way, past) }))
    .reduce((least, each) => (each.cost < least.cost ? each : least)).way;
}

function costOf([a, b, c, d]: readonly [string, string, string, string], past: ReadonlyMap<string, Past>): number {
  const helped = past.get(a)!.timesHelped(c) ** 2 + past.get(b)!.timesHelped(d) ** 2;
  const points = (name: string) => past.get(name)!.points;
  return 1000 * helped + Math.min(999, Math.abs(points(a) + points(c) - points(b) - points(d)));
}
