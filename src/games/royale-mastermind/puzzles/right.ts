/** What is right about a row: all codes that are left are tried. */
import type { Notation } from '../../../core/game.ts';
import { deck, running } from '../course.ts';
import { write } from '../notation.ts';
import { candidates, ROWS, track, valuesOf } from '../rows.ts';
import { ATTRIBUTES, type Code, type MastermindState, type Proposal, type Three } from '../state.ts';
import { bestSplits, settlingRows } from './splits.ts';

/** `name`: one code is left. `settle`: a row after which one is left, whatever the answer. `split`: the row that splits best. */
export const KINDS = ['name', 'settle', 'split'] as const;
export type Kind = (typeof KINDS)[number];

/** With more answers than this a puzzle is a lucky dip. */
export const MOST_ANSWERS = 24;

/** Sorted. After the row that was asked for, the code is to be named where it is known; a split ends with its row. */
export function rightRows(state: MastermindState, kind: Kind, begin: MastermindState): readonly Notation[] {
  const round = running(state);
  if (!round || state.rounds.length > begin.rounds.length) return [];
  const asked = round.rows.length === running(begin)!.rows.length;
  if (!asked && kind === 'split') return [];
  const left = candidates(deck(state), round.rows);
  const open = ATTRIBUTES.filter((attribute) => track(round.rows, attribute) === 'open');
  const offered = open.flatMap((attribute) => ROWS[attribute]);
  if (left.length === 1) return open.map((attribute) => write({ kind: attribute, values: named(left[0]!, attribute) }));
  if (!asked) return [];
  return (kind === 'settle' ? settlingRows(offered, left) : bestSplits(offered, left)).map(write).sort();
}

const named = (code: Code, attribute: Proposal['kind']): Three<Proposal['values'][number]> => valuesOf(code, attribute);
