/** escale check: which tables and rooms of the house this version cannot read, and why. */
import { findGame } from '../games/shelf.ts';
import type { Checked } from '../server/tables/check.ts';
import { fill } from '../text/index.ts';
import { oneLine } from '../text/printable.ts';
import { type CliCommand, type Context, readArgs } from './command.ts';
import { roomLine } from './room-line.ts';
import { storeComplaint, storeOptions } from './store-options.ts';
import { TEXT } from './text/index.ts';

/** Whoever waits longer is told how far it is. */
const MANY = 1000;
const UNREADABLE = 1;

export const check: CliCommand = {
  async run(args, context) {
    const { values } = readArgs(args, { data: { type: 'string' } } as const, context);
    const { language, say, warn } = context;
    const words = TEXT[language].check;
    const options = storeOptions(values.data, context);
    const { openBeside } = await import('../server/store/beside.ts');
    const { checkTables } = await import('../server/tables/check.ts');
    const { checkEvenings } = await import('../server/evenings/check.ts');
    const counts = { tables: 0, rooms: 0, unreadable: 0, back: 0 };
    try {
      const { logs, evenings, close } = await openBeside(options);
      try {
        for await (const checked of checkTables(logs, (id) => findGame(id)?.rules)) {
          counts.tables++;
          if (checked.fault) counts.unreadable++;
          else if (checked.aside) counts.back++;
          const line = lineFor(checked, context);
          if (line !== undefined) say(line);
          if (counts.tables % MANY === 0) warn(fill(words.progress, inWords(counts)));
        }
        for await (const checked of checkEvenings(evenings)) {
          counts.rooms++;
          const line = roomLine(checked, context);
          if (line === undefined) continue;
          counts.unreadable++;
          say(line);
        }
      } finally {
        await close();
      }
    } catch (error) {
      throw storeComplaint(error, options, context) ?? error;
    }
    say(fill(words.done, inWords(counts)));
    if (counts.unreadable > 0) context.exit(UNREADABLE);
  },
};

/** undefined for a table of which there is nothing to say. */
function lineFor({ id, game, aside, fault }: Checked, { language }: Context): string | undefined {
  const words = TEXT[language].check;
  if (!fault) return aside ? fill(words.back, inWords({ id, game })) : undefined;
  const { kind, seq: line, ...details } = fault;
  return fill(words.fault, { ...inWords({ id, game, line }), why: fill(words.faults[kind], inWords(details)) });
}

/** What stands in a database is text, whatever stands there. */
const inWords = (details: object): Record<string, string> =>
  Object.fromEntries(Object.entries(details).map(([name, value]) => [name, oneLine(String(value))]));
