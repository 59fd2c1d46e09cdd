/** What the commands share: their arguments, and how they fail. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { GameModule } from '../core/game.ts';
import type { Language } from '../core/text.ts';
import { findGame, GAME_IDS } from '../games/shelf.ts';
import { fill } from '../text/index.ts';
import type { Terminal } from './terminal.ts';
import { TEXT } from './text/index.ts';

export interface Context {
  readonly language: Language;
  readonly terminal: () => Terminal;
  /** Lines for people. Whatever stands in them is printed as text: commands have no other way to a terminal. */
  say(text: string): void;
  /** The same, beside what the command is asked for. */
  warn(text: string): void;
  /** For a program at the other end, byte by byte. */
  readonly pipe: { readonly input: NodeJS.ReadStream; readonly output: NodeJS.WriteStream };
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The exit code of a command that has done its work: 0 unless it says otherwise. */
  exit(code: number): void;
}

export interface CliCommand {
  run(args: readonly string[], context: Context): Promise<void>;
}

/** A wrong call or a wrong file: told in one sentence, without a stack. */
export class Complaint extends Error {}

export function complain(
  language: Language,
  what: keyof typeof TEXT.en.complaints,
  details: Readonly<Record<string, string>> = {},
) {
  return new Complaint(fill(TEXT[language].complaints[what], details));
}

/** parseArgs, complaining in the reader's language. */
export function readArgs<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  { language }: Context,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    const flag = /'([^']+)'/.exec((error as Error).message)?.[1] ?? '';
    throw complain(language, 'flag', { flag });
  }
}

export function gameNamed(id: string | undefined, { language }: Context): GameModule {
  const module = id === undefined ? undefined : findGame(id);
  if (!module) throw complain(language, 'game', { game: id ?? '', games: GAME_IDS.join(', ') });
  return module;
}

export function wholeNumber(text: string, flag: string, { language }: Context, min = 1, max?: number): number {
  if (!/^\d{1,9}$/.test(text) || Number(text) < min || Number(text) > (max ?? Number.POSITIVE_INFINITY)) {
    const details = { flag, text, min: String(min), max: String(max) };
    throw complain(language, max === undefined ? 'number' : 'range', details);
  }
  return Number(text);
}

/** A flag that takes one of some words. */
export function oneOf<Word extends string>(
  text: string,
  flag: string,
  allowed: readonly Word[],
  { language }: Context,
): Word {
  const word = allowed.find((each) => each === text);
  if (word === undefined) throw complain(language, 'choice', { flag, text, allowed: allowed.join(', ') });
  return word;
}

/** `--option name=value`, as often as there are options; values that read as JSON are taken so. */
export function readOptionFlags(flags: readonly string[], { language }: Context): Record<string, unknown> {
  return Object.fromEntries(
    flags.map((flag) => {
      const [, name, value] = /^([^=]+)=(.*)$/.exec(flag) ?? [];
      if (name === undefined || value === undefined) throw complain(language, 'option', { flag });
      return [name, /^(true|false|\d{1,9})$/.test(value) ? JSON.parse(value) : value];
    }),
  );
}

/** The table size taken where none is named. */
export const usualSeats = ({ rules: { seats } }: GameModule): number => (seats.includes(2) ? 2 : seats[0]!);
