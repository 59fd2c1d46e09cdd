/** Reviews that this browser keeps, so that a second look at a game is at once: by what was played, wherever it came from. */
import type { Explanation, RoundVerdict, Scale, Verdict } from '../../core/review.ts';
import { findGame } from '../../games/shelf.ts';
import { hash } from '../../table/told/commitments.ts';
import { kept } from '../local/database.ts';
import type { StudiedGame } from '../study/questions.ts';

/** What reviewers have said of a whole game. */
export interface ReviewFindings {
  /** How values are read; null where rounds are judged. */
  readonly scale: Scale | null;
  /** In the order of the events. */
  readonly moves: readonly Verdict[];
  readonly rounds: readonly RoundVerdict[];
  /** By the event that is explained, as far as anybody asked. */
  readonly explanations: Readonly<Record<number, Explanation>>;
}
export interface KeptReview extends ReviewFindings {
  readonly key: string;
  /** When it was looked at last. */
  readonly at: number;
}

/** Goes up when reviewers come to say something else of the same game. */
const FORM = 2;
const MOST_KEPT = 50;

export function reviewKey({ game, seats, options, setUp = '', events }: StudiedGame): string {
  const version = findGame(game)?.rules.version ?? 0;
  const played = events.map(({ by, move }) => `${by} ${move}`);
  return hash(JSON.stringify([FORM, game, version, seats, options, setUp, played]));
}

/** Undefined if it was never reviewed here, or too long ago. */
export async function keptReview(key: string): Promise<ReviewFindings | undefined> {
  const found = await kept((database) => database.get('reviews', key));
  if (found) await keepReview(key, found);
  return found;
}

export async function keepReview(key: string, { scale, moves, rounds, explanations }: ReviewFindings): Promise<void> {
  await kept(async (database) => {
    const { store, done } = database.transaction('reviews', 'readwrite');
    await store.put({ key, at: Date.now(), scale, moves, rounds, explanations });
    let many = (await store.count()) - MOST_KEPT;
    for (let oldest = await store.index('at').openCursor(); oldest && many > 0; many--) {
      await oldest.delete();
      oldest = await oldest.continue();
    }
    await done;
  });
}
