/** What is told of a race: the same to everybody. No device leaves it, and no seed before the start. */
import type { RacerNumber } from './events.ts';
import { winnersOf } from './standings.ts';
import { type Heat, isHeatOver, type Lane, type Racer, type RaceState } from './state.ts';

export interface HeatFace {
  /** From 1 on. */
  readonly number: number;
  /** When the first puzzle comes, by the house's clock. */
  readonly at: number;
  /** From which the puzzles follow; only from then on. */
  readonly seed: string | null;
  readonly lanes: readonly Lane[];
}

export interface RaceFace {
  readonly seq: number;
  readonly opened: number;
  readonly games: readonly string[];
  readonly racers: readonly Pick<Racer, 'name' | 'here'>[];
  /** By racer: how many heats he has won that are over. */
  readonly wins: readonly number[];
  readonly heat: HeatFace | null;
}

export function raceFace({ seq, opened, games, racers, heats }: RaceState, now: number): RaceFace {
  const winners = heats.filter((heat) => isHeatOver(heat, now)).flatMap(winnersOf);
  const last = heats.at(-1);
  return {
    ...{ seq, opened, games },
    racers: racers.map(({ name, here }) => ({ name, here })),
    wins: racers.map((_, racer: RacerNumber) => winners.filter((each) => each === racer).length),
    heat: last ? heatFace(last, heats.length, now) : null,
  };
}

const heatFace = ({ at, seed, lanes }: Heat, number: number, now: number): HeatFace => ({
  ...{ number, at, lanes },
  seed: now < at ? null : seed,
});
