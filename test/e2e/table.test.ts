/** A table in a real browser: what happens around the board, whichever game is on it. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seriousFindings, smallTargets } from './axe.ts';
import { DESKTOP, house, PHONE, playToTheEnd } from './house.ts';
import {
  BOARD,
  button,
  CONTROLS,
  CURTAIN,
  EAR,
  field,
  fromMore,
  HINT,
  LOG,
  PLAYERS,
  RESULT,
  saying,
  touch,
  twoAtOneScreen,
} from './parts.ts';

const { visit } = house();

/** What can be read of the game: the log, and the board in words. */
const position = async (page: Page): Promise<readonly (string | null)[]> => [
  ...(await page.locator(`${LOG} li`).allTextContents()),
  await page.locator(`${BOARD} svg`).getAttribute('aria-label'),
];

describe.each([
  { size: PHONE, language: 'en', theme: 'light' },
  { size: DESKTOP, language: 'fr', theme: 'dark' },
] as const)('$language, $theme, $size.width px', ({ size, language, theme }) => {
  const sound = async (page: Page) => {
    expect(await seriousFindings(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
  };

  test.concurrent('curtain, peeking, refusal, rule and settings: no serious finding, nothing too small', async () => {
    const { page, context, faults } = await visit('/mister-zero', { size, language });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await twoAtOneScreen(page);
    for (const target of ['token:0', 'c-ne', 'c-ne']) await touch(page, target);
    await page.getByRole('link', { name: saying('whyNot') }).click();
    await page.waitForSelector('dialog #laying');
    await sound(page);
    await page.keyboard.press('Escape');
    await button(page, 'settings').click();
    await page.waitForSelector('dialog input[type=radio]');
    await sound(page);
    await page.keyboard.press('Escape');
    await page.goto(page.url().replace(/table.*/, 'z-game'));
    await twoAtOneScreen(page);
    await sound(page);
    await button(page, 'peek').focus();
    await page.keyboard.down(' ');
    await page.waitForSelector(`${CURTAIN} svg`);
    await sound(page);
    await page.keyboard.up(' ');
    await page.waitForSelector(`${CURTAIN} h2`);
    expect(faults).toEqual([]);
    await context.close();
  });

  test.concurrent('the result sheet, and the log in its place: no serious finding, nothing too small', async () => {
    const { page, context, faults } = await visit('/foxu', { size, language });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await twoAtOneScreen(page);
    await playToTheEnd(page, size.width);
    await page.waitForSelector('dialog li');
    await sound(page);
    await page.keyboard.press('Escape');
    if (size === PHONE) await page.click(`${LOG} button`);
    await page.waitForSelector(`${LOG} li`);
    await sound(page);
    expect(faults).toEqual([]);
    await context.close();
  });
});

test.concurrent('a game goes on where it was after the page is loaded anew', async () => {
  const { page, context } = await visit('/mister-zero', { size: DESKTOP, language: 'en' });
  await twoAtOneScreen(page);
  for (const target of ['token:0', 'c-ne', 'token:3', 'c-sw']) await touch(page, target);
  await page.locator(`${LOG} li`).nth(1).waitFor();
  const before = await position(page);
  await page.reload();
  await page.waitForSelector(BOARD);
  expect(await position(page)).toEqual(before);
  for (const target of ['token:5', 'c-se']) await touch(page, target);
  await page.locator(`${LOG} li`).nth(2).waitFor();
  await context.close();
});

test.concurrent('a whole game against the computer, which is hurried', async () => {
  const { page, context, faults } = await visit('/mister-zero', { size: PHONE, language: 'fr' });
  await field(page, 'level').selectOption('1');
  await button(page, 'againstComputer').click();
  await page.waitForSelector(BOARD);
  await playToTheEnd(page, 3);
  await page.locator('dialog dt', { hasText: /^(Lou|Nino|Mia|Tom)$/ }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test.concurrent('a secret is covered as soon as nobody looks, and what was begun is still there', async () => {
  const { page, context } = await visit('/z-game', { size: PHONE, language: 'en' });
  await twoAtOneScreen(page);
  await button(page, 'lift').click();
  await page.click('[data-control="random"]');
  const begun = await position(page);
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  await page.waitForSelector(CURTAIN);
  expect(await page.locator(BOARD).isVisible()).toBe(false);
  expect(await button(page, 'hint').isDisabled()).toBe(true);
  await button(page, 'lift').click();
  expect(await position(page)).toEqual(begun);
  await context.close();
});

test.concurrent('from any moment of a game another one can be played on; the first stays as it was', async () => {
  const { page, context, faults } = await visit('/mister-zero', { size: DESKTOP, language: 'en' });
  await twoAtOneScreen(page);
  for (const target of ['token:0', 'c-ne', 'token:3', 'c-sw']) await touch(page, target);
  await page.locator(`${LOG} li`).nth(1).waitFor();
  const first = page.url();
  const before = await position(page);
  await page.keyboard.press('ArrowLeft');
  await button(page, 'table.playFrom').click();
  await page.waitForURL((url) => url.href !== first);
  await page.waitForSelector(BOARD);
  for (const target of ['token:4', 'c-sw']) await touch(page, target);
  await page.locator(`${LOG} li`, { hasText: 'Green places the 4 on c-sw.' }).waitFor();
  await page.goto(first);
  await page.waitForSelector(BOARD);
  expect(await position(page)).toEqual(before);
  expect(faults).toEqual([]);
  await context.close();
});

const EXAMPLE = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../docs/example.escale-game.json'), 'utf8'));

describe.each([
  { size: PHONE, language: 'fr' },
  { size: DESKTOP, language: 'en' },
] as const)('a link to a game, $language, $size.width px', (wishes) => {
  const open = (text: string) => visit(`/open#${deflateRawSync(text).toString('base64url')}`, wishes);
  const keptIn = (page: Page) =>
    page.evaluate(async () => {
      const [database] = await indexedDB.databases();
      if (!database) return 0;
      const opened = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(database.name!);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const stores = [...opened.objectStoreNames];
      const transaction = opened.transaction(stores);
      const counts = stores.map(
        (store) =>
          new Promise<number>((resolve) => {
            const request = transaction.objectStore(store).count();
            request.onsuccess = () => resolve(request.result);
          }),
      );
      const count = (await Promise.all(counts)).reduce((sum, each) => sum + each, 0);
      opened.close();
      return count;
    });

  test.concurrent('shows it and keeps nothing until it is asked to; then it is played on', async () => {
    const events = EXAMPLE.events.slice(0, 3);
    const { page, context, faults } = await open(JSON.stringify({ ...EXAMPLE, events, result: null }));
    await page.waitForSelector(BOARD);
    await page
      .locator(`${PLAYERS} li`, { hasText: EXAMPLE.players?.[0] ?? '' })
      .first()
      .waitFor();
    expect([...(await seriousFindings(page)), ...(await smallTargets(page))]).toEqual([]);
    expect(await keptIn(page)).toBe(0);
    await page.getByRole('link', { name: saying('keepNot') }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await keptIn(page)).toBe(0);
    await page.goBack();
    await button(page, 'keepAndPlay').click();
    await page.waitForURL((url) => url.pathname.startsWith('/table/'));
    await page.waitForSelector(BOARD);
    expect(await keptIn(page)).toBeGreaterThan(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  test.concurrent('that unpacks to more than any game is none', async () => {
    const { page, context } = await open(`${JSON.stringify(EXAMPLE)}${' '.repeat(2 ** 23)}`);
    await page.getByText(saying('brokenLink')).waitFor();
    await context.close();
  });
});

test.concurrent('a link holds the whole log: it is given away only where nobody has a secret', async () => {
  const { page, context } = await visit('/z-game', { size: DESKTOP, language: 'en' });
  await twoAtOneScreen(page);
  await button(page, 'lift').click();
  expect(await (await fromMore(page, 'copyLink')).isEnabled()).toBe(true);
  await page.keyboard.press('Escape');
  await page.click('[data-control="random"]');
  await page.locator(`${CONTROLS} .button.main`).first().click();
  await button(page, 'lift').click();
  expect(await (await fromMore(page, 'copyLink')).isDisabled()).toBe(true);
  await context.close();
});

test.concurrent('whoever does not know the game reads its rules at the table', async () => {
  const { page, context, faults } = await visit('/royale-mastermind', { size: PHONE, language: 'fr' });
  await twoAtOneScreen(page);
  await button(page, 'rules').click();
  await page.locator('dialog section').nth(3).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await button(page, 'close').click();
  await page.waitForSelector('dialog', { state: 'detached' });
  expect(faults).toEqual([]);
  await context.close();
});

test.concurrent('a phone that lies has the board and what to do beside each other', async () => {
  const { page, context } = await visit('/foxu', { size: { width: 640, height: 360 }, language: 'fr' });
  await twoAtOneScreen(page);
  const [board, controls] = await page.evaluate(
    (parts) => parts.map((each) => document.querySelector(each)!.getBoundingClientRect().toJSON()),
    [`${BOARD} svg`, CONTROLS],
  );
  expect(board.bottom).toBeLessThanOrEqual(360);
  expect(board.height).toBeGreaterThan(280);
  expect(controls.left).toBeGreaterThanOrEqual(board.right);
  expect(controls.top).toBeLessThan(200);
  await context.close();
});

test.concurrent('a match: sides change, points are added up', async () => {
  const { page, context } = await visit('/foxu', { size: DESKTOP, language: 'en' });
  await page.click('text=Match, clock, hints, take-backs');
  await field(page, 'matchLength').selectOption('3');
  await twoAtOneScreen(page);
  await (await fromMore(page, 'resign')).click();
  await button(page, 'playOn').click();
  expect(await page.locator(RESULT).count()).toBe(0);
  await (await fromMore(page, 'resign')).click();
  await button(page.locator('dialog'), 'resign').click();
  await button(page, 'lookAtBoard').waitFor();
  expect(await page.textContent(HINT)).toBe('Player 1 resigned.');
  await button(page.locator('dialog'), 'nextGame').click();
  await page.waitForSelector('text=Game 2 of 3');
  expect(await page.locator(`${PLAYERS} li`).allTextContents()).toEqual(['Player 21', 'Player 10']);
  await context.close();
});

test.concurrent('what happens is said to those who do not see it', async () => {
  const { page, context } = await visit('/mister-zero', { size: DESKTOP, language: 'en' });
  await twoAtOneScreen(page);
  for (const target of ['token:0', 'c-ne']) await touch(page, target);
  await page.locator(EAR, { hasText: /^Red places the 0 on c-ne\. / }).waitFor({ state: 'attached' });
  await context.close();
});

test.concurrent('a page whose parts cannot be loaded says so and leads back', async () => {
  const { page, context } = await visit('/', { size: PHONE, language: 'en' });
  await page.route(/\/assets\/board-(?!cover)[^/]*\.js/, (route) => route.abort());
  await page.goto(`${page.url()}foxu/learn`);
  await page
    .getByRole('alert')
    .getByRole('heading', { name: saying('failed') })
    .waitFor();
  await page.getByRole('link', { name: saying('back') }).click();
  await page.getByRole('list', { name: saying('shelf') }).waitFor();
  await context.close();
});

test.concurrent('on a wide screen nothing has to be scrolled to play', async () => {
  const { page, context } = await visit('/ricochet-robots', { size: DESKTOP, language: 'fr' });
  await twoAtOneScreen(page);
  const seen = await page.evaluate(
    ([board, controls]) => ({
      scrolls: document.documentElement.scrollHeight > innerHeight,
      board: document.querySelector(board)!.getBoundingClientRect().height / innerHeight,
      controls: document.querySelector(controls)!.getBoundingClientRect().bottom < innerHeight,
    }),
    [BOARD, CONTROLS] as const,
  );
  expect(seen).toMatchObject({ scrolls: false, controls: true });
  expect(seen.board).toBeGreaterThan(0.85);
  await context.close();
});

test.concurrent('a picture of the board can be taken home', async () => {
  const { page, context } = await visit('/foxu', { size: DESKTOP, language: 'en' });
  await twoAtOneScreen(page);
  const [picture] = await Promise.all([page.waitForEvent('download'), (await fromMore(page, 'picture')).click()]);
  expect(picture.suggestedFilename()).toBe('foxu.png');
  await context.close();
});
