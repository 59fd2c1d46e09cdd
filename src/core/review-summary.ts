/** What verdicts add up to: a mark for each move, the turning points, and what each side gave away in all. */
import type { Seat } from './game.ts';
import type { Scale, Verdict } from './review.ts';

/** From nothing given away to the most. */
export const MARKS = ['best', 'good', 'inaccurate', 'mistake', 'blunder'] as const;
export type Mark = (typeof MARKS)[number];

export interface MarkedMove extends Verdict {
  readonly mark: Mark;
}

export interface SeatSummary {
  readonly seat: Seat;
  /** In the unit of the game. */
  readonly lost: number;
  /** Where luck was measured. */
  readonly luck?: number;
  readonly marks: Readonly<Record<Mark, number>>;
  /** Everything that was added up is certain. */
  readonly exact: boolean;
}

export interface ReviewSummary {
  readonly moves: readonly MarkedMove[];
  /** The events that turned the game, by their index. */
  readonly turningPoints: readonly number[];
  readonly seats: readonly SeatSummary[];
}

export function markOf({ loss, detour = 0 }: Verdict, scale: Scale): Mark {
  if (loss >= scale.blunder) return 'blunder';
  if (loss >= scale.mistake) return 'mistake';
  if (loss >= scale.inaccurate || detour >= (scale.detour ?? Number.POSITIVE_INFINITY)) return 'inaccurate';
  return loss > 0 || detour > 0 ? 'good' : 'best';
}

/** Verdicts of a whole game, or of what is known of it so far. */
export function summaryOf(verdicts: readonly Verdict[], scale: Scale, seats: number): ReviewSummary {
  const moves = verdicts.map((verdict) => ({ ...verdict, mark: markOf(verdict, scale) }));
  return {
    moves,
    turningPoints: moves.filter((move) => turns(move, scale)).map(({ index }) => index),
    seats: Array.from({ length: seats }, (_, seat) =>
      seatSummary(
        seat,
        moves.filter(({ by }) => by === seat),
      ),
    ),
  };
}

/** Who was ahead is no longer, or who was even is behind; where everybody plays for himself, much was given or spared. */
function turns({ value, after, mark, luck = 0 }: MarkedMove, { even, better, blunder }: Scale): boolean {
  if (even === undefined) return mark === 'blunder' || Math.abs(luck) >= blunder;
  const standing = (worth: number) => Math.sign(better === 'more' ? worth - even : even - worth);
  return (mark === 'mistake' || mark === 'blunder') && standing(after) < standing(value);
}

function seatSummary(seat: Seat, moves: readonly MarkedMove[]): SeatSummary {
  const counts = MARKS.map((mark) => [mark, moves.filter((move) => move.mark === mark).length]);
  const sum = (worth: (move: MarkedMove) => number) => moves.reduce((total, move) => total + worth(move), 0);
  const measured = moves.some(({ luck }) => luck !== undefined);
  return {
    seat,
    lost: sum(({ loss }) => loss),
    ...(measured && { luck: sum(({ luck }) => luck ?? 0) }),
    marks: Object.fromEntries(counts) as Record<Mark, number>,
    exact: moves.every(({ exact }) => exact),
  };
}
