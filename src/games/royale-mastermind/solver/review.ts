/**
 * What each row of a game of Royale Mastermind gave away, in rows: `value` are those still expected before it, `after` those
 * with it, `luck` what its answer then spared. A round's first value, with all losses and without all luck, is the rows used.
 * With three players a row is held against the other rows of its own Seeker; later ones are proposed in the best order.
 */
import type { Thinking } from '../../../core/bot.ts';
import type { Notation } from '../../../core/game.ts';
import { expectOk } from '../../../core/result.ts';
import type { MoveReviewer, PlayedEvent, Verdict } from '../../../core/review.ts';
import { deck, running } from '../course.ts';
import { read, write } from '../notation.ts';
import type { MastermindMove, MastermindState, Proposal, Row } from '../state.ts';
import { explainRow } from './explain.ts';
import { answering, codesOf } from './packed/codes.ts';
import { COLOR_LEFT, rowsLeftAfter, SHAPE_LEFT } from './packed/rows-left.ts';
import { TRIPLES, tripleOf } from './packed/triples.ts';
import { type Belief, RowJudge } from './row-judge.ts';
import { proposalOf, sideOf } from './view.ts';

type RowPlayed = PlayedEvent<MastermindState, MastermindMove> & { readonly by: number };

export const reviewer: MoveReviewer<MastermindState, MastermindMove> = {
  of: 'moves',
  scale: { unit: 'rows', better: 'less', from: 0, to: 8, inaccurate: 0.1, mistake: 0.35, blunder: 0.8 },
  judged: ({ moments }) => moments.filter(isRow).map(({ index }) => index),
  async *review({ seats, moments }, thinking) {
    let round: { readonly number: number; readonly beliefs: readonly Belief[] } | undefined;
    /** Rows expected once the answer was known, as they were judged. */
    let next: number | undefined;
    for (const moment of moments.toReversed()) {
      if (!isRow(moment)) continue;
      const { after } = moment;
      const number = after.rounds.length;
      if (round?.number !== number) {
        round = { number, beliefs: beliefsOf(moment.before, after.rounds.at(-1)!.rows) };
        next = undefined;
      }
      const told = judge(moment, round.beliefs, seats, thinking, next);
      yield told;
      next = told.value;
    }
  },
  async explain({ moments }, { index, best }) {
    const { before, move } = moments[index]!;
    const { rows } = running(before)!;
    const belief = beliefsOf(before, rows).at(-1)!;
    return explainRow(belief, rows, move as Proposal, expectOk(read(best[0]!)) as Proposal);
  },
};

const isRow = (moment: PlayedEvent<MastermindState, MastermindMove>): moment is RowPlayed =>
  moment.move.kind === 'color' || moment.move.kind === 'shape';

/** Before each row of a round and after the last. */
function beliefsOf(state: MastermindState, rows: readonly Row[]): Belief[] {
  const beliefs: Belief[] = [{ codes: codesOf(deck(state)), rowsLeft: rowsLeftAfter([]) }];
  for (const [i, row] of rows.entries()) {
    const codes = answering(beliefs[i]!.codes, row);
    beliefs.push({ codes, rowsLeft: rowsLeftAfter(rows.slice(0, i + 1)) });
  }
  return beliefs;
}

function judge(
  { index, by, move, before, after }: RowPlayed,
  beliefs: readonly Belief[],
  seats: number,
  thinking: Thinking,
  known: number | undefined,
): Verdict {
  const made = running(before)!.rows.length;
  const row = after.rounds.at(-1)!.rows[made]!;
  const [belief, led] = [beliefs[made]!, beliefs[made + 1]!];
  const asked = seats === 3 ? sideOf(row.kind) : COLOR_LEFT | SHAPE_LEFT;
  const judge = new RowJudge(thinking);
  const next = known ?? judge.worth(led) / led.codes.length;
  const number = (row.kind === 'color' ? 0 : TRIPLES) + tripleOf(row);
  const judged = judge.judge(belief, asked, number, { belief: led, total: next * led.codes.length });
  const count = belief.codes.length;
  const [value, chosen] = [judged.total / count, judged.chosen / count];
  const best: Notation[] = judged.rows.map((each) => write(proposalOf(each))).sort();
  const { exact } = judged;
  const loss = chosen - value;
  return { index, by, move: write(move), value, after: chosen, loss, exact, best, luck: chosen - 1 - next };
}
