import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** An empty database on this server. */
export async function freshDatabase(url: string): Promise<string> {
  const name = `escale_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}
