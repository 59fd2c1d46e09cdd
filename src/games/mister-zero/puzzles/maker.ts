/** Puzzles of Mister Zero: lay the last tokens so that you win, or win by most. The solver is the judge. */
import type { Notation, Random } from '../../../core/game.ts';
import type { PuzzleDraft, PuzzleMaker } from '../../../core/puzzle.ts';
import { pick } from '../../../core/random.ts';
import { write } from '../notation.ts';
import { apply, legal, start, toAct } from '../rules.ts';
import type { MisterZeroState } from '../state.ts';
import { ratingOf } from './difficulty.ts';
import { examine } from './examine.ts';
import { likeness } from './likeness.ts';
import { bestOf, KINDS, type Kind, rightOf, worths } from './right.ts';

const SEATS = 2;
const TOKENS = 20;
const FEWEST_LEFT = 2;
const MOST_LEFT = 8;
/** Of all moves, no more than this part may be right. */
const RIGHT = 1 / 2;
/** Of ten moves before the puzzle, so many keep away from the centre: there the end is decided. */
const OUTSIDE = 5;

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
  examine,
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
