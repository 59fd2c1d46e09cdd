/** What is printed, in a real browser: as many pages as are said, as large as the paper, and pages a finger and an ear can use. */
import { inflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GAME_IDS } from '../../src/games/shelf.ts';
import { en as evening } from '../../src/web/evening/text/en.ts';
import { en } from '../../src/web/print/text/en.ts';
import { fr } from '../../src/web/print/text/fr.ts';
import { seriousFindings, smallTargets } from './axe.ts';
import { DESKTOP, house, PHONE } from './house.ts';

const { visit } = house();
const READY = '[data-part="print-form"] button[aria-disabled="false"]';
const choose = (page: Page, label: string, value: string) =>
  page
    .locator('label.field')
    .filter({ hasText: new RegExp(`^${label.replace('?', '\\?')}`) })
    .locator('select')
    .selectOption(value);

/** The sizes of all pages, in points; objects may lie in compressed streams. */
async function pagesOf(page: Page): Promise<string[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const plain = pdf.toString('latin1');
  const streams = [...plain.matchAll(/stream\r?\n/g)].map(({ index, 0: head }) => {
    try {
      return inflateSync(pdf.subarray(index + head.length)).toString('latin1');
    } catch {
      return '';
    }
  });
  const boxes = [plain, ...streams].flatMap((text) => [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]);
  return boxes.map(([, width, height]) => `${Math.round(Number(width))} × ${Math.round(Number(height))}`);
}

test('a sheet of puzzles: chosen, answered, on A4 and on Letter; its code leads to the puzzle', async () => {
  const { page, context, faults } = await visit('/foxu/puzzles', { size: PHONE, language: 'fr' });
  await page.locator('a[href^="/print/puzzles"]').click();
  await choose(page, fr.puzzles.number, '6');
  await page.waitForSelector(READY);
  expect([...(await seriousFindings(page)), ...(await smallTargets(page))]).toEqual([]);
  expect(await page.locator('[data-part="printed-puzzle"]').count()).toBe(6);
  expect(await page.locator('[data-part="answers"] p').count()).toBe(6);
  expect(await pagesOf(page)).toEqual(['595 × 842', '595 × 842', '595 × 842']);
  await choose(page, fr.puzzles.perPage, '6');
  await choose(page, fr.paper, 'letter');
  expect(await pagesOf(page)).toEqual(['612 × 792', '612 × 792']);
  await page.getByLabel(fr.puzzles.answers).uncheck();
  expect(await pagesOf(page)).toEqual(['612 × 792']);
  const link = (await page.locator('[data-part="printed-puzzle"] img').first().getAttribute('alt'))!;
  await page.goto(new URL(new URL(link).pathname, page.url()).href);
  await page.waitForSelector('[data-part="table"] svg');
  expect(faults).toEqual([]);
  await context.close();
});

test('a week of puzzles; what is left out is not printed', async () => {
  const { page, context, faults } = await visit('/print/puzzles', { size: DESKTOP, language: 'en' });
  await choose(page, en.puzzles.weekOf, '2026-01-05');
  await page.waitForSelector(READY);
  expect(await page.locator('[data-part="printed-puzzle"]').count()).toBe(7);
  await page.getByText(en.puzzles.pick).click();
  await page.locator('details input').first().uncheck();
  expect(await page.locator('[data-part="printed-puzzle"]').count()).toBe(6);
  expect([...(await seriousFindings(page)), ...(await smallTargets(page)), ...faults]).toEqual([]);
  await context.close();
});

test('each box has a print shop: all of it fits its pages, and a mark of 50 mm is 50 mm long', async () => {
  const { page, context, faults } = await visit('/z-game', { size: PHONE, language: 'fr' });
  await page.locator('a[href="/z-game/print"]').click();
  for (const game of GAME_IDS) {
    await page.goto(new URL(`/${game}/print`, page.url()).href);
    await page.waitForSelector(READY);
    for (const paper of ['a4', 'letter']) {
      await choose(page, fr.paper, paper);
      const pages = await page.locator('[data-part="pages"] > section').count();
      const size = paper === 'a4' ? '595 × 842' : '612 × 792';
      expect(await pagesOf(page)).toEqual(Array.from({ length: pages }, () => size));
      await page.emulateMedia({ media: 'print' });
      const rules = page.locator('[data-part="rules"] > div:last-child');
      await expect
        .poll(() => rules.evaluate((column) => column.scrollWidth - column.clientWidth), {
          message: `${game} ${paper}`,
        })
        .toBeLessThanOrEqual(1);
      const mark = page.locator('[data-part="pages"] svg path[d^="M2 3 H52"]').first();
      const { width } = await mark.evaluate((path) => path.getBoundingClientRect().toJSON());
      expect(width).toBeCloseTo((50 * 96) / 25.4, 0);
      await page.emulateMedia({ media: null });
    }
    expect([...(await seriousFindings(page)), ...(await smallTargets(page))]).toEqual([]);
  }
  expect(faults).toEqual([]);
  await context.close();
});

test('an evening on paper: pairings, standings and who met whom', async () => {
  const { page, context, faults } = await visit('/room', { size: DESKTOP, language: 'en' });
  await page.getByLabel(evening.yourName).fill('Kim');
  await page.getByRole('button', { name: evening.open }).click();
  for (const name of ['Grandma', 'Zoé', 'Ben']) {
    await page.getByLabel(evening.addName).fill(name);
    await page.getByRole('button', { name: evening.add }).click();
    await page.locator('[data-part="guests"]').getByText(name).waitFor();
  }
  await page.getByLabel(evening.form).selectOption('round-robin');
  await page.getByLabel(evening.game, { exact: true }).selectOption('foxu');
  await page.getByRole('button', { name: evening.start }).click();
  await page.getByRole('button', { name: evening.firstRound }).click();
  await page.waitForSelector('[data-part="round"]');
  await page.getByRole('link', { name: evening.print }).click();
  await page.waitForSelector(READY);
  expect(await pagesOf(page)).toEqual(['595 × 842', '595 × 842', '595 × 842']);
  expect(await page.locator('[data-part="pairings"] li').count()).toBe(2);
  const size = await page
    .locator('[data-part="pairings"] li')
    .first()
    .evaluate((row) => getComputedStyle(row).fontSize);
  expect(Number.parseFloat(size)).toBeCloseTo((38 * 96) / 72);
  expect(await page.locator('[data-part="cross-table"] tbody th').allTextContents()).toContain('Grandma');
  expect([...(await seriousFindings(page)), ...(await smallTargets(page)), ...faults]).toEqual([]);
  await context.close();
});
