/** What Royale Mastermind shows of a round: what can still be, what each row cost, which clues were forgotten, the first row. */
import type { Study } from '../../../core/study.ts';
import type { MastermindMove, MastermindState } from '../state.ts';
import { accountInsight, accountOf } from './account.ts';
import { candidates } from './candidates.ts';
import { cluesInsight, openingInsight } from './clues.ts';
import { lensInsight } from './lens.ts';
import { studiedRound } from './round.ts';

export const study: Study<MastermindState, MastermindMove> = {
  async candidates({ end }, most, thinking) {
    return candidates(end, most, thinking);
  },
  async *insights(studied, thinking, asked) {
    const round = studiedRound(studied);
    if (!round) return;
    const wanted = (key: string) => asked === undefined || asked.key === key;
    if (wanted('lens')) yield lensInsight(round, asked?.chosen ?? {});
    if (wanted('clues')) yield* cluesInsight(round);
    if (wanted('opening')) yield* openingInsight(round);
    if (wanted('account')) yield* accountInsight(await accountOf(studied, round, thinking));
  },
};
