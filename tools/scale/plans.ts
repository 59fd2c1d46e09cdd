/** The houses of docs/scale.md, and the table that says what they bear. */
import type { Costs } from './costs.ts';
import { borneBy, CONNECTIONS_PER_MOVE, type Plan } from './model.ts';

const ONE_DATABASE = { databases: 1, sit: 'anywhere', hears: 'every node' } as const;

export const PLANS: readonly Plan[] = [
  { nodes: 1, ...ONE_DATABASE },
  { nodes: 3, ...ONE_DATABASE },
  { nodes: 10, ...ONE_DATABASE },
  { nodes: 10, ...ONE_DATABASE, sit: 'together' },
  { nodes: 30, ...ONE_DATABASE },
  { nodes: 100, ...ONE_DATABASE },
  { nodes: 100, ...ONE_DATABASE, hears: 'who holds it, by channels' },
  { nodes: 100, ...ONE_DATABASE, hears: 'who holds it, directly' },
  { nodes: 100, ...ONE_DATABASE, databases: 10 },
  { nodes: 100, ...ONE_DATABASE, databases: 10, sit: 'together' },
];

const HEADS = ['nodes', 'databases', 'who is at a table', 'who hears', 'moves a second', 'people', 'gives first'];

export function tableOf(costs: Costs): readonly string[] {
  const rows = PLANS.map((plan) => {
    const { moves, first } = borneBy(plan, costs);
    const { nodes, databases, sit, hears } = plan;
    return [nodes, databases, sit, hears, rounded(moves), rounded(moves * CONNECTIONS_PER_MOVE), first];
  });
  return [HEADS, HEADS.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
}

/** Two digits: more is not known. */
function rounded(number: number): string {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, number))) - 1);
  return (Math.round(number / unit) * unit).toLocaleString('en');
}
