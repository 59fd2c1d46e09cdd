import { expect, test } from 'vitest';
import { findGame } from '../../games/shelf.ts';
import { shelfRatings } from '../../puzzles/shelf.ts';
import type { KeptAttempt } from '../store/attempt-logs.ts';
import { HouseCorrections } from './house-corrections.ts';

const foxu = findGame('foxu')!;
const [puzzle] = (await shelfRatings(foxu)).keys();
const body = JSON.stringify({
  ...{ id: 'a', at: 1, game: 'foxu', puzzle, kind: 'win', rating: 4000, result: 'failed', helped: false, ms: 1 },
  mode: 'training',
});

function house() {
  const now = { at: 1 };
  const rows: KeptAttempt[] = [];
  const reads: (string | undefined)[] = [];
  const faults: unknown[] = [];
  const away = { is: false };
  const corrections = new HouseCorrections({
    attempts: {
      async all(after, limit) {
        if (away.is) throw new Error('away');
        reads.push(after?.visitor);
        const from = rows.findIndex(({ visitor }) => visitor === after?.visitor) + 1;
        return rows.slice(from, from + limit);
      },
    },
    games: [foxu],
    now: () => now.at,
    fault: (error) => faults.push(error),
  });
  const comes = (people: number) => {
    for (let i = 0; i < people; i++) rows.push({ visitor: `p${String(rows.length).padStart(4, '0')}`, id: 'a', body });
  };
  return { now, rows, reads, faults, away, corrections, comes };
}

test('it is worked out once in ten minutes, page by page, however many ask', async () => {
  const { corrections, comes, reads, now } = house();
  comes(4);
  expect(await Promise.all([corrections.of('foxu'), corrections.of('z-game')])).toEqual([[], []]);
  expect(reads).toEqual([undefined]);
  comes(600);
  expect(await corrections.of('foxu')).toEqual([]);
  expect(reads).toHaveLength(1);
  now.at += 600_000;
  // what is old is told while what is new is worked out
  expect(await corrections.of('foxu')).toEqual([]);
  await expect.poll(() => corrections.of('foxu')).toMatchObject([{ puzzle, people: 200 }]);
  expect(reads).toEqual([undefined, undefined, 'p0499']);
});

test('what is no attempt is left out; a restored house begins anew', async () => {
  const { corrections, comes, rows } = house();
  comes(5);
  rows.push({ visitor: 'q', id: 'a', body: '{' });
  expect(await corrections.of('foxu')).toMatchObject([{ puzzle, people: 5 }]);
  rows.length = 0;
  corrections.forget();
  expect(await corrections.of('foxu')).toEqual([]);
});

test('a store that is away is a fault, and asked again', async () => {
  const { corrections, comes, away, faults, now } = house();
  comes(5);
  away.is = true;
  await expect(corrections.of('foxu')).rejects.toThrow('away');
  away.is = false;
  expect(await corrections.of('foxu')).toHaveLength(1);
  away.is = true;
  now.at += 600_000;
  expect(await corrections.of('foxu')).toHaveLength(1);
  await expect.poll(() => faults).toHaveLength(1);
});
