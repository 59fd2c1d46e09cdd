/** How others fared at a daily: the house counts one's own first attempt, and tells the rest. Without a house nothing is known. */
import type { Attempt } from '../../puzzles/attempts.ts';
import type { CalendarDate } from '../../puzzles/daily.ts';
import type { DailyOutcome } from '../../puzzles/outcomes.ts';
import type { DailyTold } from '../../wire/answers/dailies.ts';
import { useLater } from '../loading.ts';
import { ask } from '../online/api.ts';
import { daysFrom, today } from './dates.ts';
import { gradeOf } from './grade.ts';

export function outcomeOf({ result, helped, more }: Attempt): DailyOutcome {
  if (result === 'failed') return 'missed';
  return helped ? 'helped' : gradeOf(more);
}

/** Asked once there is an attempt: it counts also for those who never solve it. */
export function useOthers(date: CalendarDate, first: Attempt | undefined): DailyTold | undefined {
  return useLater(async () => first && (await tell(date, first).catch(() => undefined)), [first?.id]);
}

async function tell(date: CalendarDate, first: Attempt): Promise<DailyTold> {
  const { game, puzzle, id } = first;
  const params = { date, game };
  const counted = [-1, 0, 1].some((days) => daysFrom(today(), days) === date);
  if (!counted) return ask('GET /api/dailies/:date/:game', { params });
  const body = { puzzle, outcome: outcomeOf(first), attempt: id };
  return ask('POST /api/dailies/:date/:game', { params, body });
}
