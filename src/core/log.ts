/** A game under way: its log, and the state that the log leads to. */
import type { AnyGame, By, GameEvent, Refusal } from './game.ts';
import { admit, replay } from './play.ts';
import { seededRandom } from './random.ts';
import { err, ok, type Result } from './result.ts';

/** Which rules, for how many, with which options. */
export interface Setting {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: unknown;
}

/** Where such a game stands. */
export interface Position extends Setting {
  readonly state: unknown;
}

export interface Log extends Position {
  readonly events: readonly GameEvent[];
}

/** Why a log cannot be opened; `index` is that of the wrong event, if it is an event's fault. */
export interface LogRefusal {
  readonly refusal: Refusal;
  readonly index?: number;
}

export function openLog(
  game: AnyGame,
  seats: number,
  rawOptions: unknown,
  events: readonly GameEvent[] = [],
  setUp?: string,
): Result<Log, LogRefusal> {
  if (!game.seats.includes(seats)) {
    const details = { seats: String(seats), allowed: game.seats.join(', ') };
    return err({ refusal: { code: 'bad-request', reason: 'seats', details } });
  }
  const options = game.options(rawOptions, seats);
  if (!options.ok) return err({ refusal: options.error });
  const begin =
    setUp === undefined ? ok(game.start(options.value, seats)) : readSetUp(game, setUp, options.value, seats);
  if (!begin.ok) return err({ refusal: begin.error });
  const state = replay(game, begin.value, events);
  return state.ok ? ok({ game, seats, options: options.value, events, state: state.value }) : err(state.error);
}

function readSetUp(game: AnyGame, text: string, options: unknown, seats: number): Result<unknown, Refusal> {
  return game.setUp ? game.setUp.read(text, options, seats) : err({ code: 'bad-request', reason: 'no-set-up' });
}

export function append(log: Log, by: unknown, text: unknown): Result<Log, Refusal> {
  const admitted = admit(log.game, log.state, by, text);
  return admitted.ok ? ok(extend(log, admitted.value.by, admitted.value.move)) : admitted;
}

/** The log with everything that chance has to do now, drawn from the seed: each draw from the stream of its own place. */
export function drawChance(log: Log, seed: string): Log {
  let drawn = log;
  while (drawn.game.toAct(drawn.state).includes('chance')) {
    const random = seededRandom(seed, drawn.events.length);
    drawn = extend(drawn, 'chance', drawn.game.draw(drawn.state, 'chance', random));
  }
  return drawn;
}

function extend(log: Log, by: By, move: unknown): Log {
  const event = { by, move: log.game.write(move) };
  return { ...log, events: [...log.events, event], state: log.game.apply(log.state, by, move) };
}
