/**
 * What each move of Which Hand gave away, in expected points: nothing ever, for one hand is as good as the other to whoever
 * does not know. Luck is what the guess then brought. With this alone hosts have marks, sums and a graph.
 */
import type { MoveReviewer } from '../../core/review.ts';
import { write } from './notation.ts';
import { legal, outcome } from './rules.ts';
import type { Move, State } from './state.ts';

const EVEN = 0.5;

export const reviewer: MoveReviewer<State, Move> = {
  of: 'moves',
  scale: { unit: 'points', better: 'more', from: 0, to: 1, even: EVEN, inaccurate: 0.05, mistake: 0.12, blunder: 0.25 },
  judged: ({ moments }) => moments.filter(({ by }) => typeof by === 'number').map(({ index }) => index),
  async *review({ moments }) {
    for (const { index, by, move, before, after } of moments.toReversed()) {
      if (typeof by !== 'number') continue;
      const best = legal(before, by).list.map(write);
      const points = outcome(after)?.scores[by];
      const luck = points === undefined ? {} : { luck: points - EVEN };
      yield { index, by, move: write(move), value: EVEN, after: EVEN, loss: 0, exact: true, best, ...luck };
    }
  },
};
