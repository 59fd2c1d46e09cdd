/** escale play: choose a box, sit down, play; one game or a match. */
import { randomBytes } from 'node:crypto';
import type { Level } from '../../core/bot.ts';
import type { GameModule } from '../../core/game.ts';
import { openLog } from '../../core/log.ts';
import { explain } from '../../text/index.ts';
import {
  type Command,
  Complaint,
  type Context,
  complain,
  gameNamed,
  readArgs,
  readOptionFlags,
  wholeNumber,
} from '../command.ts';
import { openFile } from '../game-file.ts';
import type { Terminal } from '../terminal.ts';
import { type Plan, playMatch } from './match.ts';
import { chooseGame, chooseSeats } from './questions.ts';

const FLAGS = {
  seats: { type: 'string' },
  option: { type: 'string', multiple: true, default: [] as string[] },
  names: { type: 'string' },
  computer: { type: 'string', multiple: true, default: [] as string[] },
  games: { type: 'string', default: '1' },
  seed: { type: 'string' },
  save: { type: 'string' },
  open: { type: 'string' },
} as const;

type Given = ReturnType<typeof readArgs<typeof FLAGS>>;

export const play: Command = {
  async run(args, context) {
    const given = readArgs(args, FLAGS, context);
    const games = wholeNumber(given.values.games, '--games', context);
    const terminal = context.terminal();
    try {
      const begun =
        given.values.open === undefined
          ? await freshGame(given, terminal, context)
          : await savedGame(given.values.open, given, context);
      if (!begun) return;
      const computers = readComputers(given.values.computer, begun.module, begun.log.seats, context);
      await playMatch({ ...begun, games, computers }, terminal, context);
    } finally {
      terminal.close();
    }
  },
};

type Begun = Omit<Plan, 'games' | 'computers'>;

async function savedGame(open: string, { values }: Given, { language }: Context): Promise<Begun> {
  const { saved, module, log } = await openFile(open, language);
  const seed = saved.seed ?? values.seed ?? freshSeed();
  return { module, log, seed, players: saved.players, file: values.save ?? open };
}

/** Nothing if no box is chosen. */
async function freshGame(
  { values, positionals }: Given,
  terminal: Terminal,
  context: Context,
): Promise<Begun | undefined> {
  const module =
    positionals[0] === undefined ? await chooseGame(terminal, context) : gameNamed(positionals[0], context);
  if (!module) return undefined;
  const seats = await chooseSeats(module, values.seats, terminal, context);
  const opened = openLog(module.rules, seats, readOptionFlags(values.option, context));
  if (!opened.ok) {
    throw new Complaint(explain(opened.error.refusal, context.language, await module.text[context.language]()));
  }
  const players = readNames(values.names, seats, context);
  return { module, log: opened.value, seed: values.seed ?? freshSeed(), players, file: values.save };
}

function readNames(flag: string | undefined, seats: number, { language }: Context): readonly string[] | undefined {
  if (flag === undefined) return undefined;
  const names = flag.split(',').map((name) => name.trim());
  if (names.length !== seats) throw complain(language, 'names', { names: String(names.length), seats: String(seats) });
  return names;
}

/** `--computer PLAYER:LEVEL`, players counted from 1. */
function readComputers(flags: readonly string[], module: GameModule, seats: number, { language }: Context) {
  if (flags.length > 0 && !module.bot) throw complain(language, 'noComputer');
  return new Map(
    flags.map((flag) => {
      const [, player, level] = /^(\d{1,2}):([1-5])$/.exec(flag) ?? [];
      if (!player || Number(player) < 1 || Number(player) > seats)
        throw complain(language, 'computer', { flag, seats: String(seats) });
      return [Number(player) - 1, Number(level) as Level] as const;
    }),
  );
}

const freshSeed = () => randomBytes(16).toString('hex');
