/** What a person may ask of an evening, and why it may be refused. */
import type { GuestNumber } from './events.ts';
import type { EveningPlan } from './plan.ts';

export type EveningCommand =
  /** Comes in, or back; as whom it is known by the device, else a name is needed. */
  | { readonly do: 'join'; readonly name: string }
  /** The place of somebody who is here already, on another device: `key` was shown to him alone. */
  | { readonly do: 'claim'; readonly key: string }
  | { readonly do: 'leave' }
  | { readonly do: 'rename'; readonly guest: GuestNumber; readonly name: string }
  // the keeper
  | { readonly do: 'add'; readonly name: string }
  | { readonly do: 'remove'; readonly guest: GuestNumber }
  | { readonly do: 'let-in'; readonly guest: GuestNumber }
  /** From the next table on. */
  | { readonly do: 'handicap'; readonly guest: GuestNumber; readonly number: number }
  | { readonly do: 'hand-on'; readonly guest: GuestNumber }
  /** The keeper has gone: somebody else looks after it. */
  | { readonly do: 'take-over' }
  | { readonly do: 'door'; readonly locked: boolean }
  | { readonly do: 'plan'; readonly plan: EveningPlan; readonly players: readonly GuestNumber[] }
  | { readonly do: 'pair' }
  | { readonly do: 'unpair' }
  /** A table of the last round that was called off is played at another table of the house. */
  | { readonly do: 'reopen'; readonly at: number }
  | { readonly do: 'pause'; readonly paused: boolean }
  | { readonly do: 'finish' }
  | { readonly do: 'close' }
  // whoever plays, or the keeper for him
  | { readonly do: 'enter'; readonly guest: GuestNumber }
  | { readonly do: 'withdraw'; readonly guest: GuestNumber }
  | { readonly do: 'result'; readonly round: number; readonly at: number; readonly points: readonly number[] };

export type EveningCommandOf<Name extends EveningCommand['do']> = Extract<EveningCommand, { do: Name }>;

export const EVENING_REFUSALS = [
  'closed',
  'locked',
  'full',
  'sent-away',
  'name-taken',
  'unknown-guest',
  'unknown-key',
  'needs-passkey',
  'keeper-only',
  'keeper-is-here',
  'keeper-stays',
  'needs-phone',
  'running',
  'none-running',
  'too-few',
  'no-such-game',
  'no-such-size',
  'no-such-options',
  'not-done',
  'nothing-left',
  'is-paused',
  'has-begun',
  'no-such-table',
  'wrong-points',
  'later-results',
  'not-yours',
  'too-many-tables',
  'too-much',
] as const;
export type EveningRefusal = (typeof EVENING_REFUSALS)[number];
