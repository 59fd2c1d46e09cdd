/** What the page does for every board: hints that are shown, pieces that follow the finger, places a thumb can hit. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GAME_IDS } from '../../src/games/shelf.ts';
import { seriousFindings, smallTargets } from './axe.ts';
import { house, PHONE } from './house.ts';

const { visit } = house();

const twoAtOneScreen = async (page: Page) => {
  await page.locator('.play-now button').last().click();
  await page.waitForSelector('.board, .curtain');
  if (await page.locator('.curtain').count()) await page.click('.curtain .main');
  await page.waitForSelector('.board [data-target]');
};

test.each(GAME_IDS)('%s: a hint is shown on the board, told in words, and made by a button', async (game) => {
  const { page, context, faults } = await visit(`/${game}`, { size: PHONE, language: 'fr' });
  await twoAtOneScreen(page);
  const shapes = () => page.locator('.board .scene *').count();
  const before = await shapes();
  const moves = await page.locator('.newest small').textContent();
  await page.click('.actions > button:has-text("Conseil")');
  await page.waitForSelector('.advice');
  expect(await shapes()).toBeGreaterThan(before);
  expect(await page.textContent('.advice p')).toMatch(/^[A-ZÉÀ].+ .+ .+\.$/);
  expect(await seriousFindings(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await page.click('.advice button');
  await page.waitForSelector('.advice', { state: 'detached' });
  await page.waitForFunction((told) => document.querySelector('.newest small, .curtain')?.textContent !== told, moves);
  expect(faults).toEqual([]);
  await context.close();
});
