/** What a graph of verdicts is made of: heights between 0 and 1 over the events of the game. */
import type { Seat } from '../../core/game.ts';
import type { RoundVerdict, Scale } from '../../core/review.ts';
import type { Mark, MarkedMove } from '../../core/review-summary.ts';

/** `at` counts events that have happened. */
export interface GraphPoint {
  readonly at: number;
  readonly height: number;
}
export interface GraphBar extends GraphPoint {
  /** Beside what is needed: what was done. */
  readonly done?: number;
}
/** Where a fault was made. */
export interface GraphSign extends GraphPoint {
  readonly index: number;
  readonly mark: Mark;
}

export type GraphShape =
  /** Two sides: the higher, the better it stands for the one at the top. */
  | { readonly kind: 'balance'; readonly even: number; readonly points: readonly GraphPoint[] }
  | { readonly kind: 'bars'; readonly bars: readonly GraphBar[] };

export const isFault = (mark: Mark): boolean => mark === 'inaccurate' || mark === 'mistake' || mark === 'blunder';

const within = (height: number): number => Math.min(1, Math.max(0, height));

/** `isAbove`: of the side that is at the top. */
export function shapeOfMoves(moves: readonly MarkedMove[], scale: Scale, isAbove: (seat: Seat) => boolean): GraphShape {
  const height = heights(scale, isAbove);
  if (scale.even === undefined)
    return {
      kind: 'bars',
      bars: moves.map(({ index, by, value }) => ({ at: index + 0.5, height: height(value, by) })),
    };
  const points = moves.flatMap(({ index, by, value, after }, i) => {
    const now = { at: index + 1, height: height(after, by) };
    // the first that is known says what was so before it
    return i === 0 ? [{ at: index, height: height(value, by) }, now] : [now];
  });
  return { kind: 'balance', even: height(scale.even, 0), points };
}

export function signsOf(moves: readonly MarkedMove[], scale: Scale, isAbove: (seat: Seat) => boolean): GraphSign[] {
  const height = heights(scale, isAbove);
  return moves.flatMap(({ index, by, value, after, mark }) => {
    if (!isFault(mark)) return [];
    const [at, worth] = scale.even === undefined ? [index + 0.5, value] : [index + 1, after];
    return [{ index, mark, at, height: height(worth, by) }];
  });
}

function heights({ from, to, even }: Scale, isAbove: (seat: Seat) => boolean) {
  return (value: number, by: Seat): number => {
    const worth = even === undefined || isAbove(by) ? value : 2 * even - value;
    return within((worth - from) / (to - from));
  };
}

/** As high as the longest of them. */
export function shapeOfRounds(rounds: readonly RoundVerdict[]): GraphShape {
  const most = Math.max(1, ...rounds.map(({ optimum, shown }) => Math.max(optimum ?? 0, shown ?? 0)));
  const bars = rounds.map(({ index, optimum, shown }) => ({
    at: index + 1,
    height: (optimum ?? 0) / most,
    ...(shown !== null && { done: shown / most }),
  }));
  return { kind: 'bars', bars };
}
