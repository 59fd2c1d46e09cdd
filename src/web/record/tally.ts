/** What somebody's games and puzzles come to: worked out from what this browser has kept. */
import type { Level } from '../../core/bot.ts';
import { type Attempt, daysDone, firstAttempts } from '../../puzzles/attempts.ts';
import { type CalendarDate, dateOf, dayNumber } from '../../puzzles/daily.ts';
import { winnersOf } from '../../table/state/ending.ts';
import type { LocalRecord } from '../local/record.ts';
import { ownSeatIn } from '../pages/past-game.ts';

export const RESULTS_AGAINST = ['won', 'drawn', 'lost', 'givenUp'] as const;
export type ResultAgainst = (typeof RESULTS_AGAINST)[number];

export interface LevelTally {
  readonly level: Level;
  readonly counts: Readonly<Record<ResultAgainst, number>>;
}

/** Of games against the computer that are over; the strongest at the table says which level it was. */
export function tallyGames(records: readonly LocalRecord[]): LevelTally[] {
  const levels = new Map<Level, Record<ResultAgainst, number>>();
  for (const record of records) {
    const found = resultAgainst(record);
    if (!found) continue;
    const counts = levels.get(found.level) ?? { won: 0, drawn: 0, lost: 0, givenUp: 0 };
    counts[found.result]++;
    levels.set(found.level, counts);
  }
  return [...levels].map(([level, counts]) => ({ level, counts })).toSorted((a, b) => a.level - b.level);
}

function resultAgainst({
  summary,
}: LocalRecord): { readonly level: Level; readonly result: ResultAgainst } | undefined {
  const { ending, occupants, seats } = summary;
  const own = ownSeatIn(summary);
  const levels = occupants.flatMap((each) => (each.kind === 'computer' ? [each.level] : []));
  if (!ending || ending.kind === 'called-off' || own === undefined || levels.length === 0) return undefined;
  const winners = winnersOf(ending);
  const isDrawn = ending.kind === 'drawn' || (ending.kind === 'played' && [0, seats].includes(winners.length));
  const isGivenUp = ending.kind === 'resigned' && ending.seat === own;
  const result = isGivenUp ? 'givenUp' : isDrawn ? 'drawn' : winners.includes(own) ? 'won' : 'lost';
  return { level: Math.max(...levels) as Level, result };
}

/** Played to the end without anybody else. */
export const gamesAlone = (records: readonly LocalRecord[]): number =>
  records.filter(({ summary: { seats, ending } }) => seats === 1 && ending?.kind === 'played').length;

/** Days with a puzzle solved. */
export interface DaysSolved {
  readonly days: ReadonlySet<CalendarDate>;
  /** One after the other, up to today or yesterday; and the most there ever were. */
  readonly running: number;
  readonly longest: number;
}

export function daysSolved(attempts: readonly Attempt[], today: CalendarDate): DaysSolved {
  const solved = [...daysDone(attempts).values()].flatMap(({ day, solved }) => (solved ? [day] : []));
  const numbers = [...new Set(solved)].flatMap((date) => numberOf(date) ?? []).toSorted((a, b) => a - b);
  let [run, longest] = [0, 0];
  for (const [place, day] of numbers.entries()) {
    run = day - 1 === numbers[place - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  const isRunning = (numberOf(today) ?? 0) - (numbers.at(-1) ?? -2) <= 1;
  return { days: new Set(numbers.map(dateOf)), running: isRunning ? run : 0, longest };
}

const numberOf = (date: CalendarDate): number | undefined => {
  const day = dayNumber(date);
  return day.ok ? day.value : undefined;
};

/** The least time in which a puzzle of a game was solved at the first try without help. */
export function bestTime(attempts: readonly Attempt[], game: string): number | undefined {
  const times = firstAttempts(attempts).flatMap((each) =>
    each.game === game && each.result === 'solved' && !each.helped && each.ms > 0 ? [each.ms] : [],
  );
  return times.length > 0 ? Math.min(...times) : undefined;
}
