/** What there is to see of a position, in a real browser: places on the board, lines that are played through, things to choose. */
import { deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openLog } from '../../src/core/log.ts';
import { seededRandom } from '../../src/core/random.ts';
import { expectOk } from '../../src/core/result.ts';
import { savedGame, writeSavedGame } from '../../src/table/file/saved-game.ts';
import { gameCalled } from '../support/all-games.ts';
import { eventOf, randomPlay } from '../support/random-game.ts';
import { seriousFindings, smallTargets } from './axe.ts';
import { DESKTOP, house, PHONE } from './house.ts';
import { BOARD, REVIEW } from './parts.ts';

const { visit } = house();
const PANEL = '[data-part="insights"]';

/** The review of a random game, by its link. */
function reviewOf(id: string): string {
  const { rules } = gameCalled(id);
  const { state: start } = expectOk(openLog(rules, 2, {}));
  const events = [...randomPlay(rules, start, seededRandom(`insights ${id}`))].map((step) => eventOf(rules, step));
  const log = expectOk(openLog(rules, 2, {}, events));
  return `/open/review#${deflateRawSync(writeSavedGame(savedGame(log, {}))).toString('base64url')}`;
}

const insight = (page: Page, place: number) => page.locator(`${PANEL} > details`).nth(place);
const told = (page: Page) => page.locator(`${PANEL} progress`).waitFor({ state: 'detached' });
const marks = (page: Page) => page.locator(`${BOARD} text`).filter({ hasText: /^([+−]\d+|[=?]|\d ✓)$/ });
const board = (page: Page) => page.locator(`${BOARD} svg`).first().getAttribute('aria-label');

async function expectFaultless(page: Page) {
  expect([...(await seriousFindings(page)), ...(await smallTargets(page))]).toEqual([]);
}

describe.each([
  { size: PHONE, language: 'fr' },
  { size: DESKTOP, language: 'en' },
] as const)('$language, $size.width px', ({ size, language }) => {
  test('Foxu: every slide is marked on the board, on and off; the pie’s lines are played through', async () => {
    const { page, context, faults } = await visit(reviewOf('foxu'), { size, language });
    await page.locator(REVIEW).waitFor();
    await page.keyboard.press('ArrowLeft');
    await insight(page, 0).waitFor();
    await expect.poll(() => marks(page).count()).toBeGreaterThan(2);
    const show = insight(page, 0).locator('button[aria-pressed]');
    await show.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => marks(page).count()).toBe(0);
    await show.click();
    await expect.poll(() => marks(page).count()).toBeGreaterThan(2);
    await expectFaultless(page);

    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    const line = insight(page, 0).locator('li button').first();
    await line.waitFor();
    await told(page);
    const before = await board(page);
    await line.click();
    await page
      .locator('[data-part="line"]')
      .getByText(/1 (of|sur) \d/)
      .waitFor();
    expect(await board(page)).not.toBe(before);
    await expectFaultless(page);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('Mister Zero: the walk is stepped through, and a token can be another', async () => {
    const { page, context, faults } = await visit(reviewOf('mister-zero'), { size, language });
    await page.locator(REVIEW).waitFor();
    const walk = insight(page, 0);
    await walk.getByRole('combobox').waitFor();
    const first = await walk.locator('p').nth(1).innerText();
    await walk.getByRole('combobox').selectOption('2');
    await expect.poll(() => walk.locator('p').nth(1).innerText()).not.toBe(first);
    await expect.poll(() => marks(page).filter({ hasText: '✓' }).count()).toBe(1);

    const whatIf = insight(page, 1);
    await whatIf.locator('summary').first().click();
    const [token, number] = [whatIf.getByRole('combobox').first(), whatIf.getByRole('combobox').last()];
    const now = await token.locator('option:checked').innerText();
    await number.selectOption(now.match(/\d/)![0]);
    await whatIf.getByText(/^(The walk would be the same|La marche serait la même)\.$/).waitFor();
    expect(await token.locator('option:checked').innerText()).toBe(now);
    await expectFaultless(page);
    expect(faults).toEqual([]);
    await context.close();
  });
});
