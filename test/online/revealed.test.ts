/** The end shows everything, of both sides alike: to players, to who only watched, in the record and in a replay. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectOk } from '../../src/core/result.ts';
import { findGame } from '../../src/games/shelf.ts';
import type { ZGameView } from '../../src/games/z-game/state.ts';
import { readSavedGame, writeSavedGame } from '../../src/table/file/saved-game.ts';
import { lookAt } from '../../src/web/local/looked-at.ts';
import type { TableRecord } from '../../src/wire/answers/tables.ts';
import type { Hello } from '../../src/wire/messages.ts';
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

/** How many pieces of each side there are whose symbol is hidden. */
function hiddenIn(view: unknown): readonly [white: number, black: number] {
  const pieces = Object.values((view as ZGameView).pieces);
  const of = (seat: number) => pieces.filter((piece) => piece.seat === seat && piece.symbol === null).length;
  return [of(0), of(1)];
}

test('Z-Game: whoever gives up, White’s and Black’s pieces are shown to all, in the record too', async () => {
  const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => Guest.at(house.url, name)));
  const id = await ann!.open({ game: 'z-game', seats: 2 });
  await bob!.ask('POST', `/api/tables/${id}`, { do: 'sit', seat: 1 });
  await ann!.ask('POST', `/api/tables/${id}`, { do: 'start' });
  const [white, black] = [await openPage(ann!, id), await openPage(bob!, id)];
  pages.push(white, black);
  white.act(someMove(white, 'white'));
  black.act(someMove(black, 'black'));
  for (const page of [white, black]) await until(page, ({ events }) => events === 2);
  const seenBy = async (guest: Guest) => ((await guest.ask('GET', `/api/tables/${id}`)).body as Hello).view;
  expect(hiddenIn(await seenBy(eve!)).every((count) => count > 0)).toBe(true);
  await ann!.ask('POST', `/api/tables/${id}`, { do: 'resign' });
  for (const guest of [ann!, bob!, eve!]) expect(hiddenIn(await seenBy(guest))).toEqual([0, 0]);
  // an earlier moment, after both set-ups, as the page replays it
  await until(black, ({ over }) => over);
  await black.look(1);
  expect(hiddenIn(black.shown!.view)).toEqual([0, 0]);
  const { game, ending } = (await eve!.ask('GET', `/api/tables/${id}/record`)).body as TableRecord;
  const opened = expectOk(readSavedGame(writeSavedGame(game), findGame));
  const looked = lookAt(id, { ...opened, module: findGame('z-game')! }, ending, 'someone');
  expect(hiddenIn(looked.table.hello(undefined, 0).view)).toEqual([0, 0]);
  looked.close();
});
