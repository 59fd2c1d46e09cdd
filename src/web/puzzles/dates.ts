/** Dates as people read them; a day is the same day wherever one is. */
import { type CalendarDate, dateOf, dayNumber } from '../../puzzles/daily.ts';

/** Here and now. */
export function today(now = new Date()): CalendarDate {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

const asDate = (date: CalendarDate): Date => new Date(`${date}T12:00:00Z`);
const format = (date: CalendarDate, locale: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
    .formatToParts(asDate(date))
    .map(({ type, value }) => (type === 'day' && locale.startsWith('fr') ? value.replace(/^1$/, '1er') : value))
    .join('');

/** Wednesday, 18 November 2026. */
export const wholeDate = (date: CalendarDate, locale: string): string => format(date, locale, { dateStyle: 'full' });

/** The same, with its number as a calendar has it. */
export const namedDay = (date: CalendarDate, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'full' }).format(asDate(date));

/** 18 November 2026. */
export const plainDate = (date: CalendarDate, locale: string): string => format(date, locale, { dateStyle: 'long' });

/** November 2026. */
export const monthName = (date: CalendarDate, locale: string): string =>
  format(date, locale, { month: 'long', year: 'numeric' });

export function partsOfDate(date: CalendarDate, locale: string) {
  return {
    weekday: format(date, locale, { weekday: 'short' }),
    day: String(asDate(date).getUTCDate()),
    month: format(date, locale, { month: 'short' }),
    whole: wholeDate(date, locale),
  };
}

/** The names of the days of the week, Monday first. */
export const weekdays = (locale: string, form: 'narrow' | 'long'): readonly string[] =>
  Array.from({ length: 7 }, (_, day) => format(dateOf(day), locale, { weekday: form }));

/** So many days later, or earlier; undefined where there is no daily. */
export function daysFrom(date: CalendarDate, days: number): CalendarDate | undefined {
  const day = dayNumber(date);
  if (!day.ok) return undefined;
  const then = dateOf(day.value + days);
  return dayNumber(then).ok ? then : undefined;
}
