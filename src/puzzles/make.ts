/** New puzzles: try after try, each from the stream of its own number, so that the same seed makes the same ones. */
import type { AnyGame } from '../core/game.ts';
import type { PuzzleDraft, PuzzleMaker } from '../core/puzzle.ts';
import { seededRandom } from '../core/random.ts';
import { complete, type SetPuzzle } from './complete.ts';

export interface MadePuzzle extends SetPuzzle {
  readonly draft: PuzzleDraft;
  readonly likeness: string;
}

/** Without end; `undefined` for a try that came to nothing, so that whoever asks may stop. No two are alike. */
export function* makePuzzles(game: AnyGame, maker: PuzzleMaker, seed: string): Generator<MadePuzzle | undefined> {
  const known = new Set<string>();
  for (let tried = 0; ; tried++) {
    const draft = maker.attempt(seededRandom(`puzzles ${game.id} ${seed}`, tried));
    const set = draft && complete(game, draft);
    const likeness = set && maker.likeness(set.state);
    if (!draft || !set || !likeness || known.has(likeness)) {
      yield undefined;
      continue;
    }
    known.add(likeness);
    yield { ...set, draft, likeness };
  }
}
