/** escale bot: any program that speaks the engine protocol plays at a table of a house elsewhere. */
import type { AnyView, GameEvent, GameModule, Notation, Seat } from '../../core/game.ts';
import { seededRandom } from '../../core/random.ts';
import { findGame } from '../../games/shelf.ts';
import type { Face } from '../../table/life/face.ts';
import { fill } from '../../text/index.ts';
import type { Line } from '../../wire/messages.ts';
import { follow, type Told } from '../../wire/told.ts';
import { type Command, type Context, complain, gameNamed, readArgs, usualSeats, wholeNumber } from '../command.ts';
import { EngineProcess } from '../engine-process.ts';
import { TEXT } from '../text/index.ts';
import { HouseClient, HouseSays } from './house-client.ts';

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
      const ending = await play(house, (told) => think(engine, told, ms), table, seat);
      say('over', { ending: JSON.stringify(ending) });
    } catch (error) {
      if (error instanceof HouseSays) throw complain(language, 'houseSays', { message: error.message });
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

/** Sits down where there is room, begins once nobody is missing, and plays until the end. */
async function play(
  house: HouseClient,
  best: (told: Told) => Promise<Notation | undefined>,
  table: string,
  wish: Seat | undefined,
): Promise<Face['ending']> {
  let told: Told | undefined;
  let module: GameModule | undefined;
  let asked = -1;
  for await (const message of house.events(table, 0)) {
    if (message.t === 'bye') return null;
    if (message.t === 'hello') {
      told = message;
      module = findGame(message.face.game);
      if (message.you.seat === null) await house.do(table, { do: 'sit', seat: wish ?? freeSeat(message.face) });
    } else if (message.t === 'happened' && told) {
      const next = follow(told, message);
      if (next === 'gap') throw new HouseSays('a line is missing');
      if (next !== 'known') told = next;
    }
    if (!told || !module) continue;
    const { face, view, seq } = told;
    if (face.phase === 'over') return face.ending;
    const full = face.holders.every(({ kind }) => kind !== 'free');
    if (face.phase === 'open' && full && message.t === 'happened' && message.what.t === 'sat') {
      await house.do(table, { do: 'start' }).catch(() => {});
    }
    const seat = view.viewer;
    if (face.phase !== 'playing' || seat === 'spectator' || !mayAct(module, view, seat) || asked === seq) continue;
    asked = seq;
    const move = await best(told);
    // somebody may have been quicker where anybody may act
    if (move !== undefined) await house.do(table, { do: 'act', move }).catch(() => {});
  }
  throw new HouseSays('the house has ended the connection');
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

function freeSeat(face: Face): Seat {
  const seat = face.holders.findIndex(({ kind }) => kind === 'free');
  if (seat < 0) throw new HouseSays('no seat is free');
  return seat;
}

const mayAct = ({ rules }: GameModule, view: AnyView, seat: Seat): boolean =>
  rules.toAct(rules.imagine(view, seededRandom('bot'))).includes(seat);
