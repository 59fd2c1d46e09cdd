/** Every game is played to its end in a real browser, at phone and desktop size, in both languages. */
import { describe, expect, test } from 'vitest';
import { SHELF } from '../../src/games/shelf.ts';
import { DESKTOP, house, PHONE, playToTheEnd } from './house.ts';

const { visit } = house();
const playable = SHELF.filter(({ board }) => board).map(({ rules }) => rules.id);
const TWO_AT_ONE_SCREEN = { en: 'On this screen', fr: 'Sur cet écran' } as const;

describe.each(playable)('%s', (game) => {
  test.each([
    { size: PHONE, language: 'fr' },
    { size: DESKTOP, language: 'en' },
  ] as const)('two at one screen, $size.width px, $language', async ({ size, language }) => {
    const { page, context, faults } = await visit('/', { size, language });
    await page.click(`a[href="/${game}"]`);
    await page.click(`text=${TWO_AT_ONE_SCREEN[language]}`);
    await page.waitForSelector('.board, .curtain');
    await playToTheEnd(page, size.width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });
});
