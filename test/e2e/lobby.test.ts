/** From the invitation to the start, in several browsers: the card, a chair, places exchanged, who is sent away, a closed table. */
import { expect, test } from 'vitest';
import { seriousFindings, smallTargets } from './axe.ts';
import { giveName, open, sit } from './friends.ts';
import { DESKTOP, house, PHONE, type Visit } from './house.ts';
import { BOARD, button, field, saying, TABLE } from './parts.ts';

const escale = house();
const seat = ({ page }: Visit, number: number) => page.locator(`[data-seat="${number}"]`);
const sound = async ({ page }: Visit) =>
  expect([...(await seriousFindings(page)), ...(await smallTargets(page))]).toEqual([]);

test('the invitation says who invites to what; name and chair are one step, and the title tells how it stands', async () => {
  const ann = await escale.visit('/foxu/friends', { size: DESKTOP, language: 'en' });
  const address = await open(ann, 'Ann', 2, async () => {
    await field(ann.page, 'table.time').selectOption('total');
  });
  expect(await ann.page.title()).toBe('Waiting for players · Foxu · Escale');
  const bob = await escale.visit(address, { size: PHONE, language: 'fr' });
  await bob.page.getByText('Ann vous invite à jouer').waitFor();
  const facts = await bob.page.getByRole('definition').allTextContents();
  expect(facts.map((fact) => fact.replace(/\s/g, ' '))).toContain('10 minutes par joueur, plus 5 secondes par coup');
  expect(await bob.page.getByRole('link', { name: saying('online.learnIt') }).getAttribute('href')).toBe('/foxu/learn');
  await sound(bob);
  // name and chair are seen without scrolling, and nothing is wider than the screen
  await bob.page.setViewportSize({ width: 360, height: 640 });
  const chair = (await button(bob.page, 'online.sitDown').boundingBox())!;
  expect(chair.y + chair.height).toBeLessThanOrEqual(640);
  expect(await bob.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await bob.page.setViewportSize(PHONE);
  // without a name nobody sits down, and is told so
  await button(bob.page, 'online.sitDown').click();
  await bob.page.getByRole('alert').filter({ hasText: /\S/ }).waitFor();
  await sit(bob, 'Bob');
  await ann.page.getByRole('heading', { name: saying('online.everybodyHere') }).waitFor();
  expect(await ann.page.getByRole('img', { name: /^http/ }).count()).toBe(0);
  await sound(bob);
  await sound(ann);
  // the word that begins is seen without scrolling
  await bob.page.setViewportSize({ width: 360, height: 640 });
  const start = (await button(bob.page, 'online.start').boundingBox())!;
  expect(start.y + start.height).toBeLessThanOrEqual(640);
  await bob.page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await button(bob.page, 'online.start').click();
  await Promise.all([ann, bob].map(({ page }) => page.waitForSelector(`${TABLE} ${BOARD}`)));
  // wherever one was in the lobby, the game is seen from its top
  await expect.poll(() => bob.page.evaluate(() => scrollY)).toBe(0);
  const titles = () => Promise.all([ann, bob].map(({ page }) => page.title()));
  await expect.poll(titles).toEqual(['Your turn · Foxu · Escale', 'C’est à Ann de jouer · Foxu · Escale']);
  expect([...ann.faults, ...bob.faults]).toEqual([]);
  await Promise.all([ann, bob].map(({ context }) => context.close()));
});

test('places are exchanged by asking, and by nobody’s order', async () => {
  const ann = await escale.visit('/foxu/friends', { size: PHONE, language: 'fr' });
  const address = await open(ann, 'Ann');
  const bob = await escale.visit(address, { size: DESKTOP, language: 'en' });
  await sit(bob, 'Bob');
  await button(seat(bob, 0), 'online.swap').click();
  await ann.page.getByText('Bob aimerait échanger sa place avec la vôtre.').waitFor();
  const place = () => seat(bob, 0).boundingBox();
  const before = await place();
  await button(ann.page, 'table.decline').click();
  // a refusal is told, and moves nothing
  await bob.page.getByText('Ann would rather stay put.').waitFor();
  expect(await place()).toEqual(before);
  await button(seat(bob, 0), 'online.swap').click();
  await button(ann.page, 'table.accept').click();
  await seat(bob, 0).getByText('Bob').waitFor();
  await seat(ann, 1).getByText('Ann').waitFor();
  await Promise.all([ann, bob].map(({ context }) => context.close()));
});

test('who is sent away is told so, and can be let in again; a closed table says who closed it', async () => {
  const ann = await escale.visit('/mister-zero/friends', { size: DESKTOP, language: 'en' });
  const address = await open(ann, 'Ann', 4);
  const bob = await escale.visit(address, { size: PHONE, language: 'fr' });
  await sit(bob, 'Bob');
  await button(seat(ann, 1), 'online.kick').click();
  await bob.page.getByRole('heading', { name: 'Votre place a été libérée' }).waitFor();
  await sound(bob);
  expect(await bob.page.title()).toBe('Votre place a été libérée · Mister Zero · Escale');
  await ann.page.getByRole('button', { name: 'Let Bob back in' }).click();
  await bob.page.getByText('Ann vous laisse revenir').waitFor();
  await button(bob.page, 'online.sitDown').click();
  await button(bob.page, 'online.standUp').waitFor();
  await button(ann.page, 'online.closeTable').click();
  await button(ann.page, 'online.closeSure').click();
  await bob.page.getByRole('heading', { name: 'Cette table a été fermée' }).waitFor();
  await ann.page.getByRole('heading', { name: 'You closed this table' }).waitFor();
  expect(await bob.page.title()).toBe('Cette table a été fermée · Mister Zero · Escale');
  // one like it has the same options
  await bob.page.getByRole('link', { name: saying('online.likeIt') }).click();
  await expect.poll(() => field(bob.page, 'seats').inputValue()).toBe('4');
  expect([...ann.faults, ...bob.faults]).toEqual([]);
  await Promise.all([ann, bob].map(({ context }) => context.close()));
});

test('who comes to a full table may watch, and to none at all is told so', async () => {
  const ann = await escale.visit('/foxu/friends', { size: DESKTOP, language: 'en' });
  const address = await open(ann, 'Ann');
  const bob = await escale.visit(address, { size: PHONE, language: 'en' });
  await sit(bob, 'Bob');
  const eve = await escale.visit(address, { size: PHONE, language: 'fr' });
  await eve.page.getByRole('heading', { name: 'Cette table est complète' }).waitFor();
  await button(eve.page, 'online.justWatch').click();
  await eve.page.getByText(saying('online.startsSoon')).waitFor();
  // a seat that is given up can be had
  await button(bob.page, 'online.standUp').click();
  await button(eve.page, 'online.save').waitFor();
  const gone = await escale.visit('/t/nothing-here', { size: PHONE, language: 'en' });
  await gone.page.getByRole('heading', { name: 'This table no longer exists' }).waitFor();
  await sound(gone);
  await Promise.all([ann, bob, eve, gone].map(({ context }) => context.close()));
});

test('who only looks on before the start may sit down where he likes', async () => {
  const ann = await escale.visit('/mister-zero/friends', { size: DESKTOP, language: 'en' });
  const address = await open(ann, 'Ann', 4);
  const bob = await escale.visit(address, { size: { width: 360, height: 640 }, language: 'en' });
  await giveName(bob.page, 'Bob');
  await button(seat(bob, 2), 'online.sit').click();
  await seat(bob, 2).getByText('Bob').waitFor();
  await sound(bob);
  await Promise.all([ann, bob].map(({ context }) => context.close()));
});
