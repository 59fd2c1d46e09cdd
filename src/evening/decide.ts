/** What a command leads to: events to be written, or why not. Nothing here changes anything: the log does. */
import type { GameModule } from '../core/game.ts';
import { soundTheSame } from '../core/names.ts';
import { err, ok, type Result } from '../core/result.ts';
import type { Who } from '../table/events/events.ts';
import type { EveningCommand, EveningCommandOf, EveningRefusal } from './commands.ts';
import { decideContest } from './decide-contest.ts';
import type { EveningEvent, GuestNumber } from './events.ts';
import { MOST_EVENING_LINES, MOST_GUESTS } from './limits.ts';
import { type EveningState, guestOf, runningContest } from './state.ts';

export type EveningDecision = Result<readonly EveningEvent[], EveningRefusal>;

/** What a decision may ask its host for. */
export interface EveningSource {
  /** Whether a page of this guest is open, or was just now. */
  isThere(guest: GuestNumber): boolean;
  /** Whose place this key is; keys are told to their owner alone. */
  guestOfKey(key: string): GuestNumber | undefined;
  game(id: string): Pick<GameModule, 'rules'> | undefined;
  /** Whether whoever asks may open so many tables of the house now. */
  mayOpen(tables: number): boolean;
}

/** Whoever asks, as far as the evening knows him. */
export interface AskingGuest {
  readonly who: Who;
  readonly guest: GuestNumber | undefined;
  readonly isKeeper: boolean;
}

/** For the keeper alone. */
const KEEPERS: ReadonlySet<EveningCommand['do']> = new Set([
  ...([
    'add',
    'remove',
    'let-in',
    'hand-on',
    'handicap',
    'door',
    'plan',
    'pair',
    'unpair',
    'reopen',
    'pause',
    'finish',
    'close',
  ] as const),
]);

export function decide(state: EveningState, who: Who, command: EveningCommand, source: EveningSource): EveningDecision {
  if (state.closed) return err('closed');
  if (state.seq >= MOST_EVENING_LINES) return err('too-much');
  const guest = guestOf(state, who);
  const asking: AskingGuest = { who, guest, isKeeper: guest !== undefined && guest === state.keeper };
  if (command.do === 'join') return join(state, asking, command.name);
  if (command.do === 'claim') return claim(state, asking, source.guestOfKey(command.key));
  if (guest === undefined) return err('unknown-guest');
  if (KEEPERS.has(command.do) && !asking.isKeeper) return err('keeper-only');
  switch (command.do) {
    case 'add':
      return newGuest(state, command.name);
    case 'leave':
      return leave(state, guest);
    case 'rename':
      return rename(state, asking, command);
    case 'remove':
      return remove(state, command.guest);
    case 'let-in':
      return state.guests[command.guest]?.removed
        ? ok([{ t: 'returned', guest: command.guest }])
        : err('unknown-guest');
    case 'hand-on':
      return handOn(state, command.guest);
    case 'handicap':
      return handicap(state, command);
    case 'take-over':
      return source.isThere(state.keeper) ? err('keeper-is-here') : ok([{ t: 'kept-by', guest }]);
    case 'door':
      return ok(command.locked === state.locked ? [] : [{ t: 'door', locked: command.locked }]);
    case 'close':
      return ok([...(runningContest(state) ? [{ t: 'finished' } as const] : []), { t: 'closed' }]);
    default:
      return decideContest(state, asking, command, source);
  }
}

/** A device that is known comes back; another one is somebody new. */
function join(state: EveningState, { who, guest }: AskingGuest, name: string): EveningDecision {
  if (guest !== undefined) return ok(state.guests[guest]!.here ? [] : [{ t: 'returned', guest }]);
  if (state.barred.includes(who)) return err('sent-away');
  // it keeps nobody out who is in
  if (state.locked) return err('locked');
  return newGuest(state, name, who);
}

function newGuest(state: EveningState, name: string, who?: Who): EveningDecision {
  if (state.guests.length >= MOST_GUESTS) return err('full');
  if (isTaken(state, name)) return err('name-taken');
  return ok([{ t: 'joined', guest: state.guests.length, name, ...(who !== undefined && { who }) }]);
}

function isTaken(state: EveningState, name: string, except?: GuestNumber): boolean {
  return state.guests.some((each, at) => at !== except && !each.removed && soundTheSame(each.name, name));
}

function claim(state: EveningState, { who, guest }: AskingGuest, owner: GuestNumber | undefined): EveningDecision {
  if (owner === undefined || state.guests[owner]?.removed !== false) return err('unknown-key');
  if (guest === owner) return ok(state.guests[owner]!.here ? [] : [{ t: 'returned', guest: owner }]);
  if (state.barred.includes(who)) return err('sent-away');
  if (guest !== undefined) return err('name-taken');
  return ok([{ t: 'claimed', guest: owner, who }]);
}

function leave(state: EveningState, guest: GuestNumber): EveningDecision {
  const contest = runningContest(state);
  const plays = contest?.players.includes(guest) && !contest.withdrawn.includes(guest);
  return ok([...(plays ? [{ t: 'withdrawn', guest } as const] : []), { t: 'left', guest }]);
}

function rename(
  state: EveningState,
  asking: AskingGuest,
  { guest, name }: EveningCommandOf<'rename'>,
): EveningDecision {
  if (!state.guests[guest]) return err('unknown-guest');
  if (guest !== asking.guest && !asking.isKeeper) return err('keeper-only');
  if (isTaken(state, name, guest)) return err('name-taken');
  return ok(state.guests[guest].name === name ? [] : [{ t: 'renamed', guest, name }]);
}

function remove(state: EveningState, guest: GuestNumber): EveningDecision {
  const known = state.guests[guest];
  if (!known || known.removed) return err('unknown-guest');
  if (guest === state.keeper) return err('keeper-stays');
  const contest = runningContest(state);
  const plays = contest?.players.includes(guest) && !contest.withdrawn.includes(guest);
  return ok([...(plays ? [{ t: 'withdrawn', guest } as const] : []), { t: 'removed', guest }]);
}

function handicap(state: EveningState, { guest, number }: EveningCommandOf<'handicap'>): EveningDecision {
  const known = state.guests[guest];
  if (!known || known.removed) return err('unknown-guest');
  return ok(number === known.handicap ? [] : [{ t: 'handicap', guest, number }]);
}

function handOn(state: EveningState, guest: GuestNumber): EveningDecision {
  const known = state.guests[guest];
  if (!known || known.removed) return err('unknown-guest');
  if (known.whos.length === 0) return err('needs-phone');
  return ok(guest === state.keeper ? [] : [{ t: 'kept-by', guest }]);
}
