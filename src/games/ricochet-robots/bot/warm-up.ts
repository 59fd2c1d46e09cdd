/** Solves made-up positions, so that the first real ones do not meet a program still being compiled. */
import type { Random } from '../../../core/game.ts';
import { pick, seededRandom } from '../../../core/random.ts';
import { Effort } from '../../../search/effort.ts';
import { boardOf } from '../layout.ts';
import type { RicochetOptions } from '../options.ts';
import { drawLayout, drawRobots } from '../setup.ts';
import { solve } from '../solver/solver.ts';
import { TARGETS } from '../state.ts';

/** After these most positions are solved about as fast as they ever will be; it takes a twentieth of a second. */
const SHORT = { positions: 40, nodes: 300 };
/** One that asks for more, and how much of it compiles the search for such: a seventh of a second. */
const LONG = { index: 187, nodes: 10_000 };

export function warmUp(): void {
  const random = seededRandom('robots');
  for (let i = 0; i < SHORT.positions; i++) solveAny(random, i % 2 === 0 ? 'free' : 'required', SHORT.nodes);
  solveAny(seededRandom('robots', LONG.index), 'free', LONG.nodes);
}

function solveAny(random: Random, ricochet: RicochetOptions['ricochet'], nodes: number): void {
  const layout = drawLayout(random);
  const robots = drawRobots(layout, random);
  const effort = new Effort({ budget: { nodes }, random, now: () => 0 });
  solve({ board: boardOf(layout), target: pick(TARGETS, random), ricochet, robots }, effort);
}
