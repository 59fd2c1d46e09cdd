/** Which games a race is about, in words. */
import { listOf } from '../../text/index.ts';
import { useLater } from '../loading.ts';
import { PUZZLE_GAMES } from '../puzzles/loading-puzzle.ts';
import { language } from '../text/index.ts';
import { raceWords } from './text/index.ts';

/** Undefined until they are known. */
export function useGamesOf(games: readonly string[]): string | undefined {
  const names = useLater(
    async () =>
      Promise.all(
        PUZZLE_GAMES.filter(({ rules }) => games.includes(rules.id)).map(
          async ({ text }) => (await text[language()]()).name,
        ),
      ),
    [games.join(), language()],
  );
  if (!names) return undefined;
  return names.length === PUZZLE_GAMES.length ? raceWords().everyGame : listOf(names, language());
}
