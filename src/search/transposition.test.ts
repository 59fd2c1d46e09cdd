import { expect, test } from 'vitest';
import { EXACT, LOWER, TranspositionTable, UPPER, WHOLE } from './transposition.ts';

const entry = (table: TranspositionTable, low: number, high: number) =>
  table.find(low, high) && [table.depth, table.value, table.bound, table.move];

test('what is stored is found, negative hashes and extreme numbers included', () => {
  const table = new TranspositionTable(8);
  table.store(-5, 0xffffffff, WHOLE, -32_000, EXACT, 32_767);
  table.store(6, -7, 0, 32_000, LOWER, -1);
  expect(entry(table, -5, 0xffffffff)).toEqual([WHOLE, -32_000, EXACT, 32_767]);
  expect(entry(table, -5, -1)).toEqual([WHOLE, -32_000, EXACT, 32_767]);
  expect(entry(table, 6, -7)).toEqual([0, 32_000, LOWER, -1]);
  expect(entry(table, 6, -8)).toBe(false);
  table.clear();
  expect(entry(table, 6, -7)).toBe(false);
});

test('a pair of slots keeps the deepest and the newest', () => {
  const table = new TranspositionTable(1);
  table.store(0, 1, 9, 10, EXACT, 1);
  table.store(0, 2, 3, 20, EXACT, 2);
  table.store(0, 3, 2, 30, UPPER, 3);
  expect(entry(table, 0, 1)).toEqual([9, 10, EXACT, 1]);
  expect(entry(table, 0, 2)).toBe(false);
  expect(entry(table, 0, 3)).toEqual([2, 30, UPPER, 3]);
  table.store(0, 4, 9, 40, EXACT, 4);
  expect(entry(table, 0, 1)).toBe(false);
});

test('a position stored again has one entry, the newer one', () => {
  const table = new TranspositionTable(1);
  table.store(0, 1, 9, 10, EXACT, 1);
  table.store(0, 2, 3, 20, EXACT, 2);
  table.store(0, 2, 12, 25, EXACT, 2);
  table.store(0, 1, 1, 15, UPPER, 1);
  expect(entry(table, 0, 1)).toEqual([1, 15, UPPER, 1]);
  expect(entry(table, 0, 2)).toEqual([12, 25, EXACT, 2]);
});
