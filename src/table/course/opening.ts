/** How a table begins: what may be asked for, its first lines, and the table that follows another. */
import type { AnyGame, GameEvent, Seat } from '../../core/game.ts';
import { movedOn } from '../../core/handicaps.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { TableRefusal } from '../decide/commands.ts';
import { drafts } from '../decide/decision.ts';
import type { Chance, Opened, Policies, Start, TableEvent, Who } from '../events/events.ts';
import { writeEvent } from '../events/forms.ts';
import { isOver, matchAfter } from '../state/match.ts';
import { openPosition } from '../state/position.ts';
import { type Holder, openState, seatOf, type TableState } from '../state/state.ts';
import { gatheringMs, type TimeControl } from '../state/time.ts';
import { hash } from '../told/commitments.ts';
import { ToldLines } from '../told/lines.ts';
import { settle } from './automatic.ts';
import type { ReadTable } from './reading.ts';
import { RecentKeys } from './recent-keys.ts';

export interface OpeningRequest {
  readonly by: Who;
  readonly game: string;
  readonly seats: number;
  readonly options: unknown;
  readonly control: TimeControl;
  readonly public: boolean;
  readonly policies: Policies;
  readonly match?: Opened['match'];
  readonly start?: Start | undefined;
  readonly chance?: Chance | undefined;
  readonly after?: string | undefined;
}

/** As programs open a table that say nothing of it. */
export const STRICT: Policies = { takeBack: 'never', hints: false, pause: false, untimed: false };

export interface OpenedTable extends ReadTable {
  readonly bodies: readonly string[];
}

/** The first lines of a new table; `events` is what happens at once, before anybody else comes. */
export function openTable(
  game: AnyGame,
  { start, chance, after, match, ...request }: OpeningRequest,
  events: readonly TableEvent[],
  seed: string,
  at: number,
): Result<OpenedTable, TableRefusal> {
  const log = openPosition({ ...request, ...(start && { start }) }, game);
  if (!log.ok) return err(log.error);
  const opened: Opened = {
    t: 'opened',
    ...request,
    rules: game.version,
    options: log.value.options,
    seedHash: hash(seed),
    ...(after !== undefined && { after }),
    ...(match && { match }),
    ...(start && { start }),
    ...(chance !== undefined && chance !== 'drawn' && { chance }),
  };
  const first = openState(opened, log.value);
  const transitions = settle(first, drafts(...events), seed, at, true);
  const bodies = [opened, ...transitions.map(({ event }) => event)].map(writeEvent);
  const lines = new ToldLines();
  lines.open(opened.by, at, log.value.events.length);
  for (const transition of transitions) lines.add(transition, at);
  const state = transitions.at(-1)?.after ?? first;
  return ok({ state, lines, keys: new RecentKeys(), lastAt: at, bodies });
}

/** A table that comes of another: how it is opened, and who sits down at once. */
export interface NextTable {
  readonly request: OpeningRequest;
  readonly events: readonly TableEvent[];
}

/**
 * The same again, everybody one seat further, so that sides change and partners stay partners: the next game, or a new one.
 * Who does not want to play again leaves his place free, and the table waits for somebody; a match under way keeps all places.
 */
export function nextTable(state: TableState, id: string, gathers = false): NextTable {
  const { opened, holders, ending, rematch, talkers, muted } = state;
  const { game, seats, options, control, policies } = opened;
  const match = opened.match && matchAfter({ ...opened.match, seats }, ending);
  const isGoingOn = match !== undefined && !isOver(match);
  const next = match && { games: match.games, outcomes: isOver(match) ? [] : match.outcomes };
  const levels = new Map(rematch.levels.map(({ seat, level }) => [seat, level]));
  const events = holders.flatMap((_, seat) => {
    const from = (seat + 1) % seats;
    const holder = holders[from]!;
    const isComing = !('who' in holder) || isGoingOn || rematch.wanted.includes(from);
    return isComing ? seated(holder, seat, levels.get(from)) : [];
  });
  const isWhole = events.length === seats;
  const begins: TableEvent = gathers ? { t: 'awaited', ms: gatheringMs(control) } : { t: 'started' };
  const talk: readonly TableEvent[] = [
    ...(talkers === 'all' ? [] : [{ t: 'talk-set', talkers } as const]),
    ...muted.map((who) => ({ t: 'muted', who }) as const),
  ];
  return {
    request: {
      ...{ by: hostOf(state), game, seats, options: movedOn(options), control },
      ...{ public: opened.public, policies, after: id },
      ...(next && { match: next }),
      ...(opened.start && { start: opened.start }),
      ...(opened.chance !== undefined && { chance: opened.chance }),
    },
    events: [...events, ...talk, ...(isWhole ? [begins] : [])],
  };
}

/** Who opened the table opens the next, unless he has stayed behind. */
function hostOf(state: TableState): Who {
  const { opened, holders, rematch } = state;
  const seat = seatOf(state, opened.by);
  if (seat === undefined || rematch.wanted.includes(seat)) return opened.by;
  const first = holders[rematch.wanted[0] ?? -1];
  return first && 'who' in first ? first.who : opened.by;
}

/** The same people at the same seats, at a game that begins with these events of this one. */
export function branchTable({ opened, holders }: TableState, played: readonly GameEvent[]): NextTable {
  const { by, game, seats, options, control, policies } = opened;
  const start: Start = { setUp: opened.start?.setUp, events: played };
  return {
    request: { by, game, seats, options, control, public: opened.public, policies, start },
    events: [...holders.flatMap((holder, seat) => seated(holder, seat, undefined)), { t: 'started' }],
  };
}

function seated(
  holder: Holder,
  seat: Seat,
  level: Extract<Holder, { kind: 'bot' }>['level'] | undefined,
): TableEvent[] {
  if (holder.kind === 'free') return [];
  return holder.kind === 'bot'
    ? [{ t: 'bot', seat, ...(level === undefined || level === holder.level ? same(holder) : { level }) }]
    : [{ t: 'sat', seat, who: holder.who }];
}

/** Who has played stays, unless somebody who plays better or worse is wanted. */
const same = ({ level, character }: Extract<Holder, { kind: 'bot' }>) => ({ level, character });
