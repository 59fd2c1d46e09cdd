/** The puzzles that are shipped, part by part: whoever needs one loads no more than its part. */
import type { GameModule } from '../core/game.ts';
import type { Puzzle, PuzzleDraft } from '../core/puzzle.ts';
import { complete, idOf } from './complete.ts';
import { readLines } from './lines.ts';

/** How many parts a game's shelf has; the easiest comes first. */
export async function partsOf(module: GameModule): Promise<number> {
  return (await module.puzzles?.())?.parts.length ?? 0;
}

/** As they are shipped; nothing where there is no such part. */
export async function loadDrafts(module: GameModule, part: number): Promise<readonly PuzzleDraft[]> {
  const load = (await module.puzzles?.())?.parts[part];
  return load ? readLines(await load()) : [];
}

export async function loadPart(module: GameModule, part: number): Promise<readonly Puzzle[]> {
  return (await loadDrafts(module, part)).map((draft) => complete(module.rules, draft).puzzle);
}

/** All of a game, the easiest first. */
export async function loadShelf(module: GameModule): Promise<readonly Puzzle[]> {
  const count = await partsOf(module);
  const parts = await Promise.all(Array.from({ length: count }, (_, part) => loadPart(module, part)));
  return parts.flat();
}

/** How hard each of a game is by its features, by its id. */
export async function shelfRatings(module: GameModule): Promise<ReadonlyMap<string, number>> {
  const count = await partsOf(module);
  const parts = await Promise.all(Array.from({ length: count }, (_, part) => loadDrafts(module, part)));
  return new Map(parts.flat().map((draft) => [idOf(module.rules, draft), draft.rating]));
}

/** By its id: part after part is looked through. */
export async function findPuzzle(module: GameModule, id: string): Promise<Puzzle | undefined> {
  const count = await partsOf(module);
  for (let part = 0; part < count; part++) {
    const found = (await loadDrafts(module, part)).find((draft) => idOf(module.rules, draft) === id);
    if (found) return complete(module.rules, found).puzzle;
  }
  return undefined;
}
