/** How others fared at the puzzle of a day: counted once a visitor, and nobody can stuff it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectOk } from '../../src/core/result.ts';
import { findGame } from '../../src/games/shelf.ts';
import { dailyOf, dateOf, dayNumber } from '../../src/puzzles/daily.ts';
import { from, TRUSTS_LOOPBACK } from '../support/from-address.ts';
import { Guest, openTestHouse, type TestHouse } from '../support/online.ts';

let house: TestHouse;
const TODAY = expectOk(dayNumber(new Date().toISOString().slice(0, 10)));
beforeAll(async () => {
  house = await openTestHouse({ proxies: TRUSTS_LOOPBACK });
});
afterAll(() => house.close());

const puzzleOf = async (game: string, day = TODAY) => (await dailyOf(findGame(game)!, day))!.id;
const told = async (game: string, day = TODAY) => {
  const answer = await fetch(`${house.url}/api/dailies/${dateOf(day)}/${game}`);
  const { counts } = (await answer.json()) as { counts: readonly { outcome: string; people: number }[] };
  return Object.fromEntries(counts.map(({ outcome, people }) => [outcome, people]));
};
async function tell(
  game: string,
  more: { outcome?: string; attempt?: string; day?: number; puzzle?: string; who?: Guest; at?: string } = {},
): Promise<number> {
  const { outcome = 'solved', attempt = 'attempt-1', day = TODAY, puzzle = await puzzleOf(game, day), who, at } = more;
  const path = `/api/dailies/${dateOf(day)}/${game}`;
  if (who) return (await who.ask('POST', path, { puzzle, outcome, attempt })).status;
  const headers = { 'content-type': 'application/json', ...(at !== undefined && from(at)) };
  const body = JSON.stringify({ puzzle, outcome, attempt });
  return (await fetch(house.url + path, { method: 'POST', headers, body })).status;
}

test('a visitor counts once at each puzzle, whatever he calls his attempt; a stranger once an attempt', async () => {
  const ann = await Guest.at(house.url, 'Ann');
  expect(await told('foxu')).toEqual({ solved: 0, helped: 0, missed: 0 });
  for (const attempt of ['attempt-1', 'attempt-2', 'attempt-3'])
    expect(await tell('foxu', { who: ann, attempt })).toBe(200);
  expect(await tell('foxu', { who: ann, attempt: 'attempt-4', outcome: 'missed' })).toBe(200);
  expect(await told('foxu')).toEqual({ solved: 1, helped: 0, missed: 0 });
  for (let sent = 0; sent < 3; sent++) await tell('foxu', { attempt: 'lost-and-sent-again', outcome: 'helped' });
  expect(await told('foxu')).toEqual({ solved: 1, helped: 1, missed: 0 });
  await tell('z-game', { who: ann });
  expect(await told('z-game')).toMatchObject({ solved: 1 });
});

test('one address cannot stuff it, whatever its proxy tells of ports', async () => {
  const names = Array.from({ length: 150 }, (_, index) => `stuffed-${index}`);
  const at = (port: number) => `203.0.113.7:${port}`;
  await Promise.all(
    names.map((attempt, index) => tell('ricochet-robots', { attempt, outcome: 'perfect', at: at(4000 + index) })),
  );
  expect(await told('ricochet-robots')).toMatchObject({ perfect: 60, missed: 0 });
});

test('only that day’s puzzle counts, on the days beside today, for what can come of it', async () => {
  const game = 'mister-zero';
  for (const day of [TODAY - 1, TODAY + 1]) expect(await tell(game, { day })).toBe(200);
  expect(await tell(game, { day: TODAY - 2 })).toBe(403);
  expect(await tell(game, { day: TODAY + 2 })).toBe(404);
  expect(await tell(game, { puzzle: await puzzleOf(game, TODAY - 1) })).toBe(403);
  expect(await tell(game, { outcome: 'perfect' })).toBe(403);
  expect(await tell(game, { outcome: 'won' })).toBe(400);
  expect(await tell(game, { attempt: 'x' })).toBe(400);
  expect(await tell('ludo', { puzzle: 'x' })).toBe(404);
  expect((await fetch(`${house.url}/api/dailies/2025-12-31/foxu`)).status).toBe(404);
  expect((await fetch(`${house.url}/api/dailies/today/foxu`)).status).toBe(404);
  expect(await told(game)).toEqual({ solved: 0, helped: 0, missed: 0 });
});
