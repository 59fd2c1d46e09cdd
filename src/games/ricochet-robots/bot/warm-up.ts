/** Solves a few made-up positions, so that the first real one does not meet a program still being compiled. */
import { pick, seededRandom } from '../../../core/random.ts';
import { Effort } from '../../../search/effort.ts';
import { boardOf } from '../layout.ts';
import { drawLayout, drawRobots } from '../setup.ts';
import { solve } from '../solver/index.ts';
import { TARGETS } from '../state.ts';

/** From then on most positions are solved about as fast as they ever will be; it takes a twentieth of a second. */
const POSITIONS = 40;
const NODES = 300;

export function warmUp(): void {
  const random = seededRandom('robots');
  for (let i = 0; i < POSITIONS; i++) {
    const layout = drawLayout(random);
    const robots = drawRobots(layout, random);
    const ricochet = i % 2 === 0 ? 'free' : 'required';
    const effort = new Effort({ budget: { nodes: NODES }, random, now: () => 0 });
    solve({ board: boardOf(layout), target: pick(TARGETS, random), ricochet, robots }, effort);
  }
}
