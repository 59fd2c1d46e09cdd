/** What an announcement costs the database by the number of nodes that listen: bare connections are enough for that. */
import pg from 'pg';
import { WatchedDatabase } from './database.ts';

export interface HearerFigures {
  readonly hearers: number;
  /** Messages a second, as fast as it goes, each with some entries. */
  readonly messages: number;
  /** Microseconds of the database's processor a message that all hear, and one that only one of them hears. */
  readonly processor: number;
  readonly processorForOne: number;
}

/** As many nodes tell something at the same time. */
const TELLERS = 4;
/** About what a busy node says at once. */
const PAYLOAD = JSON.stringify([
  'teller',
  ...Array.from({ length: 20 }, () => ['abcdefghijklmnopqrstuv', { next: 99 }]),
]);

export async function measureHearers(url: string, hearers: number, ms: number): Promise<HearerFigures> {
  const all = await flood(url, ms, Array(hearers).fill('everybody'), 'everybody');
  const numbers = Array.from({ length: hearers }, (_, index) => `one_${index}`);
  const one = await flood(url, ms, numbers, 'one_0');
  return { hearers, ...all, processorForOne: one.processor };
}

/** Messages in one channel, with somebody who listens in each of these. */
async function flood(url: string, ms: number, channels: readonly string[], channel: string) {
  const connect = async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return client;
  };
  const hearers = await Promise.all(channels.map(connect));
  await Promise.all(hearers.map((client, index) => client.query(`LISTEN ${channels[index]}`)));
  const tellers = await Promise.all(Array.from({ length: TELLERS }, connect));
  const database = await WatchedDatabase.connect(url);
  const before = await database.use();
  const begin = performance.now();
  let messages = 0;
  await Promise.all(
    tellers.map(async (client) => {
      for (; performance.now() - begin < ms; messages++)
        await client.query('SELECT pg_notify($1, $2)', [channel, PAYLOAD]);
    }),
  );
  const seconds = (performance.now() - begin) / 1000;
  const { processor } = await database.use();
  await Promise.all([...hearers.map((each) => each.end()), ...tellers.map((each) => each.end()), database.close()]);
  return { messages: messages / seconds, processor: ((processor - before.processor) / messages) * 1e6 };
}

export function hearerLine({ hearers, messages, processor, processorForOne }: HearerFigures): string {
  const costs = `${Math.round(processor)} µs of the database's processor each, ${Math.round(processorForOne)} if only one hears it`;
  return `${Math.round(messages)} announcements a second at most where ${hearers} listen, ${costs}`;
}
