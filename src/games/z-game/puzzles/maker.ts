/** Puzzles of Z-Game: take the Z by force whatever the hidden pieces are, or keep one's own. */
import type { Notation, Random, Seat } from '../../../core/game.ts';
import type { PuzzleDraft, PuzzleMaker } from '../../../core/puzzle.ts';
import { pick } from '../../../core/random.ts';
import { write } from '../notation.ts';
import { apply, draw, legal, start, toAct } from '../rules.ts';
import { LAYOUTS, mover, opponent, type Side, type ZGameMove, type ZGameState } from '../state.ts';
import { Belief } from './belief.ts';
import { ratingOf } from './difficulty.ts';
import { examine } from './examine.ts';
import { canForce, turnsOf } from './force.ts';
import { likeness } from './likeness.ts';
import { HELD, KINDS, type Kind, LATEST, leftOf, named, rightMoves, rightTurns, SOONEST } from './right.ts';

/** Of ten tries; and of ten others. */
const HOLDS = 2;
const LATE = 7;
const FIRST_TURN = 8;
const LAST_TURN = 60;
const MOST_ANSWERS = 4;
const FEWEST_TURNS = 8;
/** Of ten turns before the puzzle, so many take something if they can. */
const TAKING = 4;
const LOOKS = 12;
/** Far from Z3. */
const MOST_QUIET = 40;

export const maker: PuzzleMaker<ZGameState> = {
  kinds: KINDS,
  attempt,
  answers: (state, seat, kind, begin) => (toAct(state)[0] === seat ? rightMoves(state, kind as Kind, begin) : []),
  reply: (state, seat, kind, begin) => {
    const by = toAct(state)[0];
    return by === undefined || by === seat ? undefined : reply(state, seat as Side, kind as Kind, begin);
  },
  bestLine: (state, seat, kind, begin) => {
    const by = toAct(state)[0];
    const answer = by === seat ? undefined : () => reply(state, seat as Side, kind as Kind, begin);
    const shown = by === undefined ? undefined : (takingZ(state) ?? answer?.());
    return shown === undefined ? [] : [shown];
  },
  examine,
  likeness,
};

function attempt(random: Random): PuzzleDraft | undefined {
  const kind = random(10) < HOLDS ? 'hold' : 'take';
  const within = kind === 'hold' ? HELD : random(10) < LATE ? LATEST : SOONEST;
  const moves: Notation[] = [];
  let state = start({ layout: 'compact', ending: 'draw' });
  while (toAct(state).length > 0 && state.turns < LAST_TURN) {
    const by = toAct(state)[0]!;
    if (state.turns >= FIRST_TURN) {
      if (Belief.of(state, mover(state)).takesZ(false)) return undefined;
      const found = judged(state, kind, within, moves);
      if (found) return found;
    }
    const move = state.turns === 0 ? draw(state, by, random) : someTurn(state, by as Seat, random);
    moves.push(write(move));
    state = apply(state, by, move);
  }
  return undefined;
}

/** As people play who see what is before their eyes: nobody lets his Z be taken at once if a few looks find a way. */
function someTurn(state: ZGameState, by: Seat, random: Random): ZGameMove {
  const { cell } = LAYOUTS[state.options.layout].grid;
  const { list } = legal(state, by);
  const taking = list.filter((move) => move.kind === 'move' && state.board[cell(move.to)!]);
  const enemy = opponent(mover(state));
  let move = pick(list, random);
  for (let look = 0; look < LOOKS; look++) {
    move = pick(taking.length > 0 && random(10) < TAKING ? taking : list, random);
    if (!Belief.of(apply(state, by, move), enemy).takesZ(false)) return move;
  }
  return move;
}

/** A puzzle here, if it is one of this kind and of this length. */
function judged(state: ZGameState, kind: Kind, within: number, moves: readonly Notation[]): PuzzleDraft | undefined {
  // what came before can then not come again in time (Z4)
  if (state.positions.length > 1 || state.quiet > MOST_QUIET) return undefined;
  const belief = Belief.of(state, mover(state));
  const all = turnsOf(belief, false);
  if (all.length < FEWEST_TURNS || canForce(belief, within === LATEST ? SOONEST : kind === 'hold' ? HELD : 1))
    return undefined;
  const right = rightTurns(belief, kind, within);
  if (right.length === 0 || right.length > MOST_ANSWERS) return undefined;
  const rating = ratingOf({ kind, within, belief, all, right });
  const answers = right.map((turn) => named(state, turn)).sort();
  return { seats: 2, options: { layout: 'compact' }, moves: [...moves], kind, rating, answers };
}

/** A turn that takes the Z of the other side. */
function takingZ(state: ZGameState): Notation | undefined {
  const by = toAct(state)[0];
  if (by === undefined) return undefined;
  const { cell } = LAYOUTS[state.options.layout].grid;
  const move = legal(state, by).list.find(
    (each) => each.kind === 'move' && state.board[cell(each.to)!]?.symbol === 'z',
  );
  return move && write(move);
}

/** The turn after which fewest answers are right. */
function reply(state: ZGameState, seat: Side, kind: Kind, begin: ZGameState): Notation | undefined {
  const left = leftOf(state, kind, begin) - 1;
  if (left < 1) return undefined;
  const enemy = opponent(seat);
  const worth = (move: ZGameMove) => {
    const after = apply(state, enemy, move);
    return toAct(after).length === 0 ? Infinity : rightTurns(Belief.of(after, seat), kind, left).length;
  };
  const replies = legal(state, enemy).list.map((move) => ({ move, worth: worth(move) }));
  return write(replies.reduce((best, each) => (each.worth < best.worth ? each : best)).move);
}
