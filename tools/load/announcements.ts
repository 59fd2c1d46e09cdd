/** What nodes tell each other over PostgreSQL, counted from outside. */
import pg from 'pg';
import { CHANNEL } from '../../src/server/store/postgres-announcements.ts';

export interface Heard {
  /** NOTIFY messages, their entries, one a table, and their bytes. */
  messages: number;
  tables: number;
  bytes: number;
}

export async function hearAnnouncements(url: string): Promise<{ readonly heard: Heard; stop(): Promise<void> }> {
  const heard: Heard = { messages: 0, tables: 0, bytes: 0 };
  const client = new pg.Client({ connectionString: url });
  client.on('notification', ({ payload = '' }) => {
    heard.messages++;
    heard.bytes += payload.length;
    // the first is the name of the node
    if (payload.startsWith('[')) heard.tables += (JSON.parse(payload) as unknown[]).length - 1;
  });
  await client.connect();
  await client.query(`LISTEN ${CHANNEL}`);
  return { heard, stop: () => client.end() };
}
