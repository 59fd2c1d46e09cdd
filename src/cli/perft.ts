/** escale perft: counts, the way rules are compared between programs. */
import { drawChance, type Log, openLog } from '../core/log.ts';
import { perft as count, uncountable } from '../core/perft.ts';
import { explain, fill } from '../text/index.ts';
import {
  type CliCommand,
  Complaint,
  type Context,
  complain,
  gameNamed,
  readArgs,
  readOptionFlags,
  usualSeats,
  wholeNumber,
} from './command.ts';
import { openFile } from './game-file.ts';
import { TEXT } from './text/index.ts';

const FLAGS = {
  depth: { type: 'string' },
  seats: { type: 'string' },
  option: { type: 'string', multiple: true, default: [] as string[] },
  seed: { type: 'string', default: 'perft' },
  open: { type: 'string' },
  at: { type: 'string' },
  divide: { type: 'boolean', default: false },
} as const;

export const perft: CliCommand = {
  async run(args, context) {
    const { values, positionals } = readArgs(args, FLAGS, context);
    const { language, say } = context;
    if (values.depth === undefined) throw complain(language, 'depth');
    const depth = wholeNumber(values.depth, '--depth', context);
    const log =
      values.open === undefined
        ? await fresh(positionals[0], values, context)
        : await saved(values.open, values.at, context);
    if (uncountable(log.game, log.state)) throw complain(language, 'uncountable');

    const text = TEXT[language].perft;
    for (let each = 1; each <= depth; each++) {
      const before = performance.now();
      const nodes = count(log.game, log.state, each);
      const ms = Math.round(performance.now() - before);
      say(fill(text.line, { depth: String(each), nodes: String(nodes), ms: String(ms) }));
    }
    if (values.divide) for (const line of divide(log, depth)) say(fill(text.divide, line));
  },
};

function divide({ game, state }: Log, depth: number) {
  return game.toAct(state).flatMap((by) =>
    game.legal(state, by).list.map((move) => ({
      move: `${by} ${game.write(move)}`,
      nodes: String(count(game, game.apply(state, by, move), depth - 1)),
    })),
  );
}

async function fresh(
  id: string | undefined,
  flags: { readonly seats?: string | undefined; readonly option: readonly string[]; readonly seed: string },
  context: Context,
): Promise<Log> {
  const module = gameNamed(id, context);
  const options = readOptionFlags(flags.option, context);
  const seats = flags.seats === undefined ? usualSeats(module) : wholeNumber(flags.seats, '--seats', context);
  const log = openLog(module.rules, seats, options);
  if (!log.ok) throw new Complaint(explain(log.error.refusal, context.language, await module.text[context.language]()));
  return drawChance(log.value, flags.seed);
}

async function saved(path: string, at: string | undefined, context: Context): Promise<Log> {
  const { log, saved: file } = await openFile(path, context.language);
  if (at === undefined) return log;
  const events = wholeNumber(at, '--at', context, 0);
  if (events > log.events.length) throw complain(context.language, 'at', { events: String(log.events.length) });
  const cut = openLog(log.game, log.seats, log.options, log.events.slice(0, events), file.setUp);
  if (!cut.ok) throw new Error('the beginning of a legal log is legal');
  return cut.value;
}
