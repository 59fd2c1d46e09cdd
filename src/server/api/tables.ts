/** Tables over HTTP: open one, ask for one, act, and hear what happens. */
import { PassThrough } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { TableEvent, Who } from '../../table/events/events.ts';
import { readEvent } from '../../table/events/forms.ts';
import { fileOf, playersOf, saltsOf } from '../../table/file/record.ts';
import type { SavedGame } from '../../table/file/saved-game.ts';
import type { ListedTable } from '../../wire/answers/tables.ts';
import type { HouseRefusal } from '../../wire/messages.ts';
import { isId, type NewTable } from '../../wire/requests.ts';
import type { House } from '../house.ts';
import type { Listed } from '../store/store.ts';
import { Room, type RoomListener } from '../tables/room.ts';
import { readSummary } from '../tables/summary.ts';
import { isAway } from '../tables/troubles.ts';
import { Refused } from '../visits.ts';
import type { Handlers } from './handlers.ts';

const PAGE = 30;
const MOST_UNREAD = 2 ** 20;

type TableRoute =
  | 'POST /api/tables'
  | 'GET /api/tables'
  | 'GET /api/tables/:id'
  | 'POST /api/tables/:id'
  | 'GET /api/tables/:id/events'
  | 'GET /api/tables/:id/record'
  | 'GET /api/players/:id';

export const tableHandlers = (house: House): Handlers<TableRoute> => ({
  'POST /api/tables': async ({ visitor, request, body }) => {
    const asked = body();
    if ((await house.store.countRunning(visitor.id)) >= house.limits.tables) {
      throw new Refused('too-much', 'house.too-many-tables', { most: String(house.limits.tables) });
    }
    const { holders, games, ...chosen } = asked;
    const match = games > 1 ? { match: { games, outcomes: [] } } : {};
    const table = await house.tables.open(
      { by: visitor.id, ...chosen, options: chosen.options, ...match },
      firstEvents(visitor.id, asked.seats, holders),
    );
    if (!table.ok) throw refused(table.error, request, asked.game);
    return { id: table.value };
  },

  'GET /api/tables': async ({ query }) => {
    const { status, game, before } = query();
    return { tables: await listed(house, await house.store.list(status, { limit: PAGE, game, before })) };
  },

  'GET /api/tables/:id': async ({ visitor, params }) => {
    const room = await roomOf(house, params.id);
    await house.identity.learnNames(room.table.people);
    return room.hello(visitor?.id, 0);
  },

  'POST /api/tables/:id': async ({ visitor, params, request, body }) => {
    const room = await roomOf(house, params.id);
    const done = await room.table.do(visitor.id, body());
    if (!done.ok) throw refused(done.error, request, room.head.game);
    return { seq: done.value };
  },

  /** The same messages as over a socket, a line each. */
  'GET /api/tables/:id/events': async ({ visitor, params, query, request, reply }) => {
    const room = await roomOf(house, params.id);
    if (room.size >= house.limits.listeners) throw new Refused('too-much', 'house.too-much');
    const stream = new PassThrough();
    const write = (text: string) => {
      // who does not read is let go, and resumes where he was
      if (stream.writableLength > MOST_UNREAD) stream.destroy();
      else stream.write(`${text}\n`);
    };
    const listener: RoomListener = {
      who: visitor?.id,
      line: (_message, text) => write(text()),
      send(message) {
        write(JSON.stringify(message));
        if (message.t === 'bye') stream.end();
      },
    };
    request.raw.on('close', () => room.attendance.leave(listener));
    room.join(listener, query().from).catch((error) => {
      if (!isAway(error)) house.fault('stream', error, room.head.id);
      stream.end();
    });
    reply.header('content-type', 'application/x-ndjson').header('cache-control', 'no-store');
    return stream;
  },

  /** A game that is over, with everything revealed: the file, the seed, and the salts of the commitments. */
  'GET /api/tables/:id/record': async ({ params }) => {
    const room = await roomOf(house, params.id);
    const { state } = room.table;
    if (state.phase !== 'over' || !state.ending) throw new Refused('not-allowed', 'house.not-over');
    const players = playersOf(state, room.hello(undefined, state.seq).names);
    const rows = await house.store.read(room.head.id, 0);
    const events = rows.flatMap(({ body }) => {
      const read = readEvent(body);
      return read.ok ? [read.value] : [];
    });
    return {
      game: JSON.parse(fileOf(state, { players, seed: room.head.seed })) as SavedGame,
      seedHash: state.opened.seedHash,
      salts: saltsOf(events, state.position.from),
      ending: state.ending,
    };
  },

  'GET /api/players/:id': async ({ visitor, params: { id }, query }) => {
    const [player] = isId(id) ? await house.store.visitors([id]) : [];
    if (!player) throw new Refused('not-found', 'house.no-player');
    const tables = await listed(house, await house.store.tablesOf(player.id, { limit: PAGE, ...query() }));
    // the link to a private table is its key
    const open = visitor?.id === player.id ? tables : tables.filter((table) => table.public);
    return { id: player.id, name: player.name, tables: open };
  },
});

async function listed(house: House, tables: readonly Listed[]): Promise<ListedTable[]> {
  const read = tables.flatMap(({ summary, ...table }) => {
    const known = readSummary(summary);
    if (!known) house.tables.mend(table.id);
    return known ? [{ ...table, ...known, ending: known.ending ?? null }] : [];
  });
  const people = read.flatMap(({ holders }) => holders.flatMap((holder) => ('who' in holder ? [holder.who] : [])));
  await house.identity.learnNames(people);
  const names = house.identity.names(people);
  return read.map((table) => ({
    ...table,
    names: Object.fromEntries(
      table.holders.flatMap((holder) => ('who' in holder ? [[holder.who, names[holder.who] ?? '']] : [])),
    ),
  }));
}

async function roomOf(house: House, id: string): Promise<Room> {
  const room = isId(id) ? await house.tables.get(id) : undefined;
  if (room instanceof Room) return room;
  throw room ? new Refused('set-aside', 'house.set-aside') : new Refused('not-found', 'house.no-table');
}

function refused(error: HouseRefusal, request: FastifyRequest, game: string): Refused {
  Object.assign(request, { game });
  return new Refused(error.code, error.reason, error.details);
}

function firstEvents(who: Who, seats: number, holders: NewTable['holders']): TableEvent[] {
  const wanted = holders ?? ['me'];
  return wanted.slice(0, seats).flatMap((holder, seat): TableEvent[] => {
    if (holder === 'free') return [];
    if (holder === 'me') return wanted.indexOf('me') === seat ? [{ t: 'sat', who, seat }] : [];
    return [{ t: 'bot', seat, level: holder.level }];
  });
}
