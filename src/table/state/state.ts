/** What is so at a table now. Derived from its log alone. */
import type { Level } from '../../core/bot.ts';
import type { Seat } from '../../core/game.ts';
import type { Log } from '../../core/log.ts';
import { type PersistentMap, persistentMap } from '../../core/persistent-map.ts';
import type { CharacterId } from '../characters.ts';
import type { Opened, Talkers, Who } from '../events/events.ts';
import type { Allowance } from './allowance.ts';
import type { Ending } from './ending.ts';
import { firstPosition, type TablePosition } from './position.ts';
import { NO_TIME, type Time } from './time.ts';

export type Holder =
  | { readonly kind: 'free' }
  /** `left`: has gone, and may come back; `lost`: has not said so, only his line has. */
  | { readonly kind: 'person'; readonly who: Who; readonly left: boolean; readonly lost?: boolean | undefined }
  | { readonly kind: 'bot'; readonly level: Level; readonly character: CharacterId }
  /** The computer keeps the place of somebody who left. */
  | { readonly kind: 'stand-in'; readonly level: Level; readonly character: CharacterId; readonly who: Who };

/** For this seat the timer of this key need not run on. */
export interface Waiver {
  readonly key: string;
  readonly seat: Seat;
}

/** What time somebody had left when the computer took his place. */
export interface Rest {
  readonly seat: Seat;
  readonly ms: number;
}

/** The seats that are awaited before the game starts by itself, and when it is called off instead. */
export interface Gathering {
  readonly awaited: readonly Seat[];
  readonly until: number;
}

/** Whether somebody plays again, and whom he would rather do without than wait for. */
export interface RematchAnswer {
  readonly seat: Seat;
  readonly again: boolean;
  readonly without: readonly Seat[];
}

export interface TableState {
  readonly opened: Opened;
  /** The number of lines so far, and so the place of the next. */
  readonly seq: number;
  readonly phase: 'open' | 'playing' | 'over';
  readonly holders: readonly Holder[];
  readonly gathering: Gathering | undefined;
  /** Who would like to have whose place. */
  readonly swap: { readonly seat: Seat; readonly with: Seat } | undefined;
  readonly kicked: readonly Who[];
  readonly muted: readonly Who[];
  readonly talkers: Talkers;
  /** Of those who have said or done something beside the game. */
  readonly allowances: PersistentMap<Allowance>;
  /** How much those have said who only watch. */
  readonly watchersSaid: number;
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
  /** Who would resign if his partners agree, and who does. */
  readonly resignation: { readonly seat: Seat; readonly agreed: readonly Seat[] } | undefined;
  /** Who wants to go back, to where, and who agrees. */
  readonly takeBack: { readonly seat: Seat; readonly to: number; readonly agreed: readonly Seat[] } | undefined;
  /** How many hints each seat has had. */
  readonly hints: readonly number[];
  /** Who needs no more of the game's timers, since the game last went on. */
  readonly waived: readonly Waiver[];
  /** Who agrees that the computer takes the place of a seat. */
  readonly agreed: ReadonlyMap<Seat, readonly Seat[]>;
  /** Of those for whom the computer has not moved yet. */
  readonly rests: readonly Rest[];
  readonly rematch: {
    readonly wanted: readonly Seat[];
    readonly answers: readonly RematchAnswer[];
    /** Levels chosen for the next game. */
    readonly levels: readonly { readonly seat: Seat; readonly level: Level }[];
    readonly table: string | undefined;
  };
}

export const openState = (opened: Opened, log: Log): TableState => ({
  opened,
  seq: 1,
  phase: 'open',
  holders: Array.from({ length: opened.seats }, () => ({ kind: 'free' as const })),
  gathering: undefined,
  swap: undefined,
  kicked: [],
  muted: [],
  talkers: 'all',
  allowances: persistentMap(),
  watchersSaid: 0,
  position: firstPosition(log),
  time: NO_TIME,
  drawnAt: 0,
  lookedAt: -1,
  slept: undefined,
  ending: undefined,
  drawOffer: undefined,
  resignation: undefined,
  takeBack: undefined,
  hints: Array.from({ length: opened.seats }, () => 0),
  waived: [],
  agreed: new Map(),
  rests: [],
  rematch: { wanted: [], answers: [], levels: [], table: undefined },
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

/** Whether the computer plays at any seat now. */
export const hasComputers = ({ holders }: Pick<TableState, 'holders'>): boolean =>
  holders.some(({ kind }) => kind === 'bot' || kind === 'stand-in');

/** A person sits there and has not left. */
export function isPresent({ holders }: Pick<TableState, 'holders'>, seat: Seat): boolean {
  const holder = holders[seat];
  return holder?.kind === 'person' && !holder.left;
}

/** Somebody plays there now: a person who has not left, or the computer. */
export const isAttended = (state: Pick<TableState, 'holders'>, seat: Seat): boolean =>
  isPresent(state, seat) || levelAt(state, seat) !== undefined;

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
