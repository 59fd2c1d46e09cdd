import { expect, test } from 'vitest';
import { monthsFrom, weeksOf } from './calendar.ts';

test('a month is its days in weeks that start on Monday', () => {
  // 1 November 2026 is a Sunday
  const weeks = weeksOf('2026-11-18');
  expect(weeks.length).toBe(6);
  expect(weeks[0]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, '2026-11-01']);
  expect(weeks[5]![0]).toBe('2026-11-30');
  expect(weeksOf('2027-02-10').flat().filter(Boolean).length).toBe(28);
  expect(weeksOf('2025-12-31')).toEqual([]);
});

test('from month to month the day stays, as far as there is one', () => {
  expect(monthsFrom('2026-03-31', -1, '2026-11-18')).toBe('2026-02-28');
  expect(monthsFrom('2026-12-15', 1, '2027-05-01')).toBe('2027-01-15');
  expect(monthsFrom('2026-10-25', 1, '2026-11-18')).toBe('2026-11-18');
  expect(monthsFrom('2026-01-10', -1, '2026-11-18')).toBe('2026-01-01');
});
