/** What a position somebody has found makes as a puzzle: every move is played to the end, or it makes none. */
import type { PuzzleFinding } from '../../../core/puzzle.ts';
import { write } from '../notation.ts';
import { toAct } from '../rules.ts';
import { setUp } from '../setup.ts';
import type { MisterZeroState } from '../state.ts';
import { ratingOf } from './difficulty.ts';
import { KINDS, type Kind, rightOf, type Worth, worths } from './right.ts';

/** Tokens still to be placed: with one the walk is seen at once, and with more than this it takes too long to try them all. */
const FEWEST_LEFT = 2;
const MOST_LEFT = 9;
/** Of all moves, no more than this part may be right. */
const RIGHT = 1 / 2;

export function examine(state: MisterZeroState, tell: (done: number) => void): readonly PuzzleFinding[] {
  const left = state.hands.flat().length;
  const [by] = toAct(state);
  if (typeof by !== 'number') return KINDS.map((kind) => unsound(kind, 'no-turn'));
  if (left > MOST_LEFT) return KINDS.map((kind) => unsound(kind, 'too-far'));
  if (left < FEWEST_LEFT) return KINDS.map((kind) => unsound(kind, 'too-easy'));
  const all = worths(state, tell);
  return KINDS.map((kind) => judged(state, kind, left, all));
}

const unsound = (kind: Kind, why: string): PuzzleFinding => ({ kind, isSound: false, why });

function judged(state: MisterZeroState, kind: Kind, left: number, all: readonly Worth[]): PuzzleFinding {
  const right = rightOf(all, kind);
  if (right.length === 0) return unsound(kind, 'loses');
  if (right.length > RIGHT * all.length) return unsound(kind, 'too-many');
  return {
    ...{ kind, isSound: true, seat: toAct(state)[0] as number },
    position: { seats: state.hands.length, options: { ...state.options }, setUp: setUp.write(state)! },
    rating: ratingOf({ kind, left, all, right }),
    answers: right.map(({ move }) => write(move)),
    ...{ right: right.length, of: all.length },
  };
}
