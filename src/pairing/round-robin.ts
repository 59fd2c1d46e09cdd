/**
 * Everybody meets everybody, once or twice, by the circle: one stays, the others move on a place each round. Whoever has missed a round
 * catches up as early as can be; when all have met, there is nothing left to pair. The second time sides are changed.
 */
import { pastOf, presentIn, type Round, seated, type Tournament } from './field.ts';
import { cheapestPairs } from './matching.ts';

export function roundRobin(field: Tournament): Round {
  const past = pastOf(field);
  const players = presentIn(field);
  const seeds = new Map(field.players.map((name, seed) => [name, seed]));
  const rounds = roundsOf(field.players.length);
  const legs = field.legs ?? 1;
  const pairs = cheapestPairs(players.length, (a, b) => {
    const met = past.get(players[a]!)!.timesMet(players[b]!);
    if (met >= legs) return undefined;
    return [met * rounds + circleRound(seeds.get(players[a]!)!, seeds.get(players[b]!)!, rounds)];
  });
  const paired = new Set(pairs.flat());
  return {
    tables: pairs.map(([a, b]) => seated(players[a]!, players[b]!, past)),
    byes: pairs.length === 0 ? [] : players.filter((_, at) => !paired.has(at)),
  };
}

const roundsOf = (count: number): number => count - 1 + (count % 2);

/** In which round two seeds meet; with an odd number of players nobody has the last seed, and whoever meets it rests. */
export function circleRound(a: number, b: number, rounds: number): number {
  if (b === rounds) return circleRound(b, a, rounds);
  return a === rounds ? (2 * b) % rounds : (a + b) % rounds;
}
