/** What a table of a knock-out decides, and who won its second chance. */
import { secondField, stagesOf } from '../pairing/knock-out.ts';
import { guestNamed, tournamentOf } from './contest.ts';
import type { GuestNumber } from './events.ts';
import { IN_PAIRS } from './plan.ts';
import type { Contest } from './state.ts';

export type BracketPart = 'final' | 'third' | 'semi-final' | 'second-chance';

/** Undefined where it decides nothing that has a name. `round`: counted from 1. */
export function bracketPart(contest: Contest, round: number, guests: readonly GuestNumber[]): BracketPart | undefined {
  if (contest.plan.form !== 'knock-out') return undefined;
  const before = tournamentOf({ ...contest, rounds: contest.rounds.slice(0, round - 1) }, IN_PAIRS);
  const { pairs, third } = stagesOf(before).at(-1)!;
  const isOf = (pair: readonly (string | undefined)[] | undefined) =>
    guests.some((guest) => pair?.includes(String(guest)));
  if (isOf(third)) return 'third';
  if (!pairs.some(isOf)) return isOf(secondField(before)?.players) ? 'second-chance' : undefined;
  return pairs.length === 1 ? 'final' : pairs.length === 2 ? 'semi-final' : undefined;
}

/** Undefined as long as it is being played, or where there is none. */
export function secondWinner(contest: Contest): GuestNumber | undefined {
  if (contest.plan.form !== 'knock-out' || !contest.plan.secondChance) return undefined;
  const second = secondField(tournamentOf(contest, IN_PAIRS));
  const last = second && stagesOf(second).at(-1)!;
  const name = last && last.pairs.length === 1 ? last.winnerOf(last.pairs[0]!) : undefined;
  return name === undefined ? undefined : guestNamed(name);
}
