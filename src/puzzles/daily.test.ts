import { describe, expect, test } from 'vitest';
import { SHELF } from '../games/shelf.ts';
import { dailyOf, dayNumber, houseGame, placeOf, weekday } from './daily.ts';

const games = SHELF.filter((module) => module.puzzles);
const day = (date: string) => {
  const number = dayNumber(date);
  if (!number.ok) throw new Error(date);
  return number.value;
};

describe('dates', () => {
  test('the first daily is that of 1 January 2026, a Thursday', () => {
    expect(dayNumber('2026-01-01')).toEqual({ ok: true, value: 3 });
    expect(dayNumber('2025-12-31')).toEqual({ ok: false, error: 'too-early' });
  });

  test.each(['', '2026-1-1', '2026-02-29', '2026-13-01', '2026-00-10', '2026-01-01T00:00', '20260101', 'today'])(
    '“%s” is no date',
    (text) => expect(dayNumber(text)).toEqual({ ok: false, error: 'no-date' }),
  );

  test('a leap day is one, and days follow each other without a gap', () => {
    expect(day('2028-03-01') - day('2028-02-28')).toBe(2);
    expect(day('2027-01-01') - day('2026-01-01')).toBe(365);
    expect(weekday(day('2026-11-15'))).toBe(6);
    expect(weekday(day('2026-11-16'))).toBe(0);
  });
});

describe('the puzzle of the day', () => {
  test.each([1, 2, 7, 74, 75, 76, 100])('of a part of %i each has its turn before one comes again', (count) => {
    const weeks = Array.from({ length: count }, (_, week) => placeOf(7 * week + 2, count));
    expect(new Set(weeks).size).toBe(count);
    expect(placeOf(7 * count + 2, count)).toBe(weeks[0]);
  });

  test('rises from Monday to Sunday, in every game and every week', async () => {
    for (const module of games) {
      for (const monday of ['2026-01-05', '2026-06-29', '2027-12-27']) {
        const week = await Promise.all([0, 1, 2, 3, 4, 5, 6].map((later) => dailyOf(module, day(monday) + later)));
        const ratings = week.map((puzzle) => puzzle!.rating);
        expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
        expect(ratings[6]! - ratings[0]!).toBeGreaterThan(1000);
      }
    }
  });

  test('is the same for everybody, and another one the week after', async () => {
    for (const module of games) {
      const one = await dailyOf(module, day('2026-11-18'));
      expect(await dailyOf(module, day('2026-11-18'))).toEqual(one);
      expect((await dailyOf(module, day('2026-11-25')))!.id).not.toBe(one!.id);
    }
  });

  test('the house’s own is each game’s in turn, on every day of the week', () => {
    const days = Array.from({ length: 7 * games.length }, (_, i) => i);
    const met = new Set(days.map((each) => `${houseGame(each, games).rules.id} ${weekday(each)}`));
    if (games.length % 7 !== 0) expect(met.size).toBe(7 * games.length);
  });
});
