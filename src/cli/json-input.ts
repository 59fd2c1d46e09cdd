/** JSON that a command reads whole, from a file or standard input. */
import { readFileSync } from 'node:fs';
import { text as wholeText } from 'node:stream/consumers';
import { type Context, complain } from './command.ts';

/** `broken` is said where it is no JSON. */
export async function readJson(file: string | undefined, context: Context, broken: () => Error): Promise<unknown> {
  try {
    return JSON.parse(await textFrom(file, context));
  } catch (error) {
    throw error instanceof SyntaxError ? broken() : error;
  }
}

async function textFrom(file: string | undefined, { language, pipe }: Context): Promise<string> {
  if (file === undefined || file === '-') return wholeText(pipe.input);
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw complain(language, 'unreadable', { file });
  }
}
