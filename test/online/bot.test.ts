/** escale bot: programs that speak the engine protocol play against each other at a table of a house. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { GameEvent } from '../../src/core/game.ts';
import { openStore } from '../../src/server/index.ts';
import type { Hello } from '../../src/wire/messages.ts';
import { Guest, openTestHouse, type TestHouse } from '../support/online.ts';

const PROGRAM = resolve(import.meta.dirname, '../../bin/escale.js');
interface Revealed {
  readonly game: { readonly events: readonly GameEvent[] };
}
let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

function bot(...where: readonly string[]) {
  const engine = `"${process.execPath}" "${PROGRAM}" engine`;
  const args = [PROGRAM, 'bot', '--url', house.url, '--engine', engine, '--ms', '5', '--lang', 'en', ...where];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let errors = '';
  child.stderr.on('data', (data: Buffer) => {
    errors += data.toString();
  });
  return {
    said: async () => (await lines.next()).value as string,
    errors: () => errors,
    ended: once(child, 'close'),
  };
}

test.each(['foxu', 'z-game'])('%s, from the opened table to the end', async (game) => {
  const host = bot('--game', game, '--name', 'Ada');
  const link = /http\S+/.exec(await host.said())![0];
  const guest = bot('--table', link, '--name', 'Ben');
  expect(await guest.said()).toContain(link);
  expect(await host.said()).toContain('"kind":"played"');
  expect(await guest.said()).toContain('"kind":"played"');
  expect((await host.ended)[0]).toBe(0);
  expect((await guest.ended)[0]).toBe(0);
});

test('programs that play faster than people may: the house asks for patience, has it, and is not said to be away', async () => {
  const strict = await openTestHouse({ limits: { burst: 1, perSecond: 2 } });
  const host = bot('--url', strict.url, '--game', 'foxu', '--name', 'Ada');
  const link = /http\S+/.exec(await host.said())![0];
  const guest = bot('--url', strict.url, '--table', link, '--name', 'Ben');
  await guest.said();
  expect(await host.said()).toContain('"kind":"played"');
  expect(await guest.said()).toContain('"kind":"played"');
  const figures = await (await fetch(`${strict.url}/metrics`)).text();
  expect(Number(/escale_refusals_total\{code="too-much"\} (\d+)/.exec(figures)?.[1])).toBeGreaterThan(0);
  await strict.close();
});

test('a program that has nothing to announce lets the table go on, also one without a clock', async () => {
  const ann = await Guest.at(house.url, 'Ann');
  const id = await ann.open({ game: 'ricochet-robots', seats: 2, policies: { untimed: true } });
  const place = await ann.join(id);
  const ben = bot('--table', `${house.url}/t/${id}`, '--name', 'Ben', '--ms', '2000');
  const waived = await place.happened('waived');
  expect(waived.what).toMatchObject({ t: 'waived', seat: 1 });
  // then nobody else is asked
  await place.do({ do: 'leave' });
  expect((await place.happened('played', waived.seq)).what).toMatchObject({ seen: { by: 'clock' } });
  await place.do({ do: 'resign' });
  await ben.ended;
});

test.each([
  // one of sixty each: the same four times once in 216,000
  { game: 'z-game', secret: /^setup:\w{7}$/, seat: 0, programs: 4 },
  { game: 'royale-mastermind', secret: /^code:/, seat: 1, programs: 2 },
])('$game: a program that is started again has another secret', async ({ game, secret, seat, programs }) => {
  const hidden = async (): Promise<string> => {
    const ann = await Guest.at(house.url, 'Ann');
    const id = await ann.open({ game, seats: 2 });
    await ann.ask('POST', `/api/tables/${id}`, { do: 'sit', seat });
    const place = await ann.join(id);
    const ben = bot('--table', `${house.url}/t/${id}`, '--name', 'Ben');
    await place.happened('played');
    await place.do({ do: 'resign' });
    await ben.ended;
    const { body } = await ann.ask('GET', `/api/tables/${id}/record`);
    return (body as Revealed).game.events[0]!.move;
  };
  const secrets = await Promise.all(Array.from({ length: programs }, hidden));
  expect(secrets).toEqual(secrets.map(() => expect.stringMatching(secret)));
  expect(new Set(secrets).size).toBeGreaterThan(1);
});

test('a house that closes and opens again in the middle of a game: the programs go on', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'escale-bot-'));
  let falling = await openTestHouse({ store: await openStore({ dataDir }) });
  const { url } = falling;
  const host = bot('--url', url, '--game', 'foxu', '--name', 'Ada');
  const link = /http\S+/.exec(await host.said())![0];
  const guest = bot('--url', url, '--table', link, '--name', 'Ben');
  await guest.said();
  const moves = async () => {
    const { lines } = (await (await fetch(link.replace('/t/', '/api/tables/'))).json()) as Hello;
    return lines.filter(({ what }) => what.t === 'played').length;
  };
  await vi.waitFor(async () => expect(await moves()).toBeGreaterThan(2), { timeout: 30_000 });
  await falling.close();
  falling = await openTestHouse({ store: await openStore({ dataDir }), port: Number(new URL(url).port) });
  for (const each of [host, guest]) {
    let said = await each.said();
    while (!said.includes('"kind"')) said = await each.said();
    expect(said).toContain('"kind":"played"');
    expect((await each.ended)[0]).toBe(0);
  }
  await falling.close();
  rmSync(dataDir, { recursive: true });
});

test('a house that is not there is said so', async () => {
  const lost = bot('--url', 'http://127.0.0.1:9', '--game', 'foxu');
  expect((await lost.ended)[0]).toBe(2);
  expect(lost.errors()).toBe('escale: The server at http://127.0.0.1:9 doesn’t answer.\n');
});

test('what the house refuses is said in one sentence', async () => {
  const lost = bot('--table', `${house.url}/t/nowhere`);
  expect(await lost.said()).toContain('nowhere');
  expect((await lost.ended)[0]).toBe(2);
  expect(lost.errors()).toBe('escale: The server says: There is no such table.\n');
});
