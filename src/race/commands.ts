/** What a person may ask of a race, and why it may be refused. */
import type { Notation } from '../core/game.ts';

export type RaceCommand =
  /** Comes in, or back; as whom it is known by the device, else a name is needed. */
  | { readonly do: 'join'; readonly name: string }
  | { readonly do: 'leave' }
  /** A heat, also the next one. */
  | { readonly do: 'start' }
  | RaceReport;

/** How the next puzzle went, for whoever races. Told again it changes nothing. */
export type RaceReport = {
  /** Heats are counted from 1. */
  readonly heat: number;
  /** Which of its puzzles, from 0 on, and its id. */
  readonly place: number;
  readonly puzzle: string;
} & (
  | /** By these moves of one's own, one after the other; the house looks whether that is so. */
  { readonly do: 'solve'; readonly moves: readonly Notation[] }
  | { readonly do: 'miss' }
);

export const RACE_REFUSALS = [
  'none',
  'no-such-game',
  'full',
  'name-taken',
  'not-in',
  'opener-starts',
  'running',
  'too-few',
  'not-running',
  'not-racing',
  'out-of-turn',
  'too-soon',
  'other-puzzle',
  'too-much',
] as const;
export type RaceRefusal = (typeof RACE_REFUSALS)[number];
