/** Verdicts in words: how it stood, what a move cost, in units that people know. */
import type { Seat } from '../../core/game.ts';
import type { Scale, Verdict } from '../../core/review.ts';
import { counted, fill, listOf } from '../../text/index.ts';
import { language, locale } from '../text/index.ts';
import { reviewWords } from './text/index.ts';

/** Who sits there: a seat's name, and its side and the other one as they are spoken of. */
export interface SeatNames {
  name(seat: Seat): string;
  side(seat: Seat): readonly Seat[];
  others(seat: Seat): readonly Seat[];
}

const DIGITS = 100;
/** Two digits at most. */
export const rounded = (amount: number): number => Math.round(DIGITS * amount) / DIGITS;
const percent = (points: number): string => Math.round(100 * points).toLocaleString(locale());

export const sideNames = (seats: readonly Seat[], names: SeatNames): string =>
  listOf(
    seats.map((seat) => names.name(seat)),
    language(),
  );

/** `worth` is for the side of `by`; `distance` in moves, where it is known. */
export function standingOf(
  worth: number,
  by: Seat,
  scale: Scale,
  names: SeatNames,
  distance?: number | undefined,
): string {
  const { standing } = reviewWords();
  if (scale.unit === 'rows') return counted(standing.rows, rounded(worth), language());
  if (scale.unit === 'points') {
    return fill(standing.points, { name: sideNames(names.side(by), names), percent: percent(worth) });
  }
  const lead = worth - (scale.even ?? 0);
  if (rounded(lead) === 0) return scale.unit === 'result' ? standing.result.even : standing.tokens.even;
  const name = sideNames(lead > 0 ? names.side(by) : names.others(by), names);
  if (scale.unit === 'tokens') return counted(standing.tokens.ahead, rounded(Math.abs(lead)), language(), { name });
  return distance === undefined || Math.abs(lead) < 1
    ? fill(standing.result.ahead, { name })
    : counted(standing.result.aheadIn, distance, language(), { name });
}

/** What it cost, where that is counted; for a win and a loss the standings say enough. */
export function costOf({ loss, detour = 0, value, by }: Verdict, scale: Scale): string | undefined {
  const { cost, detour: detours } = reviewWords();
  if (loss > 0) {
    if (scale.unit === 'result') return undefined;
    return counted(cost[scale.unit], rounded(loss), language(), { percent: percent(loss), by });
  }
  if (detour <= 0) return undefined;
  return counted(value > (scale.even ?? 0) ? detours.longer : detours.sooner, detour, language());
}

/** What chance, or an answer, then did; undefined where it did nothing worth a word. */
export function luckOf({ luck }: Verdict, { unit, better }: Scale): string | undefined {
  if (luck === undefined || rounded(luck) === 0) return undefined;
  const words = reviewWords();
  const [good, bad] =
    unit === 'rows' || better === 'less' ? [words.lucky, words.unlucky] : [words.gained, words.missed];
  return counted(luck > 0 ? good : bad, rounded(Math.abs(luck)), language());
}
