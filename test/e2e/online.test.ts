/** Friends at the table, in real browsers: every game to its end over the server, with a broken line and many phones. */
import type { Page, WebSocketRoute } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../src/core/random.ts';
import { findGame, SHELF } from '../../src/games/shelf.ts';
import { HOUSE } from '../../src/text/index.ts';
import { seriousFindings, smallTargets } from './axe.ts';
import { giveName, open, sit } from './friends.ts';
import { DESKTOP, house, PHONE, playToTheEnd, type Visit } from './house.ts';
import { BOARD, button, chatButton, field, HINT, LOG, NEWS, RESULT, saying, TABLE, unfold } from './parts.ts';

const escale = house();
const ROBOTS = 'ricochet-robots';
/** Where a whole game is many rounds of the same, fewer of them. */
const ROUNDS: Readonly<Record<string, string>> = { 'royale-mastermind': '2' };

/** Each page touches what it can, until the game is over. */
const play = (pages: readonly Page[], seed: number) =>
  Promise.all(pages.map((page, i) => playToTheEnd(page, seed + i)));

/** The signs on the board, in the order in which they are read. */
const printed = (page: Page): Promise<readonly string[]> =>
  page.locator(`${BOARD} svg`).evaluate((board) => {
    const { top, left, width } = board.getBoundingClientRect();
    return [...board.querySelectorAll('text')]
      .filter((text) => /^[\da-g]$/.test(text.textContent!))
      .map((text) => {
        const box = text.getBoundingClientRect();
        const place = [box.top - top, box.left - left].map((each) => Math.round((each / width) * 50));
        return { sign: text.textContent!, place };
      })
      .sort((one, other) => one.place[0]! - other.place[0]! || one.place[1]! - other.place[1]!)
      .map(({ sign }) => sign);
  });

/** A line that can be cut, and taken up again. */
async function cuttable(page: Page) {
  const open = new Set<WebSocketRoute>();
  let cut = false;
  await page.routeWebSocket(/\/socket/, (route) => {
    if (cut) return void route.close();
    open.add(route);
    route.connectToServer();
  });
  return {
    cut() {
      cut = true;
      for (const route of open) void route.close();
    },
    mend() {
      cut = false;
    },
  };
}

test('what cannot be had is said where it was asked for', async () => {
  const { page, context } = await escale.visit('/foxu/friends', { size: PHONE, language: 'fr' });
  const opening = button(page, 'online.open');
  await page.route('**/api/me', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
  await opening.click();
  await page.getByRole('alert').filter({ hasText: HOUSE.fr.refusals['house.unknown-visitor'] }).waitFor();
  await page.keyboard.type('Ann');
  await opening.click();
  await page.getByRole('alert').filter({ hasText: HOUSE.fr.refusals['house.away'] }).waitFor();
  await page.unroute('**/api/me');
  await field(page, 'table.time').selectOption('move');
  const seconds = field(page, 'table.seconds');
  await seconds.fill('3');
  await seconds.blur();
  expect(await page.locator('small[role="alert"]').textContent()).toMatch(/^De 5 à 604.800\.$/);
  await opening.click();
  expect(new URL(page.url()).pathname).toBe('/foxu/friends');
  expect(await seriousFindings(page)).toEqual([]);
  await seconds.fill('30');
  await opening.click();
  await page.getByRole('heading', { name: saying('online.lobby') }).waitFor();
  await context.close();
});

describe('two browsers play to the end', () => {
  // where a sandglass runs, touches at random lead nowhere: the round of the robots is below
  const games = SHELF.filter(({ rules }) => rules.id !== ROBOTS).map(({ rules }) => rules.id);
  test.each(games)('%s', async (game) => {
    const ann = await escale.visit(`/${game}/friends`, { size: PHONE, language: 'fr' });
    const address = await open(ann, 'Ann', 2, async () => {
      if (!ROUNDS[game]) return;
      await unfold(ann.page, 'rounds');
      await ann.page.fill('#option-rounds', ROUNDS[game]);
      await ann.page.locator('#option-rounds').blur();
    });
    const bob = await escale.visit(address, { size: DESKTOP, language: 'en' });
    await sit(bob, 'Bob');
    expect([...(await seriousFindings(ann.page)), ...(await smallTargets(ann.page))]).toEqual([]);
    await button(ann.page, 'online.start').click();
    await Promise.all([ann, bob].map(({ page }) => page.waitForSelector(`${TABLE} ${BOARD}`)));
    expect(await Promise.all([ann, bob].map(({ page }) => seriousFindings(page)))).toEqual([[], []]);
    await play([ann.page, bob.page], 7);
    const near = await printed(bob.page);
    await bob.page.goto(`${bob.page.url()}/record`);
    await bob.page.waitForSelector(`${TABLE} ${BOARD}`);
    // from the same side as at the table
    await expect.poll(() => printed(bob.page)).toEqual(near);
    await bob.page.getByText(saying('online.proof')).click();
    expect(await bob.page.locator('details li', { hasText: '✓' }).count()).toBe(3);
    // a record is looked at and not played on
    expect(await bob.page.locator(`${TABLE} .button.main`).count()).toBe(0);
    expect([...ann.faults, ...bob.faults]).toEqual([]);
    await Promise.all([ann.context.close(), bob.context.close()]);
  });
});

test('a broken line is shown, the board stays, and the game goes on where it was', async () => {
  const { rules } = SHELF.find(({ rules }) => !rules.seats.includes(1))!;
  const ann = await escale.visit(`/${rules.id}/friends`, { size: DESKTOP, language: 'en' });
  const address = await open(ann, 'Ann');
  const bob = await escale.visit('/', { size: DESKTOP, language: 'en' });
  const line = await cuttable(bob.page);
  await bob.page.goto(new URL(address, bob.page.url()).href);
  await sit(bob, 'Bob');
  await button(ann.page, 'online.start').click();
  await Promise.all([ann, bob].map(({ page }) => page.waitForSelector(`${TABLE} ${BOARD}`)));
  const played = play([ann.page, bob.page], 5);
  await expect.poll(() => bob.page.locator(`${LOG} li`).count(), { timeout: 60_000 }).toBeGreaterThan(2);
  const lost = bob.page.locator(`${NEWS} > p`, { hasText: /Connection lost|No connection/ });
  line.cut();
  await lost.waitFor();
  expect(await bob.page.locator(`${BOARD} svg`).count()).toBe(1);
  line.mend();
  await lost.waitFor({ state: 'detached' });
  await played;
  const told = await Promise.all([ann, bob].map(({ page }) => page.locator(`${LOG} li`).allTextContents()));
  expect(told[1]).toEqual(told[0]);
  await Promise.all([ann.context.close(), bob.context.close()]);
});

test('the host asks for quiet and closes the table to talk; everybody reads it, in the lobby and in the game', async () => {
  const ann = await escale.visit('/foxu/friends', { size: PHONE, language: 'fr' });
  const address = await open(ann, 'Ann');
  const bob = await escale.visit(address, { size: DESKTOP, language: 'en' });
  await sit(bob, 'Bob');
  const eve = await escale.visit(address, { size: PHONE, language: 'en' });
  // the table is full: she looks on, and says who she is
  await button(eve.page, 'online.justWatch').click();
  await field(eve.page, 'online.yourName').fill('Eve');
  await button(eve.page, 'online.save').click();
  const everybody = [ann, bob, eve];
  const unfolded = ({ page }: Visit, word: 'table.chat' | 'online.talkRules') =>
    page.locator('summary', { hasText: saying(word) }).click();
  for (const each of everybody) await unfolded(each, 'table.chat');
  const say = field(eve.page, 'online.say');
  await say.fill('Hello everybody');
  await button(eve.page, 'online.send').click();
  await unfolded(ann, 'online.talkRules');
  expect(await bob.page.getByText(saying('online.talkRules')).count()).toBe(0);
  await ann.page.getByRole('button', { name: /Mettre en sourdine.*Eve/ }).click();
  await eve.page.getByText('You have been muted in this chat.').waitFor();
  await bob.page.getByText('Eve has been muted.').waitFor();
  expect(await say.count()).toBe(0);
  await seen(everybody);
  await ann.page.getByRole('button', { name: 'Rendre la parole à Eve' }).click();
  await say.waitFor();

  await button(ann.page, 'online.start').click();
  await Promise.all(everybody.map(({ page }) => page.waitForSelector(`${TABLE} ${BOARD}`)));
  for (const { page } of everybody) await chatButton(page).click();
  await unfolded(ann, 'online.talkRules');
  await field(ann.page, 'online.talkers').selectOption('seated');
  await eve.page.getByText('Only players can chat at this table.').waitFor();
  expect([await say.count(), await field(bob.page, 'online.say').count()]).toEqual([0, 1]);
  await field(ann.page, 'online.talkers').selectOption('nobody');
  await bob.page.getByText('The chat at this table is closed.').waitFor();
  expect(await field(bob.page, 'online.say').count()).toBe(0);
  await seen(everybody);
  expect(everybody.flatMap(({ faults }) => faults)).toEqual([]);
  await Promise.all(everybody.map(({ context }) => context.close()));
});

/** Nothing that axe or a thumb would miss. */
async function seen(visits: readonly Visit[]): Promise<void> {
  for (const { page } of visits) expect([...(await seriousFindings(page)), ...(await smallTargets(page))]).toEqual([]);
}

test('four phones and a spectator play a round of the robots', async () => {
  const ann = await escale.visit(`/${ROBOTS}/friends`, { size: PHONE, language: 'fr' });
  await unfold(ann.page, 'goal');
  const address = await open(ann, 'Ann', 4, async () => {
    await ann.page.selectOption('#option-goal', '1');
    await ann.page.fill('#option-glassSeconds', '1');
    await ann.page.locator('#option-glassSeconds').blur();
  });
  const friends = await Promise.all(
    ['Bob', 'Cleo', 'Dan'].map(async (name, i) => {
      const friend = await escale.visit(address, { size: PHONE, language: i % 2 ? 'fr' : 'en' });
      await giveName(friend.page, name);
      await button(friend.page.locator(`[data-seat="${i + 1}"]`), 'online.sit').click();
      return friend;
    }),
  );
  const spectator = await escale.visit(address, { size: DESKTOP, language: 'en' });
  await button(ann.page, 'online.start').click();
  const everybody = [ann, ...friends, spectator];
  await Promise.all(everybody.map(({ page }) => page.waitForSelector(`${TABLE} ${BOARD}`)));
  expect(await spectator.page.locator('[data-control^="bid:"]:not([aria-disabled="true"])').count()).toBe(0);

  const moves = await solutionOf(spectator.page, address);
  const shows = friends[1]!.page;
  const press = (page: Page, control: string) => page.click(`[data-control="${control}"]`);
  const announce = async (page: Page, count: number) => {
    for (let shown = 11; shown < count; shown += 10) await press(page, `page:${(shown - 1) / 10}`);
    await press(page, `bid:${count}`);
  };
  // Bob announces more than he needs; Cleo announces fewer and shows first
  await announce(friends[0]!.page, moves.length + 1);
  await announce(shows, moves.length);
  await shows.waitForSelector('[data-control="give-up"]');
  for (const [i, move] of moves.entries()) {
    await shows.keyboard.press(move[0]!);
    await shows.keyboard.press(KEYS[move[1]!]!);
    if (i < moves.length - 1) await shows.locator(HINT, { hasText: `${i + 1} ` }).waitFor();
  }
  await Promise.all(everybody.map(({ page }) => page.waitForSelector(RESULT)));
  expect(await spectator.page.locator(RESULT).textContent()).toContain('Cleo');
  expect(everybody.flatMap(({ faults }) => faults)).toEqual([]);
  await Promise.all(everybody.map(({ context }) => context.close()));
});

const KEYS: Readonly<Record<string, string>> = { N: 'ArrowUp', E: 'ArrowRight', S: 'ArrowDown', W: 'ArrowLeft' };

/** What the solver makes of the table, from what spectators are told. */
async function solutionOf(page: Page, address: string): Promise<readonly string[]> {
  const { view } = await page.evaluate(
    async (id) => (await fetch(`/api/tables/${id}`)).json(),
    address.split('/').at(-1)!,
  );
  const analyst = await findGame(ROBOTS)!.analyst!();
  const thinking = { budget: { ms: 20_000 }, random: seededRandom('e2e'), now: () => performance.now() };
  return ((await analyst.analyse(view, thinking)) as { moves: readonly string[] }).moves;
}
