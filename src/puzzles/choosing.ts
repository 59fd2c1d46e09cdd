/** Which puzzle comes next: near a rating, of a theme, and not one that was tried. */
import type { GameModule, Random } from '../core/game.ts';
import { EASIEST, HARDEST, type Puzzle, type PuzzleDraft } from '../core/puzzle.ts';
import { complete, idOf } from './complete.ts';
import { loadDrafts, partsOf } from './shelf.ts';

export interface WantedPuzzle {
  readonly rating: number;
  /** Of any kind if not said. */
  readonly kind?: string | undefined;
  /** By their ids. */
  readonly tried: ReadonlySet<string>;
  /** Ratings that people have corrected, by ids (corrections.ts); what the features say if not said. */
  readonly corrected?: ReadonlyMap<string, number>;
}

/** One of so many that are nearest, so that not everybody has the same. */
const AMONG = 6;

/** Undefined if all of them were tried. */
export async function nextPuzzle(
  module: GameModule,
  wanted: WantedPuzzle,
  random: Random,
): Promise<Puzzle | undefined> {
  for (const part of partsNear(wanted.rating, await partsOf(module))) {
    const near = untried(module, await loadDrafts(module, part), wanted).slice(0, AMONG);
    const draft = near.length > 0 ? near[random(near.length)] : undefined;
    if (draft) return corrected(complete(module.rules, draft).puzzle, wanted.corrected);
  }
  return undefined;
}

/** All parts of a shelf, that of this rating first. */
export function partsNear(rating: number, count: number): number[] {
  const width = (HARDEST - EASIEST) / count;
  const middle = (part: number) => EASIEST + (part + 0.5) * width;
  const parts = Array.from({ length: count }, (_, part) => part);
  return parts.toSorted((a, b) => Math.abs(middle(a) - rating) - Math.abs(middle(b) - rating));
}

export const corrected = (puzzle: Puzzle, ratings?: ReadonlyMap<string, number>): Puzzle => ({
  ...puzzle,
  rating: ratings?.get(puzzle.id) ?? puzzle.rating,
});

/** The nearest first. */
function untried(module: GameModule, drafts: readonly PuzzleDraft[], wanted: WantedPuzzle): PuzzleDraft[] {
  const { rating, kind, tried, corrected } = wanted;
  return drafts
    .filter((draft) => kind === undefined || draft.kind === kind)
    .map((draft) => ({ draft, id: idOf(module.rules, draft) }))
    .filter(({ id }) => !tried.has(id))
    .map(({ draft, id }) => ({ draft, off: Math.abs((corrected?.get(id) ?? draft.rating) - rating) }))
    .toSorted((a, b) => a.off - b.off)
    .map(({ draft }) => draft);
}
