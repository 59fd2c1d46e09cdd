/** Plays at a running house as fast as it goes, and looks at what that takes. */
import { setTimeout as wait } from 'node:timers/promises';
import type { TheHouse } from '../house-process.ts';
import { hearAnnouncements } from './announcements.ts';
import { WatchedDatabase } from './database.ts';
import type { DatabaseFigures, Figures, IdleFigures } from './figures.ts';
import { openIdle } from './idle.ts';
import { PlayedTable, type Tally } from './played-table.ts';

/** A server that has just started is not yet what it will be. */
const WARM_MS = 4000;
const QUIET_MS = 2000;

export interface Load {
  readonly game: string;
  readonly tables: number;
  readonly ms: number;
}

export interface Loaded {
  /** Where people play; the two of a table at different nodes, if there are several. */
  readonly houses: readonly TheHouse[];
  /** One more at which nobody plays. */
  readonly bystander?: TheHouse | undefined;
  readonly databaseUrl?: string | undefined;
}

export async function measure({ houses, bystander, databaseUrl }: Loaded, load: Load): Promise<Figures> {
  const tally: Tally = { took: [], received: 0, sent: 0 };
  const quiet = bystander && (await quietUse(bystander));
  const at = (index: number) => houses[index % houses.length]!.url;
  const players = await Promise.all(
    Array.from({ length: load.tables }, (_, number) =>
      PlayedTable.open([at(number), at(number + 1)], load.game, `load ${number}`, tally),
    ),
  );
  await Promise.all(players.map((table) => table.play(WARM_MS)));
  const database = databaseUrl === undefined ? undefined : await watch(databaseUrl, bystander, quiet);
  const before = { ...tally, moves: tally.took.length, processor: await processorOf(houses) };
  const begin = performance.now();
  await Promise.all(players.map((table) => table.play(load.ms)));
  const seconds = (performance.now() - begin) / 1000;
  const processor = (await processorOf(houses)) - before.processor;
  const times = tally.took.slice(before.moves).sort((a, b) => a - b);
  const quantile = (share: number) => times[Math.floor(times.length * share)]!;
  const figures: Figures = {
    ...{ nodes: houses.length, tables: load.tables, movesPerSecond: times.length / seconds },
    ...{ p50: quantile(0.5), p99: quantile(0.99), processor: (processor / times.length) * 1e6 },
    told: (tally.received - before.received) / times.length,
    asked: (tally.sent - before.sent) / times.length,
    ...(database && { database: await database(times.length, seconds) }),
  };
  for (const table of players) table.close();
  return figures;
}

export async function measureIdle(house: TheHouse, game: string, connections: number): Promise<IdleFigures> {
  const empty = await house.memory();
  const close = await openIdle(house.url, game, connections);
  const full = await house.memory();
  close();
  return { connections, full, empty };
}

/** From now on; what is given back says what it came to for so many moves in so many seconds. */
async function watch(url: string, bystander: TheHouse | undefined, quiet = 0) {
  const announcements = await hearAnnouncements(url);
  const database = await WatchedDatabase.connect(url);
  const [before, heard] = [await database.use(), await bystander?.processor()];
  return async (moves: number, seconds: number): Promise<DatabaseFigures> => {
    const after = await database.use();
    const hearing = bystander && Math.max(0, (await bystander.processor()) - heard! - quiet * seconds);
    await Promise.all([database.close(), announcements.stop()]);
    const { messages, tables, bytes } = announcements.heard;
    return {
      processor: ((after.processor - before.processor) / moves) * 1e6,
      logged: (after.logged - before.logged) / moves,
      ...{ announcements: messages / seconds, entries: tables / moves, bytes: bytes / moves },
      ...(hearing !== undefined && { hearing: (hearing / moves) * 1e6 }),
    };
  };
}

/** Seconds of processor a second where nothing happens. */
async function quietUse(house: TheHouse): Promise<number> {
  await wait(QUIET_MS);
  const before = await house.processor();
  await wait(QUIET_MS);
  return ((await house.processor()) - before) / (QUIET_MS / 1000);
}

async function processorOf(houses: readonly TheHouse[]): Promise<number> {
  const each = await Promise.all(houses.map((house) => house.processor()));
  return each.reduce((sum, seconds) => sum + seconds);
}
