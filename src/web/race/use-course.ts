/** The puzzles of a heat, and the games they are of: loaded while one waits, known from the start on. */
import { useEffect, useMemo } from 'preact/hooks';
import { RaceCourse } from '../../race/course.ts';
import type { RaceFace } from '../../race/told.ts';
import { useLater } from '../loading.ts';
import { loadPuzzleGame, PUZZLE_GAMES, type PuzzleGame } from '../puzzles/loading-puzzle.ts';
import { language } from '../text/index.ts';

export interface CourseHere {
  /** By id; undefined until they are loaded. */
  readonly games: ReadonlyMap<string, PuzzleGame> | undefined;
  /** Undefined before the start. */
  readonly puzzles: RaceCourse | undefined;
}

export function useCourse({ games: ids, heat }: RaceFace): CourseHere {
  const key = ids.join();
  const modules = useMemo(() => PUZZLE_GAMES.filter(({ rules }) => ids.includes(rules.id)), [key]);
  const loaded = useLater(() => Promise.all(modules.map(loadPuzzleGame)), [key, language()]);
  // in the order in which the race has them, which is the house's
  const puzzles = useMemo(
    () =>
      heat?.seed
        ? new RaceCourse(
            ids.flatMap((id) => modules.find(({ rules }) => rules.id === id) ?? []),
            heat.seed,
          )
        : undefined,
    [key, heat?.seed],
  );
  // all begin with the easiest part, and none waits for it
  useEffect(() => {
    for (const module of modules) void module.puzzles!().then(({ parts }) => parts[0]?.());
  }, [key]);
  const games = useMemo(() => loaded && new Map(loaded.map((game) => [game.module.rules.id, game])), [loaded]);
  return { games, puzzles };
}
