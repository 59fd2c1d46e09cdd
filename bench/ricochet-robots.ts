/** The 200 known positions and the two landmarks, with both options. Optima and node counts are checked. */

import { expectOk } from '../src/core/result.ts';
import { boardOf } from '../src/games/ricochet-robots/layout.ts';
import { read } from '../src/games/ricochet-robots/notation.ts';
import { solve } from '../src/games/ricochet-robots/solver/solver.ts';
import type { Layout, RicochetMove, Target } from '../src/games/ricochet-robots/state.ts';
import { Effort } from '../src/search/effort.ts';
import known from './data/ricochet-positions.json' with { type: 'json' };

type Known = (typeof known.positions)[number];
const OPTIONS = ['required', 'free'] as const;
type Ricochet = (typeof OPTIONS)[number];

/** States searched: the same on every machine. */
const NODES: Readonly<Record<Ricochet, readonly number[]>> = {
  required: [229_755, 858_094, 1_271_419],
  free: [206_035, 752_118, 1_130_964],
};

export function benchRicochetRobots(): void {
  console.log('\nricochet robots      total ms   median      p95      p99      nodes');
  for (const option of OPTIONS) {
    const [positions, ...landmarks] = NODES[option];
    tell(`200 known, ${option}`, known.positions, option, positions!);
    for (const [i, landmark] of known.landmarks.entries()) {
      tell(`${landmark.id}, ${option}`, [landmark], option, landmarks[i]!);
    }
  }
  console.log('stops: made anew with `required`, known again with `free`; everything else anew each time');
  console.log(`memory at most ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`);
}

function tell(name: string, positions: readonly Known[], option: Ricochet, expected: number): void {
  const solved = positions.map((position) => measure(position, option));
  const times = solved.map(({ ms }) => ms).sort((a, b) => a - b);
  const total = times.reduce((sum, ms) => sum + ms, 0);
  const nodes = solved.reduce((sum, each) => sum + each.nodes, 0);
  const quantile = (part: number) => times[Math.min(times.length - 1, Math.floor(part * times.length))]!;
  const cells = [
    total.toFixed(0).padStart(8),
    ...[0.5, 0.95, 0.99].map((part) => quantile(part).toFixed(2).padStart(8)),
  ];
  console.log(`${name.padEnd(20)} ${cells.join(' ')} ${String(nodes).padStart(10)}`);
  if (nodes !== expected) throw new Error(`${name}: ${nodes} nodes, not ${expected}`);
}

function measure(position: Known, option: Ricochet): { ms: number; nodes: number } {
  const board = boardOf(position.layout.split(',') as unknown as Layout);
  const { robots } = expectOk(read(`robots:${position.robots}`)) as RicochetMove & { kind: 'robots' };
  const effort = Effort.unlimited();
  const before = performance.now();
  const { length } = solve({ board, target: position.target as Target, ricochet: option, robots }, effort);
  const ms = performance.now() - before;
  if (length !== position[option]) throw new Error(`${position.id}, ${option}: ${length}, not ${position[option]}`);
  return { ms, nodes: effort.nodes };
}
