/** A game in a file (docs/file-format.md): read with every check there is, written as it is read. */
import * as z from 'zod';
import type { GameEvent, GameModule, Outcome, Refusal } from '../core/game.ts';
import { type Log, openLog } from '../core/log.ts';
import { seededRandom } from '../core/random.ts';
import { err, ok, type Result } from '../core/result.ts';

export const FORMAT = 'escale-game';
export const VERSION = 1;
const MOST_EVENTS = 100_000;

const form = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  game: z.string().max(100),
  seats: z.int(),
  options: z.record(z.string(), z.unknown()),
  players: z.array(z.string().max(100)).optional(),
  seed: z.string().max(1000).optional(),
  events: z
    .array(
      z.strictObject({
        by: z.union([z.int(), z.literal('chance'), z.literal('clock')], 'must be a seat, "chance" or "clock"'),
        move: z.string().max(10_000),
      }),
    )
    .max(MOST_EVENTS),
  result: z.nullable(
    z.strictObject({ winners: z.array(z.int()), scores: z.array(z.number()), reason: z.string().max(100) }),
  ),
});
export type SavedGame = Readonly<z.infer<typeof form>>;

/** What is wrong with a file, for a person to be told. */
export type FileFault =
  | { readonly kind: 'not-json' }
  | { readonly kind: 'form'; readonly where: string; readonly what: string }
  | { readonly kind: 'unknown-game'; readonly game: string }
  | { readonly kind: 'header'; readonly module: GameModule; readonly refusal: Refusal }
  | { readonly kind: 'players'; readonly players: number; readonly seats: number }
  | {
      readonly kind: 'event';
      readonly module: GameModule;
      readonly index: number;
      readonly event: GameEvent;
      readonly refusal: Refusal;
    }
  | { readonly kind: 'result'; readonly found: Outcome | null; readonly written: Outcome | null };

export interface OpenedGame<Module = GameModule> {
  readonly saved: SavedGame;
  readonly module: Module;
  readonly log: Log;
}

export function readSavedGame<Module extends GameModule>(
  text: string,
  findGame: (id: string) => Module | undefined,
): Result<OpenedGame<Module>, FileFault> {
  const raw = parseJson(text);
  if (!raw.ok) return err({ kind: 'not-json' });
  const read = form.safeParse(raw.value);
  if (!read.success) {
    const { path, message } = read.error.issues[0]!;
    return err({ kind: 'form', where: path.join('.'), what: message });
  }
  const saved = read.data;
  const module = findGame(saved.game);
  if (!module) return err({ kind: 'unknown-game', game: saved.game });
  if (saved.players && saved.players.length !== saved.seats) {
    return err({ kind: 'players', players: saved.players.length, seats: saved.seats });
  }
  const log = openLog(module.rules, saved.seats, saved.options, saved.events);
  if (!log.ok) {
    const { index, refusal } = log.error;
    if (index === undefined) return err({ kind: 'header', module, refusal });
    return err({ kind: 'event', module, index, event: saved.events[index]!, refusal });
  }
  const found = module.rules.outcome(log.value.state) ?? null;
  if (!sameOutcome(found, saved.result)) return err({ kind: 'result', found, written: saved.result });
  return ok({ saved, module, log: log.value });
}

export function writeSavedGame(
  log: Log,
  extra: { readonly players?: readonly string[]; readonly seed?: string },
): string {
  const { game, seats, options, events, state } = log;
  const result = game.outcome(state) ?? null;
  const header = { format: FORMAT, version: VERSION, game: game.id, seats, options, ...extra };
  // one event a line, so that files can be read and compared by eye
  const lines = events.map((event) => `    ${JSON.stringify(event)}`).join(',\n');
  const head = JSON.stringify(header, null, 2).slice(0, -2);
  return `${head},\n  "events": [${lines && `\n${lines}\n  `}],\n  "result": ${JSON.stringify(result)}\n}\n`;
}

/** How many draws of chance the seed gives again, or the index of the first that it does not. */
export function checkDraws(log: Log, seed: string): Result<number, number> {
  const { game, seats, options, events } = log;
  let state = game.start(options, seats);
  let draws = 0;
  for (const [index, { by, move }] of events.entries()) {
    if (by === 'chance') {
      if (game.write(game.draw(state, by, seededRandom(seed, index))) !== move) return err(index);
      draws++;
    }
    const read = game.read(move);
    if (!read.ok) return err(index);
    state = game.apply(state, by, read.value);
  }
  return ok(draws);
}

function parseJson(text: string): Result<unknown, undefined> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return err(undefined);
  }
}

function sameOutcome(one: Outcome | null, other: Outcome | null): boolean {
  if (!one || !other) return one === other;
  const shape = ({ winners, scores, reason }: Outcome) => JSON.stringify([winners, scores, reason]);
  return shape(one) === shape(other);
}
