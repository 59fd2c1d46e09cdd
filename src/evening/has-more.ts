/** Whether another round can be paired once the last one is over. Without the matching: pages ask this too. */
import { pastOf, presentIn, type Tournament } from '../pairing/field.ts';
import { knockOut } from '../pairing/knock-out.ts';
import { tournamentOf } from './contest.ts';
import { IN_PAIRS } from './plan.ts';
import { type Contest, isDone } from './state.ts';

export function hasMore(contest: Contest): boolean {
  const { plan, rounds } = contest;
  if (!rounds.every(isDone)) return true;
  switch (plan.form) {
    case 'swiss':
      return rounds.length < plan.rounds;
    case 'one-table':
      return true;
    case 'round-robin':
      return !haveAllMet(tournamentOf(contest, IN_PAIRS));
    case 'knock-out':
      return knockOut(tournamentOf(contest, IN_PAIRS)).tables.length > 0;
  }
}

function haveAllMet(field: Tournament): boolean {
  const past = pastOf(field);
  const players = presentIn(field);
  const legs = field.legs ?? 1;
  return players.every((name, at) => players.slice(0, at).every((other) => past.get(name)!.timesMet(other) >= legs));
}
