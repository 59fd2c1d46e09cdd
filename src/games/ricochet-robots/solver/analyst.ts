/**
 * The shortest solution of the running round, from where it began: for `analyse` and hints. Between two rounds all
 * shortest solutions of the one before: for the look back (R5).
 */
import type { Analyst } from '../../../core/bot.ts';
import { Effort } from '../../../search/effort.ts';
import { writeSlide } from '../notation.ts';
import type { RicochetAnalysis, RicochetView } from '../state.ts';
import { drawn } from './drawing.ts';
import { solve } from './solver.ts';
import { playedOf, startOf } from './view.ts';

/** Where the budget says nothing. */
const ANALYST_MS = 10_000;
/** Slides that do not depend on each other can be made in any order: there may be thousands. */
const MOST_SOLUTIONS = 200;

export const analyst: Analyst<RicochetView> = {
  async analyse(view, thinking): Promise<RicochetAnalysis | undefined> {
    const played = playedOf(view);
    const position = played ?? startOf(view);
    if (!position) return undefined;
    const effort = new Effort(thinking, ANALYST_MS);
    const { status, length, paths, count = 0 } = solve(position, effort, played ? MOST_SOLUTIONS : 1);
    const solutions = paths.map((path) => path.map(writeSlide));
    const { nodes } = effort;
    const moves = solutions[0] ?? [];
    if (status === 'stopped') return { moves, optimal: false, atLeast: length, nodes };
    return { moves, optimal: true, nodes, ...(played && { solutions, count }) };
  },
  draw: (view, analysis) => drawn(view, (analysis as RicochetAnalysis).moves),
};
