/** One's record: what was played and solved in this browser, saved to a file, and deleted. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Attempt } from '../../src/puzzles/attempts.ts';
import { counted } from '../../src/text/index.ts';
import { en } from '../../src/web/record/text/en.ts';
import { fr } from '../../src/web/record/text/fr.ts';
import { seriousFindings, smallTargets } from './axe.ts';
import { DESKTOP, house, PHONE } from './house.ts';

const { visit } = house();
const RECORD = '[data-part="record"]';

const DAY_MS = 86_400_000;
const dateOf = (back: number) => new Date(Date.now() - back * DAY_MS).toISOString().slice(0, 10);
const attempt = (index: number): Attempt => ({
  ...{ id: `attempt-${index}`, at: Date.now() - index * DAY_MS, game: 'foxu', puzzle: `foxu-${index}`, kind: 'win' },
  ...{ rating: 900 + 40 * index, result: index % 4 === 3 ? 'failed' : 'solved', helped: false, ms: 8000 + index * 900 },
  ...{ mode: 'daily', day: dateOf(index) },
});
const game = (index: number) => ({
  ...{ id: `game-${index}`, game: 'foxu', seed: 'secret', names: {}, started: 1, changed: index },
  summary: {
    ...{ seats: 2, moves: 9 },
    occupants: [
      { kind: 'person', name: '' },
      { kind: 'computer', level: 1 + (index % 3) },
    ],
    ending:
      index % 5 === 4
        ? { kind: 'resigned', seat: 0, winners: [1] }
        : { kind: 'played', outcome: { winners: [index % 2], scores: [1, 0], reason: 'x' } },
  },
});

/** As this browser keeps it. */
async function keep(page: Page): Promise<void> {
  const records = {
    attempts: Array.from({ length: 12 }, (_, index) => attempt(index)),
    tables: Array.from({ length: 14 }, (_, index) => game(index)),
  };
  await page.evaluate(async (kept) => {
    const opening = indexedDB.open('escale');
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const transaction = database.transaction(Object.keys(kept), 'readwrite');
    for (const [store, all] of Object.entries(kept)) for (const each of all) transaction.objectStore(store).put(each);
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    database.close();
  }, records);
  await page.reload();
  await page.waitForSelector(RECORD);
}

test.each([
  { size: PHONE, language: 'fr', words: fr },
  { size: DESKTOP, language: 'en', words: en },
] as const)('$language: games, puzzles, days and times; saved, and then deleted', async ({ size, language, words }) => {
  const { page, context, faults } = await visit('/record', { size, language });
  await page.getByText(words.empty).waitFor();
  await keep(page);
  for (const title of [words.games, words.puzzles, words.days, words.times])
    await page.getByRole('heading', { name: title, exact: true }).waitFor();
  // level 1: games 0, 3, 6, 9, 12, of which 9 was given up; even ones are won
  const told = words.counts
    .replace('{won}', '3')
    .replace('{drawn}', '0')
    .replace('{lost}', '1')
    .replace('{givenUp}', '1');
  expect(await page.getByText(told).count()).toBe(1);
  expect(await page.textContent(RECORD)).toContain(words.solved.replace('{solved}', '9').replace('{tried}', '12'));
  expect(await page.textContent(RECORD)).toContain(counted(words.running, 3, language));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect([...(await seriousFindings(page)), ...(await smallTargets(page))]).toEqual([]);
  }
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.save }).click(),
  ]);
  const file = readFileSync((await saved.path())!, 'utf8');
  expect(JSON.parse(file)).toMatchObject({ format: 'escale-record', version: 1 });
  expect([JSON.parse(file).games.length, JSON.parse(file).attempts.length]).toEqual([14, 12]);
  expect(file).not.toContain('secret');

  await page.getByRole('button', { name: words.forget }).click();
  await page.getByRole('button', { name: words.keep }).click();
  await page.getByRole('button', { name: words.forget }).click();
  await page.getByRole('button', { name: words.sure }).click();
  await page.getByText(words.forgotten).waitFor();
  await page.reload();
  await page.getByText(words.empty).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
