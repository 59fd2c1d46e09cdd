/** What a position somebody has found makes as a puzzle: who wins is proved for every slide, or it makes none. */
import type { Seat } from '../../../core/game.ts';
import type { PuzzleFinding } from '../../../core/puzzle.ts';
import { Effort } from '../../../search/effort.ts';
import { write } from '../notation.ts';
import { legal, maySwap, toAct } from '../rules.ts';
import { setUp } from '../setup.ts';
import { pack } from '../solver/position/position.ts';
import { Solver } from '../solver/solver.ts';
import type { Verdict } from '../solver/verdict.ts';
import type { FoxuState } from '../state.ts';
import { ratingOf } from './difficulty.ts';
import { judgeAll, KINDS, type Kind, rightMoves } from './right.ts';

/** What all slides together may take. */
const NODES = 300_000;
/** Of all slides no more than this part may be right. */
const RIGHT = 1 / 2;
const FEWEST_SLIDES = 2;
/** A win in one slide is seen at once. */
const SHORTEST = 2;

export function examine(state: FoxuState, tell: (done: number) => void): readonly PuzzleFinding[] {
  const all = (why: string) => KINDS.map((kind) => unsound(kind, why));
  const [by] = toAct(state);
  if (typeof by !== 'number' || !state.tubes || legal(state, by).list.every(({ kind }) => kind !== 'slide'))
    return all('no-turn');
  const effort = new Effort({ budget: { nodes: NODES }, random: () => 0, now: () => 0 });
  const verdict = new Solver(effort).verdict(pack(state));
  tell(1 / 2);
  if (verdict === undefined) return all('too-far');
  const fitting = kindOf(state, verdict);
  return KINDS.map((kind) =>
    kind === fitting ? judged(state, by, kind, verdict, effort) : unsound(kind, whyNot(kind, state, verdict)),
  );
}

const unsound = (kind: Kind, why: string): PuzzleFinding => ({ kind, isSound: false, why });

function kindOf(state: FoxuState, verdict: Verdict): Kind | undefined {
  if (verdict === 0) return undefined;
  if (maySwap(state)) return 'pie';
  return verdict > 0 ? 'win' : 'hold';
}

function whyNot(kind: Kind, state: FoxuState, verdict: Verdict): string {
  if (kind === 'pie' && !maySwap(state)) return 'not-now';
  if (verdict === 0) return 'drawn';
  if (maySwap(state)) return 'pie-open';
  return verdict > 0 ? 'wins' : 'loses';
}

function judged(state: FoxuState, seat: Seat, kind: Kind, verdict: Verdict, effort: Effort): PuzzleFinding {
  const all = judgeAll(state, effort);
  if (!all) return unsound(kind, 'too-far');
  if (kind !== 'pie' && all.length < FEWEST_SLIDES) return unsound(kind, 'only-one');
  if (kind === 'win' && verdict < SHORTEST) return unsound(kind, 'too-easy');
  const right = rightMoves(state, all, state);
  if (right.length > RIGHT * all.length) return unsound(kind, 'too-many');
  const position = { seats: 2, options: { ...state.options }, setUp: setUp.write(state)! };
  const rating = ratingOf({ kind, verdict, all, right });
  const answers = right.map(write);
  return { kind, isSound: true, position, seat, rating, answers, right: right.length, of: all.length };
}
