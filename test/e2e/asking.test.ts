/** What cannot be done says why, what means nothing says what would, and what was deleted comes back: in a real browser. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { en } from '../../src/web/table/text/en.ts';
import { seriousFindings } from './axe.ts';
import { DESKTOP, house, PHONE } from './house.ts';
import { BOARD, button, EAR, fromMore, HINT, LOG, RESULT, saying, touch, twoAtOneScreen } from './parts.ts';

const { visit } = house();

test('a button that leads nowhere keeps its focus and says why', async () => {
  const { page, context } = await visit('/foxu', { size: DESKTOP, language: 'en' });
  await twoAtOneScreen(page);
  const undo = button(page, 'undo');
  expect(await undo.getAttribute('aria-disabled')).toBe('true');
  await undo.focus();
  await page.keyboard.press('Enter');
  await page.locator(EAR, { hasText: en.notNow.nothingPlayed }).waitFor({ state: 'attached' });
  expect(await undo.evaluate((element) => element === document.activeElement)).toBe(true);
  await context.close();
});

test('a touch that means nothing says what would', async () => {
  const { page, context } = await visit('/foxu', { size: PHONE, language: 'fr' });
  await twoAtOneScreen(page);
  const hint = page.locator(HINT);
  const plain = await hint.getAttribute('class');
  const said = await hint.locator('span').elementHandle();
  const frame = (await page.locator(`${BOARD} svg`).boundingBox())!;
  await page.mouse.click(frame.x + 3, frame.y + 3);
  await expect.poll(() => hint.getAttribute('class')).not.toBe(plain);
  // said anew, for ears as well
  expect(await said!.evaluate((element) => element.isConnected)).toBe(false);
  await context.close();
});

test('notation is shown on request', async () => {
  const { page, context } = await visit('/foxu', { size: DESKTOP, language: 'en' });
  await twoAtOneScreen(page);
  const codes = page.locator(`${LOG} code`);
  await page.locator(`${LOG} li`).first().waitFor();
  expect(await codes.count()).toBe(0);
  await button(page, 'settings').click();
  await page
    .getByRole('group', { name: saying('notation') })
    .getByRole('radio')
    .last()
    .check();
  await button(page, 'close').click();
  expect(await codes.count()).toBeGreaterThan(0);
  await context.close();
});

test('a past game tells opponent, level, result and side; what is deleted can be put back', async () => {
  const { page, context } = await visit('/z-game', { size: PHONE, language: 'en' });
  await button(page, 'againstComputer').click();
  await page.waitForSelector(BOARD);
  const table = new URL(page.url()).pathname;
  await page.goto(new URL('/z-game', page.url()).href);
  const onward = page.getByRole('link', { name: saying('continue') });
  await onward.nth(1).waitFor();
  await button(page, 'remove').click();
  await button(page, 'putBack').waitFor();
  expect(await onward.count()).toBe(0);
  await button(page, 'putBack').click();
  await onward.nth(1).waitFor();
  await onward.first().click();
  await page.waitForSelector(BOARD);
  expect(new URL(page.url()).pathname).toBe(table);
  const resign = await fromMore(page, 'resign');
  const { x, width } = (await resign.boundingBox())!;
  // the list opens within the screen
  expect([x >= 0, x + width <= PHONE.width]).toEqual([true, true]);
  await resign.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: saying('resign') })
    .click();
  await page.waitForSelector(RESULT);
  await page.goto(new URL('/z-game', page.url()).href);
  const game = page.locator(`li:has(a[href="${table}"])`);
  expect(await game.innerText()).toMatch(
    /^Against (Rosa|Hugo|Inès|Max) \(Easy\)\nYou resigned\. You lost to .+\. · You: White · /m,
  );
  await button(game, 'remove').click();
  const undo = button(page, 'putBack');
  await undo.waitFor();
  expect(await undo.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await game.waitFor();
  await page.reload();
  await game.waitFor();
  await context.close();
});

test('a lesson says what was right about a wrong answer, and ends at a first game', async () => {
  const { page, context } = await visit('/foxu/learn', { size: PHONE, language: 'en' });
  await button(page, 'lessonStart').click();
  const answer = async (target: string) => {
    await page.locator(`[data-target="${target}"], [data-control="${target}"]`).first().dispatchEvent('click');
    await button(page, 'lessonNext').click();
  };
  await answer('diagonal:a1f6');
  await touch(page, 'c3');
  await page.getByText('The right line: go on, to d4.').waitFor();
  for (const target of ['d4', 'swap', 'a6', 'a1', 'b1']) await answer(target);
  expect(await seriousFindings(page)).toEqual([]);
  await button(page, 'firstGame').click();
  await page.locator('[data-part="ribbon"][data-kind="goal"]').waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/table\//);
  await context.close();
});

test('files that are wrong are named, each with its reason, in the reader’s language; good ones open', async () => {
  const { page, context } = await visit('/', { size: PHONE, language: 'fr' });
  const file = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  const good = readFileSync(new URL('../../docs/example.escale-game.json', import.meta.url), 'utf8');
  const chosen = page.locator('input[type="file"]');
  await chosen.setInputFiles([file('vacances.json', good.replace('escale-game', 'chess')), file('reste.json', '{')]);
  const told = page.getByRole('alert').locator('p');
  await expect.poll(() => told.count()).toBe(2);
  const [first, second] = await told.allTextContents();
  expect(first).toMatch(/«\s?vacances\.json\s?».*«\s?format\s?» devrait être "escale-game"\.$/);
  expect(second).toMatch(/«\s?reste\.json\s?».*ce n’est pas du JSON/);
  await chosen.setInputFiles([file('bonne.json', good)]);
  await page.waitForSelector(BOARD);
  await context.close();
});
