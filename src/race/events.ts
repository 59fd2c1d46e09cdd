/** What can happen in a race, as its log keeps it. The log alone gives back the race. */
import type { Who } from '../table/events/events.ts';

/** Somebody of the race, by number: whoever opened it is 0. */
export type RacerNumber = number;

export type RaceEvent =
  | { readonly t: 'opened'; readonly who: Who; readonly name: string; readonly games: readonly string[] }
  | { readonly t: 'joined'; readonly racer: RacerNumber; readonly who: Who; readonly name: string }
  | { readonly t: 'left'; readonly racer: RacerNumber }
  | { readonly t: 'returned'; readonly racer: RacerNumber }
  /** A heat: which puzzles come follows from `seed`, which nobody is told before `at`. */
  | { readonly t: 'started'; readonly at: number; readonly seed: string; readonly racers: readonly RacerNumber[] }
  /** The next puzzle of one racer, so many milliseconds after the start. */
  | { readonly t: 'solved'; readonly racer: RacerNumber; readonly ms: number }
  | { readonly t: 'missed'; readonly racer: RacerNumber; readonly ms: number };

export type RaceEventOf<T extends RaceEvent['t']> = Extract<RaceEvent, { t: T }>;
