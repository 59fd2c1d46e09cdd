/** Going through a game again, in a real browser: by keys, by a slider, by itself, on a phone too. */
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { seriousFindings, smallTargets } from './axe.ts';
import { DESKTOP, house, PHONE } from './house.ts';
import { BOARD, button, CURTAIN, DOCK, fromMore, LOG, PLAYERS, REPLAY, touch, twoAtOneScreen } from './parts.ts';

const { visit } = house();

const board = (page: Page) => page.locator(`${BOARD} svg`).first().getAttribute('aria-label');
const current = (page: Page) => page.locator(`${LOG} [aria-current]`).allTextContents();
const slider = (page: Page) => page.locator(`${REPLAY} input`);
const step = (page: Page, name: RegExp) => page.locator(REPLAY).getByRole('button', { name });

/** What of the bar cannot be touched, because something else lies there. */
const covered = (page: Page) =>
  page.locator(`${REPLAY} :is(button, a, input)`).evaluateAll((parts) =>
    parts.flatMap((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      const isOpen = [0.1, 0.9].every((at) => document.elementFromPoint(left + at * width, top + height / 2) === part);
      return width === 0 || part.closest('[data-idle]') || isOpen ? [] : [part.textContent || part.ariaLabel];
    }),
  );

/** Three tokens are placed. */
async function begin(page: Page): Promise<void> {
  await twoAtOneScreen(page);
  for (const target of ['token:0', 'c-ne', 'token:3', 'c-sw', 'token:4', 'c-nw']) await touch(page, target);
  await page.waitForFunction((board) => /4/.test(document.querySelector(board)!.ariaLabel ?? ''), `${BOARD} svg`);
}

test.concurrent('arrow keys, Home and End, and the log follows', async ({ expect }) => {
  const { page, context, faults } = await visit('/mister-zero', { size: DESKTOP, language: 'en' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await begin(page);
  const now = await board(page);
  await page.locator(PLAYERS).click();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const seen: (string | null)[] = [];
  for (const key of ['ArrowLeft', 'ArrowLeft', 'Home', 'ArrowRight', 'ArrowRight', 'End']) {
    await page.keyboard.press(key);
    const at = { ArrowLeft: 2 - seen.length, Home: 0, ArrowRight: seen.length - 2, End: 3 }[key];
    await expect.poll(() => slider(page).inputValue()).toBe(String(at));
    if (at !== undefined && at > 0) await expect.poll(async () => (await current(page)).length).toBe(1);
    seen.push(await board(page));
  }
  expect(new Set(seen).size).toBe(4);
  expect(seen[1]).toBe(seen[3]);
  expect(seen[0]).toBe(seen[4]);
  expect(seen[5]).toBe(now);
  expect(await seriousFindings(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

test.concurrent('on a phone: a thin bar under the whole board, a slider, and by itself', async ({ expect }) => {
  const { page, context, faults } = await visit('/mister-zero', { size: PHONE, language: 'fr' });
  await begin(page);
  expect(await page.locator(REPLAY).count()).toBe(0);
  const size = (await page.locator(BOARD).boundingBox())!;
  await page.locator(LOG).getByRole('button', { name: 'Reculer', exact: true }).click();
  await page.waitForSelector(REPLAY);
  const seen = (await page.locator(BOARD).boundingBox())!;
  expect([seen.width, seen.height]).toEqual([size.width, size.height]);
  expect(seen.y).toBeGreaterThanOrEqual(0);
  expect(await page.locator('dialog[open]').count()).toBe(0);
  const bar = (await page.locator(REPLAY).boundingBox())!;
  const dock = (await page.locator(DOCK).boundingBox())!;
  expect(bar.y + bar.height).toBeCloseTo(dock.y, 0);
  expect(bar.y).toBeGreaterThanOrEqual(seen.y + seen.height);
  expect(await seriousFindings(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await slider(page).fill('0');
  await expect.poll(() => slider(page).getAttribute('aria-valuetext')).toBe('Le début');
  await step(page, /^Vitesse/).click();
  await step(page, /^Défilement/).click();
  // at the end it is the present again, and the bar goes
  await expect.poll(() => page.locator(REPLAY).count(), { timeout: 20_000 }).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test.concurrent('when the game is over, what was hidden is seen in it', async ({ expect }) => {
  const { page, context, faults } = await visit('/z-game', { size: DESKTOP, language: 'en' });
  await twoAtOneScreen(page);
  for (const _ of [0, 1]) {
    await button(page, 'lift').click();
    await page.click('[data-control="random"]');
    await page.click('[data-control="set-up"]');
    await page.waitForSelector(CURTAIN);
  }
  await button(page, 'lift').click();
  expect(await board(page)).toMatch(/Black:.*hidden piece/);
  await (await fromMore(page, 'resign')).click();
  await page.locator('dialog[open]').getByRole('button').last().click();
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  for (const key of ['Home', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect.poll(() => slider(page).inputValue()).toBe('2');
  expect(await board(page)).toMatch(/Black:.*hidden zero/);
  expect(await board(page)).not.toContain('hidden piece');
  // on the narrowest phone nothing of the bar lies over anything else of it
  await page.setViewportSize({ width: 360, height: 640 });
  await expect.poll(() => covered(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});
