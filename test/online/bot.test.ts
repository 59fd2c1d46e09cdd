/** escale bot: programs that speak the engine protocol play against each other at a table of a house. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '../support/online.ts';

const PROGRAM = resolve(import.meta.dirname, '../../bin/escale.js');
let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

function bot(...where: readonly string[]) {
  const engine = `"${process.execPath}" "${PROGRAM}" engine`;
  const args = [PROGRAM, 'bot', '--url', house.url, '--engine', engine, '--ms', '5', '--lang', 'en', ...where];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return { said: async () => (await lines.next()).value as string, ended: once(child, 'exit') };
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

test('what the house refuses is said in one sentence', async () => {
  const lost = bot('--table', `${house.url}/t/nowhere`);
  expect(await lost.said()).toContain('nowhere');
  expect((await lost.ended)[0]).toBe(2);
});
