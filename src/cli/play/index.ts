/** escale play: choose a box, sit down, play; one game or a match. */
import { randomBytes } from 'node:crypto';
import type { GameEvent, GameModule } from '../../core/game.ts';
import type { OpeningRequest } from '../../table/course/opening.ts';
import { LONGEST_MS } from '../../table/course/timers.ts';
import { type Chance, TAKE_BACKS, type TableEvent } from '../../table/events/events.ts';
import { seatsOf } from '../../table/state/secrets.ts';
import { TIME_LIMITS, type TimeControl } from '../../table/state/time.ts';
import { explain } from '../../text/index.ts';
import { oneLine } from '../../text/printable.ts';
import {
  type CliCommand,
  Complaint,
  type Context,
  complain,
  gameNamed,
  oneOf,
  readArgs,
  readOptionFlags,
  wholeNumber,
} from '../command.ts';
import { openFile } from '../game-file.ts';
import type { Terminal } from '../terminal.ts';
import { playMatch } from './match.ts';
import { chooseGame, chooseSeats } from './questions.ts';
import { openHere, type Plan, personAt } from './table-here.ts';
import { playerAndLevel } from './words.ts';

const FLAGS = {
  seats: { type: 'string' },
  option: { type: 'string', multiple: true, default: [] as string[] },
  names: { type: 'string' },
  computer: { type: 'string', multiple: true, default: [] as string[] },
  games: { type: 'string', default: '1' },
  seconds: { type: 'string' },
  minutes: { type: 'string' },
  increment: { type: 'string' },
  'take-back': { type: 'string', default: 'free' },
  'no-hints': { type: 'boolean', default: false },
  pause: { type: 'boolean', default: false },
  untimed: { type: 'boolean', default: false },
  'set-up': { type: 'string' },
  chance: { type: 'string', default: 'drawn' },
  seed: { type: 'string' },
  save: { type: 'string' },
  open: { type: 'string' },
} as const;

type Given = ReturnType<typeof readArgs<typeof FLAGS>>;

export const play: CliCommand = {
  async run(args, context) {
    const given = readArgs(args, FLAGS, context);
    const terminal = context.terminal();
    // the timers of a table keep no process alive
    const awake = setInterval(() => {}, LONGEST_MS);
    try {
      const plan = await planOf(given, terminal, context);
      if (!plan) return;
      const here = openHere(plan);
      if (!here.ok) throw new Complaint(explain(here.error, context.language, plan.text));
      await playMatch(here.value, terminal, context.language);
    } finally {
      clearInterval(awake);
      terminal.close();
    }
  },
};

/** The game that is opened, new or from a file, with what has been played since its start. */
type Box = Pick<Plan, 'module' | 'players' | 'seed' | 'file'> &
  Pick<OpeningRequest, 'seats' | 'options' | 'start' | 'chance'> & { readonly played: readonly GameEvent[] };

/** Nothing if no box is chosen. */
async function planOf(given: Given, terminal: Terminal, context: Context): Promise<Plan | undefined> {
  const { values } = given;
  const games = wholeNumber(values.games, '--games', context);
  const takeBack = oneOf(values['take-back'], '--take-back', TAKE_BACKS, context);
  const policies = { takeBack, hints: !values['no-hints'], pause: values.pause, untimed: values.untimed };
  const control = readControl(values, context);
  const box = await (values.open === undefined
    ? newBox(given, terminal, context)
    : savedBox(values.open, given, context));
  if (!box) return undefined;
  const { module, seats, options, start, chance, played, ...rest } = box;
  const table = { by: personAt(0), game: module.rules.id, seats, options, start, chance, public: false };
  const match = games > 1 ? { match: { games, outcomes: [] } } : {};
  const moves = played.map((event): TableEvent => ({ t: 'played', ...event }));
  return {
    ...{ ...rest, module },
    text: await module.text[context.language](),
    request: { ...table, control, policies, ...match },
    events: [...seated(values.computer, module, seats, context), { t: 'started' }, ...moves],
  };
}

async function savedBox(open: string, { values }: Given, { language }: Context): Promise<Box> {
  const { saved, module } = await openFile(open, language);
  const { seats, options, setUp, chance, events, players, seed = values.seed ?? freshSeed() } = saved;
  // a new seed has nothing to do with what was drawn before
  const isDrawn = saved.seed === undefined && typeof chance !== 'object';
  const drawn = isDrawn ? events.findLastIndex(({ by }) => by === 'chance') + 1 : 0;
  const from = Math.max(saved.from ?? 0, drawn);
  const start = setUp === undefined && from === 0 ? {} : { start: { setUp, events: events.slice(0, from) } };
  const file = values.save ?? open;
  return { module, seats, options, ...start, chance, played: events.slice(from), players, seed, file };
}

async function newBox({ values, positionals }: Given, terminal: Terminal, context: Context): Promise<Box | undefined> {
  const module =
    positionals[0] === undefined ? await chooseGame(terminal, context) : gameNamed(positionals[0], context);
  if (!module) return undefined;
  const seats = await chooseSeats(module, values.seats, terminal, context);
  const { save: file, seed = freshSeed(), 'set-up': setUp } = values;
  return {
    ...{ module, seats, seed, file, played: [] },
    options: readOptionFlags(values.option, context),
    chance: oneOf<Chance & string>(values.chance, '--chance', ['drawn', 'asked'], context),
    players: readNames(values.names, seats, context),
    ...(setUp !== undefined && { start: { setUp } }),
  };
}

function readNames(flag: string | undefined, seats: number, { language }: Context): readonly string[] | undefined {
  if (flag === undefined) return undefined;
  const names = flag.split(',').map(oneLine);
  if (names.length !== seats) throw complain(language, 'names', { names: String(names.length), seats: String(seats) });
  return names;
}

/** `--computer PLAYER:LEVEL`; people sit at all other seats. */
function seated(flags: readonly string[], module: GameModule, seats: number, { language }: Context): TableEvent[] {
  if (flags.length > 0 && !module.bot) throw complain(language, 'noComputer');
  const computers = flags.map((flag) => {
    const chosen = playerAndLevel(flag, seats);
    if (!chosen) throw complain(language, 'computer', { flag, seats: String(seats) });
    return chosen;
  });
  return seatsOf({ seats }).map((seat) => {
    const computer = computers.findLast((each) => each.seat === seat);
    return computer ? { t: 'bot', ...computer } : { t: 'sat', seat, who: personAt(seat) };
  });
}

function readControl({ seconds, minutes, increment }: Given['values'], context: Context): TimeControl {
  const read = (of: keyof typeof TIME_LIMITS, text: string) =>
    wholeNumber(text, `--${of}`, context, TIME_LIMITS[of].min, TIME_LIMITS[of].max);
  if (seconds !== undefined && (minutes ?? increment) === undefined)
    return { kind: 'move', seconds: read('seconds', seconds) };
  if (minutes !== undefined && seconds === undefined)
    return { kind: 'total', minutes: read('minutes', minutes), increment: read('increment', increment ?? '0') };
  if ((seconds ?? increment) !== undefined) throw complain(context.language, 'clocks');
  return { kind: 'none' };
}

const freshSeed = () => randomBytes(16).toString('hex');
