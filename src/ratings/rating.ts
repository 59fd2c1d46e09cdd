/** How well somebody plays a game: what is believed of it, and how sure that is. By Plackett and Luce, for any number of sides and for teams. */
import { rate, rating } from 'openskill';

export interface Rating {
  readonly mu: number;
  readonly sigma: number;
  /** How many games it rests on. */
  readonly games: number;
}

/** A game that counts: its sides, each of one player or of partners, and their ranks, 1 for whoever won. Equal ranks are a draw. */
export interface RatedGame {
  /** Ratings are kept for each game by itself. */
  readonly game: string;
  readonly sides: readonly (readonly string[])[];
  readonly ranks: readonly number[];
}

/** Before so many games a rating says too little to be shown. */
export const SHOWN_AFTER = 5;

export const newRating = (): Rating => ({ ...rating(), games: 0 });

/** Whom one does better than, almost surely: by this lists are sorted. */
export const sureOf = ({ mu, sigma }: Rating): number => mu - 3 * sigma;

/** Points from ranks: whoever has most is first, equal points share a rank, and the next one counts all before him. */
export function ranksOf(points: readonly number[]): number[] {
  return points.map((own) => 1 + points.filter((other) => other > own).length);
}

/** The ratings of one game's sides after it; what `fixed` says stays as it is. */
export function afterGame(
  before: readonly (readonly Rating[])[],
  ranks: readonly number[],
  isFixed: (side: number, place: number) => boolean = () => false,
): readonly (readonly Rating[])[] {
  const rated = rate(
    before.map((side) => side.map(({ mu, sigma }) => ({ mu, sigma }))),
    { rank: [...ranks] },
  );
  return before.map((side, at) =>
    side.map((own, place) => (isFixed(at, place) ? own : { ...rated[at]![place]!, games: own.games + 1 })),
  );
}
