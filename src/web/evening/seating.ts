/** How people sit down in a contest's round that is played, or the next one. */
import { gameOfRound, type Seating, seatingOf } from '../../evening/plan.ts';
import type { Contest } from '../../evening/state.ts';
import { findGame } from '../../games/shelf.ts';

export const seatingIn = ({ plan, rounds }: Contest): Seating =>
  seatingOf(plan, findGame(gameOfRound(plan, Math.max(1, rounds.length))));
