/** What can happen in an evening, as its log keeps it. The log alone gives back the evening. */
import type { Who } from '../table/events/events.ts';
import type { EveningPlan } from './plan.ts';

/** Somebody of the evening, by number: whoever came first is 0. */
export type GuestNumber = number;

export type EveningEvent =
  /** By its first guest, who is its keeper. From `secret` follow the keys of places and the ids of its tables. */
  | { readonly t: 'opened'; readonly who: Who; readonly name: string; readonly secret: string }
  /** Somebody without a phone has no `who`: his name was typed in. */
  | { readonly t: 'joined'; readonly guest: GuestNumber; readonly name: string; readonly who?: Who | undefined }
  /** A phone, or another one, for somebody who is here already. */
  | { readonly t: 'claimed'; readonly guest: GuestNumber; readonly who: Who }
  | { readonly t: 'renamed'; readonly guest: GuestNumber; readonly name: string }
  /** What he is given at tables of games that know of it; 0 for nothing. */
  | { readonly t: 'handicap'; readonly guest: GuestNumber; readonly number: number }
  | { readonly t: 'left'; readonly guest: GuestNumber }
  | { readonly t: 'returned'; readonly guest: GuestNumber }
  /** By the keeper: he cannot come back by himself. */
  | { readonly t: 'removed'; readonly guest: GuestNumber }
  | { readonly t: 'kept-by'; readonly guest: GuestNumber }
  | { readonly t: 'door'; readonly locked: boolean }
  /** `players`: in the order of their seeds. */
  | { readonly t: 'planned'; readonly plan: EveningPlan; readonly players: readonly GuestNumber[] }
  | { readonly t: 'entered'; readonly guest: GuestNumber }
  | { readonly t: 'withdrawn'; readonly guest: GuestNumber }
  | {
      readonly t: 'paired';
      readonly tables: readonly (readonly GuestNumber[])[];
      readonly byes: readonly GuestNumber[];
    }
  /** The last round is not played as it was paired. */
  | { readonly t: 'unpaired' }
  /** A table of the house stands for a table of the last round. */
  | { readonly t: 'seated'; readonly at: number; readonly table: string }
  /** That table is over without a result: somebody did not come, or nobody can read it. */
  | { readonly t: 'called-off'; readonly at: number }
  /** Another table of the house takes its place. */
  | { readonly t: 'reopened'; readonly at: number }
  /** By a person who typed it in, or by the table itself. Whoever gives another one corrects it. */
  | {
      readonly t: 'result';
      readonly round: number;
      readonly at: number;
      readonly points: readonly number[];
      readonly by?: GuestNumber | undefined;
    }
  | { readonly t: 'paused' }
  | { readonly t: 'resumed' }
  /** The tournament is over, or given up. */
  | { readonly t: 'finished' }
  | { readonly t: 'closed' };

export type EveningEventOf<T extends EveningEvent['t']> = Extract<EveningEvent, { t: T }>;
