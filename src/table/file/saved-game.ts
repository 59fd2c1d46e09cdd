/** A game in a file (docs/file-format.md): read with every check there is, written as it is read. */
import * as z from 'zod';
import type { AnnotatedLine } from '../../core/annotated-line.ts';
import type { GameEvent, GameModule, Outcome, Refusal } from '../../core/game.ts';
import { type Log, openLog } from '../../core/log.ts';
import { seededRandom } from '../../core/random.ts';
import { err, expectOk, ok, type Result } from '../../core/result.ts';
import type { Chance } from '../events/events.ts';
import { chanceForm } from '../events/forms.ts';
import { MOST_EVENTS, MOST_FILE, MOST_NESTED } from '../limits.ts';
import { annotationForms, checkAnnotations, eventForm, extentOf } from './annotations.ts';
import { type WrongForm, wrongForm } from './form-fault.ts';

export const FORMAT = 'escale-game';
/**
 * Version 2 can say where a game began, and who decided what chance did; version 3 what was said of it, and what might have been.
 * The lowest that is enough is written.
 */
const VERSIONS = [1, 2, 3] as const;

export const savedGameForm = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal([...VERSIONS]),
  game: z.string().max(100),
  seats: z.int(),
  options: z.record(z.string(), z.unknown()),
  players: z.array(z.string().max(100)).optional(),
  seed: z.string().max(1000).optional(),
  setUp: z.string().max(10_000).optional(),
  from: z.int().min(0).optional(),
  chance: chanceForm.optional(),
  events: z.array(eventForm).max(MOST_EVENTS),
  ...annotationForms,
  result: z.nullable(
    z.strictObject({ winners: z.array(z.int()), scores: z.array(z.number()), reason: z.string().max(100) }),
  ),
});
export type SavedGame = Readonly<z.infer<typeof savedGameForm>>;

/** What is wrong with a file, for a person to be told. */
export type FileFault =
  | { readonly kind: 'too-long' }
  | { readonly kind: 'not-json' }
  | ({ readonly kind: 'form' } & WrongForm)
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
  /** Of a variation: where in the file it is. */
  | {
      readonly kind: 'variation';
      readonly module: GameModule;
      readonly where: string;
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
  if (text.length > MOST_FILE) return err({ kind: 'too-long' });
  const raw = parseJson(text);
  if (!raw.ok) return err({ kind: 'not-json' });
  const { events, depth } = extentOf(raw.value);
  if (events > MOST_EVENTS) return err({ kind: 'too-long' });
  if (depth > MOST_NESTED) {
    return err({ kind: 'form', where: 'variations', what: { code: 'most', limit: String(MOST_NESTED) } });
  }
  const read = savedGameForm.safeParse(raw.value);
  if (!read.success) return err({ kind: 'form', ...wrongForm(read.error, raw.value) });
  const saved = read.data;
  const module = findGame(saved.game);
  if (!module) return err({ kind: 'unknown-game', game: saved.game });
  if (saved.version === 1 && (saved.setUp ?? saved.from ?? saved.chance) !== undefined)
    return err({ kind: 'form', where: 'version', what: { code: 'version-2' } });
  if (saved.version < 3 && (saved.comments ?? saved.variations) !== undefined)
    return err({ kind: 'form', where: 'version', what: { code: 'version-3' } });
  if ((saved.from ?? 0) > saved.events.length)
    return err({ kind: 'form', where: 'from', what: { code: 'most', limit: String(saved.events.length) } });
  if (saved.players && saved.players.length !== saved.seats) {
    return err({ kind: 'players', players: saved.players.length, seats: saved.seats });
  }
  const log = openLog(module.rules, saved.seats, saved.options, saved.events, saved.setUp);
  if (!log.ok) {
    const { index, refusal } = log.error;
    if (index === undefined) return err({ kind: 'header', module, refusal });
    return err({ kind: 'event', module, index, event: saved.events[index]!, refusal });
  }
  const fault = annotationFault(module, saved, log.value);
  if (fault) return err(fault);
  const found = module.rules.outcome(log.value.state) ?? null;
  if (!sameOutcome(found, saved.result)) return err({ kind: 'result', found, written: saved.result });
  return ok({ saved, module, log: log.value });
}

function annotationFault(module: GameModule, saved: SavedGame, { options, seats }: Log): FileFault | undefined {
  if (!saved.comments && !saved.variations) return undefined;
  const { state } = expectOk(openLog(module.rules, seats, options, [], saved.setUp));
  const checked = checkAnnotations(module.rules, state, saved);
  if (checked.ok) return undefined;
  const { where, ...wrong } = checked.error;
  if ('event' in wrong) return { kind: 'variation', module, where, ...wrong };
  return { kind: 'form', where, what: { code: 'most', limit: String(wrong.most) } };
}

/** What a file says beside the game itself. */
export interface FileExtra {
  readonly players?: readonly string[];
  readonly seed?: string;
  /** Where it began, if not with an empty table. */
  readonly setUp?: string | undefined;
  /** How many of the events it began with. */
  readonly from?: number | undefined;
  readonly chance?: Chance | undefined;
  /** What was said of it, and what might have been. */
  readonly annotations?: Pick<AnnotatedLine, 'comments' | 'variations'>;
}

export function savedGame(log: Log, { players, seed, setUp, from, chance, annotations }: FileExtra): SavedGame {
  const { game, seats, options, events, state } = log;
  const result = game.outcome(state) ?? null;
  const beginning = {
    ...(setUp !== undefined && { setUp }),
    ...(from && { from }),
    ...(chance !== undefined && chance !== 'drawn' && { chance }),
  };
  const { comments = [], variations = [] } = annotations ?? {};
  const more = { ...(comments.length > 0 && { comments }), ...(variations.length > 0 && { variations }) };
  const version = Object.keys(more).length > 0 ? 3 : Object.keys(beginning).length > 0 ? 2 : 1;
  const extra = { ...(players && { players }), ...(seed !== undefined && { seed }), ...beginning };
  return {
    ...{ format: FORMAT, version, game: game.id, seats, options: options as SavedGame['options'], ...extra },
    ...{ events, ...more, result },
  } as SavedGame;
}

export function writeSavedGame({ events, comments, variations, result, ...header }: SavedGame): string {
  // one event a line, so that files can be read and compared by eye
  const lines = events.map((event) => `    ${JSON.stringify(event)}`).join(',\n');
  const head = JSON.stringify(header, null, 2).slice(0, -2);
  const more = Object.entries({ comments, variations }).flatMap(([name, value]) =>
    value ? `  ${JSON.stringify(name)}: ${JSON.stringify(value)},\n` : [],
  );
  const list = `  "events": [${lines && `\n${lines}\n  `}],\n`;
  return `${head},\n${list}${more.join('')}  "result": ${JSON.stringify(result)}\n}\n`;
}

/** How many draws of chance the seed gives again, or the index of the first that it does not. What was given is left out. */
export function checkDraws(
  { game, seats, options, events }: Log,
  seed: string,
  { setUp, from = 0, chance }: Pick<SavedGame, 'setUp' | 'from' | 'chance'> = {},
): Result<number, number> {
  const begin = openLog(game, seats, options, [], setUp);
  if (!begin.ok) return err(0);
  let { state } = begin.value;
  let draws = 0;
  let given = typeof chance === 'object' ? chance.fixed.length : chance === 'asked' ? events.length : 0;
  for (const [index, { by, move }] of events.entries()) {
    if (by === 'chance' && index >= from && given-- <= 0) {
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

export function sameOutcome(one: Outcome | null, other: Outcome | null): boolean {
  if (!one || !other) return one === other;
  const shape = ({ winners, scores, reason }: Outcome) => JSON.stringify([winners, scores, reason]);
  return shape(one) === shape(other);
}
