/** A page at a table whose log is long: it knows the end of it, and goes back as far as somebody wants to look. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { itemsOf } from '../../src/core/growing.ts';
import { openLog } from '../../src/core/log.ts';
import { expectOk } from '../../src/core/result.ts';
import { entryOf } from '../../src/server/tables/index-entry.ts';
import { eventsIn } from '../../src/table/course/history.ts';
import { viewFor } from '../../src/table/told/face.ts';
import { gameCalled } from '../support/all-games.ts';
import { longTable, rowsOf } from '../support/long-table.ts';
import { Guest, openTestHouse, type TestHouse } from '../support/online.ts';
import { openPage } from '../support/page.ts';
import { SEED } from '../support/test-table.ts';

const LINES = 900;
const GAME = gameCalled('foxu');
const LONG = longTable(GAME, LINES);
const ROWS = rowsOf(LONG);
const EVENTS = eventsIn(ROWS.slice(1), LONG.state.opened);
const ID = 'a-long-table';

let house: TestHouse;
beforeEach(async () => {
  house = await openTestHouse();
  const head = { id: ID, game: GAME.rules.id, public: true, seed: SEED, at: 0 };
  await house.store.open({ ...head, ...entryOf(LONG.state, 0), bodies: ROWS.map(({ body }) => body) });
});
afterEach(() => house.close());

/** As one who watches saw it after so many moves. */
function seenAfter(count: number) {
  const { position } = LONG.state;
  const { state } = expectOk(openLog(GAME.rules, position.seats, position.options, EVENTS.slice(0, count)));
  return viewFor({ ...LONG.state, position: { ...position, state } }, 'spectator');
}

test('it begins with the last lines and looks at any moment of the game', async () => {
  const page = await openPage(await Guest.at(house.url, 'Eve'), ID);
  expect(itemsOf(page.page.lines)).toHaveLength(100);
  expect(page.hasEarlier).toBe(true);
  expect(page.events).toBe(EVENTS.length);
  for (const moment of [1, Math.floor(EVENTS.length / 2), EVENTS.length - 1]) {
    await page.look(moment);
    expect(page.shown?.view).toEqual(seenAfter(moment));
  }
  await page.look(undefined);
  expect(page.shown?.view).toEqual(page.page.view);
  page.close();
});

test('earlier lines are learnt until the first', async () => {
  const page = await openPage(await Guest.at(house.url, 'Eve'), ID);
  let asked = 0;
  while (await page.learnEarlier()) asked++;
  expect(asked).toBe(Math.ceil((ROWS.length - 100) / 200));
  expect(page.hasEarlier).toBe(false);
  expect(page.seen).toMatchObject({ before: 0, lines: 0 });
  expect(page.seen.events.map(({ seen: { by, move } }) => ({ by, move }))).toEqual(EVENTS);
  page.close();
});
