/** The round that a study is about: the one in play, or else the last one; and what its answers leave open. */
import type { PlayedEvent } from '../../../core/review.ts';
import type { Studied } from '../../../core/study.ts';
import { deck, running } from '../course.ts';
import { answering, codesOf } from '../solver/packed/codes.ts';
import { rowsLeftAfter } from '../solver/packed/rows-left.ts';
import type { Belief } from '../solver/row-judge.ts';
import type { Card, MastermindMove, MastermindState, Row } from '../state.ts';

export type StudiedMastermind = Studied<MastermindState, MastermindMove>;
export type RowEvent = PlayedEvent<MastermindState, MastermindMove>;

export interface StudiedRound {
  readonly rows: readonly Row[];
  /** Before each row, and after the last. */
  readonly beliefs: readonly Belief[];
  /** The events of its rows, as far as they are known. */
  readonly events: readonly RowEvent[];
}

/** undefined before the first code is set, and where the deck of the round is not known. */
export function studiedRound({ end, moments }: StudiedMastermind): StudiedRound | undefined {
  const round = end.rounds.at(-1);
  const cards = deckOf(end, moments);
  if (!round || !cards) return undefined;
  const { rows } = round;
  const beliefs: Belief[] = [{ codes: codesOf(cards), rowsLeft: rowsLeftAfter([]) }];
  for (const [i, row] of rows.entries()) {
    beliefs.push({ codes: answering(beliefs[i]!.codes, row), rowsLeft: rowsLeftAfter(rows.slice(0, i + 1)) });
  }
  const events = moments.filter(({ move, after }) => 'values' in move && after.rounds.length === end.rounds.length);
  return { rows, beliefs, events };
}

/** The cards among which the code was chosen. */
function deckOf(end: MastermindState, moments: readonly RowEvent[]): readonly Card[] | undefined {
  if (running(end)) return deck(end);
  const set = moments.findLast(({ move }) => move.kind === 'code');
  return set && deck(set.before);
}
