/** The reducer: an evening and one more event give the next. Events are as they were decided. */
import type { EveningEvent } from './events.ts';
import { MOST_DEVICES, MOST_DROPPED } from './limits.ts';
import type { Contest, EveningRound, EveningState, EveningTable, Guest } from './state.ts';

export const NO_EVENING: EveningState = {
  ...{
    seq: 0,
    secret: '',
    opened: 0,
    changed: 0,
    guests: [],
    keeper: 0,
    locked: false,
    barred: [],
    contests: [],
    closed: false,
    seated: 0,
    retaken: 0,
    dropped: [],
  },
};

export function reduce(state: EveningState, event: EveningEvent, at: number): EveningState {
  return { ...reduced(state, event, at), seq: state.seq + 1, changed: at };
}

function reduced(state: EveningState, event: EveningEvent, at: number): EveningState {
  switch (event.t) {
    case 'opened':
      return { ...state, secret: event.secret, opened: at, guests: [newGuest(event.name, event.who)] };
    case 'joined':
      return { ...state, guests: [...state.guests, newGuest(event.name, event.who)] };
    case 'claimed':
      // the oldest device makes room
      return guest(state, event.guest, ({ whos }) => ({ whos: [...whos, event.who].slice(-MOST_DEVICES), here: true }));
    case 'renamed':
      return guest(state, event.guest, () => ({ name: event.name }));
    case 'handicap':
      return guest(state, event.guest, () => ({ handicap: event.number }));
    case 'left':
      return guest(state, event.guest, () => ({ here: false }));
    case 'returned':
      return guest(state, event.guest, () => ({ here: true, removed: false }));
    case 'removed': {
      const barred = [...state.barred, ...state.guests[event.guest]!.whos];
      return { ...guest(state, event.guest, () => ({ here: false, removed: true, whos: [] })), barred };
    }
    case 'kept-by':
      return { ...state, keeper: event.guest };
    case 'door':
      return { ...state, locked: event.locked };
    case 'closed':
      return { ...state, closed: true };
    case 'planned':
      return { ...state, contests: [...state.contests, newContest(event.plan, event.players)] };
    default:
      return { ...contest(state, event), ...houseTables(state, event) };
  }
}

const newGuest = (name: string, who: string | undefined): Guest => ({
  ...{ name, whos: who === undefined ? [] : [who], here: true, removed: false, handicap: 0 },
});
const newContest = (plan: Contest['plan'], players: Contest['players']): Contest => ({
  ...{ plan, players, withdrawn: [], rounds: [], paused: false, over: false },
});

function guest(state: EveningState, number: number, change: (guest: Guest) => Partial<Guest>): EveningState {
  const guests = state.guests.map((each, at) => (at === number ? { ...each, ...change(each) } : each));
  return { ...state, guests };
}

type ContestEvent = Extract<
  EveningEvent,
  | {
      t: 'entered' | 'withdrawn' | 'paired' | 'unpaired' | 'seated' | 'called-off' | 'reopened' | 'result';
    }
  | { t: 'paused' | 'resumed' | 'finished' }
>;

/** What becomes of tables of the house: what no longer counts is not played on. */
function houseTables(state: EveningState, event: ContestEvent): Partial<EveningState> {
  const rounds = state.contests.at(-1)?.rounds ?? [];
  switch (event.t) {
    case 'seated':
      return { seated: state.seated + 1 };
    case 'reopened':
      return { retaken: state.retaken + 1 };
    case 'unpaired':
      return { retaken: state.retaken + 1, dropped: dropped(state, rounds.at(-1)?.tables ?? []) };
    case 'result': {
      const known = rounds[event.round - 1]?.tables[event.at];
      return event.by === undefined || !known ? {} : { dropped: dropped(state, [known]) };
    }
    default:
      return {};
  }
}

function dropped(state: EveningState, tables: readonly EveningTable[]): readonly string[] {
  const more = tables.flatMap(({ table, points, calledOff }) => (table && !points && !calledOff ? [table] : []));
  return more.length === 0 ? state.dropped : [...state.dropped, ...more].slice(-MOST_DROPPED);
}

/** What happens in the one that is being played; a correction may come after its end. */
function contest(state: EveningState, event: ContestEvent): EveningState {
  const last = state.contests.at(-1);
  if (!last) return state;
  return { ...state, contests: [...state.contests.slice(0, -1), { ...last, ...changed(last, event) }] };
}

function changed(now: Contest, event: ContestEvent): Partial<Contest> {
  switch (event.t) {
    case 'entered':
      return {
        players: now.players.includes(event.guest) ? now.players : [...now.players, event.guest],
        withdrawn: now.withdrawn.filter((each) => each !== event.guest),
      };
    case 'withdrawn':
      return { withdrawn: [...now.withdrawn, event.guest] };
    case 'paired': {
      const tables = event.tables.map((guests) => ({ guests }));
      return { rounds: [...now.rounds, { tables, byes: event.byes }] };
    }
    case 'unpaired':
      return { rounds: now.rounds.slice(0, -1) };
    case 'seated':
      return { rounds: table(now.rounds, now.rounds.length, event.at, () => ({ table: event.table })) };
    case 'called-off':
      return { rounds: table(now.rounds, now.rounds.length, event.at, () => ({ calledOff: true })) };
    case 'reopened':
      return {
        rounds: table(now.rounds, now.rounds.length, event.at, () => ({ table: undefined, calledOff: undefined })),
      };
    case 'result':
      return { rounds: table(now.rounds, event.round, event.at, () => ({ points: event.points, by: event.by })) };
    case 'paused':
      return { paused: true };
    case 'resumed':
      return { paused: false };
    case 'finished':
      return { over: true };
  }
}

/** `round` is counted from 1. */
function table(
  rounds: readonly EveningRound[],
  round: number,
  at: number,
  change: () => Partial<EveningTable>,
): EveningRound[] {
  return rounds.map((each, number) =>
    number === round - 1
      ? { ...each, tables: each.tables.map((known, place) => (place === at ? { ...known, ...change() } : known)) }
      : each,
  );
}
