/** escale play: choose a box, sit down, play; one game or a match. */
import { randomBytes } from 'node:crypto';
import type { Level } from '../../core/bot.ts';
import type { GameModule } from '../../core/game.ts';
import { type Log, openLog } from '../../core/log.ts';
import type { GameText } from '../../core/text.ts';
import { SHELF } from '../../games/shelf.ts';
import { isOver, type Match, newMatch, playerAt, record, standing } from '../../table/match.ts';
import { seatsOf } from '../../table/secrets.ts';
import { explain, fill } from '../../text/index.ts';
import {
  type Command,
  Complaint,
  type Context,
  complain,
  gameNamed,
  readArgs,
  readOptionFlags,
  usualSeats,
  wholeNumber,
} from '../command.ts';
import { openFile } from '../game-file.ts';
import type { Terminal } from '../terminal.ts';
import { TEXT } from '../text/index.ts';
import { GameAtKeyboard } from './loop.ts';

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

export const play: Command = {
  async run(args, context) {
    const { values, positionals } = readArgs(args, FLAGS, context);
    const games = wholeNumber(values.games, '--games', context);
    const terminal = context.terminal();
    try {
      if (values.open !== undefined) {
        const { saved, module, log } = await openFile(values.open, context.language);
        const seed = saved.seed ?? values.seed ?? freshSeed();
        await playMatch(
          {
            module,
            log,
            seed,
            players: saved.players,
            games,
            file: values.save ?? values.open,
            computers: readComputers(values.computer, module, log.seats, context),
          },
          terminal,
          context,
        );
        return;
      }
      const module =
        positionals[0] === undefined ? await chooseGame(terminal, context) : gameNamed(positionals[0], context);
      if (!module) return;
      const seats = await chooseSeats(module, values.seats, terminal, context);
      const opened = openLog(module.rules, seats, readOptionFlags(values.option, context));
      if (!opened.ok) {
        throw new Complaint(explain(opened.error.refusal, context.language, await module.text[context.language]()));
      }
      const players = readNames(values.names, seats, context);
      const seed = values.seed ?? freshSeed();
      await playMatch(
        {
          module,
          log: opened.value,
          seed,
          players,
          games,
          file: values.save,
          computers: readComputers(values.computer, module, seats, context),
        },
        terminal,
        context,
      );
    } finally {
      terminal.close();
    }
  },
};

interface Plan {
  readonly module: GameModule;
  readonly log: Log;
  readonly seed: string;
  /** By the seat of the first game. */
  readonly players: readonly string[] | undefined;
  readonly games: number;
  readonly file: string | undefined;
  /** By the seat of the first game. */
  readonly computers: ReadonlyMap<number, Level>;
}

async function playMatch(
  { module, log, seed, players, games, file, computers }: Plan,
  terminal: Terminal,
  { language }: Context,
) {
  const words = TEXT[language].play;
  const text = await module.text[language]();
  terminal.say(fill(words.opening, { game: text.name }));
  let match = newMatch(log.seats, games);
  for (let number = 0; !isOver(match); number++) {
    if (games > 1) terminal.say(fill(words.match, { number: String(number + 1), games: String(games) }));
    const names = players
      ? players.map((_, seat) => players[playerAt(match, number, seat)]!)
      : seatsOf(log).map((seat) => text.seat(seat, log.seats));
    terminal.say(fill(words.players, { players: names.map((name, seat) => `${seat + 1} ${name}`).join(', ') }));
    const seated = new Map(
      seatsOf(log).flatMap((seat) => {
        const level = computers.get(playerAt(match, number, seat));
        return level ? [[seat, level] as const] : [];
      }),
    );
    const start = number === 0 ? log : { ...log, events: [], state: log.game.start(log.options, log.seats) };
    const ownSeed = number === 0 ? seed : `${seed}/${number}`;
    const played = await new GameAtKeyboard(
      { terminal, language, module, text, names, seed: ownSeed, file, computers: seated },
      start,
    ).play();
    if (played.quit) return terminal.say(words.bye);
    const outcome = log.game.outcome(played.log.state)!;
    match = record(match, outcome);
    tellResult(played.log, text, names, words, terminal);
    terminal.say(fill(words.seed, { seed: ownSeed }));
    if (games > 1) terminal.say(fill(words.standing, { standing: standingLine(log, match, players) }));
  }
}

function tellResult(
  log: Log,
  text: GameText,
  names: readonly string[],
  words: (typeof TEXT)['en' | 'fr']['play'],
  terminal: Terminal,
) {
  const { winners, scores, reason } = log.game.outcome(log.state)!;
  terminal.say(`${words.over} ${text.endings[reason]}`);
  terminal.say(
    winners.length > 0 ? fill(words.winners, { names: winners.map((seat) => names[seat]).join(', ') }) : words.drawn,
  );
  terminal.say(fill(words.scores, { scores: names.map((name, seat) => `${name} ${scores[seat]}`).join(', ') }));
}

function standingLine(log: Log, match: Match, players: readonly string[] | undefined): string {
  return standing(log.game, match)
    .map((points, player) => `${players?.[player] ?? player + 1} ${points}`)
    .join(', ');
}

async function chooseGame(terminal: Terminal, { language }: Context): Promise<GameModule | undefined> {
  const words = TEXT[language].play;
  const boxes = await Promise.all(SHELF.map(({ text }) => text[language]()));
  terminal.say(words.choose);
  for (const [i, { name, pitch }] of boxes.entries()) terminal.say(`  ${i + 1}  ${name} – ${pitch}`);
  const answer = await ask(
    terminal,
    fill(words.chooseNumber, { most: String(SHELF.length) }),
    (line) => SHELF[Number(line) - 1],
  );
  return answer;
}

async function chooseSeats(
  module: GameModule,
  flag: string | undefined,
  terminal: Terminal,
  context: Context,
): Promise<number> {
  if (flag !== undefined) return wholeNumber(flag, '--seats', context);
  const { rules } = module;
  if (rules.seats.length === 1 || !terminal.interactive) return usualSeats(module);
  const prompt = fill(TEXT[context.language].play.seats, { allowed: rules.seats.join(', ') });
  return (
    (await ask(terminal, prompt, (line) => rules.seats.find((seats) => String(seats) === line))) ?? usualSeats(module)
  );
}

/** Asks until the answer will do; undefined at the end of input. */
async function ask<T>(
  terminal: Terminal,
  prompt: string,
  read: (line: string) => T | undefined,
): Promise<T | undefined> {
  for (;;) {
    terminal.prompt(prompt);
    const line = await terminal.line();
    if (line === undefined) return undefined;
    const answer = read(line.trim());
    if (answer !== undefined) return answer;
  }
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
