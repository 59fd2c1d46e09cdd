/** Every game is played to its end in a real browser, at phone and desktop size, in both languages. */
import { describe, expect, test } from 'vitest';
import { SHELF } from '../../src/games/shelf.ts';
import { DESKTOP, house, PHONE, playToTheEnd } from './house.ts';
import { button, twoAtOneScreen, unfold } from './parts.ts';

const { visit } = house();
/** A game in real time is not won by touching at random: robots.test.ts plays it. */
const playable = SHELF.filter(({ board, rules }) => board && !rules.seats.includes(16)).map(({ rules }) => rules.id);
/** Shorter games, where whole ones would take many minutes of touching. */
const OPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = { 'royale-mastermind': { rounds: '2' } };

describe.each(playable)('%s', (game) => {
  test.concurrent.each([
    { size: PHONE, language: 'fr' },
    { size: DESKTOP, language: 'en' },
  ] as const)('two at one screen, $size.width px, $language', async ({ size, language }) => {
    const { page, context, faults } = await visit('/', { size, language });
    await page.click(`a[href="/${game}"]`);
    await button(page, 'onThisScreen').waitFor();
    for (const [option, value] of Object.entries(OPTIONS[game] ?? {})) {
      await unfold(page, option);
      await page.fill(`#option-${option}`, value);
      await page.locator(`#option-${option}`).blur();
    }
    await twoAtOneScreen(page);
    await playToTheEnd(page, size.width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });
});
