/** How others fared at today's puzzle: told after one's own first solution, and nothing without the house. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../../src/web/puzzles/text/en.ts';
import { fr } from '../../src/web/puzzles/text/fr.ts';
import { seriousFindings, smallTargets } from './axe.ts';
import { DESKTOP, house, PHONE } from './house.ts';
import { BOARD } from './parts.ts';

const { visit } = house();
const SOLVED = '[data-part="solved"]';
const OTHERS = '[data-part="others"]';
const TODAY = '/foxu/daily';
const phase = (page: Page) => page.getAttribute('[data-part="table"]', 'data-phase');

/** Every help that there is, and the move that the last one shows. */
async function solveByHelp(page: Page, helps: (typeof en)['helps']): Promise<void> {
  await page.waitForSelector(`${BOARD} svg`);
  const advice = page.locator('[data-part="controls"] [data-part="hint"] + button');
  for (let step = 0; step < 30; step++) {
    await expect.poll(() => phase(page), { timeout: 60_000 }).toMatch(/trying|solved/);
    if ((await phase(page)) === 'solved') return void (await page.waitForSelector(SOLVED));
    for (const help of Object.values(helps)) {
      const asked = page.getByRole('button', { name: help, exact: true });
      if (!(await asked.count())) continue;
      await asked.click();
      await asked.waitFor({ state: 'detached' });
    }
    await advice.click();
  }
  throw new Error('not solved');
}

test('a histogram after one’s own solution: each visitor once, and nothing before it or offline', async () => {
  const first = await visit(TODAY, { size: PHONE, language: 'en' });
  await solveByHelp(first.page, en.helps);
  const told = async (page: Page) => (await page.locator(`${OTHERS} dl`).innerText()).split(/\s*\n\s*/);
  await first.page.waitForSelector(OTHERS);
  expect(await told(first.page)).toEqual([
    en.outcomes.solved,
    '0',
    en.outcomes.helped,
    en.othersYou,
    '1',
    en.outcomes.missed,
    '0',
  ]);
  expect([...(await seriousFindings(first.page)), ...(await smallTargets(first.page))]).toEqual([]);

  const second = await visit(TODAY, { size: DESKTOP, language: 'fr' });
  await second.page.waitForSelector(`${BOARD} svg`);
  expect(await second.page.locator(OTHERS).count()).toBe(0);
  for (const time of ['first', 'again']) {
    await solveByHelp(second.page, fr.helps);
    await second.page.waitForSelector(OTHERS);
    expect(
      (await told(second.page)).filter((each) => /\d/.test(each)),
      time,
    ).toEqual(['0', '2', '0']);
    expect(await second.page.textContent(OTHERS)).toContain('2 joueurs');
    await second.page.reload();
  }
  await second.context.route('**/api/dailies/**', (route) => route.abort());
  await second.page.reload();
  await solveByHelp(second.page, fr.helps);
  expect(await second.page.locator(OTHERS).count()).toBe(0);
  expect([...first.faults, ...second.faults.filter((fault) => !fault.includes('ERR_FAILED'))]).toEqual([]);
  await Promise.all([first.context.close(), second.context.close()]);
});
