/** Why a row was worse than another: the clue that it forgot, and the codes that it left open. */
import type { Notation } from '../../../core/game.ts';
import type { Explanation, Reason } from '../../../core/review.ts';
import { write } from '../notation.ts';
import { answer } from '../rows.ts';
import type { Proposal, Row } from '../state.ts';
import { partition } from './packed/codes.ts';
import { SOLVED, TRIPLES, tripleOf } from './packed/triples.ts';
import type { Belief } from './row-judge.ts';

/** `rows` are those of the round before this one. */
export function explainRow(belief: Belief, rows: readonly Row[], made: Proposal, better: Proposal): Explanation {
  const instead: Notation[] = [write(better)];
  const clue = forgotten(rows, made);
  const against = clue.length > 0 || rightFor(belief.codes, made) > 0 ? clue : [said('ruledOut', {})];
  return { instead, refutation: [], reasons: [...against, ...left(belief, made, better, against.length === 0)] };
}

/** An earlier row whose answer says that this one cannot be right. */
function forgotten(rows: readonly Row[], made: Proposal): Reason[] {
  const clue = rows.find((row) => {
    if (row.kind !== made.kind) return false;
    const { black, white } = answer(made.values, row.values);
    return black !== row.black || white !== row.white;
  });
  if (!clue) return [];
  const { black, white } = clue;
  // as the board counts them: each attribute by itself
  const number = rows.filter(({ kind }) => kind === made.kind).indexOf(clue) + 1;
  return [{ key: 'forgotten', blanks: { row: named(clue), black, white, number } }];
}

/** A row in words. */
function named({ values }: Proposal): Reason {
  const [left, middle, right] = values.map((value): Reason => ({ key: value, blanks: {} }));
  return { key: 'row', blanks: { left: left!, middle: middle!, right: right! } };
}

/** How many codes are left open on average; where that does not tell, `anyway`, for how many a row could be the right one. */
function left({ codes }: Belief, made: Proposal, better: Proposal, anyway: boolean): Reason[] {
  const move = named(better);
  if (codes.length === 1) return [said('single', {}), said('sure', { move })];
  const [count, fewer] = [mean(codes, made), mean(codes, better)];
  if (count > fewer)
    return [said('leaves', { codes: codes.length, left: count }), said('leavesFewer', { move, left: fewer })];
  const [right, more] = [rightFor(codes, made), rightFor(codes, better)];
  if (right < more) {
    const told = right > 0 ? [said('right', { codes: codes.length, count: right })] : [];
    return [...told, said('rightMore', { codes: codes.length, move, count: more })];
  }
  return anyway ? [said('slower', { codes: codes.length }), said('rather', { move })] : [];
}

function mean(codes: Belief['codes'], row: Proposal): number {
  const squares = partition(codes, numberOf(row)).reduce((sum, part) => sum + part.length ** 2, 0);
  return Math.round((10 * squares) / codes.length) / 10;
}

/** So many codes have this row. */
const rightFor = (codes: Belief['codes'], row: Proposal): number => partition(codes, numberOf(row))[SOLVED]!.length;

const numberOf = (row: Proposal): number => (row.kind === 'color' ? 0 : TRIPLES) + tripleOf(row);
const said = (key: string, blanks: Reason['blanks']): Reason => ({ key, blanks });
