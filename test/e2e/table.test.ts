/** A table in a real browser: what happens around the board, whichever game is on it. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seriousFindings, smallTargets } from './axe.ts';
import { DESKTOP, house, PHONE, playToTheEnd } from './house.ts';

const { visit } = house();

/** What can be read of the game: the log, and the board in words. */
const position = async (page: Page): Promise<readonly (string | null)[]> => [
  ...(await page.locator('.log li').allTextContents()),
  await page.locator('.board .scene').getAttribute('aria-label'),
];
const twoAtOneScreen = async (page: Page) => {
  await page.locator('.play-now button').last().click();
  await page.waitForSelector('.board, .curtain');
};

const touch = (page: Page, target: string) => page.locator(`.board [data-target="${target}"]`).dispatchEvent('click');

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
    await page.click('.refused .rule-link');
    await page.waitForSelector('.sheet .rules-section#laying');
    await sound(page);
    await page.keyboard.press('Escape');
    await page.click('.top button');
    await page.waitForSelector('.sheet .choice');
    await sound(page);
    await page.keyboard.press('Escape');
    await page.goto(page.url().replace(/table.*/, 'z-game'));
    await twoAtOneScreen(page);
    await sound(page);
    await page.locator('.peek').focus();
    await page.keyboard.down(' ');
    await page.waitForSelector('.behind .scene');
    await sound(page);
    await page.keyboard.up(' ');
    await page.waitForSelector('.curtain .note');
    expect(faults).toEqual([]);
    await context.close();
  });

  test.concurrent('the result sheet, and the log in its place: no serious finding, nothing too small', async () => {
    const { page, context, faults } = await visit('/foxu', { size, language });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await twoAtOneScreen(page);
    await playToTheEnd(page, size.width);
    await page.waitForSelector('.result-sheet .account li');
    await sound(page);
    await page.keyboard.press('Escape');
    if (size === PHONE) await page.click('.newest');
    await page.waitForSelector('.log li');
    await sound(page);
    expect(faults).toEqual([]);
    await context.close();
  });
});

test.concurrent('a game goes on where it was after the page is loaded anew', async () => {
  const { page, context } = await visit('/mister-zero', { size: DESKTOP, language: 'en' });
  await twoAtOneScreen(page);
  for (const target of ['token:0', 'c-ne', 'token:3', 'c-sw']) await touch(page, target);
  await page.locator('.log li').nth(1).waitFor();
  const before = await position(page);
  await page.reload();
  await page.waitForSelector('.board');
  expect(await position(page)).toEqual(before);
  for (const target of ['token:5', 'c-se']) await touch(page, target);
  await page.locator('.log li').nth(2).waitFor();
  await context.close();
});

test.concurrent('a whole game against the computer, which is hurried', async () => {
  const { page, context, faults } = await visit('/mister-zero', { size: PHONE, language: 'fr' });
  await page.locator('.field select').nth(1).selectOption('1');
  await page.click('.play-now .main');
  await page.waitForSelector('.board');
  await playToTheEnd(page, 3);
  expect(await page.locator('.result-sheet dt').allTextContents()).toContain('Ordinateur, Débutant');
  expect(faults).toEqual([]);
  await context.close();
});

test.concurrent('a secret is covered as soon as nobody looks, and what was begun is still there', async () => {
  const { page, context } = await visit('/z-game', { size: PHONE, language: 'en' });
  await twoAtOneScreen(page);
  await page.click('.curtain .main');
  await page.click('[data-control="random"]');
  const begun = await position(page);
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  await page.waitForSelector('.curtain');
  expect(await page.locator('.board').isVisible()).toBe(false);
  expect(await page.locator('.actions > button').nth(1).isDisabled()).toBe(true);
  await page.click('.curtain .main');
  expect(await position(page)).toEqual(begun);
  await context.close();
});

test.concurrent('whoever does not know the game reads its rules at the table', async () => {
  const { page, context, faults } = await visit('/royale-mastermind', { size: PHONE, language: 'fr' });
  await twoAtOneScreen(page);
  await page.click('.actions button:has-text("Les règles")');
  await page.locator('.sheet .rules-section').nth(3).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.click('.sheet .at-hand .main');
  await page.waitForSelector('.sheet', { state: 'detached' });
  expect(faults).toEqual([]);
  await context.close();
});

test.concurrent('a phone that lies has the board and what to do beside each other', async () => {
  const { page, context } = await visit('/foxu', { size: { width: 640, height: 360 }, language: 'fr' });
  await twoAtOneScreen(page);
  const [board, controls] = await page.evaluate(() =>
    ['.board .scene', '.controls'].map((each) => document.querySelector(each)!.getBoundingClientRect().toJSON()),
  );
  expect(board.bottom).toBeLessThanOrEqual(360);
  expect(board.height).toBeGreaterThan(280);
  expect(controls.left).toBeGreaterThanOrEqual(board.right);
  expect(controls.top).toBeLessThan(200);
  await context.close();
});

test.concurrent('a match: sides change, points are added up', async () => {
  const { page, context } = await visit('/foxu', { size: DESKTOP, language: 'en' });
  await page.locator('.field select').last().selectOption('3');
  await twoAtOneScreen(page);
  await page.click('text=Give up');
  await page.click('.question .plain');
  expect(await page.locator('.result').count()).toBe(0);
  await page.click('text=Give up');
  await page.click('.question .main');
  await page.waitForSelector('.result-sheet');
  expect(await page.locator('.controls .hint').textContent()).toBe('Player 1 gave up.');
  await page.click('.result-sheet .main');
  await page.waitForSelector('text=Game 2 of 3');
  expect(await page.locator('.players li').allTextContents()).toEqual(['Player 2Starter1', 'Player 1Second player0']);
  await context.close();
});

test.concurrent('what happens is said to those who do not see it', async () => {
  const { page, context } = await visit('/mister-zero', { size: DESKTOP, language: 'en' });
  await twoAtOneScreen(page);
  for (const target of ['token:0', 'c-ne']) await touch(page, target);
  await page.waitForFunction(() => document.querySelector('.log .heard')!.textContent === 'Red places the 0 on c-ne.');
  await context.close();
});

test.concurrent('a page whose parts cannot be loaded says so and leads back', async () => {
  const { page, context } = await visit('/', { size: PHONE, language: 'en' });
  await page.route(/\/assets\/board-(?!cover)[^/]*\.js/, (route) => route.abort());
  await page.goto(`${page.url()}foxu/learn`);
  await page.waitForSelector('.face[role=alert]');
  expect(await page.locator('h1').textContent()).toBe('Something went wrong');
  await page.click('.face a');
  await page.waitForSelector('.shelf');
  await context.close();
});

test.concurrent('on a wide screen nothing has to be scrolled to play', async () => {
  const { page, context } = await visit('/ricochet-robots', { size: DESKTOP, language: 'fr' });
  await twoAtOneScreen(page);
  const seen = await page.evaluate(() => ({
    scrolls: document.documentElement.scrollHeight > innerHeight,
    board: document.querySelector('.board')!.getBoundingClientRect().height / innerHeight,
    controls: document.querySelector('.controls')!.getBoundingClientRect().bottom < innerHeight,
  }));
  expect(seen).toMatchObject({ scrolls: false, controls: true });
  expect(seen.board).toBeGreaterThan(0.85);
  await context.close();
});

test.concurrent('a picture of the board can be taken home', async () => {
  const { page, context } = await visit('/foxu', { size: DESKTOP, language: 'en' });
  await twoAtOneScreen(page);
  const [picture] = await Promise.all([page.waitForEvent('download'), page.click('text=Picture')]);
  expect(picture.suggestedFilename()).toBe('foxu.png');
  await context.close();
});
