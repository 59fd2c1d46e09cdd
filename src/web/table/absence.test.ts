/** The computer is offered in somebody's place after a time that fits the clock. */
import { expect, test } from 'vitest';
import { growing } from '../../core/growing.ts';
import type { ToldEvent } from '../../table/told/messages.ts';
import { offeredAt, patienceFor } from './absence.ts';

test('at a quick table after seconds, without a clock after a minute', () => {
  expect(patienceFor({ kind: 'none' })).toBe(60_000);
  expect(patienceFor({ kind: 'move', seconds: 10 })).toBe(15_000);
  expect(patienceFor({ kind: 'move', seconds: 60 })).toBe(30_000);
  expect(patienceFor({ kind: 'total', minutes: 1, increment: 0 })).toBe(15_000);
  expect(patienceFor({ kind: 'total', minutes: 5, increment: 2 })).toBe(30_000);
  expect(patienceFor({ kind: 'total', minutes: 90, increment: 0 })).toBe(60_000);
});

test('counted from when his line was last lost; at once for who has said that he goes', () => {
  const events: readonly ToldEvent[] = [
    { t: 'left', seat: 1, lost: true },
    { t: 'returned', seat: 1 },
    { t: 'left', seat: 1, lost: true },
    { t: 'left', seat: 0 },
  ];
  const page = { lines: growing(events.map((what, seq) => ({ seq, at: 1000 * seq, what }))) };
  expect(offeredAt(page, { kind: 'move', seconds: 60 }, 1)).toBe(32_000);
  expect(offeredAt(page, { kind: 'move', seconds: 60 }, 0)).toBe(0);
  expect(offeredAt({ lines: growing() }, { kind: 'none' }, 1)).toBe(0);
});
