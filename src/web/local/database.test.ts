/** A browser that does not answer keeps nobody from playing. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newBrowser } from '../../../test/support/old-browser.ts';
import { forgetDatabase, keepsGames, kept } from './database.ts';

beforeEach(newBrowser);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  forgetDatabase();
  keepsGames.value = true;
});

const count = () => kept((database) => database.count('tables'));

test('a database that never opens is done without, and that is said', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(indexedDB, 'open').mockReturnValue(new IDBOpenDBRequest());
  const asked = count();
  await vi.advanceTimersByTimeAsync(4900);
  expect(keepsGames.value).toBe(true);
  await vi.advanceTimersByTimeAsync(200);
  expect(await asked).toBeUndefined();
  expect(keepsGames.value).toBe(false);
  // nobody waits a second time
  expect(await count()).toBeUndefined();
});

test('one that opens is waited for no longer', async () => {
  expect(await count()).toBe(0);
  expect(keepsGames.value).toBe(true);
});
