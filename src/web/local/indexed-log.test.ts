/** A browser that stops keeping things: the game goes on while the page is open, with all that was played in any tab. */
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { newBrowser } from '../../../test/support/old-browser.ts';
import { TestThinker } from '../../../test/support/table/thinker.ts';
import { expectOk } from '../../core/result.ts';
import { findGame } from '../../games/shelf.ts';
import { database, forgetDatabase, keepsGames } from './database.ts';
import { LocalHost } from './host.ts';
import { openLocally } from './opening.ts';
import { allTables } from './tables.ts';

const MOVES = ['7@tl-n', '3@tr-n', '8@c-ne', '2@c-se'];
beforeEach(newBrowser);

async function tab(id: string): Promise<LocalHost> {
  const host = await LocalHost.open(id, new TestThinker());
  return expectOk(host!);
}

const play = ({ table }: LocalHost, seat: number, move: string) => table.do(`here-${seat}`, { do: 'act', move });
const moves = ({ table }: LocalHost) => JSON.parse(JSON.stringify(table.state.position.events.length));

test('what another tab has played is there, too, when nothing can be kept any more', async () => {
  const people = ['Ada', 'Ben'].map((name) => ({ kind: 'person', name }) as const);
  const id = expectOk(await openLocally(findGame('mister-zero')!, people, {}));
  const [one, other] = [await tab(id), await tab(id)];
  expectOk(await play(one, 0, MOVES[0]!));
  expectOk(await play(other, 1, MOVES[1]!));
  expect(moves(other)).toBe(2);
  // the browser takes the database away
  (await database()).close();
  expect(keepsGames.value).toBe(true);
  expectOk(await play(other, 0, MOVES[2]!));
  expectOk(await play(other, 1, MOVES[3]!));
  expect(keepsGames.value).toBe(false);
  for (const host of [one, other]) host.close();

  const again = await tab(id);
  expect(moves(again)).toBe(4);
  again.close();
  // once in the list, and as it is now
  forgetDatabase();
  expect((await allTables()).map(({ summary }) => summary.moves)).toEqual([4]);
});
