/**
 * What each move of a game of Foxu gave away: 1 is a win, 0 a draw, -1 a loss. Judged are the diagonal, every slide and the
 * swap. `best` are all moves that keep the result, however long they take; `distance` and `detour` count slides.
 */
import type { Thinking } from '../../../core/bot.ts';
import type { Notation } from '../../../core/game.ts';
import type { MoveReviewer, PlayedEvent, Verdict } from '../../../core/review.ts';
import { Effort } from '../../../search/effort.ts';
import { write } from '../notation.ts';
import { apply, legal, maySwap, outcome } from '../rules.ts';
import { DISCS_PER_COLOUR, type FoxuMove, type FoxuState } from '../state.ts';
import { explainMove } from './explain.ts';
import { isOver, pack } from './position/position.ts';
import { solveState } from './solution.ts';
import { Solver } from './solver.ts';

type FoxuMoment = PlayedEvent<FoxuState, FoxuMove>;

export const reviewer: MoveReviewer<FoxuState, FoxuMove> = {
  of: 'moves',
  scale: { unit: 'result', better: 'more', from: -1, to: 1, even: 0, inaccurate: 1, mistake: 1, blunder: 2, detour: 6 },
  judged: ({ moments }) => moments.filter(isJudged).map(({ index }) => index),
  async *review({ moments }, thinking) {
    const solver = new Solver(new Effort(thinking));
    let next: Judged | undefined;
    for (const moment of moments.toReversed()) {
      if (!isJudged(moment)) continue;
      const judged = judge(solver, moment, thinking);
      yield { ...judged.told, ...detour(judged, next) };
      next = judged;
    }
  },
  async explain({ moments }, verdict, thinking) {
    return explainMove(new Solver(new Effort(thinking)), moments[verdict.index]!, verdict);
  },
};

/** Grey discs are laid in so many ways that they are not compared. */
const isJudged = ({ by, move }: FoxuMoment): boolean => typeof by === 'number' && move.kind !== 'grey';

interface Judged {
  readonly told: Verdict;
  readonly distance: number | undefined;
  /** Slides that the move counts for: a diagonal and the swap are none. */
  readonly slides: number;
  readonly ended: boolean;
}

function judge(solver: Solver, { index, by, move, before, after }: FoxuMoment, thinking: Thinking): Judged {
  solver.effort = new Effort(thinking);
  const moves = legal(before, by).list;
  const solution = solveState(solver, before);
  const worths = solution && worthOfAll(solver, before, moves, Math.sign(solution.verdict));
  const text = write(move);
  const which = { index, by: by as number, move: text };
  const rest = { slides: move.kind === 'slide' ? 1 : 0, ended: outcome(after) !== undefined };
  if (!solution || !worths)
    return { told: { ...which, ...estimated(before, moves, text) }, distance: undefined, ...rest };
  const value = Math.sign(solution.verdict);
  const worth = worths[moves.findIndex((each) => write(each) === text)]!;
  const best = moves.filter((_, i) => worths[i] === value).map(write);
  const told = { ...which, value, after: worth, loss: value - worth, exact: true, best };
  if (value === 0) return { told, distance: undefined, ...rest };
  const distance = Math.abs(solution.verdict);
  return { told: { ...told, distance }, distance, ...rest };
}

/** What each move is worth to its maker, where the position is worth `value`; undefined if the effort is spent first. */
function worthOfAll(
  solver: Solver,
  state: FoxuState,
  moves: readonly FoxuMove[],
  value: number,
): readonly number[] | undefined {
  // in a lost position nothing is left to give away
  if (value < 0) return moves.map(() => -1);
  const worths: number[] = [];
  for (const move of moves) {
    const worth = worthOf(solver, state, move);
    if (worth === undefined) return undefined;
    worths.push(worth);
  }
  return worths;
}

function worthOf(solver: Solver, state: FoxuState, move: FoxuMove): number | undefined {
  const after = apply(state, 0, move);
  if (move.kind === 'diagonal') {
    const solution = solveState(solver, after);
    return solution && Math.sign(solution.verdict);
  }
  const packed = pack(after);
  if (isOver(packed)) return packed.otherLeft === 0 ? 1 : 0;
  const winner = solver.outcome(packed);
  if (winner === undefined) return undefined;
  // whoever answers the first slide takes the better side
  return 0 - (maySwap(after) ? Math.abs(winner) : winner);
}

/** By how many slides the end came later than it had to for the winner, or sooner for the loser. */
function detour({ told, distance, slides, ended }: Judged, next: Judged | undefined): { detour: number } | undefined {
  const left = ended ? 0 : next?.distance;
  if (told.loss > 0 || distance === undefined || left === undefined) return undefined;
  const late = left + slides - distance;
  return { detour: told.value > 0 ? late : 0 - late };
}

/** Where the effort did not reach: by the discs that are left. */
function estimated(
  state: FoxuState,
  moves: readonly FoxuMove[],
  text: Notation,
): Omit<Verdict, 'index' | 'by' | 'move'> {
  const worths = moves.map((each) => guess(state, each));
  const value = Math.max(...worths);
  const after = worths[moves.findIndex((each) => write(each) === text)]!;
  const best = moves.filter((_, i) => worths[i] === value).map(write);
  return { value, after, loss: value - after, exact: false, best };
}

function guess(state: FoxuState, move: FoxuMove): number {
  const after = apply(state, 0, move);
  if (move.kind === 'diagonal') return 0;
  const { ownLeft, otherLeft } = pack(after);
  const ahead = (ownLeft - otherLeft) / DISCS_PER_COLOUR;
  return maySwap(after) ? 0 - Math.abs(ahead) : ahead;
}
