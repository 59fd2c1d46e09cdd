/** An evening as several people: phones, one big screen, somebody without a phone, a keeper who hands on. */
import { expect, test } from 'vitest';
import { en } from '../../src/web/evening/text/en.ts';
import { fr } from '../../src/web/evening/text/fr.ts';
import { seriousFindings, smallTargets } from './axe.ts';
import { DESKTOP, house, PHONE } from './house.ts';

const { visit } = house();
const part = (name: string) => `[data-part="${name}"]`;
const TELEVISION = { width: 1920, height: 1080 };

test('a room from its opening to the first results', async () => {
  const { page: keeper, faults } = await visit('/room', { size: PHONE, language: 'en' });
  await keeper.getByLabel(en.yourName).fill('Kim');
  await keeper.getByRole('button', { name: en.open }).click();
  await keeper.waitForSelector(part('door'));
  const code = await keeper.locator(`${part('door')} h2 + p`).textContent();
  const room = new URL(keeper.url()).pathname;

  const { page: screen } = await visit(`${room}/screen`, { size: TELEVISION, language: 'fr' });
  await screen.getByText(code!).waitFor();

  // by the code, in small letters and in French; the name is all that is asked
  const { page: zoe, context } = await visit('/room', { size: PHONE, language: 'fr' });
  await zoe.getByLabel(fr.code).fill(code!.toLowerCase());
  await zoe.getByRole('button', { name: fr.find }).click();
  await zoe.locator(`${part('join')} input`).fill('Zoé');
  await zoe.getByRole('button', { name: fr.join }).click();
  await screen.getByText('Zoé').waitFor();
  // a refresh changes nothing
  await zoe.reload();
  await zoe.locator(part('guests')).getByText(fr.you).waitFor();

  await keeper.getByLabel(en.addName).fill('Grandma');
  await keeper.getByRole('button', { name: en.add }).click();
  await screen.getByText('Grandma').waitFor();

  // everybody against everybody: a table of the house where both have a phone, else a result that is typed in
  await keeper.getByLabel(en.form).selectOption('round-robin');
  await keeper.getByLabel(en.game, { exact: true }).selectOption('foxu');
  await keeper.getByRole('button', { name: en.start }).click();
  await keeper.getByRole('button', { name: en.firstRound }).click();
  await keeper.waitForSelector(part('round'));
  for (const each of [keeper, zoe]) {
    expect(await seriousFindings(each)).toEqual([]);
    expect(await smallTargets(each)).toEqual([]);
  }
  for (let round = 1; round <= 3; round++) {
    await keeper.locator(part('round')).getByRole('button', { name: en.enterResult }).click();
    await keeper.locator('dialog').getByRole('button').first().click();
    await keeper.locator(part('round')).getByRole('button', { name: en.correct }).waitFor();
    if (round < 3) await keeper.getByRole('button', { name: en.nextRound }).click();
    if (round < 3)
      await keeper
        .locator(part('round'))
        .getByText(`Round ${round + 1}`)
        .waitFor();
  }
  await zoe.locator(part('standings')).getByText('Grandma').waitFor();
  const points = await zoe.locator(`${part('standings')} tbody td:nth-child(3)`).allTextContents();
  expect(points.map(Number).reduce((sum, each) => sum + each, 0)).toBe(6);

  // the keeper has to go: somebody else looks after the room
  await keeper.locator(part('guests')).getByRole('button', { name: 'Zoé' }).click();
  await keeper.locator('dialog').getByRole('button', { name: en.handOn }).click();
  await zoe.locator(part('keeper')).waitFor();
  await zoe.getByRole('button', { name: fr.announceWinner }).click();
  await screen
    .locator(part('screen'))
    .getByText(/!|Première place/)
    .waitFor();
  // once more with those who are here, by one touch; whoever stops is not sent away from a running game
  await zoe.getByRole('button', { name: fr.sameAgain }).click();
  await zoe.locator(part('round')).getByText('Ronde 1').waitFor();
  await zoe.getByRole('button', { name: fr.withdraw }).click();
  await zoe.locator('dialog').getByRole('button', { name: fr.withdraw }).click();
  await keeper.locator(part('round')).getByText(en.hasGone).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('a room that is not there says so, and a wrong code leads nowhere', async () => {
  const { page, context } = await visit('/room/e-AAAAAAAAAAAAAAAAAAAAAA', { size: DESKTOP, language: 'en' });
  await page.getByText(en.gone).waitFor();
  await page.getByRole('link', { name: en.enter }).click();
  await page.getByLabel(en.code).fill('BBBB');
  await page.getByRole('button', { name: en.find }).click();
  await page.getByRole('alert').getByText('There is no room with this code just now.').waitFor();
  await context.close();
});
