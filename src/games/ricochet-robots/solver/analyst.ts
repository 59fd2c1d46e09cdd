/** The shortest solution of the running round, from where it began: for `analyse`, hints and the look back. */
import type { Analyst } from '../../../core/bot.ts';
import { Effort } from '../../../search/effort.ts';
import { writeSlide } from '../notation.ts';
import type { RicochetView } from '../state.ts';
import { drawn } from './drawn.ts';
import { solve } from './index.ts';
import { startOf } from './round.ts';

const USUAL_MS = 10_000;

export const analyst: Analyst<RicochetView> = {
  async analyse(view, thinking) {
    const position = startOf(view);
    if (!position) return undefined;
    const effort = new Effort(thinking, USUAL_MS);
    const { status, length, ways } = solve(position, effort);
    const moves = ways[0]?.map(writeSlide) ?? [];
    const { nodes } = effort;
    if (status === 'stopped') return { moves, optimal: false, atLeast: length, nodes };
    return { moves, optimal: true, nodes };
  },
  draw: (view, analysis) => drawn(view, (analysis as { moves: readonly string[] }).moves),
};
