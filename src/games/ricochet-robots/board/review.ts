/** The look back at a round that is decided (R5): what was shown, and all shortest solutions, slide by slide. */
import { type Piece, type Stepper, speedOf, stepperKey, stepperNext, stepperTouch } from '../../../board/stepper.ts';
import type { Seat } from '../../../core/game.ts';
import { BEAT_MS } from '../../../svg/motion.ts';
import type { RicochetDraft } from '../board.ts';
import type { RicochetAnalysis, RicochetView } from '../state.ts';
import type { Input } from './telling.ts';
import { standing } from './trails.ts';

/** Which of the ways is played, and how far. */
export interface Review extends Stepper {
  readonly way: number;
}

/** One that was shown, or found by the analyst. */
export interface Solution {
  readonly slides: readonly string[];
  readonly by: Seat | null;
}

/** The solutions of a round leave with it: before the next target is drawn, or after the last. */
export const isOpen = (view: RicochetView): boolean =>
  (view.phase === 'drawing' || view.phase === 'over') && isDecided(view);

/** Never while a round with the same robots and target is undecided: it may be drawn again. */
export function isDecided({ lastRound, phase, target, start }: RicochetView): boolean {
  if (!lastRound || phase === 'showing') return false;
  const again = target === lastRound.target && JSON.stringify(start) === JSON.stringify(lastRound.start);
  return !again;
}

/** The round before as it lay when it was over, the same for everybody and until the next one is decided. */
export function review(view: RicochetView): RicochetView | undefined {
  if (!isDecided(view)) return undefined;
  const { options, layout, rounds, won, left, silent, lastRound } = view;
  return {
    ...{ viewer: 'spectator', phase: 'drawing', options, layout, rounds, won, left, silent, lastRound },
    ...{ robots: lastRound!.start, target: null, start: null, slides: [] },
    ...{ bids: won.map(() => null), announced: [], order: [], shows: null },
  };
}

export const answerOf = ({ analysis }: Pick<Input, 'analysis'>): RicochetAnalysis | undefined =>
  typeof analysis === 'object' ? (analysis as RicochetAnalysis) : undefined;

/** The winner's way first, then the others that are as short as can be. */
export function solutionsOf({ view, analysis }: Pick<Input, 'view' | 'analysis'>): readonly Solution[] {
  const { lastRound } = view;
  if (!lastRound) return [];
  const { winner, slides } = lastRound;
  const shortest = answerOf({ analysis })?.solutions ?? [];
  const others = shortest.filter((each) => winner === null || each.join() !== slides.join());
  const shown = winner === null ? [] : [{ slides, by: winner }];
  return [...shown, ...others.map((each) => ({ slides: each, by: null }))];
}

/** What is being looked at; undefined if nothing is. */
export function reviewed(input: Input): { readonly review: Review; readonly solution: Solution } | undefined {
  const { view, draft } = input;
  const solution = draft.review && isOpen(view) ? solutionsOf(input)[draft.review.way] : undefined;
  return solution && { review: draft.review!, solution };
}

/** The view that the board draws then: as if somebody showed. */
export function reviewedView(input: Input): RicochetView | undefined {
  const now = reviewed(input);
  if (!now) return undefined;
  const { view } = input;
  const { start, target } = view.lastRound!;
  const slides = now.solution.slides.slice(0, now.review.step);
  return {
    ...view,
    ...{ phase: 'drawing', target, start, slides, robots: standing(view.layout!, start, slides) },
    ...{ bids: view.won.map(() => null), shows: null },
    won: view.won.map((targets) => targets.filter((each) => each !== target)),
    left: [...view.left, target],
  };
}

export const pieceOf = (
  { settings }: Input,
  { review, solution }: NonNullable<ReturnType<typeof reviewed>>,
): Piece => ({
  player: review,
  stops: Array.from({ length: solution.slides.length + 1 }, (_, step) => step),
  settings,
});

/** Of the targets that belong to the look back. */
export function reviewTouch(input: Input, target: string) {
  const [kind, what = ''] = target.split(':');
  const { draft } = input;
  const now = reviewed(input);
  if (kind === 'review' && isOpen(input.view)) {
    // a shortest one where there is one, else what was shown
    const first = solutionsOf(input).findIndex(({ slides }) => slides.length === answerOf(input)?.moves.length);
    return { draft: { ...draft, review: { way: Math.max(0, first), step: 0, plays: true } } };
  }
  if (kind === 'way-found' && now) return { draft: { ...draft, review: { way: Number(what), step: 0, plays: true } } };
  if (kind === 'close') {
    const { review: _, ...rest } = draft;
    return { draft: rest };
  }
  const played = now && stepperTouch(pieceOf(input, now), target);
  if (!played) return undefined;
  return 'settings' in played ? played : { draft: { ...draft, review: { ...now.review, ...played.player } } };
}

/** Up and down choose another solution. */
export function reviewKey(input: Input, key: string): string | undefined {
  const now = reviewed(input);
  if (!now) return undefined;
  const { way } = now.review;
  if (key === 'Escape') return 'close';
  if (key === 'ArrowUp' && way > 0) return `way-found:${way - 1}`;
  if (key === 'ArrowDown' && way + 1 < solutionsOf(input).length) return `way-found:${way + 1}`;
  return stepperKey(now.review, key);
}

export function onward(input: Input): { readonly draft: RicochetDraft; readonly ms: number } | undefined {
  const now = reviewed(input);
  const next = now && stepperNext(pieceOf(input, now));
  if (!next) return undefined;
  const ms = BEAT_MS / speedOf(input.settings);
  return { draft: { ...input.draft, review: { ...now.review, ...next } }, ms };
}
