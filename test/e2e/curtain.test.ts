/** Several people before one screen: when it is handed over, and who sees what first. */
import { expect, test } from 'vitest';
import { DESKTOP, house, PHONE, playToTheEnd } from './house.ts';
import { BOARD, button, CONTROLS, CURTAIN, field, LOG, twoAtOneScreen, unfold } from './parts.ts';

const { visit } = house();

test('the curtain falls when one’s own move has landed, and at once when nobody looks', async () => {
  const { page, context, faults } = await visit('/z-game', { size: DESKTOP, language: 'en' });
  await twoAtOneScreen(page);
  await button(page, 'lift').click();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.click('[data-control="random"]');
  await page.locator(`${CONTROLS} .button.main`).first().click();
  await page.locator(`${LOG} li`).first().waitFor();
  // time stands still: what was done is still to be seen by the one who did it, and nothing more
  expect(await page.locator(BOARD).isVisible()).toBe(true);
  expect(await page.locator(CURTAIN).count()).toBe(0);
  expect(await button(page, 'hint').isDisabled()).toBe(true);
  await page.clock.runFor(5000);
  await page.clock.resume();
  await page.getByRole('heading', { name: 'It’s Black’s turn' }).waitFor();
  expect(await page.locator(BOARD).count()).toBe(0);

  await button(page, 'lift').click();
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  await page.waitForSelector(CURTAIN);
  expect(faults).toEqual([]);
  await context.close();
});

test('a code drawn at random is shown to its Codemaker before the Codebreaker takes the screen', async () => {
  const { page, context, faults } = await visit('/royale-mastermind', { size: PHONE, language: 'en' });
  await field(page, 'seats').selectOption('2');
  await unfold(page, 'code');
  await page.locator('#option-code').selectOption('drawn');
  await page.fill('#option-rounds', '2');
  await page.locator('#option-rounds').blur();
  await twoAtOneScreen(page);
  await page.getByRole('heading', { name: 'A secret for Player 1' }).waitFor();
  await button(page, 'lift').click();
  const told = page.locator(`${BOARD} svg`);
  await button(page, 'secretSeen').waitFor();
  const code = await told.getAttribute('aria-label');
  await button(page, 'secretSeen').click();
  await button(page, 'secretSeen').waitFor({ state: 'detached' });
  await page.waitForFunction(
    ([board, before]) => document.querySelector(`${board} svg`)?.getAttribute('aria-label') !== before,
    [BOARD, code] as const,
  );
  expect(await page.locator(CURTAIN).count()).toBe(0);
  expect(code).not.toBe(await told.getAttribute('aria-label'));
  await playToTheEnd(page, 11);
  expect(faults).toEqual([]);
  await context.close();
});
