/** Clues not used: rows that an earlier answer had already ruled out, both by their names; and the first row by the book. */
import type { Reason } from '../../../core/review.ts';
import type { Insight } from '../../../core/study.ts';
import { answer } from '../rows.ts';
import { MOST_CODES } from '../solver/packed/codes.ts';
import { TRIPLES, tripleOf } from '../solver/packed/triples.ts';
import { OPENING_TOTAL, openingTotal } from '../solver/search/opening.ts';
import type { Row } from '../state.ts';
import { answerName, hundredths, rowName } from './names.ts';
import type { StudiedRound } from './round.ts';

export function cluesInsight({ rows }: StudiedRound): readonly Insight[] {
  if (rows.length < 2) return [];
  const forgotten = rows.flatMap((row, i) => forgottenBy(rows, row, i));
  const reasons: Reason[] = forgotten.length > 0 ? forgotten : [{ key: 'allClues', blanks: {} }];
  return [{ key: 'clues', parts: [{ kind: 'says', reasons }] }];
}

/** The earlier rows of its own kind that would have been answered otherwise if this row were right. */
function forgottenBy(rows: readonly Row[], made: Row, index: number): Reason[] {
  return rows.slice(0, index).flatMap((clue, i) => {
    if (clue.kind !== made.kind) return [];
    const { black, white } = answer(made.values, clue.values);
    if (black === clue.black && white === clue.white) return [];
    const blanks = {
      number: index + 1,
      row: rowName(made),
      clue: i + 1,
      before: rowName(clue),
      answer: answerName(clue),
      instead: answerName({ black, white }),
    };
    return [{ key: 'forgot', blanks }];
  });
}

/** Against a whole deck all first rows of as many different values are alike. */
export function openingInsight({ rows, beliefs }: StudiedRound): readonly Insight[] {
  const first = rows[0];
  if (!first || beliefs[0]!.codes.length !== MOST_CODES) return [];
  const number = (first.kind === 'color' ? 0 : TRIPLES) + tripleOf(first);
  const [made, best] = [openingTotal(number) / MOST_CODES, OPENING_TOTAL / MOST_CODES];
  const blanks = {
    row: rowName(first),
    count: new Set(first.values).size,
    made: hundredths(made),
    best: hundredths(best),
    lost: hundredths(made - best),
  };
  return [
    {
      key: 'opening',
      parts: [{ kind: 'says', reasons: [{ key: made > best ? 'openingWorse' : 'openingBest', blanks }] }],
    },
  ];
}
