/** Between people at a table nothing is left unsaid, and nothing that is said moves the board. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../../src/web/table/text/en.ts';
import { seriousFindings, smallTargets } from './axe.ts';
import { giveName, open, sit } from './friends.ts';
import { DESKTOP, house, PHONE, type Visit } from './house.ts';
import {
  BOARD,
  button,
  CONTROLS,
  chatButton,
  cutIn,
  DOCK,
  field,
  fromMore,
  HINT,
  LOG,
  MORE,
  NEWS,
  saying,
  TABLE,
} from './parts.ts';

const escale = house();

/** Ann opens a table of Foxu and Bob sits down; Eve only looks on. */
async function atTheTable(): Promise<readonly [Visit, Visit, Visit]> {
  const ann = await escale.visit('/foxu/friends', { size: PHONE, language: 'en' });
  const address = await open(ann, 'Ann');
  const bob = await escale.visit(address, { size: DESKTOP, language: 'fr' });
  await sit(bob, 'Bob');
  const eve = await escale.visit(address, { size: PHONE, language: 'en' });
  await button(ann.page, 'online.start').click();
  const all = [ann, bob, eve] as const;
  await Promise.all(all.map(({ page }) => page.waitForSelector(`${TABLE} ${BOARD}`)));
  return all;
}

const boardOf = (page: Page) =>
  page.locator(`${BOARD} svg`).evaluate((board) => {
    const { left, top, width, height } = board.getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
  });

/** In the one line. */
const told = (page: Page, sentence: RegExp | string) => page.locator(`${NEWS} > p`, { hasText: sentence });

test('offers, refusals, words and broken lines are said in one line; the board stays where it is', async () => {
  const all = await atTheTable();
  const [ann, bob, eve] = all;
  const places = await Promise.all(all.map(({ page }) => boardOf(page)));
  const stays = async () => expect(await Promise.all(all.map(({ page }) => boardOf(page)))).toEqual(places);

  // who only looks on is told so, has no buttons of players, and a way to a table of his own
  const watching = eve.page.locator('[data-part="watching"]');
  expect(await watching.textContent()).toContain('You’re watching Foxu.');
  expect(await watching.getByRole('link').getAttribute('href')).toMatch(/^\/foxu\/friends\?like=./);
  await button(eve.page.locator(MORE), 'more').click();
  expect(await button(eve.page, 'leave').count()).toBe(0);
  expect(await button(eve.page, 'resign').count()).toBe(0);
  await eve.page.keyboard.press('Escape');
  await chatButton(eve.page).click();
  await eve.page.getByText(saying('online.nameToTalk')).waitFor();
  expect(await field(eve.page.getByRole('dialog'), 'online.yourName').count()).toBe(1);
  await button(eve.page.getByRole('dialog'), 'close').click();

  await (await fromMore(ann.page, 'offerDraw')).click();
  await told(ann.page, en.drawWaits).waitFor();
  await told(bob.page, 'Ann propose la nulle.').waitFor();
  await stays();
  await button(bob.page.locator(NEWS), 'table.decline').click();
  await told(ann.page, 'Bob declined the draw.').waitFor();
  await told(eve.page, 'Bob declined the draw.').waitFor();
  await stays();

  // who would like the computer to play for him asks the others, and can take that back
  await (await fromMore(ann.page, 'table.letComputer')).click();
  await told(ann.page, en.standInWaits).waitFor();
  await told(bob.page, 'Ann aimerait que l’ordinateur joue à sa place.').waitFor();
  await button(bob.page.locator(NEWS), 'table.askStandIn').waitFor();
  await stays();
  await button(ann.page.locator(NEWS), 'table.comeBack').click();
  await told(bob.page, 'Ann est de retour.').waitFor();

  await chatButton(bob.page).click();
  await field(bob.page, 'online.say').fill('Bonsoir !');
  await button(bob.page, 'online.send').click();
  const bubble = ann.page.locator('[data-part="bubble"]');
  await bubble.filter({ hasText: 'Bonsoir !' }).waitFor();
  await chatButton(ann.page).filter({ hasText: '1' }).waitFor();
  await stays();
  await chatButton(ann.page).click();
  await ann.page.getByRole('dialog').getByText('Bonsoir !').waitFor();
  for (const { page } of [ann, bob])
    expect([...(await seriousFindings(page)), ...(await smallTargets(page))]).toEqual([]);
  await button(ann.page.getByRole('dialog'), 'close').click();
  expect(await chatButton(ann.page).filter({ hasText: '1' }).count()).toBe(0);

  // without a line one's own move stands at once, and goes when the line is back
  await ann.context.setOffline(true);
  await told(ann.page, /Connection lost/).waitFor();
  await ann.page.locator(`${CONTROLS} button`).first().click();
  await told(ann.page, en.willBeSent).waitFor();
  await stays();
  await told(bob.page, 'Ann n’a plus de connexion.').waitFor();
  await stays();
  await ann.context.setOffline(false);
  await told(bob.page, 'Ann est de retour.').waitFor();
  await told(ann.page, en.willBeSent).waitFor({ state: 'detached' });
  await chatButton(bob.page).click();
  await expect.poll(() => bob.page.locator(`${LOG} ol li`).count()).toBe(2);
  await stays();
  expect([...bob.faults, ...eve.faults]).toEqual([]);
  await Promise.all(all.map(({ context }) => context.close()));
});

test('your games: on the first page and in the box, with whose turn it is, also at a table that one has left', async () => {
  const [ann, bob, eve] = await atTheTable();
  const { pathname } = new URL(ann.page.url());
  const rowOf = (page: Page) => page.locator(`li:has(a.button[href="${pathname}"])`);
  await ann.page.goto(new URL('/', ann.page.url()).href);
  await expect.poll(() => rowOf(ann.page).innerText()).toMatch(/^Foxu\s+Against Bob\s+Your turn\s+Continue$/);
  expect([...(await seriousFindings(ann.page)), ...(await smallTargets(ann.page))]).toEqual([]);
  await bob.page.goto(new URL('/foxu', bob.page.url()).href);
  await expect.poll(() => rowOf(bob.page).innerText()).toMatch(/Contre Ann\s+C’est à Ann de jouer\s+Continuer$/);
  // who only looked on has none
  await eve.page.goto(new URL('/', eve.page.url()).href);
  await eve.page.waitForLoadState('networkidle');
  expect(await rowOf(eve.page).count()).toBe(0);
  await rowOf(ann.page).getByRole('link').last().click();
  await ann.page.waitForSelector(`${TABLE} ${BOARD}`);
  await (await fromMore(ann.page, 'leave')).click();
  await button(ann.page.getByRole('dialog'), 'leave').click();
  await rowOf(ann.page).waitFor();
  expect(await rowOf(ann.page).innerText()).toMatch(/You left the table; your seat is still yours\.\s+Come back$/);
  await rowOf(ann.page).getByRole('link').last().click();
  await ann.page.waitForSelector(`${TABLE} ${BOARD}`);
  expect([ann, bob, eve].flatMap(({ faults }) => faults)).toEqual([]);
  await Promise.all([ann, bob, eve].map(({ context }) => context.close()));
});

test('on a phone every clock is whole, also at one’s turn, and what is said stays on the screen', async () => {
  const small = { width: 360, height: 640 };
  const ann = await escale.visit('/royale-mastermind/friends', { size: small, language: 'fr' });
  const address = await open(ann, 'Ann', 3, async () => {
    await field(ann.page, 'table.time').selectOption('total');
  });
  const friends = await Promise.all(
    ['Benjamin', 'Cleo'].map(async (name) => {
      const friend = await escale.visit(address, { size: small, language: 'fr' });
      await giveName(friend.page, name);
      return friend;
    }),
  );
  for (const [i, { page }] of friends.entries())
    await button(page.locator(`[data-seat="${i + 1}"]`), 'online.sit').click();
  await button(ann.page, 'online.start').click();
  const all = [ann, ...friends];
  await Promise.all(all.map(({ page }) => page.waitForSelector(`${TABLE} ${BOARD}`)));
  for (const { page } of all) expect([...(await cutClocks(page)), ...(await cutShortNames(page))]).toEqual([]);
  // and the first line of what to do is above the bar
  for (const { page } of all) {
    const [hint, dock] = await Promise.all([HINT, DOCK].map((part) => page.locator(part).boundingBox()));
    expect(hint!.y + Math.min(hint!.height, 22)).toBeLessThanOrEqual(dock!.y);
  }
  // who looks on reads all of it as well
  const eve = await escale.visit(address, { size: small, language: 'fr' });
  await eve.page.getByText(/Vous regardez/).waitFor();
  expect(await cutIn(eve.page, NEWS)).toEqual([]);
  const cleo = friends[1]!.page;
  await chatButton(cleo).click();
  await field(cleo, 'online.say').fill('Voyons donc qui trouve ce code en premier ce soir !');
  await button(cleo, 'online.send').click();
  const bubble = ann.page.locator('[data-part="bubble"]');
  await bubble.waitFor();
  const box = (await bubble.boundingBox())!;
  expect([box.x >= 0, box.x + box.width <= small.width]).toEqual([true, true]);
  await Promise.all([...all, eve].map(({ context }) => context.close()));
});

/** Names of three letters of which one is not seen. */
const cutShortNames = (page: Page) =>
  page
    .locator('[data-part="players"] li span')
    .evaluateAll((names) =>
      names.flatMap(({ textContent, scrollWidth, clientWidth }) =>
        textContent?.length === 3 && scrollWidth > clientWidth ? [textContent] : [],
      ),
    );

/** Clocks of which a part is not seen. */
const cutClocks = (page: Page) =>
  page.locator('[data-part="players"] time').evaluateAll((clocks) =>
    clocks.flatMap((clock) => {
      const [time, chip] = [clock, clock.parentElement!].map((each) => each.getBoundingClientRect()) as [
        DOMRect,
        DOMRect,
      ];
      return time.right <= chip.right && time.bottom <= chip.bottom && time.width > 0 ? [] : [clock.textContent];
    }),
  );

test('lists show how games ended, and can be narrowed to those that wait', async () => {
  const ann = await escale.visit('/foxu/friends', { size: PHONE, language: 'en' });
  const address = await open(ann, 'Ann', 2, async () => ann.page.getByRole('checkbox').check());
  const bob = await escale.visit(address, { size: DESKTOP, language: 'fr' });
  await sit(bob, 'Bob');
  await button(ann.page, 'online.start').click();
  await Promise.all([ann, bob].map(({ page }) => page.waitForSelector(`${TABLE} ${BOARD}`)));
  await (await fromMore(bob.page, 'resign')).click();
  await button(bob.page.getByRole('dialog'), 'resign').click();
  await button(ann.page.getByRole('dialog'), 'rematch').waitFor();
  await ann.page.goto(new URL('/tables', ann.page.url()).href);
  const ended = ann.page.locator(`li:has(a.button[href="${address}/record"])`);
  await ended.locator('[data-part="final-board"] svg').waitFor();
  expect(await ended.innerText()).toMatch(/Bob resigned\. You won!\s+no clock · 1 move · /);
  expect([...(await seriousFindings(ann.page)), ...(await smallTargets(ann.page))]).toEqual([]);
  await field(ann.page, 'online.whichTables').selectOption('open');
  expect(await ended.count()).toBe(0);
  // and of what was played on this device
  await bob.page.goto(new URL('/foxu', bob.page.url()).href);
  await button(bob.page, 'againstComputer').click();
  await bob.page.waitForSelector(`${TABLE} ${BOARD}`);
  await (await fromMore(bob.page, 'resign')).click();
  await button(bob.page.getByRole('dialog'), 'resign').click();
  await button(bob.page.getByRole('dialog'), 'rematch').waitFor();
  await bob.page.goto(new URL('/foxu', bob.page.url()).href);
  await bob.page.locator('[data-part="final-board"] svg').waitFor();
  expect([...ann.faults, ...bob.faults]).toEqual([]);
  await Promise.all([ann, bob].map(({ context }) => context.close()));
});
