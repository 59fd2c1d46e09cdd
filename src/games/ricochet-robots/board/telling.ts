/** Ricochet Robots in words: what a screen reader says of the board, and what to do now. */
import type { BoardInput, Clock, WaiverAsked } from '../../../board/board.ts';
import type { Seat } from '../../../core/game.ts';
import { handicapOf } from '../../../core/handicaps.ts';
import { fill } from '../../../text/index.ts';
import { countsAs } from '../bidding.ts';
import type { RicochetDraft } from '../board.ts';
import { boardOf } from '../layout.ts';
import { timerKey } from '../rules.ts';
import {
  GRID,
  type Layout,
  type RicochetEffect,
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
export type Input = BoardInput<RicochetView, RicochetDraft, RicochetWords, RicochetEffect>;

const BIDDING: readonly string[] = ['thinking', 'quiet', 'last-glass', 'announcing'] satisfies RoundPhase[];
export const isBidding = ({ phase }: RicochetView): boolean => BIDDING.includes(phase);

/** The last announcement of whoever sits before the board. */
export const ownBid = ({ viewer, bids }: RicochetView): number | null =>
  typeof viewer === 'number' ? (bids[viewer] ?? null) : null;

/** The clock of this very phase; one that has not been read since stays out. */
export const clockOf = ({ view, clock }: Pick<Input, 'view' | 'clock'>): Clock | undefined =>
  clock?.key === timerKey(view) ? clock : undefined;

/** The timer of this very phase, as far as it can be waived. */
export const waiverOf = ({ view, waiver }: Pick<Input, 'view' | 'waiver'>): WaiverAsked | undefined =>
  waiver?.key === timerKey(view) ? waiver : undefined;

/** A round that ends by agreement alone. */
export const isUntimed = (input: Pick<Input, 'view' | 'waiver' | 'clock'>): boolean =>
  waiverOf(input) !== undefined && !clockOf(input);

export const leastBid = ({ options }: RicochetView): number => (options.ricochet === 'free' ? 1 : 2);

/** R13: a number as it stands on the board, with what is added to it: 5, or 5+2; before there is one, +2. */
export function bidText({ bids, options }: RicochetView, seat: Seat): string | undefined {
  const bid = bids[seat] ?? undefined;
  const more = handicapOf(options, seat);
  return more === 0 ? bid?.toString() : `${bid ?? ''}+${more}`;
}

export const countOf = (count: number, words: RicochetWords): string =>
  fill(count === 1 ? words.slide : words.slides, { count: String(count) });

/** What to do in a round. */
export function prompt(input: Input): string {
  const { view, draft, words, names } = input;
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
  if (draft.typed) return withHandicap(input, fill(words.typed, { number: draft.typed }), Number(draft.typed));
  return withWaiver(input, withHandicap(input, promptOfBidding(input, what), ownBid(view)));
}

/** R13: what is added to one's own number; nothing where nothing is. */
function withHandicap({ view, words }: Input, prompt: string, number: number | null): string {
  const seat = view.viewer as Seat;
  const more = handicapOf(view.options, seat);
  if (more === 0) return prompt;
  const added =
    number === null
      ? fill(words.handicap, { more: String(more) })
      : fill(words.counts, { counted: String(countsAs(view.options, { seat, number })) });
  return `${prompt} ${added}`;
}

function promptOfBidding(input: Input, target: string): string {
  const { view, moves, words } = input;
  const own = ownBid(view);
  const number = String(own);
  if (own === leastBid(view)) return fill(words.lowest, { number });
  if (own !== null) return fill(words.stillLower, { number, target });
  const phase = moves.includes('turn-glass') ? 'quiet' : (view.phase as 'thinking');
  const phases = isUntimed(input) ? { ...words.phases, ...words.untimed } : words.phases;
  return fill(phases[phase], { target });
}

/** Who is ready, for whoever is not; else for whom everybody waits. */
function withWaiver(input: Input, prompt: string): string {
  const { view, words, names } = input;
  const waiver = waiverOf(input);
  if (!waiver) return prompt;
  const { asked, agreed } = waiver;
  const list = (seats: readonly Seat[]) =>
    nameList(
      seats.map((seat) => names[seat]!),
      words,
    );
  const isAsked = asked.some((seat) => seat === view.viewer && !agreed.includes(seat));
  if (isAsked) return agreed.length === 0 ? prompt : `${prompt} ${fill(words.ready.who, { names: list(agreed) })}`;
  return fill(words.ready.waiting, { names: list(asked.filter((seat) => !agreed.includes(seat))) });
}

/** As the language lists people: 'Ann, Ben and Cleo'. */
function nameList(names: readonly string[], { ready }: RicochetWords): string {
  const [first, last] = [names.slice(0, -1).join(', '), names.at(-1)!];
  return first === '' ? last : fill(ready.list, { names: first, last });
}

export function describe(input: Input): string {
  const { view, words, names } = input;
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
    ...readySentences(input),
    fill(words.targetsAt, {
      targets: TARGETS.map((each) => `${targetName(each, words)} ${cellOf(layout, each)}`).join(', '),
    }),
    fill(words.walls, { walls: wallList(layout, words) }),
  ];
  return sentences.join(' ');
}

function readySentences(input: Input): readonly string[] {
  const agreed = waiverOf(input)?.agreed ?? [];
  const names = nameList(
    agreed.map((seat) => input.names[seat]!),
    input.words,
  );
  return agreed.length === 0 ? [] : [fill(input.words.ready.who, { names })];
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
    won: won.map((target) => targetName(target, words)).join(', ') || words.nothingWon,
  };
  const more = handicapOf(view.options, seat);
  const sentence = fill(bid === null ? words.seatWon : words.seatBidAndWon, details);
  return more === 0 ? sentence : `${sentence} ${fill(words.seatHandicap, { name: details.name, more: String(more) })}`;
}

const wallList = (layout: Layout, words: RicochetWords) =>
  wallsWithin(layout)
    .map(({ cell, side }) => `${GRID.name(cell)} ${words.directions[side]}`)
    .join(', ');

export const robotLabel = (view: RicochetView, robot: Robot, words: RicochetWords): string =>
  fill(words.robotOn, { robot: words.robots[robot], cell: view.robots[robot]! });
