/** How hard a round is for people, and why: by the same features as its puzzles. */
import type { Thinking } from '../../../core/bot.ts';
import type { Reason } from '../../../core/review.ts';
import type { Insight } from '../../../core/study.ts';
import { Effort } from '../../../search/effort.ts';
import { ratingOf } from '../puzzles/difficulty.ts';
import { type Solution, solve } from '../solver/solver.ts';
import { type StudiedRound, winnerOf } from './round.ts';

/** Where the next grade begins. */
const GRADES: readonly (readonly [from: number, key: string])[] = [
  [1700, 'veryHard'],
  [1250, 'hard'],
  [950, 'medium'],
  [-Infinity, 'easy'],
];

export function hardness({ position }: StudiedRound, solution: Solution, thinking: Thinking): readonly Insight[] {
  const { status, length: optimum, paths, count = 0 } = solution;
  if (status !== 'solved') return [];
  const free = solve({ ...position, ricochet: 'free' }, new Effort(thinking));
  const straight = free.status === 'solved' ? free.length : optimum;
  const rating = ratingOf({ position, optimum, paths, straight, spare: 0 });
  const grade = GRADES.find(([from]) => rating >= from)![1];
  const robots = Math.min(...paths.map((path) => new Set(path.map(({ robot }) => robot)).size));
  const helping = Math.min(...paths.map((path) => path.filter(({ robot }) => robot !== winnerOf(path)).length));
  const reasons: Reason[] = [
    { key: grade, blanks: { rating } },
    { key: 'long', blanks: { count: optimum } },
    robots === 1 ? { key: 'oneRobot', blanks: {} } : { key: 'robots', blanks: { count: robots, helping } },
    ...(straight < optimum ? [{ key: 'tempted', blanks: { count: straight } }] : []),
    ...(count === 1 ? [{ key: 'single', blanks: {} }] : []),
  ];
  return [{ key: 'hardness', parts: [{ kind: 'says', reasons }] }];
}
