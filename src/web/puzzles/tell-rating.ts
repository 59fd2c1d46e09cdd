/** A rating as people read it: whole, and doubtful as long as it is. */
import { isSettled, type PuzzleRating, UNRATED } from '../../puzzles/rating.ts';
import { fill } from '../../text/index.ts';
import { puzzleWords } from './text/index.ts';

export function tellRating(rating: PuzzleRating): string {
  const words = puzzleWords();
  if (rating === UNRATED) return words.ratingNone;
  return fill(isSettled(rating) ? words.ratingIs : words.ratingAbout, { rating: String(Math.round(rating.rating)) });
}
