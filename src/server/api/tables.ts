/** Tables over HTTP: open one, ask for one, act, and hear what happens. */
import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TableEvent, Who } from '../../table/life/events.ts';
import { writeSavedGame } from '../../table/saved-game.ts';
import type { HouseRefusal } from '../../wire/messages.ts';
import { command as commandForm, isId, list, type NewTable, newTable, page } from '../../wire/requests.ts';
import type { House } from '../house.ts';
import type { Listener } from '../tables/announcer.ts';
import type { Summary } from '../tables/mark.ts';
import type { Room } from '../tables/room.ts';
import { findVisitor, Refused, visitorOf } from '../visits.ts';
import { read } from './answers.ts';

type AtTable = FastifyRequest<{ Params: { id: string } }>;
const PAGE = 30;
const MOST_UNREAD = 2 ** 20;

export async function tableRoutes(app: FastifyInstance, house: House): Promise<void> {
  app.post('/api/tables', async (request, reply) => {
    const visitor = await visitorOf(house, request);
    const asked = read(newTable, request.body);
    if ((await house.store.countRunning(visitor.id)) >= house.limits.tables) {
      throw new Refused('too-much', 'house.too-many-tables', { most: String(house.limits.tables) });
    }
    const { game, seats, options, control, public: listed } = asked;
    const table = await house.tables.open(
      visitor.id,
      { game, seats, options, control, public: listed },
      firstEvents(visitor.id, seats, asked.holders),
    );
    if (!table.ok) throw refused(table.error, request, game);
    return reply.code(201).send({ id: table.value });
  });

  app.get('/api/tables', async (request) => {
    const { status, game, before } = read(list, request.query);
    return { tables: await listed(house, await house.store.list(status, { limit: PAGE, game, before })) };
  });

  app.get('/api/tables/:id', async (request: AtTable) => {
    const [visitor, room] = [await findVisitor(house, request), await roomOf(house, request)];
    await house.identity.learnNames(room.announcer.people());
    return room.hello(visitor?.id, 0);
  });

  app.post('/api/tables/:id', async (request: AtTable) => {
    const [visitor, room] = [await visitorOf(house, request), await roomOf(house, request)];
    const done = await room.do(visitor.id, read(commandForm, request.body));
    if (!done.ok) throw refused(done.error, request, room.head.game);
    return { seq: done.value };
  });

  /** The same messages as over a socket, a line each. */
  app.get(
    '/api/tables/:id/events',
    async (request: FastifyRequest<{ Params: { id: string }; Querystring: { from?: string } }>, reply) => {
      const [visitor, room] = [await findVisitor(house, request), await roomOf(house, request)];
      if (room.announcer.size >= house.limits.listeners) throw new Refused('too-much', 'house.too-much');
      const stream = new PassThrough();
      const listener: Listener = {
        who: visitor?.id,
        send(message) {
          // who does not read is let go, and resumes where he was
          if (stream.writableLength > MOST_UNREAD) stream.destroy();
          else stream.write(`${typeof message === 'string' ? message : JSON.stringify(message)}\n`);
          if (typeof message !== 'string' && message.t === 'bye') stream.end();
        },
      };
      request.raw.on('close', () => room.attendance.leave(listener));
      room.join(listener, Number(request.query.from) || 0).catch(() => stream.end());
      return reply.header('content-type', 'application/x-ndjson').header('cache-control', 'no-store').send(stream);
    },
  );

  /** A game that is over, with everything revealed: the file, the seed, and the salts of the commitments. */
  app.get('/api/tables/:id/record', async (request: AtTable) => {
    const room = await roomOf(house, request);
    const { life } = room;
    if (life.phase !== 'over') throw new Refused('not-allowed', 'house.not-over');
    const names = room.hello(undefined, life.seq).names;
    const players = life.holders.map((holder) => ('who' in holder ? (names[holder.who] ?? '') : ''));
    return {
      game: JSON.parse(writeSavedGame(life.log, { players, seed: room.head.seed })) as object,
      seedHash: life.opened.seedHash,
      salts: [...life.salts].map(([event, salt]) => ({ event, salt })),
      ending: life.ending,
    };
  });

  app.get<{ Params: { id: string } }>('/api/players/:id', async (request) => {
    const { id } = request.params;
    const [player] = isId(id) ? await house.store.visitors([id]) : [];
    if (!player) throw new Refused('not-found', 'house.no-player');
    const { before } = read(page, request.query);
    const own = (await findVisitor(house, request))?.id === player.id;
    const tables = await listed(house, await house.store.tablesOf(player.id, { limit: PAGE, before }));
    // the link to a private table is its key
    return { id: player.id, name: player.name, tables: own ? tables : tables.filter(({ public: open }) => open) };
  });
}

async function listed(house: House, tables: Awaited<ReturnType<House['store']['list']>>) {
  const read = tables.map(({ summary, ...table }) => ({ ...table, ...(JSON.parse(summary) as Summary) }));
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

async function roomOf(house: House, request: AtTable): Promise<Room> {
  const { id } = request.params;
  const room = isId(id) ? await house.tables.get(id) : undefined;
  if (!room) throw new Refused('not-found', 'house.no-table');
  return room;
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
