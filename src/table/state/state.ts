/** What is so at a table now. Derived from its log alone. */
import type { Level } from '../../core/bot.ts';
import type { Seat } from '../../core/game.ts';
import type { Log } from '../../core/log.ts';
import type { Opened, Who } from '../events/events.ts';
import type { Ending } from './ending.ts';
import { firstPosition, type TablePosition } from './position.ts';
import { NO_TIME, type Time } from './time.ts';

export type Holder =
  | { readonly kind: 'free' }
  /** `left`: has gone, and may come back. */
  | { readonly kind: 'person'; readonly who: Who; readonly left: boolean }
  | { readonly kind: 'bot'; readonly level: Level }
  /** The computer keeps the place of somebody who left. */
  | { readonly kind: 'stand-in'; readonly level: Level; readonly who: Who };

export interface TableState {
  readonly opened: Opened;
  /** The number of lines so far, and so the place of the next. */
  readonly seq: number;
  /** Lines that are none of the game's. */
  readonly beside: number;
  readonly phase: 'open' | 'playing' | 'over';
  readonly holders: readonly Holder[];
  readonly kicked: readonly Who[];
  readonly position: TablePosition;
  readonly time: Time;
  /** When chance last acted, or the game began. */
  readonly drawnAt: number;
  /** The end of a round after so many events has been looked at. */
  readonly lookedAt: number;
  /** When the house was last away, and for how long that is made good. */
  readonly slept: { readonly from: number; readonly ms: number } | undefined;
  readonly ending: Ending | undefined;
  readonly drawOffer: Seat | undefined;
  /** Who wants to go back, to where, and who agrees. */
  readonly takeBack: { readonly seat: Seat; readonly to: number; readonly agreed: readonly Seat[] } | undefined;
  /** How many hints each seat has had. */
  readonly hints: readonly number[];
  /** Who agrees that the computer takes the place of a seat. */
  readonly agreed: ReadonlyMap<Seat, readonly Seat[]>;
  readonly rematch: {
    readonly wanted: readonly Seat[];
    /** Levels chosen for the next game. */
    readonly levels: readonly { readonly seat: Seat; readonly level: Level }[];
    readonly table: string | undefined;
  };
}

export const openState = (opened: Opened, log: Log): TableState => ({
  opened,
  seq: 1,
  beside: 1,
  phase: 'open',
  holders: Array.from({ length: opened.seats }, () => ({ kind: 'free' as const })),
  kicked: [],
  position: firstPosition(log),
  time: NO_TIME,
  drawnAt: 0,
  lookedAt: -1,
  slept: undefined,
  ending: undefined,
  drawOffer: undefined,
  takeBack: undefined,
  hints: Array.from({ length: opened.seats }, () => 0),
  agreed: new Map(),
  rematch: { wanted: [], levels: [], table: undefined },
});

/** The seat of a visitor, also while the computer keeps it. */
export function seatOf({ holders }: Pick<TableState, 'holders'>, who: Who | undefined): Seat | undefined {
  if (who === undefined) return undefined;
  const seat = holders.findIndex((holder) => 'who' in holder && holder.who === who);
  return seat < 0 ? undefined : seat;
}

/** The level of the computer at a seat, if it plays there now. */
export function levelAt({ holders }: Pick<TableState, 'holders'>, seat: Seat): Level | undefined {
  const holder = holders[seat];
  return holder?.kind === 'bot' || holder?.kind === 'stand-in' ? holder.level : undefined;
}

/** A person sits there and has not left. */
export function isPresent({ holders }: Pick<TableState, 'holders'>, seat: Seat): boolean {
  const holder = holders[seat];
  return holder?.kind === 'person' && !holder.left;
}

export const presentSeats = ({ holders }: Pick<TableState, 'holders'>): readonly Seat[] =>
  holders.flatMap((_, seat) => (isPresent({ holders }, seat) ? [seat] : []));

/** Whether chance waits until the end of a round has been looked at. With nobody there to look it goes on. */
export function isResting(state: TableState): boolean {
  const { phase, opened, position, lookedAt } = state;
  if (phase !== 'playing' || !opened.policies.pause || lookedAt === position.events.length) return false;
  const { game, state: now } = position;
  return game.toAct(now).includes('chance') && (game.rests?.(now) ?? false) && presentSeats(state).length > 0;
}

/** Whether chance is to act now, by itself. */
export function chanceActs(state: TableState): boolean {
  const { phase, opened, position } = state;
  if (phase !== 'playing' || opened.chance === 'asked') return false;
  return position.game.toAct(position.state).includes('chance') && !isResting(state);
}
