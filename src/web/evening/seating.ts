/** How people sit down in a contest's round that is played, or the next one. */
import type { GuestNumber } from '../../evening/events.ts';
import { gameOfRound, type Seating, seatingOf } from '../../evening/plan.ts';
import type { Contest } from '../../evening/state.ts';
import { findGame } from '../../games/shelf.ts';

export const seatingIn = ({ plan, rounds }: Contest): Seating =>
  seatingOf(plan, findGame(gameOfRound(plan, Math.max(1, rounds.length))));

/** The seats of each side at a table: partners have one together. */
export function sidesAt(contest: Contest, guests: readonly GuestNumber[]): readonly (readonly number[])[] {
  if (seatingIn(contest).teams && guests.length === 4)
    return [
      [0, 2],
      [1, 3],
    ];
  return guests.map((_, seat) => [seat]);
}
