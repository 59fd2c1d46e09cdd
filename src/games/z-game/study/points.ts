/** The points that whoever is to move can expect: by what he can know, and with everything shown. */
import type { Thinking } from '../../../core/bot.ts';
import type { Reason } from '../../../core/review.ts';
import type { Insight, Studied } from '../../../core/study.ts';
import { mover, type ZGameMove, type ZGameState } from '../state.ts';
import { percent } from './belief-insight.ts';
import { candidates } from './candidates.ts';

/** Where nothing is named: half a second each; and never longer than this. */
const USUAL = { ms: 500 };
const LONGEST = 2000;

export function pointsInsight(
  { end, knowledge }: Studied<ZGameState, ZGameMove>,
  thinking: Thinking,
): readonly Insight[] {
  const { nodes, ms } = thinking.budget;
  const budget =
    nodes === undefined && ms === undefined
      ? USUAL
      : {
          ...(nodes !== undefined && { nodes: nodes / 2 }),
          ...(ms !== undefined && { ms: Math.min(LONGEST, ms / 2) }),
        };
  const side = mover(end);
  const asKnown = knowledge === 'everything' ? side : knowledge;
  const [known] = candidates(end, asKnown, 1, { ...thinking, budget });
  if (!known) return [];
  const mine = { seat: side };
  const reasons: Reason[] = [{ key: 'pointsKnown', blanks: { mine, share: percent(known.value) } }];
  const isHidden = end.board.some((piece) => piece && !piece.up);
  const asks = knowledge === 'everything' && isHidden;
  const [shown] = asks ? candidates(end, 'everything', 1, { ...thinking, budget }) : [];
  if (shown) reasons.push({ key: 'pointsShown', blanks: { mine, share: percent(shown.value) } });
  return [{ key: 'points', parts: [{ kind: 'says', reasons }] }];
}
