/** A contest as pairing sees it, and what it counts. */
import type { AnyGame, Outcome } from '../core/game.ts';
import { winPoints } from '../core/outcome.ts';
import type { Tournament } from '../pairing/field.ts';
import { type PlayerStanding, standings } from '../pairing/standings.ts';
import type { GuestNumber } from './events.ts';
import type { Seating } from './plan.ts';
import type { Contest } from './state.ts';

/** A bye is worth a game that was won. */
export const BYE = 1;

const nameOf = (guest: GuestNumber): string => String(guest);
export const guestNamed = (name: string): GuestNumber => Number(name);

/** `seating`: as the game of the next round has it. Only what is over counts. */
export function tournamentOf({ plan, players, withdrawn, rounds }: Contest, seating: Seating): Tournament {
  return {
    format: plan.form === 'one-table' ? 'swiss' : plan.form,
    players: players.map(nameOf),
    absent: withdrawn.map(nameOf),
    rounds: rounds.map(({ tables, byes }) => [
      ...tables.flatMap(({ guests, points }) => (points ? [{ players: guests.map(nameOf), points }] : [])),
      ...byes.map((guest) => ({ players: [nameOf(guest)], points: [BYE] })),
    ]),
    legs: plan.legs,
    secondChance: plan.secondChance,
    ...seating,
  };
}

export interface GuestStanding extends Omit<PlayerStanding, 'name'> {
  readonly guest: GuestNumber;
}

export const standingsOf = (contest: Contest, seating: Seating): readonly GuestStanding[] =>
  standings(tournamentOf(contest, seating)).map(({ name, ...standing }) => ({ guest: guestNamed(name), ...standing }));

/**
 * What a game is worth to each who sat at it. Two: 1 for a win and ½ for a draw, or the game's own count where all rounds are
 * of that game. More: the share of the others whom one has beaten, half for those with as many points.
 */
export function pointsOf(
  game: Pick<AnyGame, 'matchPoints'>,
  { plan }: Pick<Contest, 'plan'>,
  outcome: Outcome,
): readonly number[] {
  if (game.matchPoints && plan.games.length === 1) return game.matchPoints(outcome);
  return outcome.scores.length <= 2 ? winPoints(outcome) : placing(outcome);
}

function placing({ scores, winners }: Outcome): readonly number[] {
  const worth = scores.map((score, seat) => [winners.includes(seat) ? 1 : 0, score] as const);
  const before = (a: readonly [number, number], b: readonly [number, number]) => a[0] - b[0] || a[1] - b[1];
  return worth.map((own, seat) => {
    const beaten = worth.reduce((sum, other, at) => {
      const order = Math.sign(before(own, other));
      return at === seat ? sum : sum + (order + 1) / 2;
    }, 0);
    return beaten / (worth.length - 1);
  });
}
