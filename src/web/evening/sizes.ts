/** How many sit at a table of a contest's next round. */
import { gameOfRound, sizesOf } from '../../evening/plan.ts';
import type { Contest } from '../../evening/state.ts';
import { findGame } from '../../games/shelf.ts';

export function sizesIn({ plan, rounds }: Contest): readonly number[] {
  const game = findGame(gameOfRound(plan, Math.max(1, rounds.length)));
  return game ? sizesOf(plan, game) : [plan.seats];
}
