/** What can be said of a position of Which Hand to whoever looks closely at it: the moves, and how likely each is to be right. */
import type { Insight, Study } from '../../../core/study.ts';
import { write } from '../notation.ts';
import { legal, outcome, toAct } from '../rules.ts';
import type { Move, State } from '../state.ts';

const EVEN = 0.5;

export const study: Study<State, Move> = {
  async candidates({ end }, most) {
    const by = toAct(end)[0];
    if (typeof by !== 'number') return [];
    const moves = legal(end, by).list.map(write).slice(0, most);
    return moves.map((move) => ({ by, move, value: EVEN, exact: true, line: [move] }));
  },
  async *insights({ end }) {
    yield chances(end);
  },
};

/** Nobody can know more than this: one hand is as good as the other, until it is opened. */
function chances({ hidden, ...state }: State): Insight {
  const over = outcome({ hidden, ...state }) !== undefined;
  const reasons =
    over && hidden ? [{ key: 'was', blanks: { hand: { key: hidden, blanks: {} } } }] : [{ key: 'even', blanks: {} }];
  return { key: 'chances', parts: [{ kind: 'says', reasons }] };
}
