/** What is right about a turn: what can be forced, whatever the hidden pieces are. */
import type { Notation } from '../../../core/game.ts';
import { write } from '../notation.ts';
import { LAYOUTS, mover, type ZGameState } from '../state.ts';
import { Belief, type Turn } from './belief.ts';
import { canForce, forces, keeps, turnsOf } from './force.ts';

/** `take`: as soon as it can be forced. `hold`: for the enemy's next two turns. */
export const KINDS = ['take', 'hold'] as const;
export type Kind = (typeof KINDS)[number];

/** What is seen at once is no puzzle, and what takes longer nobody sees. */
export const SOONEST = 2;
export const LATEST = 3;
export const HELD = 2;

export const rightTurns = (belief: Belief, kind: Kind, within: number): Turn[] =>
  turnsOf(belief, false).filter((turn) => (kind === 'take' ? forces : keeps)(belief, turn, within));

export function rightMoves(state: ZGameState, kind: Kind, begin: ZGameState): readonly Notation[] {
  const within = leftOf(state, kind, begin);
  if (within < 1) return [];
  return rightTurns(Belief.of(state, mover(state)), kind, within)
    .map((turn) => named(state, turn))
    .sort();
}

/** How many turns are left of those that the puzzle began with. */
export function leftOf(state: ZGameState, kind: Kind, begin: ZGameState): number {
  const all = kind === 'hold' ? HELD : canForce(Belief.of(begin, mover(begin)), SOONEST) ? SOONEST : LATEST;
  return all - Math.floor((state.turns - begin.turns) / 2);
}

export function named(state: ZGameState, { from, to }: Turn): Notation {
  const { name } = LAYOUTS[state.options.layout].grid;
  return write(from === to ? { kind: 'turn-up', at: name(from) } : { kind: 'move', from: name(from), to: name(to) });
}
