/** Ricochet Robots in words: what a screen reader says of the board, and what to do now. */
import type { BoardInput, Clock } from '../../../board/board.ts';
import { fill } from '../../../text/index.ts';
import type { RicochetDraft } from '../board.ts';
import { boardOf } from '../layout.ts';
import { timerKey } from '../rules.ts';
import {
  GRID,
  type Layout,
  type RicochetView,
  ROBOTS,
  type Robot,
  type RoundPhase,
  TARGETS,
  type Target,
} from '../state.ts';
import type { en } from '../text/en.ts';
import { targetName } from '../text/target.ts';
import { wallsWithin } from './plate.ts';

export type RicochetWords = typeof en.board;
type Input = BoardInput<RicochetView, RicochetDraft, RicochetWords>;

const BIDDING: readonly string[] = ['thinking', 'quiet', 'last-glass', 'announcing'] satisfies RoundPhase[];
export const isBidding = ({ phase }: RicochetView): boolean => BIDDING.includes(phase);

/** The last announcement of whoever sits before the board. */
export const ownBid = ({ viewer, bids }: RicochetView): number | null =>
  typeof viewer === 'number' ? (bids[viewer] ?? null) : null;

/** The clock of this very phase; one that has not been read since stays out. */
export const clockOf = ({ view, clock }: Pick<Input, 'view' | 'clock'>): Clock | undefined =>
  clock?.key === timerKey(view) ? clock : undefined;

export const leastBid = ({ options }: RicochetView): number => (options.ricochet === 'free' ? 1 : 2);

export const countOf = (count: number, words: RicochetWords): string =>
  fill(count === 1 ? words.slide : words.slides, { count: String(count) });

/** What to do in a round. */
export function prompt(input: Input): string {
  const { view, moves, draft, words, names } = input;
  const { target, shows } = view;
  if (view.phase === 'over') return words.over;
  if (!target) return words.beingDrawn;
  const what = targetName(target, words);
  if (shows !== null) {
    const details = {
      name: names[shows]!,
      target: what,
      made: String(view.slides.length),
      number: String(view.bids[shows]),
    };
    return fill(shows === view.viewer ? words.youShow : words.shows, details);
  }
  if (typeof view.viewer !== 'number') return fill(words.everybodyThinks, { target: what });
  if (draft.typed) return fill(words.typed, { number: draft.typed });
  const own = ownBid(view);
  const number = String(own);
  if (own === leastBid(view)) return fill(words.lowest, { number });
  if (own !== null) return fill(words.stillLower, { number, target: what });
  return fill(moves.includes('turn-glass') ? words.phases.quiet : words.phases[view.phase as 'thinking'], {
    target: what,
  });
}

export function describe({ view, words, names }: Input): string {
  const { layout, robots, target, shows } = view;
  if (!layout) return words.emptyBoard;
  const placed = ROBOTS.filter((robot) => robots[robot] !== null);
  const sentences = [
    ...(placed.length > 0
      ? [fill(words.robotsAt, { robots: placed.map((robot) => `${words.colours[robot]} ${robots[robot]}`).join(', ') })]
      : []),
    ...(target ? [fill(words.targetAt, { target: targetName(target, words), cell: cellOf(layout, target) })] : []),
    ...(shows === null
      ? []
      : [
          fill(words.shows, {
            name: names[shows]!,
            made: String(view.slides.length),
            number: String(view.bids[shows]),
          }),
        ]),
    ...view.won.map((won, seat) => seatSentence(view, seat, won, words, names)),
    fill(words.targetsAt, {
      targets: TARGETS.map((each) => `${targetName(each, words)} ${cellOf(layout, each)}`).join(', '),
    }),
    fill(words.walls, { walls: wallList(layout, words) }),
  ];
  return sentences.join(' ');
}

const cellOf = (layout: Layout, target: Target) => GRID.name(boardOf(layout).targets[target]);

function seatSentence(
  view: RicochetView,
  seat: number,
  won: readonly Target[],
  words: RicochetWords,
  names: readonly string[],
) {
  const bid = view.bids[seat];
  const details = {
    name: names[seat]!,
    bid: String(bid),
    won: won.map((target) => targetName(target, words)).join(', ') || '–',
  };
  return fill(bid === null ? words.seatWon : words.seatBidAndWon, details);
}

const wallList = (layout: Layout, words: RicochetWords) =>
  wallsWithin(layout)
    .map(({ cell, side }) => `${GRID.name(cell)} ${words.directions[side]}`)
    .join(', ');

export const robotLabel = (view: RicochetView, robot: Robot, words: RicochetWords): string =>
  fill(words.robotOn, { robot: words.robots[robot], cell: view.robots[robot]! });
