/** What follows from an evening's secret: the key of each place, and the ids of its tables. */
import { createHash } from 'node:crypto';
import type { GuestNumber } from '../../evening/events.ts';
import type { EveningState } from '../../evening/state.ts';

const digest = (...parts: readonly (string | number)[]): string =>
  createHash('sha256').update(parts.join('/')).digest().subarray(0, 16).toString('base64url');

/** By it a guest has his place on another device. It is told to him alone, and to the keeper as long as he has none. */
export const placeKey = ({ secret }: EveningState, guest: GuestNumber): string =>
  `${guest}.${digest('place', secret, guest)}`;

export function guestOfKey(state: EveningState, key: string): GuestNumber | undefined {
  const guest = Number(/^(\d{1,3})\./.exec(key)?.[1] ?? Number.NaN);
  return state.guests[guest] && placeKey(state, guest) === key ? guest : undefined;
}

/** Two nodes, or a second attempt, open the same one. */
export const tableId = ({ secret, contests, retaken }: EveningState, at: number): string => {
  const contest = contests.at(-1)!;
  // a round that was taken back and paired again has other tables
  const round = contest.rounds.at(-1)!;
  const guests = JSON.stringify(round.tables[at]!.guests);
  return digest('table', secret, contests.length, contest.rounds.length, at, guests, retaken);
};
