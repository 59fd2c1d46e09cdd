/** Rates: what is allowed at once and in the long run, and what becomes of whoever goes on. */
import { expect, test } from 'vitest';
import { Bucket } from './bucket.ts';

test('so many at once, then so many a second', () => {
  const bucket = new Bucket({ burst: 3, perSecond: 2 }, 1000);
  expect([1, 2, 3, 4].map(() => bucket.take(1000))).toEqual(['fine', 'fine', 'fine', 'over']);
  // what was refused is owed
  expect(bucket.take(1500)).toBe('over');
  expect(bucket.take(2500)).toBe('fine');
  expect(bucket.isFull(4000)).toBe(true);
});

test('who asks as much again is a flood, and is served again when he has been quiet for that long', () => {
  const bucket = new Bucket({ burst: 3, perSecond: 1 }, 0);
  const verdicts = Array.from({ length: 100 }, () => bucket.take(0));
  expect(verdicts.slice(0, 6)).toEqual(['fine', 'fine', 'fine', 'over', 'over', 'flood']);
  expect(new Set(verdicts.slice(6))).toEqual(new Set(['flood']));
  expect(bucket.take(3000)).toBe('over');
  expect(bucket.take(5000)).toBe('fine');
});
