/** escale bot: any program that speaks the engine protocol plays at a table of a house elsewhere. */
import type { GameEvent, Notation } from '../../core/game.ts';
import { fill } from '../../text/index.ts';
import type { Line } from '../../wire/messages.ts';
import type { Told } from '../../wire/told.ts';
import { type Command, type Context, complain, gameNamed, readArgs, usualSeats, wholeNumber } from '../command.ts';
import { EngineProcess } from '../engine-process.ts';
import { TEXT } from '../text/index.ts';
import { HouseAway, HouseClient, HouseSays } from './house-client.ts';
import { Place, type Player } from './place.ts';

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

export const bot: Command = {
  async run(args, context) {
    const { values } = readArgs(args, FLAGS, context);
    const { language, stdout } = context;
    if (!values.url || !values.engine || (!values.table && !values.game)) throw complain(language, 'bot');
    const house = new HouseClient(values.url, values.token);
    const ms = wholeNumber(values.ms, '--ms', context);
    const engine = new EngineProcess(values.engine);
    const say = (text: keyof typeof TEXT.en.bot, details: Record<string, string> = {}) =>
      stdout.write(`${fill(TEXT[language].bot[text], details)}\n`);
    try {
      await house.introduce(values.name);
      const table = values.table ? values.table.split('/').at(-1)! : await open(house, values.game!, context);
      say('at', { link: house.linkTo(table) });
      const seat = values.seat === undefined ? undefined : wholeNumber(values.seat, '--seat', context);
      let away = false;
      const player: Player = {
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
function think(engine: EngineProcess, { face, view, lines }: Told, ms: number): Promise<Notation | undefined> {
  const { game, seats, options } = face;
  const events = openEvents(lines);
  return engine.best({ game, seats, options, ...(events ? { events } : { view }) }, { seat: view.viewer, ms });
}

/** All events of the game, if none of them was hidden from anybody. */
function openEvents(lines: readonly Line[]): GameEvent[] | undefined {
  const played = lines.flatMap(({ what }) => (what.t === 'played' ? [what] : []));
  if (played.some(({ commitment }) => commitment !== undefined)) return undefined;
  return played.map(({ seen: { by, move } }) => ({ by, move }));
}
