/** A game in an address: however long, it comes back; whatever else the address holds, it harms nothing. */
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { seededRandom } from '../../core/random.ts';
import { MOST_EVENTS, MOST_FILE } from '../../table/limits.ts';
import { linkTo, readCarried, textOfLink } from './link.ts';

beforeAll(() => void vi.stubGlobal('location', { origin: 'https://house.example' }));
afterAll(() => void vi.unstubAllGlobals());

const hashOf = (bytes: Uint8Array) => `#${Buffer.from(bytes).toString('base64url')}`;

test('a long game comes back from its link', async () => {
  const random = seededRandom('a long game');
  const events = Array.from({ length: MOST_EVENTS }, (_, index) => {
    const move = Array.from({ length: 6 }, () => random(2 ** 32).toString(36)).join('-');
    return { by: index % 2, move };
  });
  const file = JSON.stringify({ events });
  const link = await linkTo(file);
  expect(link.length).toBeGreaterThan(2 ** 18);
  expect(await textOfLink(new URL(link).hash)).toBe(file);
});

test('a small link that holds a great deal is not unpacked to its end', async () => {
  const hash = hashOf(deflateRawSync(Buffer.alloc(20 * MOST_FILE, ' ')));
  expect(hash.length).toBeLessThan(200_000);
  expect(await textOfLink(hash)).toBeUndefined();
});

test('what is no game is told in a sentence', async () => {
  expect(await textOfLink(hashOf(Buffer.from('no game')))).toBeUndefined();
  expect(await readCarried('{')).toMatchObject({ fault: expect.stringContaining('JSON') });
  const huge = new Blob([new Uint8Array(MOST_FILE + 1)]);
  vi.spyOn(huge, 'text').mockRejectedValue(new Error('it was read'));
  expect(await readCarried(huge)).toMatchObject({ fault: expect.stringContaining('10,000') });
});
