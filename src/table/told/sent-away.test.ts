import { expect, test } from 'vitest';
import { TestTable } from '../../../test/support/test-table.ts';
import { findGame } from '../../games/shelf.ts';
import { faceOf, sentAway } from './face.ts';

test('however many were sent away from a table, the last fifty are told, and named', () => {
  const { state } = new TestTable(findGame('foxu')!);
  const kicked = Array.from({ length: 5000 }, (_, index) => `stranger-${index}`);
  const crowded = { ...state, kicked };
  expect(sentAway(crowded)).toEqual(kicked.slice(-50));
  expect(faceOf(crowded).kicked).toEqual(sentAway(crowded));
});
