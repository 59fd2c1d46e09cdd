/** Why a move of Foxu was worse than another: what the other side then fills, and what would have kept the result. */
import type { Explanation, PlayedEvent, Reason, Verdict } from '../../../core/review.ts';
import { write } from '../notation.ts';
import { apply, drops, mover, owner, toAct } from '../rules.ts';
import { BOARD, type FoxuMove, type FoxuState } from '../state.ts';
import { type Solution, solveState } from './solution.ts';
import type { Solver } from './solver.ts';

/** As much of a line as people look at. */
const LINE = 8;

export function explainMove(
  solver: Solver,
  { before, after }: PlayedEvent<FoxuState, FoxuMove>,
  { by, value, after: worth }: Verdict,
): Explanation {
  const [better, answer] = [solveState(solver, before), solveState(solver, after)];
  return {
    instead: (better?.line ?? []).slice(0, LINE).map(write),
    refutation: (answer?.line ?? []).slice(0, LINE).map(write),
    // half an explanation would only name the better move
    reasons: answer && better ? [...afterwards(after, answer, by, worth), ...kept(better, value)] : [],
  };
}

/** What happens after the move that was made. */
function afterwards(state: FoxuState, { line, verdict }: Solution, by: number, worth: number): Reason[] {
  const seat = toAct(state)[0];
  if (typeof seat !== 'number') return [];
  // whoever has chosen a diagonal slides next
  if (seat === by) return worth < 0 ? [{ key: 'unfair', blanks: {} }] : [];
  const [mine, other] = [{ seat: by }, { seat }];
  const swaps = line[0]?.kind === 'swap';
  const first = swaps ? [{ key: 'swaps', blanks: { other } }] : line[0] ? [slideReason(state, line[0])] : [];
  if (worth === 0) return [...first, { key: 'drawn', blanks: {} }];
  return [...first, { key: 'wins', blanks: { other, mine, count: Math.abs(verdict) } }];
}

function slideReason(state: FoxuState, move: FoxuMove): Reason {
  const colour = mover(state);
  const other = { seat: owner(state, colour) };
  if (move.kind !== 'slide') return { key: 'drawn', blanks: {} };
  const cells = drops(state, move.to).map(BOARD.name);
  const left = apply(state, other.seat, move).tubes![colour].discs;
  if (cells.length === 0) return { key: 'waits', blanks: { other, cell: BOARD.name(move.to) } };
  return left === 0
    ? { key: 'empties', blanks: { other, cells } }
    : { key: 'fills', blanks: { other, cells, count: left } };
}

/** What the better move would have kept. */
function kept({ line, verdict }: Solution, value: number): Reason[] {
  const [first] = line;
  if (!first) return [];
  const count = Math.abs(verdict);
  switch (first.kind) {
    case 'slide': {
      const move = BOARD.name(first.to);
      return [value > 0 ? { key: 'keepsWin', blanks: { move, count } } : { key: 'keepsDraw', blanks: { move } }];
    }
    case 'swap':
      return [{ key: value > 0 ? 'swapWins' : 'swapDraws', blanks: { count, move: write(first) } }];
    default:
      return [{ key: 'diagonalDraws', blanks: { move: write(first) } }];
  }
}
