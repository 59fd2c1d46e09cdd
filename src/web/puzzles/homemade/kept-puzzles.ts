/** The puzzles that somebody has made in this browser. One that keeps nothing keeps them while the page is open. */
import { kept } from '../../local/database.ts';

export interface KeptPuzzle {
  /** The puzzle's own: made twice, it is kept once. */
  readonly id: string;
  readonly game: string;
  readonly kind: string;
  readonly title: string;
  readonly author: string;
  readonly rating: number;
  readonly made: number;
  /** As it is exported. */
  readonly file: string;
}

const forNow = new Map<string, KeptPuzzle>();

/** False if it is kept only as long as the page is open. */
export async function keepPuzzle(puzzle: KeptPuzzle): Promise<boolean> {
  const done = await kept((database) => database.put('puzzles', puzzle));
  if (done === undefined) forNow.set(puzzle.id, puzzle);
  return done !== undefined;
}

export async function deletePuzzle(id: string): Promise<void> {
  forNow.delete(id);
  await kept((database) => database.delete('puzzles', id));
}

/** Of one game, or of all, the newest first. */
export async function puzzlesMade(game?: string): Promise<KeptPuzzle[]> {
  const stored = (await kept((database) => database.getAll('puzzles'))) ?? [];
  const all = [...stored.filter(({ id }) => !forNow.has(id)), ...forNow.values()];
  return all.filter((each) => game === undefined || each.game === game).toSorted((a, b) => b.made - a.made);
}
