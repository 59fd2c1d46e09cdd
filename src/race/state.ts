/** What is so in a race now: its log, reduced. */
import type { Who } from '../table/events/events.ts';
import type { RacerNumber } from './events.ts';
import { LATE_MS, RACE_MS } from './limits.ts';

export interface Racer {
  readonly name: string;
  readonly who: Who;
  readonly here: boolean;
}

/** How somebody fared at the puzzles of a heat, one after the other. */
export interface Lane {
  readonly racer: RacerNumber;
  readonly solved: readonly boolean[];
  /** When the last one was solved, in milliseconds after the start; 0 as long as none is. */
  readonly lastMs: number;
}

/** One run of those who were here when it was started; a race has as many as they like. */
export interface Heat {
  /** When the first puzzle is told. */
  readonly at: number;
  readonly seed: string;
  readonly lanes: readonly Lane[];
}

export interface RaceState {
  /** Lines of the log so far. */
  readonly seq: number;
  readonly opened: number;
  readonly changed: number;
  /** Of which the puzzles are. */
  readonly games: readonly string[];
  readonly racers: readonly Racer[];
  readonly heats: readonly Heat[];
}

export const racerOf = ({ racers }: RaceState, who: Who | undefined): RacerNumber | undefined => {
  const found = who === undefined ? -1 : racers.findIndex((racer) => racer.who === who);
  return found < 0 ? undefined : found;
};

export const laneOf = (heat: Pick<Heat, 'lanes'> | undefined, racer: RacerNumber | undefined): Lane | undefined =>
  racer === undefined ? undefined : heat?.lanes.find((lane) => lane.racer === racer);

/** Nothing can be told any more. A clock alone ends it: nobody holds it up. */
export const isHeatOver = ({ at }: Pick<Heat, 'at'>, now: number): boolean => now > at + RACE_MS + LATE_MS;
