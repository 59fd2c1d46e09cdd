/** Showing: the slides of whoever's turn it is, and what decides. */
import type { Refusal, Seat } from '../../core/game.ts';
import type { Cell } from '../../core/grid.ts';
import { illegal } from '../../core/play.ts';
import { sortByNotation } from '../../core/sort.ts';
import { bidOf, orderOfShowing } from './bidding.ts';
import { boardOf } from './layout.ts';
import { write } from './notation.ts';
import { putBack, win } from './rounds.ts';
import { hasRicocheted, slide } from './slides.ts';
import {
  DIRECTIONS,
  type Failure,
  GRID,
  type RicochetMove,
  type RicochetState,
  ROBOTS,
  type Robot,
  type Round,
  type Slide,
  type Target,
} from './state.ts';

type ShowMove = RicochetMove & { readonly kind: 'show' };
const EVERY_SLIDE: readonly ShowMove[] = sortByNotation(
  ROBOTS.flatMap((robot) => DIRECTIONS.map((direction): ShowMove => ({ kind: 'show', robot, direction }))),
  write,
);

/** Step 4: the sandglass has run out after announcements. */
export const openShowing = (state: RicochetState, round: Round): Round => ({
  ...round,
  phase: 'showing',
  order: orderOfShowing(state, round.bids),
});

export const whoShows = (round: Round): Seat => round.order[round.turn]!;

export const slidesOpen = (state: RicochetState): readonly RicochetMove[] =>
  EVERY_SLIDE.filter((each) => moves(state, each));

export function checkSlide(state: RicochetState, { robot, direction }: Slide): Refusal | undefined {
  if (moves(state, { robot, direction })) return undefined;
  return illegal('ricochet-robots.slide-blocked', {
    slide: `${robot}${direction}`,
    cell: GRID.name(state.robots![robot]),
  });
}

export function show(state: RicochetState, round: Round, { robot, direction }: Slide): RicochetState {
  const robots = { ...state.robots!, [robot]: slideEnd(state, { robot, direction }) };
  const shown = { ...round, slides: [...round.slides, { robot, direction }] };
  switch (verdict(state, round, { robot, direction })) {
    case 'undecided':
      return { ...state, robots, round: shown };
    case 'success':
      return win({ ...state, robots }, shown, whoShows(round));
    default:
      return fail(state, round);
  }
}

/** What one more slide decides. */
export function verdict(
  state: RicochetState,
  round: Round,
  { robot, direction }: Slide,
): 'success' | 'undecided' | Failure {
  const slides = [...round.slides, { robot, direction }];
  const target = boardOf(state.layout!).targets[round.target];
  // R8: the first such stop decides; R9: without a ricochet too, where it is free
  if (countsFor(round.target, robot) && slideEnd(state, { robot, direction }) === target) {
    return state.options.ricochet === 'free' || hasRicocheted(slides, robot) ? 'success' : 'no-ricochet';
  }
  return slides.length < bidOf(round, whoShows(round))! ? 'undecided' : 'number-used-up';
}

/** The robots go back; the next one shows, or the target is put back. */
export function fail(state: RicochetState, round: Round): RicochetState {
  const turn = round.turn + 1;
  if (turn === round.order.length) return putBack(state, round);
  return { ...state, robots: round.start, round: { ...round, turn, slides: [] } };
}

/** The vortex counts for every robot. */
const countsFor = (target: Target, robot: Robot): boolean => target === 'vortex' || target.charAt(0) === robot;

export const slideEnd = (state: RicochetState, { robot, direction }: Slide): Cell =>
  slide(boardOf(state.layout!), state.robots!, robot, direction);

const moves = (state: RicochetState, each: Slide): boolean => slideEnd(state, each) !== state.robots![each.robot];
