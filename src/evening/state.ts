/** What is so in an evening now: its log, reduced. */
import type { Who } from '../table/events/events.ts';
import type { GuestNumber } from './events.ts';
import type { EveningPlan } from './plan.ts';

export interface Guest {
  readonly name: string;
  /** The devices that are his; none for whom a name was typed in. */
  readonly whos: readonly Who[];
  readonly here: boolean;
  readonly removed: boolean;
  /** What he is given at tables of games that know of it. */
  readonly handicap: number;
}

/** A table of a round. */
export interface EveningTable {
  readonly guests: readonly GuestNumber[];
  /** Of the house. */
  readonly table?: string | undefined;
  /** That table ended without a result. */
  readonly calledOff?: boolean | undefined;
  readonly points?: readonly number[] | undefined;
  /** Who typed it in; nobody where the table itself has said it. */
  readonly by?: GuestNumber | undefined;
}

export interface EveningRound {
  readonly tables: readonly EveningTable[];
  readonly byes: readonly GuestNumber[];
}

export interface Contest {
  readonly plan: EveningPlan;
  /** In the order of their seeds; whoever came later stands at the end. */
  readonly players: readonly GuestNumber[];
  /** Those who have gone. */
  readonly withdrawn: readonly GuestNumber[];
  readonly rounds: readonly EveningRound[];
  readonly paused: boolean;
  readonly over: boolean;
}

export interface EveningState {
  /** Lines of the log so far. */
  readonly seq: number;
  /** Never told. */
  readonly secret: string;
  /** When it was opened, and when something happened last. */
  readonly opened: number;
  readonly changed: number;
  readonly guests: readonly Guest[];
  readonly keeper: GuestNumber;
  readonly locked: boolean;
  readonly barred: readonly Who[];
  /** One after the other: the last one is what is being played. */
  readonly contests: readonly Contest[];
  readonly closed: boolean;
  /** How many tables of the house were opened. */
  readonly seated: number;
  /** How often tables were taken back: those that are opened next have other ids. */
  readonly retaken: number;
  /** Tables of the house that no longer count, the newest last: they are called off. */
  readonly dropped: readonly string[];
}

export const runningContest = ({ contests }: EveningState): Contest | undefined => {
  const last = contests.at(-1);
  return last && !last.over ? last : undefined;
};

export const guestOf = ({ guests }: EveningState, who: Who | undefined): GuestNumber | undefined => {
  const found = who === undefined ? -1 : guests.findIndex(({ whos, removed }) => !removed && whos.includes(who));
  return found < 0 ? undefined : found;
};

export const isDone = ({ tables }: EveningRound): boolean => tables.every(({ points }) => points !== undefined);

/** The table of the house at which a guest is to play now. */
export const runningTableOf = (contest: Contest | undefined, guest: GuestNumber | null): string | undefined =>
  guest === null || contest?.over
    ? undefined
    : contest?.rounds
        .at(-1)
        ?.tables.find(({ guests, points, calledOff }) => guests.includes(guest) && !points && !calledOff)?.table;
