/** What Ricochet Robots shows of a round: all shortest solutions by idea, how hard they are, and what each player missed. */
import type { Study } from '../../../core/study.ts';
import type { RicochetMove, RicochetState } from '../state.ts';
import { candidates } from './candidates.ts';
import { hardness } from './hardness.ts';
import { missed } from './missed.ts';
import { studiedRound } from './round.ts';
import { solutionsInsight, solved } from './solutions.ts';
import { warmth } from './warmth.ts';

export const study: Study<RicochetState, RicochetMove> = {
  async candidates({ end }, most, thinking) {
    return candidates(end, most, thinking);
  },
  async *insights(studied, thinking, asked) {
    const round = studiedRound(studied);
    if (!round) return;
    const wanted = (key: string) => asked === undefined || asked.key === key;
    const solution = solved(round, thinking);
    if (wanted('solutions')) yield solutionsInsight(round, solution);
    if (wanted('missed')) yield* missed(studied, round, solution);
    if (wanted('hardness')) yield* hardness(round, solution, thinking);
  },
  async warmth({ end }, thinking) {
    return warmth(end, thinking);
  },
};
