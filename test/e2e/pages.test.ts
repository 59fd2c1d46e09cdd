/** Pages as everybody meets them: no serious finding by axe, in both themes and languages; without a network; by keys. */
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../src/core/random.ts';
import { SHELF } from '../../src/games/shelf.ts';
import { seriousFindings, smallTargets } from './axe.ts';
import { DESKTOP, house, PHONE, playToTheEnd } from './house.ts';
import { BOARD, button, RESULT, TARGET, twoAtOneScreen } from './parts.ts';

const { visit } = house();
const paths = [
  '/',
  '/nowhere',
  '/tables',
  '/me',
  '/room',
  '/record',
  `/${SHELF[0]!.rules.id}/friends`,
  ...SHELF.flatMap(({ rules, learn }) => [`/${rules.id}`, ...(learn ? [`/${rules.id}/learn`] : [])]),
];

describe.each([
  { size: PHONE, language: 'fr', theme: 'dark' },
  { size: DESKTOP, language: 'en', theme: 'light' },
] as const)('$language, $theme, $size.width px', ({ size, language, theme }) => {
  test.concurrent.each(paths)('%s: no serious finding by axe', async (path) => {
    const { page, context, faults } = await visit(path, { size, language });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.waitForSelector('h1');
    await page.waitForLoadState('networkidle');
    expect(await seriousFindings(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test.concurrent.each(SHELF.filter(({ board }) => board).map(({ rules }) => rules.id))(
    'a table of %s: no serious finding',
    async (game) => {
      const { page, context } = await visit(`/${game}`, { size, language });
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await twoAtOneScreen(page);
      expect(await seriousFindings(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      await context.close();
    },
  );
});

test('a whole game by keyboard alone', async () => {
  const { page, context } = await visit('/', { size: DESKTOP, language: 'en' });
  const focused = page.locator(':focus');
  const reach = async (wanted: Locator) => {
    for (let presses = 0; presses < 60; presses++) {
      if ((await wanted.and(focused).count()) > 0) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`no way to ${wanted} by Tab`);
  };
  await reach(page.locator('a[href="/foxu"]'));
  await page.keyboard.press('Enter');
  await button(page, 'onThisScreen').waitFor();
  await reach(button(page, 'onThisScreen'));
  await page.keyboard.press('Enter');
  await page.waitForSelector(BOARD);
  const arrows = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];
  const random = seededRandom('keyboard');
  for (let turn = 0; turn < 600; turn++) {
    await page.waitForSelector(`${RESULT}, ${TARGET}`);
    if ((await page.locator(RESULT).count()) > 0) break;
    await reach(page.locator(TARGET));
    for (let steps = random(6); steps > 0; steps--) await page.keyboard.press(arrows[random(4)]!);
    await page.keyboard.press('Enter');
    // what the move changes is drawn before the next key
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
  expect(await page.locator(RESULT).count()).toBe(1);
  await context.close();
});

test('a whole game without a network, after one visit', async () => {
  const { page, context } = await visit('/', { size: PHONE, language: 'en', isKept: true });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  await page.click('a[href="/foxu"]');
  await twoAtOneScreen(page);
  await playToTheEnd(page, 7);
  await context.close();
});
