/** Playing again, in several browsers: a sheet left open, one who is late, one who has gone, one who says no. */
import { expect, test } from 'vitest';
import { open, sit } from './friends.ts';
import { DESKTOP, house, PHONE, type Visit } from './house.ts';
import { BOARD, button, cutIn, field, fromMore, NEWS, saying, TABLE } from './parts.ts';

const escale = house();
const dialog = ({ page }: Visit) => page.getByRole('dialog');

/** Ann gives up, and everybody has the result before his eyes. */
async function overFor(ann: Visit, bob: Visit): Promise<void> {
  await Promise.all([ann, bob].map(({ page }) => page.waitForSelector(`${TABLE} ${BOARD}`)));
  await (await fromMore(ann.page, 'resign')).click();
  await button(dialog(ann), 'resign').click();
  await Promise.all([ann, bob].map((each) => button(dialog(each), 'rematch').waitFor()));
}

async function pair(choose = async (_ann: Visit) => {}): Promise<readonly [Visit, Visit, string]> {
  const ann = await escale.visit('/foxu/friends', { size: DESKTOP, language: 'en' });
  const address = await open(ann, 'Ann', 2, () => choose(ann));
  const bob = await escale.visit(address, { size: PHONE, language: 'fr' });
  await sit(bob, 'Bob');
  await button(ann.page, 'online.start').click();
  return [ann, bob, address];
}

const face = async ({ page }: Visit) =>
  page.evaluate(async () => (await (await fetch(`/api${location.pathname.replace('/t/', '/tables/')}`)).json()).face);

test('everybody goes along: from the open result, in both tabs, and those who watch', async () => {
  const [ann, bob, address] = await pair();
  const watcher = await escale.visit(address, { size: PHONE, language: 'fr' });
  const second = await ann.context.newPage();
  await second.goto(ann.page.url());
  await second.waitForSelector(`${TABLE} ${BOARD}`);
  await watcher.page.waitForSelector(`${TABLE} ${BOARD}`);
  await overFor(ann, bob);
  await watcher.page.setViewportSize({ width: 360, height: 640 });
  expect(await cutIn(watcher.page, NEWS)).toEqual([]);
  await button(dialog(ann), 'rematch').click();
  // all read it at once, who watches too
  const ready = 'On rejoue ? 1 sur 2 est d’accord : Ann.';
  await dialog(bob).getByText(ready).waitFor();
  await dialog(watcher).getByText(ready).waitFor();
  await dialog(ann).getByText(saying('table.againNotAnyMore')).waitFor();
  await button(dialog(bob), 'rematch').click();
  const pages = [ann.page, second, bob.page, watcher.page];
  await Promise.all(pages.map((page) => page.waitForURL((url) => url.pathname !== address)));
  expect(new Set(pages.map((page) => page.url())).size).toBe(1);
  await Promise.all(pages.map((page) => page.waitForSelector(`${TABLE} ${BOARD}`)));
  await expect.poll(async () => (await face(ann)).phase).toBe('playing');
  for (const page of pages) expect(await page.getByRole('dialog').count()).toBe(0);
  expect([ann, bob, watcher].flatMap(({ faults }) => faults)).toEqual([]);
  await Promise.all([ann, bob, watcher].map(({ context }) => context.close()));
});

test('who says no is heard, stays where he is, and the other may wait for somebody else', async () => {
  const [ann, bob, address] = await pair();
  await overFor(ann, bob);
  await button(dialog(ann), 'rematch').click();
  await button(dialog(bob), 'table.againNo').click();
  await dialog(ann).getByText('Bob would rather stop here.').waitFor();
  // nobody is asked to do without himself
  await dialog(bob).getByRole('button', { name: 'Rejouer en changeant de camp' }).waitFor();
  await dialog(ann).getByRole('button', { name: 'Play again without Bob' }).click();
  await ann.page.getByRole('heading', { name: saying('online.lobby') }).waitFor();
  expect((await face(ann)).holders).toMatchObject([{ kind: 'free' }, { kind: 'person' }]);
  await dialog(bob)
    .getByRole('link', { name: saying('table.nextTable') })
    .waitFor();
  expect(new URL(bob.page.url()).pathname).toBe(address);
  await Promise.all([ann, bob].map(({ context }) => context.close()));
});

test('who is late is waited for, no clock runs, and he is led there from the old table', async () => {
  const [ann, bob, address] = await pair(async ({ page }) => {
    await field(page, 'table.time').selectOption('move');
    await field(page, 'table.seconds').fill('600');
  });
  await overFor(ann, bob);
  await button(dialog(bob), 'rematch').click();
  await dialog(ann).getByText('Play again? 1 of 2 is ready: Bob.').waitFor();
  await bob.page.goto('about:blank');
  await button(dialog(ann), 'rematch').click();
  const waiting = ann.page.locator(`${NEWS} > p`, { hasText: 'Waiting for Bob.' });
  await waiting.waitFor();
  await expect
    .poll(() => face(ann))
    .toMatchObject({
      phase: 'open',
      gathering: { awaited: [0] },
      clock: { running: [], left: [600_000, 600_000] },
    });
  await expect.poll(() => ann.page.title()).toBe('Waiting for players · Foxu · Escale');
  await bob.page.goto(new URL('/', ann.page.url()).href);
  await bob.page.getByText('On vous attend').waitFor();
  await bob.page.goto(new URL(address, ann.page.url()).href);
  await waiting.waitFor({ state: 'detached' });
  await bob.page.waitForURL(ann.page.url());
  await expect.poll(() => face(bob)).toMatchObject({ phase: 'playing', clock: { running: [0] } });
  await Promise.all([ann, bob].map(({ context }) => context.close()));
});

test('who has gone holds nobody up; at a computer’s table it begins at once', async () => {
  const [ann, bob] = await pair();
  await overFor(ann, bob);
  await bob.context.close();
  await dialog(ann).getByText('Bob has gone.').waitFor();
  await dialog(ann).getByRole('button', { name: 'Play again without Bob' }).click();
  await field(ann.page, 'online.putComputer').selectOption('1');
  await button(ann.page, 'online.start').click();
  await ann.page.waitForSelector(`${TABLE} ${BOARD}`);
  const before = new URL(ann.page.url()).pathname;
  await (await fromMore(ann.page, 'resign')).click();
  await button(dialog(ann), 'resign').click();
  await button(dialog(ann), 'rematch').click();
  await ann.page.waitForURL((url) => url.pathname !== before);
  await expect.poll(async () => (await face(ann)).phase).toBe('playing');
  expect(await dialog(ann).count()).toBe(0);
  expect(ann.faults).toEqual([]);
  await ann.context.close();
});
