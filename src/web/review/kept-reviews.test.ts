/** Reviews are kept by what was played, and no more of them than a browser has room for. */
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newBrowser } from '../../../test/support/old-browser.ts';
import { SHELF } from '../../games/shelf.ts';
import { database, forgetDatabase } from '../local/database.ts';
import type { StudiedGame } from '../study/questions.ts';
import { keepReview, keptReview, type ReviewFindings, reviewKey } from './kept-reviews.ts';

beforeEach(newBrowser);
afterEach(() => {
  vi.useRealTimers();
  forgetDatabase();
});

const findings = (round: number): ReviewFindings => ({
  scale: null,
  moves: [],
  rounds: [{ index: 3, round, target: 'x', optimum: 4, solutions: 1, shown: 5, by: 0 }],
  explanations: { 3: { instead: [], refutation: [], reasons: [] } },
});
const played: StudiedGame = {
  ...{ game: SHELF[0]!.rules.id, seats: 2, options: { one: 1 } },
  events: [
    { by: 0, move: 'a' },
    { by: 1, move: 'b' },
  ],
};

test('what was kept is found by the same game, and by no other', async () => {
  await keepReview(reviewKey(played), findings(1));
  expect(await keptReview(reviewKey({ ...played, events: [...played.events] }))).toMatchObject(findings(1));
  const others: StudiedGame[] = [
    { ...played, events: played.events.slice(1) },
    { ...played, options: {} },
    { ...played, seats: 3 },
    { ...played, game: SHELF[1]!.rules.id },
    { ...played, setUp: 'somewhere' },
  ];
  for (const other of others) expect(await keptReview(reviewKey(other))).toBeUndefined();
  expect(new Set([played, ...others].map(reviewKey)).size).toBe(others.length + 1);
});

test('of more than fifty those that were not looked at for longest go', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (let each = 0; each < 50; each++) {
    vi.setSystemTime(1000 + each);
    await keepReview(`key ${each}`, findings(each));
  }
  vi.setSystemTime(2000);
  expect(await keptReview('key 0')).toMatchObject(findings(0));
  vi.setSystemTime(3000);
  await keepReview('another', findings(99));
  expect(await (await database()).count('reviews')).toBe(50);
  expect(await keptReview('key 0')).toBeDefined();
  expect(await keptReview('key 1')).toBeUndefined();
});

test('a browser of the version before has room for reviews, and keeps its tables', async () => {
  const before = await openDB('escale', 4, {
    upgrade(made) {
      made.createObjectStore('games', { keyPath: 'id' }).createIndex('changed', 'changed');
      for (const name of ['notes', 'keepsakes']) made.createObjectStore(name);
      made.createObjectStore('tables', { keyPath: 'id' }).createIndex('changed', 'changed');
      made.createObjectStore('rows', { keyPath: ['table', 'seq'] });
    },
  });
  await before.put('tables', { id: 'mine', changed: 1 });
  before.close();
  await keepReview('key', findings(1));
  expect(await keptReview('key')).toMatchObject(findings(1));
  expect(await (await database()).get('tables', 'mine')).toMatchObject({ id: 'mine' });
});
