/** A table by ear and by keyboard: one voice that tells, repeats and answers; moves that are typed. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../src/core/text.ts';
import { findGame } from '../../src/games/shelf.ts';
import { en } from '../../src/web/table/text/en.ts';
import { fr } from '../../src/web/table/text/fr.ts';
import { en as houseEn } from '../../src/web/text/en.ts';
import { seriousFindings } from './axe.ts';
import { DESKTOP, house, PHONE } from './house.ts';
import { BOARD, button, EAR, field, fromMore, HINT, RESULT, saying, TABLE, touch, twoAtOneScreen } from './parts.ts';

const { visit } = house();
const WORDS = { en, fr };

const heard = async (page: Page) => (await page.textContent(EAR))!.trim();
/** What is said next, after this. */
async function after(page: Page, act: () => Promise<unknown>): Promise<string> {
  const before = await page.textContent(EAR);
  await act();
  await expect.poll(() => page.textContent(EAR), { timeout: 20_000 }).not.toBe(before);
  return heard(page);
}
const press = (page: Page, key: string) => after(page, () => page.keyboard.press(key));
const typed = (page: Page) => page.getByLabel(saying('table.ear.type'), { exact: true });
const type = (page: Page, line: string) =>
  after(page, async () => {
    await typed(page).fill(line);
    await typed(page).press('Enter');
  });
/** All that speaks by itself. */
const voices = (page: Page) =>
  page.locator(`${TABLE} :is([aria-live], [role="status"], [role="alert"], [role="log"])`).count();

test('a move is told once, as a person would; keys repeat it and answer questions', async () => {
  const { page, context, faults } = await visit('/mister-zero', { size: DESKTOP, language: 'en' });
  await twoAtOneScreen(page);
  expect(await heard(page)).toBe('');
  for (const target of ['token:0', 'c-ne']) await touch(page, target);
  await expect.poll(() => heard(page)).toMatch(/^Red places the 0 on c-ne\. ./);
  // what to do now comes in the same breath, or in the next one where the machine is busy; said again both are
  const all = `Red places the 0 on c-ne. ${await page.textContent(HINT)}`;
  await expect.poll(() => press(page, '.')).toBe(all);
  expect(await press(page, ',')).toBe('Last move: Red places the 0 on c-ne.');
  expect(await press(page, '.')).toBe('Last move: Red places the 0 on c-ne.');
  expect(await press(page, ';')).toMatch(/^You can choose: .+; .+\./);
  expect(await press(page, ':')).toBe(await page.getAttribute(`${BOARD} svg`, 'aria-label'));
  expect(await press(page, '=')).toBe(en.ear.noClock);
  expect(await press(page, '*')).toBe(en.ear.nowhere);
  await page.locator(`${BOARD} [data-target][tabindex="0"]`).focus();
  await page.keyboard.press('ArrowLeft');
  const here = await page.locator(`${BOARD} [data-target]:focus`).getAttribute('aria-label');
  await expect.poll(() => press(page, '*')).toBe(here);
  // taken back it is said, and played again told again
  expect(await after(page, () => button(page, 'undo').click())).toContain(en.ear.takenBack);
  await page.keyboard.press('/');
  expect(await type(page, '0 c-ne')).toMatch(/^Red places the 0 on c-ne\. ./);
  expect(await voices(page)).toBe(1);
  expect([...(await seriousFindings(page)), ...faults]).toEqual([]);
  await context.close();
});

test('moves are typed where somebody likes to, and a refusal is said and seen; questions have words', async () => {
  const { page, context, faults } = await visit('/mister-zero', { size: PHONE, language: 'fr' });
  await twoAtOneScreen(page);
  await (await fromMore(page, 'table.ear.type')).click();
  await expect.poll(() => typed(page).evaluate((each) => each === document.activeElement)).toBe(true);
  expect(await type(page, 'pose le 0 sur c-no')).toMatch(/^Rouge pose le 0 sur c-no\./);
  expect(await typed(page).inputValue()).toBe('');
  const refused = await type(page, '4 c-no');
  expect(refused).toBe('Il y a déjà un jeton sur c-no. Choisissez un pont libre.');
  // it lies over what is below the board, not under the line
  const said = (await page.locator('p:not(.heard)', { hasText: refused }).boundingBox())!;
  const line = (await page.locator('[data-part="typed"]').boundingBox())!;
  expect(said.y + said.height).toBeLessThanOrEqual(line.y);
  // it can be put right
  expect(await typed(page).inputValue()).toBe('4 c-no');
  expect(await type(page, 'quatre')).toMatch(/^Ce n’est pas ainsi/);
  expect(await type(page, fr.ear.words.last)).toBe('Dernier coup\u00a0: Rouge pose le 0 sur c-no.');
  expect(await type(page, fr.ear.words.time)).toBe(fr.ear.noClock);
  expect([...(await seriousFindings(page)), ...faults]).toEqual([]);
  // it stays for the next page, and goes with Escape
  await page.reload();
  await typed(page).waitFor();
  await typed(page).press('Escape');
  await typed(page).waitFor({ state: 'detached' });
  await context.close();
});

test('while the table looks what a move leads to, nobody is told to wait for himself', async () => {
  const { page, context, faults } = await visit('/royale-mastermind', { size: DESKTOP, language: 'en' });
  await field(page, 'seats').selectOption('1');
  await button(page, 'alone').click();
  await page.waitForSelector(HINT);
  const hints = await page.evaluateHandle((hint) => {
    const seen = new Set<string>();
    const look = () => void seen.add(document.querySelector(hint)?.textContent ?? '');
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    return seen;
  }, HINT);
  for (const key of ['1', '2', '3', 'p']) await page.keyboard.press(key);
  await expect.poll(() => heard(page)).toMatch(/proposes red, yellow, green: ./);
  const told = await hints.evaluate((seen) => [...seen]);
  expect(told.length).toBeGreaterThan(2);
  expect(told.filter((hint) => hint.startsWith('Looking for the code'))).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

test('how much is told is a setting that is kept', async () => {
  const spoken = async (telling: keyof typeof houseEn.tellings) => {
    const { page, context } = await visit('/mister-zero', { size: DESKTOP, language: 'en' });
    await button(page, 'settings').click();
    await page.getByLabel(houseEn.tellings[telling], { exact: true }).check();
    await button(page, 'close').click();
    await page.reload();
    await page.locator('details:has(select)').last().waitFor({ state: 'attached' });
    for (const folded of await page.locator('details').all())
      await folded.evaluate((details: HTMLDetailsElement) => {
        details.open = true;
      });
    await field(page, 'table.time').selectOption('total');
    await twoAtOneScreen(page);
    for (const target of ['token:0', 'c-ne']) await touch(page, target);
    await expect.poll(() => heard(page)).toContain('Red places the 0 on c-ne.');
    const all = await heard(page);
    const hint = (await page.textContent(HINT))!;
    await context.close();
    return { turn: all.includes('Green’s turn.'), hint: all.includes(hint) };
  };
  expect(await spoken('brief')).toEqual({ turn: false, hint: false });
  expect(await spoken('normal')).toEqual({ turn: false, hint: true });
  expect(await spoken('full')).toEqual({ turn: true, hint: true });
});

/** A first move of whoever plays first against the computer, in each language's words. */
const FIRST: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  foxu: { en: 'diagonal a1f6', fr: 'diagonale a1f6' },
  'mister-zero': { en: '7 c-nw', fr: '7 c-no' },
  'ricochet-robots': { en: 'announce 9', fr: 'annonce 9' },
  'royale-mastermind': {
    en: 'red star, blue circle, red square',
    fr: 'étoile rouge, cercle bleu, carré rouge',
  },
  'z-game': { en: 'set up cross zero plus arrow plus zero cross', fr: 'xopapox' },
};

describe.each(Object.keys(FIRST))('%s', (game) => {
  test.each(['en', 'fr'] as const)('%s: it is heard, asked about and typed', async (language) => {
    const { ear, keys } = WORDS[language];
    const text = await findGame(game)!.text[language]();
    const { page, context, faults } = await visit(`/${game}`, { size: language === 'fr' ? PHONE : DESKTOP, language });
    await field(page, 'seat').selectOption({ index: 0 });
    await button(page, 'againstComputer').click();
    await page.waitForSelector(BOARD);
    // what chance has drawn is told first
    await expect
      .poll(async () => (await press(page, ':')) === (await page.getAttribute(`${BOARD} svg`, 'aria-label')))
      .toBe(true);
    expect(await press(page, ';')).toContain(ear.moves.split('{')[0]);
    await page.keyboard.press('/');
    // told are the move and, soon after, what to do
    expect(await type(page, FIRST[game]![language])).not.toMatch(/isn’t written|ainsi que s’écrit/);
    expect(await type(page, ear.words.last)).not.toBe(ear.nothingYet);
    await typed(page).press('Escape');
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: keys.name });
    for (const line of [...text.keys!, ...text.notation]) await sheet.getByText(line, { exact: true }).waitFor();
    expect([...(await seriousFindings(page)), ...faults]).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await voices(page)).toBe(1);
    await context.close();
  });
});

test('over the network both hear the move, what is said and how it ends', async () => {
  const ann = await visit('/foxu/friends', { size: DESKTOP, language: 'en' });
  await field(ann.page, 'online.yourName').fill('Ann');
  await button(ann.page, 'online.open').click();
  await ann.page.getByRole('heading', { name: saying('online.lobby') }).waitFor();
  const bob = await visit(new URL(ann.page.url()).pathname, { size: PHONE, language: 'fr' });
  await field(bob.page, 'online.yourName').fill('Bob');
  await button(bob.page, 'online.sitDown').click();
  await button(ann.page, 'online.start').click();
  await Promise.all([ann, bob].map(({ page }) => page.waitForSelector(`${TABLE} ${BOARD}`)));
  await ann.page.keyboard.press('/');
  await typed(ann.page).fill('a1f6');
  await typed(ann.page).press('Enter');
  for (const { page } of [ann, bob]) await expect.poll(() => heard(page)).toContain('Ann');
  expect(await voices(bob.page)).toBe(1);
  await (await fromMore(ann.page, 'resign')).click();
  await button(ann.page.locator('dialog'), 'resign').click();
  for (const { page } of [ann, bob]) await page.waitForSelector(RESULT);
  await expect.poll(() => heard(bob.page)).toContain(fr.youWon);
  expect([...ann.faults, ...bob.faults]).toEqual([]);
  await Promise.all([ann.context.close(), bob.context.close()]);
});
