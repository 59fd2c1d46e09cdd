/** Tables over HTTP: open one, ask for one, act, and hear what happens. */
import type { FastifyRequest } from 'fastify';
import { findGame, GAME_IDS } from '../../games/shelf.ts';
import { historyOf } from '../../table/course/history.ts';
import type { Table } from '../../table/course/table.ts';
import type { TableEvent, Who } from '../../table/events/events.ts';
import { playersOf, savedGameOf } from '../../table/file/record.ts';
import type { ListedTable } from '../../wire/answers/tables.ts';
import type { HouseRefusal } from '../../wire/messages.ts';
import { isId, type NewTable } from '../../wire/requests.ts';
import type { Edge } from '../edge/edge.ts';
import { streamOf } from '../edge/table-stream.ts';
import type { House } from '../house.ts';
import type { Listed, Page } from '../store/store.ts';
import { tooMany } from '../tables/open-in-store.ts';
import { Room } from '../tables/room.ts';
import { readSummary } from '../tables/summary.ts';
import { logOver } from '../tables/table-log.ts';
import { Refused } from '../visits.ts';
import type { Handlers } from './handlers.ts';

const PAGE = 30;

type TableRoute =
  | 'POST /api/tables'
  | 'GET /api/tables'
  | 'GET /api/tables/:id'
  | 'POST /api/tables/:id'
  | 'GET /api/tables/:id/lines'
  | 'GET /api/tables/:id/events'
  | 'GET /api/tables/:id/record'
  | 'GET /api/players/:id';

export const tableHandlers = (house: House, edge: Edge): Handlers<TableRoute> => ({
  'POST /api/tables': async ({ visitor, request, body }) => {
    const asked = body();
    const most = house.limits.tables;
    const { openings } = edge.gate.callerOf(request.raw).share;
    if (openings.take(house.clock.steady()) !== 'fine') throw new Refused('too-much', 'house.too-much');
    // who asks too often is refused before anything is made; the opening itself counts again
    if ((await house.store.countRunning(visitor.id, most)) >= most) throw refused(tooMany(most), request, asked.game);
    const { holders, games, ...chosen } = asked;
    const match = games > 1 ? { match: { games, outcomes: [] } } : {};
    const table = await house.tables.open(
      { by: visitor.id, ...chosen, options: chosen.options, ...match },
      firstEvents(visitor.id, asked.seats, holders),
      most,
    );
    if (!table.ok) throw refused(table.error, request, asked.game);
    return { id: table.value };
  },

  'GET /api/tables': async ({ query }) => {
    const { status, game, ...page } = query();
    if (game !== undefined && !findGame(game))
      throw new Refused('bad-request', 'house.no-game', { game, games: GAME_IDS.join(', ') });
    return { tables: await listed(house, await house.store.list(status, { game, ...pageOf(page) })) };
  },

  'GET /api/tables/:id': async ({ visitor, params }) => {
    const room = await roomOf(house, params.id);
    await house.identity.learnNames(room.table.people);
    return room.hello(visitor?.id, 0);
  },

  'POST /api/tables/:id': async ({ visitor, params, request, body }) => {
    if (edge.gate.person(visitor.id).messages.take(house.clock.steady()) !== 'fine') {
      throw new Refused('too-much', 'house.too-much');
    }
    const room = await roomOf(house, params.id);
    const { address } = edge.gate.callerOf(request.raw);
    const done = await room.do({ person: visitor.id, address }, body());
    if (!done.ok) throw refused(done.error, request, room.head.game);
    return { seq: done.value };
  },

  'GET /api/tables/:id/lines': async ({ visitor, params, query, request }) => {
    const room = await roomOf(house, params.id);
    const { before = room.table.state.seq } = query();
    const { address } = edge.gate.callerOf(request.raw);
    return lookedBack(room, address, visitor?.id, (table) => table.linesBefore(visitor?.id, before));
  },

  /** The same messages as over a socket, a line each. */
  'GET /api/tables/:id/events': async ({ visitor, params, query, request, reply }) => {
    const room = await roomOf(house, params.id);
    const { from } = query();
    reply.header('content-type', 'application/x-ndjson');
    return streamOf(edge, room, request, reply, visitor, from);
  },

  /** A game that is over, with everything revealed: the file, the seed, and the salts of the commitments. */
  'GET /api/tables/:id/record': async ({ params, request }) => {
    const room = await roomOf(house, params.id);
    const { state } = room.table;
    if (state.phase !== 'over' || !state.ending) throw new Refused('not-allowed', 'house.not-over');
    const players = playersOf(state, room.hello(undefined, state.seq).names);
    const { address } = edge.gate.callerOf(request.raw);
    const { events, salts } = await lookedBack(room, address, undefined, () =>
      historyOf(logOver(house.store, room.head.id), state.opened, state.seq),
    );
    return {
      game: savedGameOf(state, events, { players, seed: room.head.seed }),
      seedHash: state.opened.seedHash,
      salts,
      ending: state.ending,
    };
  },

  'GET /api/players/:id': async ({ visitor, params: { id }, query }) => {
    const [player] = isId(id) ? await house.store.visitors([id]) : [];
    if (!player) throw new Refused('not-found', 'house.no-player');
    const tables = await listed(house, await house.store.tablesOf(player.id, pageOf(query())));
    // the link to a private table is its key
    const open = visitor?.id === player.id ? tables : tables.filter((table) => table.public);
    const ratings = player.rated ? (house.ratings?.of(player.id) ?? []) : [];
    return {
      ...{ id: player.id, name: player.name, tables: open },
      ratings: ratings.map(({ game, mu, sigma, games }) => ({ game, mu, sigma, games })),
    };
  },
});

/** Who does not say which was the last one is shown those that changed before it. */
const pageOf = ({
  before,
  last = '',
}: {
  readonly before?: number | undefined;
  readonly last?: string | undefined;
}): Page => ({
  limit: PAGE,
  ...(before !== undefined && { before: { changed: before, id: last } }),
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
  const room = isId(id) ? await house.tables.visit(id) : undefined;
  if (room instanceof Room) {
    room.visited();
    return room;
  }
  throw room ? new Refused('set-aside', 'house.set-aside') : new Refused('not-found', 'house.no-table');
}

/** What has been is told in turn: all strangers of an address are one. */
async function lookedBack<T>(
  room: Room,
  address: string,
  who: Who | undefined,
  work: (table: Table) => Promise<T>,
): Promise<T> {
  const found = await room.lookBack({ person: who ?? '', address }, work);
  if (found === undefined) throw new Refused('too-much', 'house.too-much');
  return found;
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
