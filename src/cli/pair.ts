/** escale pair: the next round of a tournament, from all that was played so far; JSON in, JSON out. */
import { readFileSync } from 'node:fs';
import { text as wholeText } from 'node:stream/consumers';
import { nextRound } from '../pairing/next-round.ts';
import { MOST_PLAYERS, readField } from '../pairing/read-field.ts';
import { type CliCommand, type Context, complain, readArgs } from './command.ts';

const COMPLAINTS = {
  form: 'fieldForm',
  twice: 'fieldTwice',
  unknown: 'fieldUnknown',
  twiceInRound: 'fieldTwiceInRound',
  points: 'fieldPoints',
} as const;

export const pair: CliCommand = {
  async run(args, context) {
    const { positionals } = readArgs(args, {}, context);
    const field = readField(parsed(await textFrom(positionals[0], context), context));
    if (!field.ok) {
      const { what, details } = field.error;
      throw complain(context.language, COMPLAINTS[what], { ...details, most: String(MOST_PLAYERS) });
    }
    context.say(JSON.stringify(nextRound(field.value)));
  },
};

async function textFrom(file: string | undefined, { language, pipe }: Context): Promise<string> {
  if (file === undefined || file === '-') return wholeText(pipe.input);
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw complain(language, 'unreadable', { file });
  }
}

function parsed(json: string, { language }: Context): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw complain(language, 'fieldForm', { path: 'JSON', most: String(MOST_PLAYERS) });
  }
}
