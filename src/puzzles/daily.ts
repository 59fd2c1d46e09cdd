/**
 * The puzzle of the day, by the date alone: every day one of each game, and one of them is the house's own. A shelf is seven
 * parts, one for each day of the week: Monday has the easiest, Sunday the hardest. Each week takes the next of its part, so
 * that none comes again before all of its part have been.
 */
import type { GameModule } from '../core/game.ts';
import type { Puzzle, PuzzleDraft } from '../core/puzzle.ts';
import { err, ok, type Result } from '../core/result.ts';
import { complete } from './complete.ts';
import { loadDrafts } from './shelf.ts';

/** A date as it is written: 2026-01-31, wherever one is. */
export type CalendarDate = string;

export const FIRST_DAILY: CalendarDate = '2026-01-01';
/** A Monday, from which weeks are counted; no daily is older. */
const FIRST_MONDAY = Date.UTC(2025, 11, 29);
const DAY_MS = 86_400_000;
const DAYS_IN_A_WEEK = 7;

/** Days since the first Monday; not a date, or before the first daily. */
export function dayNumber(date: CalendarDate): Result<number, 'no-date' | 'too-early'> {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return err('no-date');
  const at = Date.UTC(year, month - 1, day);
  if (new Date(at).toISOString().slice(0, date.length) !== date) return err('no-date');
  return date < FIRST_DAILY ? err('too-early') : ok((at - FIRST_MONDAY) / DAY_MS);
}

/** The date of a day. */
export const dateOf = (day: number): CalendarDate => new Date(FIRST_MONDAY + day * DAY_MS).toISOString().slice(0, 10);

/** 0 is Monday. */
export const weekday = (day: number): number => day % DAYS_IN_A_WEEK;

/** Which of a part of so many is the day's. Neighbours on the shelf are alike, so weeks take steps that meet every place. */
export function placeOf(day: number, count: number): number {
  const week = Math.floor(day / DAYS_IN_A_WEEK);
  return (week * strideOf(count)) % count;
}

/** The next number after three fifths of a part that shares no divisor with it. */
function strideOf(count: number): number {
  let stride = Math.max(1, Math.ceil(count * 0.6));
  while (divisor(stride, count) > 1) stride++;
  return stride;
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** The game whose daily is the house's own: every game in its turn, each on every day of the week. */
export const houseGame = (day: number, games: readonly GameModule[]): GameModule => games[day % games.length]!;

/** Loads one part of one game's shelf. */
export async function dailyOf(module: GameModule, day: number): Promise<Puzzle | undefined> {
  const draft = await dailyDraftOf(module, day);
  return draft && complete(module.rules, draft).puzzle;
}

export async function dailyDraftOf(module: GameModule, day: number): Promise<PuzzleDraft | undefined> {
  const part = await loadDrafts(module, weekday(day));
  return part[placeOf(day, part.length)];
}
