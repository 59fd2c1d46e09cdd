/** Positions for the tests of the solver. */
import { pick, seededRandom } from '../../../core/random.ts';
import { apply, legal, outcome, start, toAct } from '../rules.ts';
import type { MisterZeroState } from '../state.ts';
import { view } from '../view.ts';
import { NOTHING_SETTLED, SettledWalk } from './bounds/settled-walk.ts';
import { Endgame } from './endgame/endgame.ts';
import { PackedBoard } from './position/board.ts';

export const boardOf = (state: MisterZeroState): PackedBoard => PackedBoard.of(view(state, 'spectator'));
export const mover = (state: MisterZeroState): number => toAct(state)[0] as number;

/** Some position with so many tokens left; of ten moves `late` leave the centre and the smallest numbers for later. */
export function somePosition(seats: number, left: number, seed: string, late = 5): MisterZeroState {
  const random = seededRandom(seed);
  let state = start({ consult: false }, seats);
  for (let turn = 20; turn > left; turn--) {
    const { list } = legal(state, mover(state));
    const outside = list.filter(({ bridge }) => !bridge.startsWith('c-'));
    const large = outside.filter(({ number }) => number > 1);
    const liked = random(10) >= late ? list : large.length > 0 ? large : outside;
    state = apply(state, mover(state), pick(liked.length > 0 ? liked : list, random));
  }
  return state;
}

/** Red's tokens less green's with best play, by the rules alone. */
export function bruteForce(state: MisterZeroState): number {
  const result = outcome(state);
  if (result) return result.scores[0]! - result.scores[1]!;
  const by = mover(state);
  const values = legal(state, by).list.map((move) => bruteForce(apply(state, by, move)));
  return by % 2 === 0 ? Math.max(...values) : Math.min(...values);
}

/** Whether red reaches the target, with six tokens left at most. */
export function reaches(board: PackedBoard, target: number): boolean {
  const settled = new SettledWalk();
  settled.extend(board, NOTHING_SETTLED, target);
  if (settled.low >= target) return true;
  return settled.high >= target && new Endgame().reaches(board, settled, target);
}
