/** A round of Ricochet Robots for a whole room: the board on the television, phones as pads. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../../src/web/evening/text/en.ts';
import type { EveningTold } from '../../src/wire/answers/evenings.ts';
import { seriousFindings, smallTargets } from './axe.ts';
import { house, PHONE } from './house.ts';

const { visit } = house();
const part = (name: string) => `[data-part="${name}"]`;
const control = (target: string) => `[data-control="${target}"]`;
const TELEVISION = { width: 1920, height: 1080 };

/** As a page of the house asks. */
const ask = (page: Page, method: string, path: string, body?: unknown): Promise<unknown> =>
  page.evaluate(
    async ([how, where, what]) => {
      const headers = what === undefined ? {} : { 'content-type': 'application/json' };
      const answer = await fetch(where!, { method: how!, headers, ...(what !== undefined && { body: what }) });
      return answer.json();
    },
    [method, path, body === undefined ? undefined : JSON.stringify(body)] as const,
  );

/** Everybody at one table; the first is the keeper. */
async function room(names: readonly string[]) {
  const people = await Promise.all(names.map(() => visit('/room', { size: PHONE, language: 'en' })));
  const pages = people.map(({ page }) => page);
  for (const [at, page] of pages.entries()) await ask(page, 'PUT', '/api/me', { name: names[at], language: 'en' });
  const { id } = (await ask(pages[0]!, 'POST', '/api/evenings', { name: names[0] })) as { id: string };
  const say = (page: Page, command: object) => ask(page, 'POST', `/api/evenings/${id}`, command);
  for (const [at, page] of pages.entries()) if (at > 0) await say(page, { do: 'join', name: names[at] });
  const plan = {
    ...{ form: 'one-table', games: ['ricochet-robots'], seats: names.length, options: {}, control: { kind: 'none' } },
    ...{ untimed: false, rounds: 1, legs: 1, secondChance: false, place: 'house' },
  };
  await say(pages[0]!, { do: 'plan', plan, players: names.map((_, guest) => guest) });
  await say(pages[0]!, { do: 'pair' });
  const tableOf = async () => {
    const { face } = (await ask(pages[0]!, 'GET', `/api/evenings/${id}`)) as EveningTold;
    return face.contests[0]?.rounds[0]?.tables[0]?.table;
  };
  await expect.poll(tableOf, { timeout: 30_000 }).toBeDefined();
  return { id, people, pages, table: (await tableOf())! };
}

test('announced and shown on phones, watched on the screen, looked back at together', async () => {
  const { id, people, pages, table } = await room(['Ada', 'Bob', 'Cleo']);
  const [ada, bob, cleo] = pages as [Page, Page, Page];
  const television = await visit(`/room/${id}/screen`, { size: TELEVISION, language: 'fr' });
  const screen = television.page;
  await screen.getByRole('heading', { name: 'Ricochet Robots' }).waitFor();
  for (const page of pages) await page.goto(new URL(`/t/${table}?room=${id}`, page.url()).href);

  // a screen is open, so that phones are pads
  await Promise.all(pages.map((page) => page.waitForSelector(`${part('pad')}`)));
  const board = screen.locator(`${part('board')} > svg`);
  expect((await board.boundingBox())!.height).toBeGreaterThan(1000);
  const said = (name: string) => screen.locator(`${part('afar')} li`, { hasText: name }).locator('b');

  await bob.click(control('bid:9'));
  await expect.poll(() => said('Bob').textContent()).toBe('9');
  await ada.click(control('bid:8'));
  await expect.poll(() => said('Ada').textContent()).toBe('8');
  // only lower numbers
  expect(await ada.locator('[data-control^="bid:"]').allTextContents()).toEqual(['2', '3', '4', '5', '6', '7']);
  expect([...(await seriousFindings(ada)), ...(await smallTargets(ada))]).toEqual([]);
  for (const page of pages) await page.click(control('waive'));

  // by swipes; everybody sees it on the screen
  await ada.waitForSelector(control('give-up'));
  expect([...(await seriousFindings(ada)), ...(await smallTargets(ada))]).toEqual([]);
  await screen.locator(`${part('afar')} p`, { hasText: 'Ada montre : 0 sur 8.' }).waitFor();
  const shown = () =>
    screen
      .locator(`${part('afar')} p`)
      .first()
      .textContent();
  const made = async () => Number(/(\d) sur 8/.exec((await shown()) ?? '')?.[1]);
  await slideSomewhere(ada, made);
  expect(await cleo.locator(part('pad')).textContent()).toContain('Look at the big screen.');
  expect(await cleo.locator(control('give-up')).count()).toBe(0);

  for (const page of [ada, bob]) await page.locator(control('give-up')).click();
  // nobody got there: the screen counts the shortest solutions and plays one, by itself
  await screen.locator(`${part('afar')} p`, { hasText: /^Personne ne gagne .* solution/ }).waitFor();
  await screen.locator(`${part('afar')} p`, { hasText: /\d+ sur \d+\s: .*robot/ }).waitFor();
  // whoever looks closer has the board in his hand
  await cleo.locator(control('review')).click();
  await cleo.locator(`${part('board')} > svg`).waitFor();
  await bob.locator(control('go-on')).click();
  await cleo.locator(part('pad')).waitFor();
  await ada.waitForSelector(control('bid:2'));

  // without the screen the board is on every phone again; and whoever wants it there has it
  await bob.getByLabel(en.boardOnScreen).uncheck();
  await bob.locator(`${part('board')} > svg`).waitFor();
  await television.context.close();
  await ada.locator(`${part('board')} > svg`).waitFor();
  expect([...people.flatMap(({ faults }) => faults), ...television.faults]).toEqual([]);
  await Promise.all(people.map(({ context }) => context.close()));
});

/** One of the four ways is open; and a robot that the target is not for does not win it. */
async function slideSomewhere(page: Page, made: () => Promise<number>): Promise<void> {
  await page.locator('[data-control^="robot:"][aria-pressed="false"]').first().click();
  const pad = (await page.locator(part('board')).boundingBox())!;
  const [x, y] = [pad.x + pad.width / 2, pad.y + pad.height / 2];
  for (const [dx, dy] of [
    [90, 0],
    [0, 90],
    [-90, 0],
    [0, -90],
  ] as const) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + dx, y + dy, { steps: 3 });
    await page.mouse.up();
  }
  await expect.poll(made).toBeGreaterThan(0);
}
