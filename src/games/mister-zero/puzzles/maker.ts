/** Puzzles of Mister Zero: lay the last tokens so that you win, or win by most. The solver is the judge. */
import type { Notation, Random, Seat } from '../../../core/game.ts';
import type { PuzzleDraft, PuzzleMaker } from '../../../core/puzzle.ts';
import { pick } from '../../../core/random.ts';
import { Effort } from '../../../search/effort.ts';
import { write } from '../notation.ts';
import { apply, legal, outcome, start, toAct } from '../rules.ts';
import { PackedBoard } from '../solver/position/board.ts';
import { Solver } from '../solver/solver.ts';
import { colourOf, type MisterZeroMove, type MisterZeroState } from '../state.ts';
import { view } from '../view.ts';
import { ratingOf } from './difficulty.ts';
import { likeness } from './likeness.ts';

/** `win`: take more tokens than the other colour. `most`: by as many as can be had, though it be a loss. */
export const KINDS = ['win', 'most'] as const;
export type Kind = (typeof KINDS)[number];

const SEATS = 2;
const TOKENS = 20;
const FEWEST_LEFT = 2;
const MOST_LEFT = 8;
/** Of all moves, no more than this part may be right. */
const RIGHT = 1 / 2;
/** Of ten moves before the puzzle, so many keep away from the centre: there the end is decided. */
const OUTSIDE = 5;
const TABLE_BITS = 16;

// kept, for with its last object a class loses what was compiled for it
const solver = new Solver(Effort.unlimited(), TABLE_BITS);

/** A move, and what the mover's tokens less the other's come to after it. */
export interface Worth {
  readonly move: MisterZeroMove;
  readonly margin: number;
}

export const maker: PuzzleMaker<MisterZeroState> = {
  kinds: KINDS,
  attempt,
  answers: (state, seat, kind) =>
    toAct(state)[0] === seat ? rightOf(worths(state), kind as Kind).map(({ move }) => write(move)) : [],
  reply(state, seat) {
    const by = toAct(state)[0];
    return by === undefined || by === seat ? undefined : write(bestOf(worths(state))[0]!.move);
  },
  bestLine,
  likeness,
};

/** Both sides' best until the end, which tells who takes what. */
function bestLine(begin: MisterZeroState): readonly Notation[] {
  const moves: Notation[] = [];
  let state = begin;
  for (let by = toAct(state)[0]; by !== undefined; by = toAct(state)[0]) {
    const { move } = bestOf(worths(state))[0]!;
    moves.push(write(move));
    state = apply(state, by, move);
  }
  return moves;
}

function attempt(random: Random): PuzzleDraft | undefined {
  const kind = pick(KINDS, random);
  const left = FEWEST_LEFT + random(MOST_LEFT + 1 - FEWEST_LEFT);
  const moves: Notation[] = [];
  let state = start({ consult: false }, SEATS);
  for (let turn = TOKENS; turn > left; turn--) {
    const by = toAct(state)[0]!;
    const { list } = legal(state, by);
    const outside = list.filter(({ bridge }) => !bridge.startsWith('c-'));
    const move = pick(random(10) < OUTSIDE && outside.length > 0 ? outside : list, random);
    moves.push(write(move));
    state = apply(state, by, move);
  }
  const all = worths(state);
  const right = rightOf(all, kind);
  if (right.length === 0 || right.length > RIGHT * all.length) return undefined;
  const rating = ratingOf({ kind, left, all, right });
  return { seats: SEATS, options: {}, moves, kind, rating, answers: right.map(({ move }) => write(move)) };
}

/** Every move with its exact worth, in the order of their notation. */
function worths(state: MisterZeroState): Worth[] {
  const by = toAct(state)[0] as Seat;
  const sign = colourOf(by) === 'red' ? 1 : -1;
  return legal(state, by).list.map((move) => ({ move, margin: sign * marginOf(apply(state, by, move)) }));
}

/** Red's tokens less green's with best play. */
function marginOf(state: MisterZeroState): number {
  const over = outcome(state);
  if (over) return over.scores[0]! - over.scores[1]!;
  solver.renew(Effort.unlimited());
  return solver.solve(PackedBoard.of(view(state, 'spectator')))!;
}

const rightOf = (all: readonly Worth[], kind: Kind): readonly Worth[] =>
  kind === 'most' ? bestOf(all) : all.filter(({ margin }) => margin > 0);

function bestOf(all: readonly Worth[]): readonly Worth[] {
  const most = Math.max(...all.map(({ margin }) => margin));
  return all.filter(({ margin }) => margin === most);
}
