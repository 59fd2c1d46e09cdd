/** What Foxu shows of a position: the best moves, what every slide leads to, and at the start what the pie is worth. */
import type { Study } from '../../../core/study.ts';
import { greyLaid } from '../rules.ts';
import type { FoxuMove, FoxuState } from '../state.ts';
import { candidates } from './candidates.ts';
import { movesInsights } from './moves.ts';
import { pieInsights } from './pie.ts';

export const study: Study<FoxuState, FoxuMove> = {
  async candidates({ end }, most, thinking) {
    return candidates(end, most, thinking);
  },
  async *insights({ end }, thinking, asked) {
    const wanted = (key: string) => asked === undefined || asked.key === key;
    if (!greyLaid(end)) return;
    if (wanted('moves') && end.slides > 0) yield* movesInsights(end, thinking);
    if (wanted('pie') && end.slides === 0) yield* pieInsights(end, thinking);
  },
};
