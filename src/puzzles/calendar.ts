/** The days of a month, week by week, as far as they have a puzzle. */
import { type CalendarDate, dateOf, dayNumber, FIRST_DAILY, weekday } from './daily.ts';

/** Monday first; undefined before the first and after the last of the month. */
export type CalendarWeek = readonly (CalendarDate | undefined)[];

/** Of the month in which this date lies: all its days, though they may not have come yet. */
export function weeksOf(date: CalendarDate): readonly CalendarWeek[] {
  const month = date.slice(0, 7);
  const first = dayNumber(`${month}-01`);
  if (!first.ok) return [];
  const weeks: (CalendarDate | undefined)[][] = [];
  for (let day = first.value; dateOf(day).startsWith(month); day++) {
    if (weeks.length === 0 || weekday(day) === 0) weeks.push(Array.from({ length: 7 }, () => undefined));
    weeks.at(-1)![weekday(day)] = dateOf(day);
  }
  return weeks;
}

/** The same day so many months later, or the last of a shorter month; no day that has no puzzle or has not come yet. */
export function monthsFrom(date: CalendarDate, months: number, last: CalendarDate): CalendarDate {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(day, days));
  return within(first.toISOString().slice(0, 10), last);
}

/** The nearest day that there is. */
export const within = (date: CalendarDate, last: CalendarDate): CalendarDate =>
  date < FIRST_DAILY ? FIRST_DAILY : date > last ? last : date;
