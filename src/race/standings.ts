/** Who is where in a heat: by puzzles solved, then by who had as many first. */
import type { RacerNumber } from './events.ts';
import type { Heat, Lane } from './state.ts';

export interface RaceStanding {
  readonly racer: RacerNumber;
  /** From 1 on; the same for those whom nothing tells apart. */
  readonly place: number;
  readonly count: number;
  /** Right in a row just now. */
  readonly combo: number;
}

export const countOf = ({ solved }: Pick<Lane, 'solved'>): number => solved.filter(Boolean).length;

/** The first comes first; those who are level in the order in which they came to the race. */
export function raceStandings({ lanes }: Pick<Heat, 'lanes'>): readonly RaceStanding[] {
  const before = (a: Lane, b: Lane) => countOf(b) - countOf(a) || a.lastMs - b.lastMs;
  return lanes
    .toSorted((a, b) => before(a, b) || a.racer - b.racer)
    .map((lane) => ({
      racer: lane.racer,
      place: 1 + lanes.filter((other) => before(other, lane) < 0).length,
      count: countOf(lane),
      combo: lane.solved.length - 1 - lane.solved.lastIndexOf(false),
    }));
}

/** Those who have won it; nobody where nobody has solved anything. */
export const winnersOf = (heat: Pick<Heat, 'lanes'>): readonly RacerNumber[] =>
  raceStandings(heat).flatMap(({ racer, place, count }) => (place === 1 && count > 0 ? [racer] : []));
