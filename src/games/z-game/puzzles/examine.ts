/** What a position somebody has found makes as a puzzle: what can be forced in few turns is tried under all that may be hidden. */
import type { PuzzleFinding } from '../../../core/puzzle.ts';
import { position } from '../position.ts';
import { toAct } from '../rules.ts';
import { setUp } from '../setup.ts';
import { bothSetUp, mover, type ZGameState } from '../state.ts';
import { Belief } from './belief.ts';
import { ratingOf } from './difficulty.ts';
import { canForce, turnsOf } from './force.ts';
import { HELD, KINDS, type Kind, LATEST, named, rightTurns, SOONEST } from './right.ts';

/** Of all turns, no more than this part may be right. */
const RIGHT = 1 / 2;
/** Far from Z3. */
const MOST_QUIET = 40;

/** What came before is no part of a puzzle: no position counts as seen (Z4). */
export function examine(given: ZGameState, tell: (done: number) => void): readonly PuzzleFinding[] {
  const all = (why: string) => KINDS.map((kind) => unsound(kind, why));
  if (toAct(given).length === 0 || !bothSetUp(given)) return all('no-turn');
  if (given.quiet > MOST_QUIET) return all('stalled');
  const state = { ...given, positions: [position(given)] };
  const belief = Belief.of(state, mover(state));
  if (turnsOf(belief, false).length < 2) return all('only-one');
  if (belief.takesZ(false)) return all('at-once');
  const within = soonest(belief, tell);
  const take = within === undefined ? unsound('take', 'too-far') : judged(state, belief, 'take', within);
  tell(2 / 3);
  return [take, within === SOONEST ? unsound('hold', 'wins') : judged(state, belief, 'hold', HELD)];
}

const unsound = (kind: Kind, why: string): PuzzleFinding => ({ kind, isSound: false, why });

function soonest(belief: Belief, tell: (done: number) => void): number | undefined {
  if (canForce(belief, SOONEST)) return SOONEST;
  tell(1 / 3);
  return canForce(belief, LATEST) ? LATEST : undefined;
}

function judged(state: ZGameState, belief: Belief, kind: Kind, within: number): PuzzleFinding {
  const all = turnsOf(belief, false);
  const right = rightTurns(belief, kind, within);
  if (right.length === 0) return unsound(kind, 'loses');
  if (right.length === all.length) return unsound(kind, 'safe');
  if (right.length > RIGHT * all.length) return unsound(kind, 'too-many');
  return {
    ...{ kind, isSound: true, seat: mover(state) },
    position: { seats: 2, options: { ...state.options }, setUp: setUp.write(state)! },
    rating: ratingOf({ kind, within, belief, all, right }),
    answers: right.map((turn) => named(state, turn)).sort(),
    ...{ right: right.length, of: all.length },
  };
}
