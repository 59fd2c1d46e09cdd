/** escale bot: any program that speaks the engine protocol plays at a table of a house elsewhere. */
import { randomBytes } from 'node:crypto';
import type { GameEvent, Notation } from '../../core/game.ts';
import { itemsOf } from '../../core/growing.ts';
import { openLog } from '../../core/log.ts';
import { findGame } from '../../games/shelf.ts';
import type { PageState } from '../../table/told/page-state.ts';
import { fill } from '../../text/index.ts';
import { type CliCommand, type Context, complain, gameNamed, readArgs, usualSeats, wholeNumber } from '../command.ts';
import { EngineProcess } from '../engine-process.ts';
import { TEXT } from '../text/index.ts';
import { HouseAway, HouseClient, HouseSays } from './house-client.ts';
import { type BotProgram, Place } from './place.ts';

const FLAGS = {
  url: { type: 'string' },
  engine: { type: 'string' },
  table: { type: 'string' },
  game: { type: 'string' },
  seat: { type: 'string' },
  name: { type: 'string', default: 'Bot' },
  token: { type: 'string' },
  ms: { type: 'string', default: '1000' },
} as const;

/** Whoever knew it could compute the program's set-ups and codes. */
const SECRET = randomBytes(16).toString('hex');

export const bot: CliCommand = {
  async run(args, context) {
    const { values } = readArgs(args, FLAGS, context);
    const { language } = context;
    if (!values.url || !values.engine || (!values.table && !values.game)) throw complain(language, 'bot');
    const house = new HouseClient(values.url, values.token);
    const ms = wholeNumber(values.ms, '--ms', context);
    const engine = new EngineProcess(values.engine);
    const say = (text: keyof typeof TEXT.en.bot, details: Record<string, string> = {}) =>
      context.say(fill(TEXT[language].bot[text], details));
    try {
      await house.introduce(values.name);
      const table = values.table ? values.table.split('/').at(-1)! : await open(house, values.game!, context);
      say('at', { link: house.linkTo(table) });
      const seat = values.seat === undefined ? undefined : wholeNumber(values.seat, '--seat', context);
      let away = false;
      const player: BotProgram = {
        best: (told) => think(engine, told, ms),
        waits(now) {
          if (now !== away) say(now ? 'away' : 'back');
          away = now;
        },
      };
      const ending = await new Place(house, table, player, seat).play();
      say('over', { ending: JSON.stringify(ending) });
    } catch (error) {
      if (error instanceof HouseSays) throw complain(language, 'houseSays', { message: error.message });
      if (error instanceof HouseAway) throw complain(language, 'houseAway', { url: values.url });
      throw error;
    } finally {
      engine.close();
    }
  },
};

async function open(house: HouseClient, game: string, context: Context): Promise<string> {
  const module = gameNamed(game, context);
  return house.open({ game: module.rules.id, seats: usualSeats(module), public: true });
}

/** Where nothing was hidden, the engine is given the events; else the view, from which it imagines the rest. */
function think(engine: EngineProcess, told: PageState, ms: number): Promise<Notation | undefined> {
  const { face, view, seq } = told;
  const { game, seats, options } = face;
  const events = openEvents(told);
  const question = { seat: view.viewer, ms, seed: `${SECRET}/${seq}` };
  return engine.best({ game, seats, options, ...(events ? { events } : { view }) }, question);
}

/** All events of the game, if they alone lead to what is seen now: none was hidden, and it began with an empty table. */
function openEvents({ face, view, lines }: PageState): GameEvent[] | undefined {
  // of a long game the first lines are not known
  if (lines.start > 0) return undefined;
  const events: GameEvent[] = [];
  for (const { what } of itemsOf(lines)) {
    if (what.t === 'played') events.push({ by: what.seen.by, move: what.seen.move });
    if (what.t === 'taken-back') events.length = what.to - face.from;
  }
  const log = openLog(findGame(face.game)!.rules, face.seats, face.options, events);
  if (!log.ok) return undefined;
  const seen = log.value.game.view(log.value.state, view.viewer);
  return JSON.stringify(seen) === JSON.stringify(view) ? events : undefined;
}
