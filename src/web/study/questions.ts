/** What a page asks its study worker about a game, and what comes back: piece by piece, each as soon as it is there. */
import type { Budget } from '../../core/bot.ts';
import type { GameEvent } from '../../core/game.ts';
import type { Explanation, RoundVerdict, Scale, Verdict } from '../../core/review.ts';
import type { AskedInsight, Candidate, Insight, Studied } from '../../core/study.ts';

/** A game as far as it is to be looked at. */
export interface StudiedGame {
  readonly game: string;
  readonly seats: number;
  readonly options: unknown;
  readonly setUp?: string | undefined;
  readonly events: readonly GameEvent[];
}

export type StudyQuestion =
  /** `most`: of the last events that are judged so many; all of them if not said. */
  | { readonly do: 'review'; readonly most?: number | undefined }
  | { readonly do: 'explain'; readonly verdict: Verdict }
  | { readonly do: 'candidates'; readonly most: number; readonly knowledge: Studied['knowledge'] }
  /** `asked`: one insight anew, with what was chosen. */
  | {
      readonly do: 'insights';
      readonly knowledge: Studied['knowledge'];
      readonly asked?: AskedInsight | undefined;
    }
  /** How near the goal is: one insight, or none. */
  | { readonly do: 'warmth'; readonly knowledge: Studied['knowledge'] };

export interface StudyRequest {
  readonly id: number;
  readonly of: StudiedGame;
  readonly question: StudyQuestion;
  readonly budget: Budget;
}

/** `done` comes last, also where there is nothing to say; one to request 0 says only that the worker is awake. */
export type StudyReply = { readonly id: number } & (
  | { readonly told: 'awake' | 'done' }
  /** First of a review: which events are judged, in order, and how values are read where moves are. */
  | { readonly told: 'judged'; readonly judged: readonly number[]; readonly scale: Scale | null }
  | { readonly told: 'verdict'; readonly verdict: Verdict }
  | { readonly told: 'round'; readonly round: RoundVerdict }
  | { readonly told: 'explanation'; readonly explanation: Explanation }
  | { readonly told: 'candidates'; readonly candidates: readonly Candidate[] }
  | { readonly told: 'insight'; readonly insight: Insight }
);
