/** How hard puzzles are by how people have fared. The house is asked once a page; what it told is kept for where there is none. */
import type { Puzzle } from '../../core/puzzle.ts';
import { corrected } from '../../puzzles/choosing.ts';

type PuzzleRatings = ReadonlyMap<string, number>;

/** No puzzle waits longer for them: what was told before will do. */
const PATIENCE_MS = 300;
const asked = new Map<string, Promise<PuzzleRatings>>();

const keyOf = (game: string) => `escale.puzzle-ratings.${game}`;

/** By ids. Without a house, and if none was ever there, nothing: then puzzles are as hard as they look. */
export async function correctedRatings(game: string): Promise<PuzzleRatings> {
  const kept = keptRatings(game);
  if (!asked.has(game) && !navigator.onLine) return kept;
  const asking = asked.get(game) ?? askHouse(game).catch(() => kept);
  asked.set(game, asking);
  const late = new Promise<PuzzleRatings>((resolve) => setTimeout(() => resolve(kept), PATIENCE_MS));
  return Promise.race([asking, late]);
}

export async function asPeopleFare(game: string, puzzle: Promise<Puzzle | undefined>): Promise<Puzzle | undefined> {
  const [found, ratings] = await Promise.all([puzzle, correctedRatings(game)]);
  return found && corrected(found, ratings);
}

async function askHouse(game: string): Promise<PuzzleRatings> {
  const { ask } = await import('../online/api.ts');
  const { puzzles } = await ask('GET /api/puzzles/:game/ratings', { params: { game } });
  const told = puzzles.map(({ puzzle, rating }) => [puzzle, rating] as const);
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(told));
  } catch {
    // this browser keeps nothing
  }
  return new Map(told);
}

function keptRatings(game: string): PuzzleRatings {
  try {
    return new Map(JSON.parse(localStorage.getItem(keyOf(game)) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}
