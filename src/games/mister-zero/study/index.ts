/** What Mister Zero shows of a position: the best tokens, exact margins near the end, the walk jump by jump, and what if. */
import type { Study } from '../../../core/study.ts';
import type { MisterZeroMove, MisterZeroState } from '../state.ts';
import { candidates } from './candidates.ts';
import { marginsInsight } from './margins.ts';
import { walkInsight } from './walk.ts';
import { whatIfInsight } from './what-if.ts';

export const study: Study<MisterZeroState, MisterZeroMove> = {
  async candidates({ end }, most, thinking) {
    return candidates(end, most, thinking);
  },
  async *insights({ end, moments }, thinking, asked) {
    const wanted = (key: string) => asked === undefined || asked.key === key;
    const chosen = asked?.chosen ?? {};
    if (wanted('walk')) yield* walkInsight(end, chosen);
    if (wanted('whatIf')) yield* whatIfInsight(end, moments.at(-1)?.move.bridge, chosen);
    if (wanted('margins')) yield* marginsInsight(end, thinking, chosen);
  },
};
