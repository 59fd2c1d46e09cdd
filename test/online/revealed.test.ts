/** The end shows everything, of both sides alike: to players, to who only watched, in the record and in a replay. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Seen } from '../../src/core/game.ts';
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

/** What is told of the set-ups, by seat: the bare word hides the pieces. */
const toldSetUps = (seen: readonly Seen[]): readonly string[] =>
  seen.flatMap(({ move }) => (move.startsWith('setup') ? [move] : []));

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
  const helloTo = async (guest: Guest) => (await guest.ask('GET', `/api/tables/${id}`)).body as Hello;
  const seenBy = async (guest: Guest) => (await helloTo(guest)).view;
  const toldTo = async (guest: Guest) =>
    toldSetUps((await helloTo(guest)).lines.flatMap(({ what }) => (what.t === 'played' ? [what.seen] : [])));
  expect(hiddenIn(await seenBy(eve!)).every((count) => count > 0)).toBe(true);
  expect(await toldTo(eve!)).toEqual(['setup', 'setup']);
  await ann!.ask('POST', `/api/tables/${id}`, { do: 'resign' });
  for (const guest of [ann!, bob!, eve!]) expect(hiddenIn(await seenBy(guest))).toEqual([0, 0]);
  // the log tells both set-ups, in pages too that were open when it ended
  const setUps = await toldTo(ann!);
  expect(setUps.every((move) => /^setup:.+/.test(move))).toBe(true);
  expect(await toldTo(eve!)).toEqual(setUps);
  await until(black, ({ seen }) => toldSetUps(seen.events.map((each) => each.seen)).join() === setUps.join());
  // an earlier moment, after both set-ups, as the page replays it
  await until(black, ({ over }) => over);
  await black.look(1);
  expect(hiddenIn(black.shown!.view)).toEqual([0, 0]);
  const { game, ending } = (await eve!.ask('GET', `/api/tables/${id}/record`)).body as TableRecord;
  const opened = expectOk(readSavedGame(writeSavedGame(game), findGame));
  const looked = lookAt(id, { ...opened, module: findGame('z-game')! }, ending, 'someone');
  const shown = looked.table.hello(undefined, 0);
  expect(hiddenIn(shown.view)).toEqual([0, 0]);
  expect(toldSetUps(shown.lines.flatMap(({ what }) => (what.t === 'played' ? [what.seen] : [])))).toEqual(setUps);
  looked.close();
});
