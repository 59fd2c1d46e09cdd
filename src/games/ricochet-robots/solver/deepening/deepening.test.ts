/** One solution, which deepening finds where it is easy, against all of them, which the set search finds. */
import { expect, test } from 'vitest';
import type { Budget } from '../../../../core/bot.ts';
import { pick, sample, seededRandom } from '../../../../core/random.ts';
import { Effort } from '../../../../search/effort.ts';
import { boardOf } from '../../layout.ts';
import { writeSlide } from '../../notation.ts';
import { drawLayout } from '../../setup.ts';
import { CENTRE, GRID, type Slide, TARGETS } from '../../state.ts';
import { solve } from '../solver.ts';
import { MOST_VISITED } from './visited.ts';

const effort = (budget: Budget) => new Effort({ budget, random: () => 0, now: () => 0 });
const text = (slides: readonly Slide[]) => slides.map(writeSlide).join(' ');

test.each(['required', 'free'] as const)('ricochet %s: the one solution is among all the shortest', (ricochet) => {
  const random = seededRandom(`scout ${ricochet}`);
  const free = GRID.cells.filter((cell) => !CENTRE.includes(cell));
  const compared: number[] = [];
  for (let i = 0; i < 200; i++) {
    const board = boardOf(drawLayout(random));
    const target = i % 5 === 0 ? 'vortex' : pick(TARGETS, random);
    const [r, y, g, b] = sample(free, 4, random) as [number, number, number, number];
    const position = { board, target, ricochet, robots: { r, y, g, b } };
    const one = solve(position, effort({ nodes: MOST_VISITED }));
    if (one.status === 'stopped') continue;
    const all = solve(position, effort({}), 1000);
    expect(one.length).toBe(all.length);
    if (all.paths.length < 1000) expect(all.paths.map(text)).toContain(text(one.paths[0]!));
    compared.push(one.length);
  }
  expect(compared.filter((length) => length > 5).length).toBeGreaterThan(30);
});

test('another robot stops at the active one, which then leaves: not to be tried the other way round', () => {
  const board = boardOf(['2A', '3A', '4A', '1A']);
  const robots = { r: 217, y: 133, g: 39, b: 35 };
  const position = { board, target: 'green-triangle', ricochet: 'required', robots } as const;
  expect(solve(position, effort({})).length).toBe(5);
});
