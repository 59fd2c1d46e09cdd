/** Who has won a contest: all that share the first place, once something was played. */
import { standingsOf } from '../../evening/contest.ts';
import type { GuestNumber } from '../../evening/events.ts';
import type { Contest } from '../../evening/state.ts';
import { seatingIn } from './seating.ts';

export function winnersIn(contest: Contest): readonly GuestNumber[] {
  if (!contest.rounds.some(({ tables }) => tables.some(({ points }) => points))) return [];
  return standingsOf(contest, seatingIn(contest)).flatMap(({ guest, place }) => (place === 1 ? [guest] : []));
}
