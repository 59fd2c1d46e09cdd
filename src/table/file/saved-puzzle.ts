/** A homemade puzzle, in a file or in a link (docs/file-format.md): read with every check there is, its words cleaned. */
import * as z from 'zod';
import type { GameModule, Refusal } from '../../core/game.ts';
import { type Log, openLog } from '../../core/log.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { type WrongForm, wrongForm } from './form-fault.ts';

export const PUZZLE_FORMAT = 'escale-puzzle';
/** Characters, spaces included: no honest puzzle is longer. */
export const MOST_PUZZLE_FILE = 20_000;
export const MOST_TITLE = 60;
export const MOST_AUTHOR = 40;

/** One line of visible text, as somebody might type it; what he cannot see is taken out, and halves of characters too. */
export function cleanLine(text: string, most: number): string {
  // what joins the parts of an emoji stays
  const seen = text.replace(/(?:[\p{Cc}\p{Cs}\s]|(?!\u200d)\p{Cf})+/gu, ' ').trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(seen) ? [...seen].slice(0, most).join('').trim() : '';
}

const line = (most: number) =>
  z
    .string()
    .max(most * 8)
    .transform((text) => cleanLine(text, most))
    .default('');

export const savedPuzzleForm = z.strictObject({
  format: z.literal(PUZZLE_FORMAT),
  version: z.literal(1),
  game: z.string().max(100),
  seats: z.int(),
  options: z.record(z.string(), z.unknown()),
  setUp: z.string().max(5000),
  kind: z.string().max(32),
  title: line(MOST_TITLE),
  author: line(MOST_AUTHOR),
});
export type SavedPuzzle = Readonly<z.infer<typeof savedPuzzleForm>>;

export interface OpenedPuzzle<Module = GameModule> {
  readonly saved: SavedPuzzle;
  readonly module: Module;
  /** The position; whether it is a puzzle has still to be proved. */
  readonly log: Log;
}

export type PuzzleFault =
  | { readonly kind: 'too-long' | 'not-json' }
  | ({ readonly kind: 'form' } & WrongForm)
  | { readonly kind: 'unknown-game'; readonly game: string }
  | { readonly kind: 'position'; readonly module: GameModule; readonly refusal: Refusal };

export function readSavedPuzzle<Module extends GameModule>(
  text: string,
  findGame: (id: string) => Module | undefined,
): Result<OpenedPuzzle<Module>, PuzzleFault> {
  if (text.length > MOST_PUZZLE_FILE) return err({ kind: 'too-long' });
  const raw = parsed(text);
  if (raw === undefined) return err({ kind: 'not-json' });
  const read = savedPuzzleForm.safeParse(raw);
  if (!read.success) return err({ kind: 'form', ...wrongForm(read.error, raw) });
  const saved = read.data;
  const module = findGame(saved.game);
  if (!module?.puzzles) return err({ kind: 'unknown-game', game: saved.game });
  const log = openLog(module.rules, saved.seats, saved.options, [], saved.setUp);
  if (!log.ok) return err({ kind: 'position', module, refusal: log.error.refusal });
  return ok({ saved, module, log: log.value });
}

export const writeSavedPuzzle = (puzzle: SavedPuzzle): string => `${JSON.stringify(puzzle, null, 2)}\n`;

/** Whether a file says of itself that it is one. */
export const isPuzzleFile = (text: string): boolean =>
  text.length <= MOST_PUZZLE_FILE &&
  (parsed(text) as { format?: unknown } | null | undefined)?.format === PUZZLE_FORMAT;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
