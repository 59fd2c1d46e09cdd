/** What could have been found in each round that is over: the fewest slides, and how many solutions take no more. */
import type { PlayedEvent, RoundReviewer, RoundVerdict } from '../../../core/review.ts';
import { Effort } from '../../../search/effort.ts';
import { boardOf } from '../layout.ts';
import type { RicochetMove, RicochetState } from '../state.ts';
import { solve } from './solver.ts';

/** Counted are all; none has to be told, but with one alone they are not counted. */
const SOME = 2;

export const reviewer: RoundReviewer<RicochetState, RicochetMove> = {
  of: 'rounds',
  judged: ({ moments }) => moments.filter(endsRound).map(({ index }) => index),
  async *review({ moments }, thinking) {
    for (const moment of moments.toReversed()) {
      if (endsRound(moment)) yield judge(moment, new Effort(thinking));
    }
  },
};

const endsRound = ({ before, after }: PlayedEvent<RicochetState, RicochetMove>): boolean =>
  before.round !== null && after.round === null;

function judge({ index, after }: PlayedEvent<RicochetState, RicochetMove>, effort: Effort): RoundVerdict {
  const { target, start, winner, slides } = after.lastRound!;
  const position = { board: boardOf(after.layout!), target, ricochet: after.options.ricochet, robots: start };
  const { status, length, count } = solve(position, effort, SOME);
  const found = status === 'solved' ? { optimum: length, solutions: count! } : UNKNOWN[status];
  return { index, round: after.rounds, target, ...found, shown: winner === null ? null : slides.length, by: winner };
}

const UNKNOWN = {
  none: { optimum: null, solutions: 0 },
  stopped: { optimum: null, solutions: null },
} as const;
