/**
 * Where the game of a table stands, and how it came there. Extended event by event, never copied; of what has happened it
 * knows the last part, which is enough to take back from. The log has all of it.
 */
import type { By, GameEvent, Notation, Seat } from '../../core/game.ts';
import { extended, forgetting, type Growing, growing, itemsFrom, lastPlace, shortened } from '../../core/growing.ts';
import { type Log, openLog, type Position } from '../../core/log.ts';
import { admit, replay } from '../../core/play.ts';
import { seededRandom } from '../../core/random.ts';
import { err, expectOk, ok, type Result } from '../../core/result.ts';
import type { Chance, Opened } from '../events/events.ts';
import { MOST_GIVEN } from '../limits.ts';
import { hasSecrets } from './secrets.ts';

/** So many events at least can be gone back, and less than twice as many. */
export const REACH = 64;

/** Where the game stood after so many events, to go back to. */
export interface PastPosition {
  readonly count: number;
  readonly state: unknown;
  readonly draws: number;
}

export interface TablePosition extends Position {
  /** The last of them are known. */
  readonly events: Growing<GameEvent>;
  /** How many events it began with. */
  readonly from: number;
  /** The place after chance's last event. */
  readonly drawn: number;
  /** How often chance has acted since the table opened. */
  readonly draws: number;
  /** What has happened before this place cannot be taken back: somebody has learnt from it. */
  readonly floor: number;
  /** One or two, the earliest first. */
  readonly past: readonly PastPosition[];
}

/** The first position of a table: what it began with is not taken back. */
export function firstPosition({ game, seats, options, state, events }: Log): TablePosition {
  const from = events.length;
  const last = growing(events.slice(-REACH), Math.max(0, from - REACH));
  const drawn = events.findLastIndex(({ by }) => by === 'chance') + 1;
  return {
    game,
    seats,
    options,
    state,
    events: last,
    from,
    drawn,
    draws: 0,
    floor: from,
    past: [{ count: from, state, draws: 0 }],
  };
}

/** A move that may be made, as the rules read it. */
export const admitMove = ({ game, state }: Position, by: By, text: Notation) => admit(game, state, by, text);

/** After a move that was admitted. Where nothing is ever taken back (`takesBack`) nobody asks who knows what. */
export function advance(position: TablePosition, event: GameEvent, move: unknown, takesBack: boolean): TablePosition {
  const { game, state, events } = position;
  const isDraw = event.by === 'chance';
  // field by field, as in reduce.ts
  const after = remembering({
    game,
    seats: position.seats,
    options: position.options,
    state: game.apply(state, event.by, move),
    events: extended(events, event),
    from: position.from,
    drawn: isDraw ? events.length + 1 : position.drawn,
    draws: isDraw ? position.draws + 1 : position.draws,
    floor: position.floor,
    past: position.past,
  });
  return takesBack ? { ...after, floor: floorAfter(position, after, event.by) } : after;
}

/** Now and then the present becomes a past to go back to, and what lies before the last one is forgotten. */
function remembering(position: TablePosition): TablePosition {
  const { events, state, draws, past } = position;
  const last = past.at(-1)!;
  if (events.length - last.count < REACH) return position;
  const now = { count: events.length, state, draws };
  return { ...position, past: [last, now], events: forgetting(events, last.count) };
}

/** Somebody may have learnt from a draw, a clock that runs for all, or while anybody has a secret. */
function floorAfter(before: TablePosition, after: TablePosition, by: By): number {
  const fixed = typeof by !== 'number' || clockRuns(after) || hasSecrets(after) || hasSecrets(before);
  return fixed ? after.events.length : before.floor;
}

const clockRuns = ({ game, state }: Position): boolean => game.toAct(state).includes('clock');

/** The first place that can be gone back to from here. */
export const reachOf = ({ past }: TablePosition): number => past[0]!.count;

/** What it was after so many events; not before `reachOf`. */
export function positionAt(position: TablePosition, count: number): TablePosition {
  const past = position.past.filter((each) => each.count <= count);
  const nearest = past.at(-1);
  if (!nearest) throw new RangeError('too far back');
  const events = shortened(position.events, count);
  const since = itemsFrom(events, nearest.count);
  return {
    ...position,
    state: expectOk(replay(position.game, nearest.state, since)),
    events,
    past,
    drawn: Math.min(position.drawn, count),
    draws: nearest.draws + since.filter(({ by }) => by === 'chance').length,
  };
}

/** The same, however far back, for whoever has all events. */
export function positionFrom(position: TablePosition, opened: Opened, all: readonly GameEvent[], count: number) {
  const { game, seats, options, from } = position;
  const events = all.slice(0, count);
  const { state } = expectOk(openLog(game, seats, options, events, opened.start?.setUp));
  const draws = events.slice(from).filter(({ by }) => by === 'chance').length;
  return {
    ...position,
    state,
    events: growing(events.slice(-REACH), Math.max(0, count - REACH)),
    past: [{ count, state, draws }],
    drawn: Math.min(position.drawn, count),
    draws,
  };
}

export const lastBy = ({ events }: TablePosition, is: (seat: Seat) => boolean): number =>
  lastPlace(events, ({ by }) => typeof by === 'number' && is(by));

/** What chance does now: said beforehand if it was, else drawn from the stream of its own place in the log. */
export function drawMove(position: TablePosition, chance: Chance | undefined, seed: string): unknown {
  const { game, state, events, draws } = position;
  if (typeof chance === 'object') {
    const fixed = chance.fixed[draws];
    const read = fixed === undefined ? undefined : admit(game, state, 'chance', fixed);
    if (read?.ok) return read.value.move;
  }
  return game.draw(state, 'chance', seededRandom(seed, events.length));
}

/** A position's refusal for a table that would begin there. */
export function openPosition(opened: Pick<Opened, 'seats' | 'options' | 'start'>, game: Position['game']) {
  const { seats, options, start } = opened;
  if ((start?.events ?? []).length > MOST_GIVEN) return err({ code: 'bad-request', reason: 'start-long' } as const);
  const log = openLog(game, seats, options, start?.events ?? [], start?.setUp);
  if (!log.ok) return err(log.error.refusal);
  if (start && game.outcome(log.value.state)) return err({ code: 'bad-request', reason: 'start-over' } as const);
  return ok(log.value) satisfies Result<Log, unknown>;
}
