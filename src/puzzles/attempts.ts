/**
 * What somebody has tried: a log to which attempts are only ever added, each with an id of its own. The logs of two devices
 * are merged by putting them together; ratings, best results and solved days follow from the log.
 */
import * as z from 'zod/mini';
import type { CalendarDate } from './daily.ts';

export const MODES = ['daily', 'training', 'storm', 'streak', 'race'] as const;
export type PuzzleMode = (typeof MODES)[number];
/** `near`: solved, with more moves than the fewest, where these are asked for. */
export const RESULTS = ['solved', 'near', 'failed'] as const;

/** Ids and names of ours: nothing else may stand there in a log that comes from elsewhere. */
const word = (most: number) => z.string().check(z.regex(/^[\w-]*$/), z.maxLength(most));

export const attemptForm = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  /** When it ended, in milliseconds. */
  at: z.int().check(z.nonnegative()),
  game: word(64),
  /** The puzzle's id, its kind and how hard it is. */
  puzzle: word(80),
  kind: word(32),
  rating: z.int().check(z.minimum(0), z.maximum(4000)),
  result: z.enum(RESULTS),
  /** So many moves more than the fewest, where these count. */
  more: z.optional(z.int().check(z.nonnegative(), z.maximum(1000))),
  helped: z.boolean(),
  /** Until it was solved, or a first wrong move was made. */
  ms: z.int().check(z.nonnegative()),
  mode: z.enum(MODES),
  /** Of the daily: whose day it was. */
  day: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
  /** Of a storm, a streak or a race: which one. */
  run: z.optional(word(64)),
});
export type Attempt = z.infer<typeof attemptForm>;

/** One attempt, if it is one: logs come from other devices, and from other versions. */
export function readAttempt(raw: unknown): Attempt | undefined {
  const read = attemptForm.safeParse(raw);
  return read.success ? read.data : undefined;
}

/** As it was written down in JSON. */
export function attemptIn(body: string): Attempt | undefined {
  try {
    return readAttempt(JSON.parse(body));
  } catch {
    return undefined;
  }
}

/** In the order in which they were made. Each once; of two that say different things under one id, always the same one. */
export function mergeAttempts(...logs: readonly (readonly Attempt[])[]): Attempt[] {
  const byId = new Map<string, Attempt>();
  for (const attempt of logs.flat()) {
    const known = byId.get(attempt.id);
    if (!known || textOf(attempt) < textOf(known)) byId.set(attempt.id, attempt);
  }
  return [...byId.values()].toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}

/** The same whatever order its fields are in. */
const textOf = (attempt: Attempt): string => JSON.stringify(Object.entries(attempt).toSorted());

/** The first attempt at each puzzle, in any mode: a second one never counts. The log is in its order. */
export function firstAttempts(log: readonly Attempt[]): Attempt[] {
  const known = new Set<string>();
  return log.filter(({ puzzle }) => !known.has(puzzle) && known.add(puzzle));
}

/** How a daily was solved, the first time: the day's stamp. */
export interface DayDone {
  readonly day: CalendarDate;
  readonly game: string;
  /** Of the first attempt. */
  readonly first: Attempt;
  /** The best of all attempts that solved it; undefined as long as none has. */
  readonly solved: Attempt | undefined;
}

/** All days that were tried, by game and date: `game date`. */
export function daysDone(log: readonly Attempt[]): ReadonlyMap<string, DayDone> {
  const days = new Map<string, DayDone>();
  for (const attempt of log) {
    const { game, day, mode, result } = attempt;
    if (mode !== 'daily' || day === undefined) continue;
    const key = dayKey(game, day);
    const before = days.get(key) ?? { day, game, first: attempt, solved: undefined };
    const isBetter = result !== 'failed' && (!before.solved || (attempt.more ?? 0) < (before.solved.more ?? 0));
    days.set(key, isBetter ? { ...before, solved: attempt } : before);
  }
  return days;
}

export const dayKey = (game: string, day: CalendarDate): string => `${game} ${day}`;

/** The most puzzles solved in one run; 0 if there was none. */
export function bestRun(log: readonly Attempt[], game: string, mode: 'storm' | 'streak' | 'race'): number {
  const solved = new Map<string, number>();
  for (const attempt of log) {
    if (attempt.mode !== mode || attempt.game !== game || attempt.run === undefined || attempt.result === 'failed')
      continue;
    solved.set(attempt.run, (solved.get(attempt.run) ?? 0) + 1);
  }
  return Math.max(0, ...solved.values());
}
