/** However many guests one address makes, its tables come at a pace that the house bears. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearer, from, TRUSTS_LOOPBACK } from '../support/from-address.ts';
import { Guest, openTestHouse, type TestHouse } from '../support/online.ts';
import { timeOf } from '../support/test-time.ts';

const LIMITS = { tables: 2, requestsPerMinute: 1e6 };
/** What ten people may have. */
const AT_ONCE = 20;

let house: TestHouse;
beforeAll(async () => {
  // time stands still: none is given back
  house = await openTestHouse({ limits: LIMITS, proxies: TRUSTS_LOOPBACK, time: timeOf(() => 1_000_000) });
});
afterAll(() => house.close());

async function open(address: string): Promise<number> {
  const { token } = await Guest.at(house.url, 'Mallory');
  const { status, headers } = await fetch(`${house.url}/api/tables`, {
    method: 'POST',
    headers: { ...bearer(token), ...from(address), 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'foxu', seats: 2, holders: [{ level: 5 }, { level: 5 }] }),
  });
  if (status === 429) expect(headers.get('retry-after')).not.toBeNull();
  return status;
}

test('a guest for each table opens no more of them; at other addresses nobody notices', async () => {
  const statuses: number[] = [];
  for (let guest = 0; guest < AT_ONCE + 5; guest++) statuses.push(await open('203.0.113.5'));
  expect(statuses).toEqual([...Array(AT_ONCE).fill(201), ...Array(5).fill(429)]);
  expect(await open('198.51.100.7')).toBe(201);
});
