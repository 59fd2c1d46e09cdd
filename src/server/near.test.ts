import { networkInterfaces } from 'node:os';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { nearFor } from './near.ts';

let app: FastifyInstance;
afterEach(() => app.close());

async function open(host: string): Promise<number> {
  app = fastify();
  app.get('/api/near', async (request) => ({ addresses: nearFor(app, request) }));
  await app.listen({ host, port: 0 });
  return (app.server.address() as { port: number }).port;
}

const ask = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
  (await app.inject({ url: '/api/near', headers, remoteAddress })).json().addresses;

test('the machine itself is told where phones of its network find the house, and nobody else', async () => {
  const port = await open('0.0.0.0');
  const outer = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  const expected = outer.filter(({ family, internal }) => family === 'IPv4' && !internal);
  expect(await ask({ host: 'localhost:8080' })).toEqual(expected.map(({ address }) => `http://${address}:${port}/`));
  expect(await ask({ host: 'localhost:8080' }, '192.168.1.7')).toEqual([]);
  expect(await ask({ host: 'games.example' })).toEqual([]);
});

test('a house that listens to its own machine has no such address', async () => {
  await open('127.0.0.1');
  expect(await ask({ host: 'localhost:8080' })).toEqual([]);
});
