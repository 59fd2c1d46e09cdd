/** What Z-Game shows of a position: what each side could believe, where a bluff worked, and the points to be expected. */
import type { Study } from '../../../core/study.ts';
import type { ZGameMove, ZGameState } from '../state.ts';
import { beliefInsight } from './belief-insight.ts';
import { bluffsInsight } from './bluffs.ts';
import { candidates } from './candidates.ts';
import { pointsInsight } from './points.ts';

export const study: Study<ZGameState, ZGameMove> = {
  async candidates({ end, knowledge }, most, thinking) {
    return candidates(end, knowledge, most, thinking);
  },
  async *insights(studied, thinking, asked) {
    const wanted = (key: string) => asked === undefined || asked.key === key;
    if (wanted('belief')) yield* beliefInsight(studied, asked?.chosen ?? {});
    if (wanted('bluffs')) yield* bluffsInsight(studied);
    if (wanted('points')) yield* pointsInsight(studied, thinking);
  },
};
