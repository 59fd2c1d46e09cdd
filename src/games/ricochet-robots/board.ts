/** The board of Ricochet Robots: announce with a pad, then show with robots and directions. */
import type { Board, Control, ControlGroup, Swipe, Touch, Way } from '../../board/board.ts';
import type { Seat } from '../../core/game.ts';
import { fill } from '../../text/index.ts';
import { countsAs } from './bidding.ts';
import { advise } from './board/advice.ts';
import { afar, byItself } from './board/afar.ts';
import { frames } from './board/frames.ts';
import { ribbon } from './board/moment.ts';
import { robotPicture } from './board/pieces.ts';
import { arrowOf } from './board/plate.ts';
import { onward, type Review, review, reviewed, reviewKey, reviewTouch } from './board/review.ts';
import { reviewControls, reviewHint } from './board/review-controls.ts';
import { scene } from './board/scene.ts';
import { jots, tally } from './board/tally.ts';
import {
  type Input,
  isBidding,
  leastBid,
  ownBid,
  prompt as promptOfRound,
  type RicochetWords,
  waiverOf,
} from './board/telling.ts';
import { isShowing, robotInHand } from './board/touches.ts';
import { DIRECTIONS, type RicochetEffect, type RicochetView, ROBOTS, type Robot } from './state.ts';

export interface RicochetDraft {
  /** The digits of a number that is about to be announced. */
  readonly typed?: string;
  /** Which numbers the pad shows. */
  readonly page?: number;
  /** The robot that slides next. */
  readonly picked?: Robot;
  /** The look back at the round before. */
  readonly review?: Review;
}
export const board: Board<RicochetView, RicochetDraft, RicochetWords, RicochetEffect> = {
  noDraft: {},
  below: 112,
  leastBelow: 132,
  scene,
  prompt,
  advise,
  controls,
  tally,
  jots,
  touch,
  key,
  takesArrows: true,
  keeps,
  frames,
  onward,
  afar,
  byItself,
  swipe,
  review,
  ribbon,
  ribbonEdge: 'top',
  goalEdge: 'bottom',
};

const MOST = 99;
const PAD = 10;

function prompt(input: Input): string {
  const { view, brokenOff } = input;
  const plays = isBidding(view) || brokenOff !== undefined;
  const back = plays && !reviewed(input) ? undefined : reviewHint(input);
  return back ?? brokenOff ?? promptOfRound(input);
}

function controls(input: Input): readonly ControlGroup[] {
  const { view, brokenOff } = input;
  if (brokenOff) return reviewControls(input);
  if (isShowing(view)) return showingControls(input);
  const mayBid = isBidding(view) && typeof view.viewer === 'number' && ownBid(view) !== leastBid(view);
  return [...(mayBid && !reviewed(input) ? bidControls(input) : []), ...reviewControls(input)];
}

function bidControls(input: Input): readonly ControlGroup[] {
  const { view, moves, draft, words } = input;
  const page = draft.page ?? 0;
  const from = leastBid(view) + page * PAD;
  const beyond = from + PAD;
  // after an announcement only lower numbers are offered
  const most = (ownBid(view) ?? MOST + 1) - 1;
  const numbers = Array.from({ length: Math.min(PAD, most - from + 1) }, (_, i): Control => {
    const number = from + i;
    const move = `bid:${number}`;
    const counted = countsAs(view.options, { seat: view.viewer as Seat, number });
    const blanks = { number: String(number), counted: String(counted) };
    return {
      ...{ target: move, label: String(number), look: 'pad' },
      ...(counted !== number && { spoken: fill(words.numberCounts, blanks) }),
      disabled: moves.length > 0 && !moves.includes(move),
    };
  });
  const back: Control = {
    target: `page:${page - 1}`,
    label: fill(words.fewer, { number: String(from - 1) }),
    look: 'pad',
  };
  const on: Control = { target: `page:${page + 1}`, label: fill(words.more, { number: String(beyond) }), look: 'pad' };
  const pad = [...(page > 0 ? [back] : []), ...numbers, ...(beyond <= most ? [on] : [])];
  const announce: Control = {
    target: 'announce',
    label: fill(words.announceNumber, { number: draft.typed ?? '' }),
    look: 'main',
  };
  const glass: Control = { target: 'turn-glass', label: words.turnGlass };
  const more = [
    ...(draft.typed ? [announce] : []),
    ...(moves.includes('turn-glass') ? [glass] : []),
    ...waiverControls(input),
  ];
  return [
    { label: words.announce, controls: pad },
    ...(more.length > 0 ? [{ label: words.orElse, controls: more }] : []),
  ];
}

/** R12: whoever needs no more time says so; the last one ends the phase. */
function waiverControls(input: Input): readonly Control[] {
  const { view, words } = input;
  const waiver = waiverOf(input);
  if (!waiver || typeof view.viewer !== 'number' || !waiver.asked.includes(view.viewer)) return [];
  const { ready } = words;
  if (waiver.agreed.includes(view.viewer)) return [{ target: 'insist', label: ready.insist }];
  const announced = view.phase === 'announcing';
  const last = announced ? ready.showNow : view.phase === 'last-glass' ? ready.putBack : ready.noIdea;
  const label = waiver.decides ? last : announced ? ready.ready : ready.noIdea;
  return [{ target: 'waive', label, look: announced ? 'main' : 'plain' }];
}

function showingControls({ view, draft, words, flipped }: Input): readonly ControlGroup[] {
  const inHand = robotInHand(view, draft);
  const robots = ROBOTS.map(
    (robot): Control => ({
      target: `robot:${robot}`,
      label: words.pads[robot],
      picture: robotPicture(robot, words.letters[robot]),
      look: 'pad',
      pressed: robot === inHand,
    }),
  );
  const ways = (['←', '↑', '↓', '→'] as const).map((arrow): Control => {
    const direction = DIRECTIONS.find((each) => arrowOf(each, flipped) === arrow)!;
    const spoken = fill(words.arrowSpoken, { arrow: words.arrows[arrow], direction: words.directions[direction] });
    return { target: `way:${direction}`, label: arrow, spoken, look: 'pad' };
  });
  return [
    { label: words.robotGroup, controls: robots },
    { label: words.directionGroup, controls: [...ways, { target: 'give-up', label: words.giveUp }] },
  ];
}

function touch(input: Input, target: string): Touch<RicochetDraft> {
  const { view, moves, draft, waits } = input;
  if (target === 'go-on') return waits ? { goOn: true } : undefined;
  if (target === 'waive' || target === 'insist') return { waive: target === 'waive' };
  const back = reviewTouch(input, target);
  if (back) return back;
  const [kind, what = ''] = target.split(':');
  const made = (move: string): Touch<RicochetDraft> => (moves.includes(move) ? { move } : { tried: move });
  switch (kind) {
    case 'robot':
      return isShowing(view) ? { draft: { picked: what as Robot } } : undefined;
    case 'page':
      return { draft: { page: Number(what) } };
    case 'digit':
      return { draft: { ...draft, typed: typed(draft, what) } };
    case 'erase': {
      const { typed: digits = '', ...rest } = draft;
      return { draft: digits.length > 1 ? { ...rest, typed: digits.slice(0, -1) } : rest };
    }
  }
  if (moves.length === 0) return undefined;
  if (kind === 'announce') return draft.typed ? made(`bid:${draft.typed}`) : undefined;
  if (kind !== 'way') return made(target);
  const robot = robotInHand(view, draft);
  return robot && made(`show:${robot}${what}`);
}

/** Two digits at most; a third begins anew. */
const typed = ({ typed: before = '' }: RicochetDraft, digit: string) =>
  before.length > 1 || before === '0' ? digit : before + digit;

/** Arrows slide the robot in hand, as the board lies on the screen. */
const ARROWS: Readonly<Record<string, string>> = { ArrowUp: '↑', ArrowRight: '→', ArrowDown: '↓', ArrowLeft: '←' };
const wayTarget = (arrow: string, flipped: boolean): string =>
  `way:${DIRECTIONS.find((each) => arrowOf(each, flipped) === arrow)}`;

function key(input: Input, pressed: string): string | undefined {
  const { view, moves, draft, words, flipped, waits } = input;
  if (reviewed(input)) return reviewKey(input, pressed);
  if (waits) return pressed === 'Enter' ? 'go-on' : undefined;
  const letter = pressed.toUpperCase();
  if (isShowing(view)) {
    const arrow = ARROWS[pressed];
    if (arrow) return robotInHand(view, draft) && wayTarget(arrow, flipped);
    const robot = ROBOTS.find((each, i) => [words.letters[each], each.toUpperCase(), String(i + 1)].includes(letter));
    const direction = DIRECTIONS.find((each) => [words.compass[each], each].includes(letter));
    return robot ? `robot:${robot}` : direction && `way:${direction}`;
  }
  if (!isBidding(view) || moves.length === 0) return undefined;
  if (/^\d$/.test(pressed)) return `digit:${pressed}`;
  if (pressed === 'Enter' && draft.typed) return 'announce';
  return pressed === 'Backspace' ? 'erase' : undefined;
}

const SWIPED: Readonly<Record<Way, string>> = { up: '↑', right: '→', down: '↓', left: '←' };

/** A swipe that begins on a robot takes it along. */
function swipe({ view, moves, flipped }: Input): Swipe | undefined {
  if (!isShowing(view) || moves.length === 0) return undefined;
  return (way, from) => [...(from?.startsWith('robot:') ? [from] : []), wayTarget(SWIPED[way], flipped)];
}

/** Others announce while one types, and a robot stays picked from slide to slide. */
function keeps(before: RicochetView, after: RicochetView): boolean {
  if (before.viewer !== after.viewer || before.rounds !== after.rounds) return false;
  if (isShowing(before)) return isShowing(after);
  return isBidding(before) && isBidding(after) && ownBid(before) === ownBid(after);
}
