/** Where the game of a table stands, and how it came there. Extended event by event, never copied. */
import type { By, GameEvent, Notation, Seat } from '../../core/game.ts';
import { extended, type Growing, growing, itemsOf, lastPlace, shortened } from '../../core/growing.ts';
import { type Log, openLog, type Position } from '../../core/log.ts';
import { admit } from '../../core/play.ts';
import { seededRandom } from '../../core/random.ts';
import { err, expectOk, ok, type Result } from '../../core/result.ts';
import type { Chance, Opened, Start } from '../events/events.ts';
import { hasSecrets } from './secrets.ts';

export interface TablePosition extends Position {
  readonly events: Growing<GameEvent>;
  /** How many events it began with. */
  readonly from: number;
  /** The place after chance's last event. */
  readonly drawn: number;
  /** What has happened before this place cannot be taken back: somebody has learnt from it. */
  readonly floor: number;
}

/** The first position of a table: what it began with is not taken back. */
export function firstPosition(log: Log): TablePosition {
  const events = growing(log.events);
  const drawn = lastPlace(events, ({ by }) => by === 'chance') + 1;
  return { ...log, events, from: events.length, drawn, floor: events.length };
}

/** A move that may be made, as the rules read it. */
export const admitMove = ({ game, state }: Position, by: By, text: Notation) => admit(game, state, by, text);

/** After a move that was admitted. Where nothing is ever taken back (`takesBack`) nobody asks who knows what. */
export function advance(position: TablePosition, event: GameEvent, move: unknown, takesBack: boolean): TablePosition {
  const { game, state, events } = position;
  const after = {
    ...position,
    state: game.apply(state, event.by, move),
    events: extended(events, event),
    drawn: event.by === 'chance' ? events.length + 1 : position.drawn,
  };
  return takesBack ? { ...after, floor: floorAfter(position, after, event.by) } : after;
}

/** Somebody may have learnt from a draw, a clock that runs for all, or while anybody has a secret. */
function floorAfter(before: TablePosition, after: TablePosition, by: By): number {
  const fixed = typeof by !== 'number' || clockRuns(after) || hasSecrets(after) || hasSecrets(before);
  return fixed ? after.events.length : before.floor;
}

const clockRuns = ({ game, state }: Position): boolean => game.toAct(state).includes('clock');

/** What it was after so many events, from the beginning of the table on. */
export function positionAt(position: TablePosition, opened: Opened, count: number): TablePosition {
  const events = shortened(position.events, count);
  const { state } = expectOk(logOf(position, opened.start, itemsOf(events)));
  return { ...position, state, events, drawn: Math.min(position.drawn, count) };
}

export const logOf = ({ game, seats, options }: Position, start: Start | undefined, events: readonly GameEvent[]) =>
  openLog(game, seats, options, events, start?.setUp);

/** The whole log of the game, for whoever needs every event. */
export const wholeLog = (position: TablePosition): Log => ({ ...position, events: itemsOf(position.events) });

export const lastBy = ({ events }: TablePosition, is: (seat: Seat) => boolean): number =>
  lastPlace(events, ({ by }) => typeof by === 'number' && is(by));

/** What chance does now: said beforehand if it was, else drawn from the stream of its own place in the log. */
export function drawMove(position: TablePosition, chance: Chance | undefined, seed: string): unknown {
  const { game, state, events, from } = position;
  if (typeof chance === 'object') {
    const before = itemsOf(events).slice(from);
    const fixed = chance.fixed[before.filter(({ by }) => by === 'chance').length];
    const read = fixed === undefined ? undefined : admit(game, state, 'chance', fixed);
    if (read?.ok) return read.value.move;
  }
  return game.draw(state, 'chance', seededRandom(seed, events.length));
}

/** A position's refusal for a table that would begin there. */
export function openPosition(opened: Pick<Opened, 'seats' | 'options' | 'start'>, game: Position['game']) {
  const { seats, options, start } = opened;
  const log = openLog(game, seats, options, start?.events ?? [], start?.setUp);
  if (!log.ok) return err(log.error.refusal);
  if (start && game.outcome(log.value.state)) return err({ code: 'bad-request', reason: 'start-over' } as const);
  return ok(log.value) satisfies Result<Log, unknown>;
}
