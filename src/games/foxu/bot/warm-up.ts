/** Thinks about a made-up position, so that the first question of a short game does not meet a program still being compiled. */
import { Effort } from '../../../search/effort.ts';
import type { Packed } from '../solver/position/position.ts';
import { Solver } from '../solver/solver.ts';
import { QUIET_LIMIT } from '../state.ts';

/** From then on it thinks about as fast as it ever will. */
const NODES = 15_000;
/** After a first slide, and hard enough. */
const PIE: Packed = { open: 0x7d173b9d, own: 35, other: 0, ownLeft: 11, otherLeft: 10, quietLeft: QUIET_LIMIT };

export function warmUp(): void {
  new Solver(new Effort({ budget: { nodes: NODES }, random: () => 0, now: () => 0 })).verdict(PIE);
}
