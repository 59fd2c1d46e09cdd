/** Many at once: what somebody else does takes nothing from whoever is to act. */
import { effect } from '@preact/signals';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest, openTestHouse, type TestHouse } from '../support/online.ts';
import { openPage, someMove, type TestPage, until } from '../support/page.ts';

let house: TestHouse;
const pages: TestPage[] = [];

beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(async () => {
  for (const page of pages) page.close();
  await house.close();
});

test('with three at Mastermind a rival’s row comes by a cut: no touch and no control is lost to it', async () => {
  const guests = await Promise.all(['Ann', 'Bob', 'Cleo'].map((name) => Guest.at(house.url, name)));
  const [ann, bob, cleo] = guests as [Guest, Guest, Guest];
  const id = await ann.open({ game: 'royale-mastermind', seats: 3 });
  await bob.ask('POST', `/api/tables/${id}`, { do: 'sit', seat: 1 });
  await cleo.ask('POST', `/api/tables/${id}`, { do: 'sit', seat: 2 });
  await ann.ask('POST', `/api/tables/${id}`, { do: 'start' });
  for (const guest of guests) pages.push(await openPage(guest, id, house.url, false));
  const [coder, looker, rival] = pages as [TestPage, TestPage, TestPage];
  coder.act(someMove(coder, 'code'));
  await until(looker, ({ shown, moving }) => !moving && (shown?.moves.length ?? 0) > 0);
  const lost: string[] = [];
  const stop = effect(() => {
    if (looker.moving) lost.push('moving');
    if ((looker.shown?.moves.length ?? 0) === 0) lost.push('moves');
  });
  rival.act(someMove(rival, 'row'));
  await until(looker, ({ events }) => events === 2);
  stop();
  expect(lost).toEqual([]);
  expect(looker.skip()).toBe(false);
});
