/**
 * The house in an engine that people have beside Chromium. Every game against the computer to its end, one
 * online and one without a network; threads, WebAssembly, storage, the service worker, a finger and sound in each.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SHELF } from '../../src/games/shelf.ts';
import { type EngineName, engine } from '../../tools/engines.js';
import { BOARD, RESULT } from '../e2e/parts.ts';
import { openTestHouse, type TestHouse } from '../support/online.ts';
import { type DrivenPage, touch, until } from './driven-page.ts';
import { faultsOf, gatherFaults, playToTheEnd, press } from './playing.ts';

/** Calm, with sound: what a page remembers of its reader. */
const PREFERENCES = JSON.stringify({ language: 'en', theme: 'dark', motion: 'calm', sound: 'on', speed: 'fast' });
/** Shorter games, where whole ones would take minutes. */
const OPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'royale-mastermind': { rounds: '2' },
  'ricochet-robots': { goal: '1', glassSeconds: '1' },
};

const isRace = (game: string) => game === 'ricochet-robots';

/** Where the engine is not on this machine and cannot be installed, that is said, and nothing is proved. */
export function playedIn(
  name: string,
  needs: readonly EngineName[],
  open: (...programs: string[]) => Promise<DrivenPage>,
): void {
  const programs = needs.flatMap((each) => engine(each) ?? []);
  if (programs.length < needs.length) {
    test(`${name} is not on this machine, and nothing is played in it`, () => {
      expect(needs.every((each) => engine(each))).toBe(false);
    });
    return;
  }
  describe(name, () => suite(() => open(...programs)));
}

function suite(open: () => Promise<DrivenPage>): void {
  let house: TestHouse;
  let page: DrivenPage;
  beforeAll(async () => {
    house = await openTestHouse();
    page = await open();
    await page.open(`${house.url}/`);
    // a page that WebKit leaves while it makes its first database keeps the next one from opening it
    await until(page, `(await indexedDB.databases()).some(({ name }) => name === 'escale')`);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await page.run(`localStorage.setItem('escale.preferences', ${JSON.stringify(PREFERENCES)})`);
  });
  afterAll(async () => {
    await page?.close();
    await house?.close();
  });
  const visit = async (path: string) => {
    await page.open(house.url + path);
    await gatherFaults(page);
    await until(page, `document.querySelector('h1, ${BOARD}')`);
  };

  test.each(SHELF.map(({ rules }) => rules.id))('%s against the computer, to its end', async (game) => {
    await visit(`/${game}`);
    for (const [option, value] of Object.entries(OPTIONS[game] ?? {})) {
      await until(page, `document.querySelector('#option-${option}')`);
      await page.run(`
        const field = document.querySelector('#option-${option}');
        field.value = '${value}';
        for (const each of ['input', 'change', 'blur']) field.dispatchEvent(new Event(each, { bubbles: true }));`);
    }
    await page.run(`
      const level = [...document.querySelectorAll('select')].find(({ labels }) => labels[0]?.textContent.includes('Level'));
      level.value = '${isRace(game) ? 5 : 1}';
      level.dispatchEvent(new Event('change', { bubbles: true }));`);
    await press(page, /^Against the computer$/);
    await playToTheEnd(page, 5, isRace(game));
    expect(await faultsOf(page)).toEqual([]);
  });

  test('a game online, against the house’s computer', async () => {
    await visit('/');
    const id = await page.run<string>(`
      const ask = async (method, path, body) => {
        const response = await fetch(path, {
          method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
        if (!response.ok) throw new Error(await response.text());
        return response.json();
      };
      await ask('PUT', '/api/me', { name: 'Ann', language: 'en' });
      const { id } = await ask('POST', '/api/tables', { game: 'foxu', seats: 2 });
      for (const command of [{ do: 'bot', seat: 1, level: 1 }, { do: 'start' }]) await ask('POST', '/api/tables/' + id, command);
      return id;`);
    await visit(`/t/${id}`);
    await playToTheEnd(page, 11);
    expect(await faultsOf(page)).toEqual([]);
  });

  test('threads, WebAssembly, storage, a finger and sound', async () => {
    await visit('/mister-zero');
    expect(
      await page.run(`
        const module = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
        const kept = await new Promise((resolve) => {
          const open = indexedDB.open('escale');
          open.onsuccess = () => {
            const count = open.result.transaction('rows').objectStore('rows').count();
            count.onsuccess = () => resolve(count.result);
          };
        });
        return { kept: kept > 0, wasm: WebAssembly.validate(module), threads: typeof Worker, sound: typeof AudioContext };`),
    ).toEqual({ kept: true, wasm: true, threads: 'function', sound: 'function' });
    await press(page, /^Together on this screen$/);
    await until(page, `document.querySelector('${BOARD} [data-target]')`);
    const before = await page.run(`return document.querySelector('${BOARD} svg').ariaLabel`);
    for (const target of ['token:0', 'c-ne']) await touch(page, `${BOARD} [data-target="${target}"]`);
    await until(page, `document.querySelector('${BOARD} svg').ariaLabel !== ${JSON.stringify(before)}`);
    expect(await faultsOf(page)).toEqual([]);
  });

  test('a whole game when the house is gone, after one visit', async () => {
    await visit('/foxu');
    await until(page, 'navigator.serviceWorker.controller');
    await house.app.close();
    await visit('/foxu');
    await press(page, /^Against the computer$/);
    await playToTheEnd(page, 3);
    expect(await page.run(`return document.querySelectorAll('${RESULT}').length`)).toBe(1);
  });
}
