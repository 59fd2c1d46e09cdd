import { expect, test } from 'vitest';
import { extended, forgetting, growing, itemsFrom, itemsOf, lastPlace, shortened } from './growing.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
const grown = (count: number) => upTo(count).reduce((list, each) => extended(list, each), growing<number>());

test('versions share one array, and an older one that is extended leaves the newer one alone', () => {
  const five = grown(5);
  const six = extended(five, 5);
  expect(six.shared).toBe(five.shared);
  const other = extended(five, 50);
  expect([itemsOf(five), itemsOf(six), itemsOf(other)]).toEqual([upTo(5), upTo(6), [...upTo(5), 50]]);
  expect(itemsOf(extended(shortened(six, 2), 9))).toEqual([0, 1, 9]);
  expect(itemsOf(six)).toEqual(upTo(6));
});

test('what is left after forgetting keeps its place', () => {
  const list = forgetting(grown(10), 6);
  expect(list).toMatchObject({ length: 10, start: 6 });
  expect(itemsOf(list)).toEqual([6, 7, 8, 9]);
  expect(itemsFrom(list, 8)).toEqual([8, 9]);
  expect(itemsFrom(list, 2)).toEqual([6, 7, 8, 9]);
  expect(lastPlace(list, (each) => each === 7)).toBe(7);
  expect(lastPlace(list, (each) => each === 3)).toBe(-1);
  expect(itemsOf(extended(shortened(list, 7), 70))).toEqual([6, 70]);
  expect(forgetting(list, 3)).toBe(list);
});
