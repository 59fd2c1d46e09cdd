/** A finished game looked back on in a real browser: the fault, what was better, what followed, and learning from it. */
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seriousFindings, smallTargets } from './axe.ts';
import { open, sit } from './friends.ts';
import { DESKTOP, house, PHONE, playToTheEnd } from './house.ts';
import {
  BOARD,
  button,
  CARD,
  fromMore,
  GRAPH,
  PROGRESS,
  RESULT,
  REVIEW,
  saying,
  TABLE,
  twoAtOneScreen,
} from './parts.ts';

const { visit } = house();

/** A game of Foxu that Ben lost by not swapping: docs/example.escale-game.json. */
const example = readFileSync(new URL('../../docs/example.escale-game.json', import.meta.url));
const link = `/open/review#${deflateRawSync(example).toString('base64url')}`;
/** The event of his blunder. */
const BLUNDER = 3;

const board = (page: Page) => page.locator(`${BOARD} svg`).first().getAttribute('aria-label');
const slider = (page: Page) => page.locator(`${GRAPH} input`);
const whole = (page: Page) => page.locator(PROGRESS).waitFor({ state: 'detached' });

describe.each([
  { size: PHONE, language: 'fr', theme: 'dark' },
  { size: DESKTOP, language: 'en', theme: 'light' },
] as const)('$language, $theme, $size.width px', ({ size, language, theme }) => {
  test('a fault is shown: the better move, what followed, and why', async () => {
    const { page, context, faults } = await visit(link, { size, language });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.waitForSelector(REVIEW);
    await whole(page);
    expect([...(await seriousFindings(page)), ...(await smallTargets(page))]).toEqual([]);
    const end = await board(page);
    await button(page, 'review.previousFault').click();
    await expect.poll(() => slider(page).inputValue()).toBe(String(BLUNDER));
    expect(await board(page)).not.toBe(end);
    const card = page.locator(CARD);
    // the swap is drawn, and told
    await expect
      .poll(() => page.locator(`${BOARD} [fill^="var(--advice"], ${BOARD} [stroke^="var(--advice"]`).count())
      .toBeGreaterThan(0);
    await card.getByText(language === 'en' ? /^A better move: Swap/ : /^Il y avait mieux\s: Échangez/).waitFor();
    await card.getByText(language === 'en' ? /Ada wins in 7 slides/ : /Ada gagne en 7/).waitFor();
    await button(card, 'review.played').click();
    const line = page.locator('[data-part="line"]');
    const before = await board(page);
    for (let step = 1; step <= 3; step++) {
      await line.getByRole('button').last().click();
      await line.getByText(new RegExp(`${step} (of|sur) 7`)).waitFor();
    }
    expect(await board(page)).not.toBe(before);
    expect([...(await seriousFindings(page)), ...(await smallTargets(page))]).toEqual([]);
    // and played on from there, though the game came by a link
    await page.getByRole('link', { name: /^(What if|Et si)\s?[?…]/ }).click();
    await page.waitForURL(/\/foxu\/analysis\?from=link&at=\d+#/);
    await page.locator('[data-part="tree"] [aria-current]').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('learning from it: a wrong move, help, and better is found', async () => {
    const { page, context, faults } = await visit(link, { size, language });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.waitForSelector(REVIEW);
    await whole(page);
    // Ada made no mistake
    const learn = page.getByRole('button', { name: saying('review.learn.of') });
    expect(await learn.count()).toBe(1);
    await learn.click();
    await page.locator(`${BOARD} [data-state="legal"]`).first().waitFor();
    expect([...(await seriousFindings(page)), ...(await smallTargets(page))]).toEqual([]);
    await page.locator(`${BOARD} [data-state="legal"][data-target*="2"]`).first().dispatchEvent('click');
    await page.getByText(saying('review.learn.wrong')).waitFor();
    await button(page, 'review.learn.help').click();
    await button(page, 'review.learn.helpMore').click();
    await page.getByText(saying('review.learn.among')).waitFor();
    await page
      .getByRole('listitem')
      .getByRole('button', { name: /^(Swap|Échangez)/ })
      .click();
    await page.getByText(saying('review.learn.right')).waitFor();
    await button(page, 'review.learn.finish').click();
    await page.getByText(saying('review.learn.foundAll')).waitFor();
    expect([...(await seriousFindings(page)), ...(await smallTargets(page))]).toEqual([]);
    await page
      .locator('[data-part="learn"]')
      .getByRole('button', { name: saying('review.learn.leave') })
      .last()
      .click();
    await page.waitForSelector(REVIEW);
    expect(faults).toEqual([]);
    await context.close();
  });
});

test('by keys alone: through the game on the strip, and along a line', async () => {
  const { page, context } = await visit(link, { size: DESKTOP, language: 'en' });
  await page.waitForSelector(REVIEW);
  await whole(page);
  const strip = slider(page);
  await strip.focus();
  await page.keyboard.press('Home');
  await expect.poll(() => strip.getAttribute('aria-valuetext')).toBe('The start');
  for (let press = 0; press <= BLUNDER; press++) await page.keyboard.press('ArrowRight');
  await expect.poll(() => strip.getAttribute('aria-valuetext')).toMatch(/Ben slides.*Blunder\. Ada can force a win\./);
  const better = button(page.locator(CARD), 'review.better');
  await better.focus();
  await page.keyboard.press('Enter');
  await page
    .locator('[data-part="line"]')
    .getByText(/^Move 0 of/)
    .waitFor();
  await page.keyboard.press('ArrowRight');
  await page
    .locator('[data-part="line"]')
    .getByText(/^Move 1 of/)
    .waitFor();
  await page.keyboard.press('End');
  await expect.poll(() => strip.inputValue()).toBe(await strip.getAttribute('max'));
  await context.close();
});

test('a game of this browser: not before its end; then from its result, and a second look is at once', async () => {
  const { page, context, faults } = await visit('/foxu', { size: DESKTOP, language: 'en' });
  await twoAtOneScreen(page);
  const address = page.url();
  const offered = page.getByRole('link', { name: saying('table.review') });
  expect(await offered.count()).toBe(0);
  await page.goto(`${address}/review`);
  await page.getByRole('heading', { name: saying('review.notOver') }).waitFor();
  await page.goto(address);
  await page.waitForSelector(TABLE);
  await playToTheEnd(page, 3);
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  await page
    .locator(RESULT)
    .getByRole('link', { name: saying('table.review') })
    .click();
  await page.waitForSelector(REVIEW);
  await whole(page);
  const told = await page.locator(`${REVIEW} ol`).textContent();
  // whatever thinks from now on is not needed
  await page.addInitScript(() => {
    (globalThis as { Worker: unknown }).Worker = class {
      postMessage() {}
      terminate() {}
    };
  });
  await page.reload();
  await page.waitForSelector(REVIEW);
  await whole(page);
  expect(await page.locator(`${REVIEW} ol`).textContent()).toBe(told);
  expect(faults).toEqual([]);
  await context.close();
});

test('with others: nothing of it while the game runs, neither by the page nor by its address', async () => {
  const ann = await visit('/foxu/friends', { size: DESKTOP, language: 'en' });
  const address = await open(ann, 'Ann');
  const bob = await visit(address, { size: PHONE, language: 'fr' });
  await sit(bob, 'Bob');
  await button(ann.page, 'online.start').click();
  await Promise.all([ann, bob].map(({ page }) => page.waitForSelector(`${TABLE} ${BOARD}`)));
  for (const { page } of [ann, bob])
    expect(await page.getByRole('link', { name: saying('table.review') }).count()).toBe(0);
  await bob.page.goto(`${bob.page.url()}/review`);
  await bob.page.getByRole('heading', { name: saying('review.notOver') }).waitFor();
  expect(await bob.page.locator(REVIEW).count()).toBe(0);
  await (await fromMore(ann.page, 'resign')).click();
  await ann.page.locator('dialog[open]').getByRole('button').last().click();
  await ann.page.waitForSelector(RESULT);
  await bob.page.reload();
  await bob.page.waitForSelector(REVIEW);
  await whole(bob.page);
  await ann.page.goto(`${ann.page.url()}/record`);
  await ann.page.waitForSelector(RESULT);
  expect(ann.faults).toEqual([]);
  await Promise.all([ann.context.close(), bob.context.close()]);
});
