/** escale pair: the next round of a tournament, from all that was played so far; JSON in, JSON out. */
import { nextRound } from '../pairing/next-round.ts';
import { allowedAt, readField } from '../pairing/read-field.ts';
import { type CliCommand, complain, readArgs } from './command.ts';
import { readJson } from './json-input.ts';

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
    const broken = () => complain(context.language, 'fieldForm', { path: 'JSON', allowed: allowedAt('') });
    const field = readField(await readJson(positionals[0], context, broken));
    if (!field.ok) {
      const { what, details } = field.error;
      throw complain(context.language, COMPLAINTS[what], details);
    }
    context.say(JSON.stringify(nextRound(field.value)));
  },
};
