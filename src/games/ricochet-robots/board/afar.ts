/** Ricochet Robots for a whole room: the board as large as it can be; the sandglass and who has said what beside it. */
import type { AfarBoard, AfarSeat } from '../../../board/board.ts';
import type { Seat } from '../../../core/game.ts';
import { LINGER_MS } from '../../../svg/motion.ts';
import { box, group, type Scene } from '../../../svg/scene.ts';
import { orderOfShowing } from '../bidding.ts';
import type { RicochetView } from '../state.ts';
import { glassShape } from './glass.ts';
import { SLATE, STRIP_HEIGHT, STRIP_TOP } from './plate.ts';
import { answerOf, isOpen, reviewed, solutionsOf } from './review.ts';
import { afarScene } from './scene.ts';
import { slotShapes } from './strip.ts';
import { bidText, clockOf, type Input, isUntimed, waiverOf } from './telling.ts';

const WIDTH = 236;

export const afar = (input: Input): AfarBoard => ({
  scene: afarScene(input),
  beside: glassScene(input),
  seats: input.view.won.map((won, seat) => seatOf(input, won.length, seat)),
});

function seatOf(input: Input, won: number, seat: number): AfarSeat {
  const { shows } = input.view;
  const ready = waiverOf(input)?.agreed.includes(seat) ?? false;
  return { said: bidText(input.view, seat), score: String(won), acts: shows === seat, ready };
}

function glassScene(input: Input): Scene {
  const { view } = input;
  const clock = clockOf(input);
  const shapes = [
    glassShape(view.phase, clock, isUntimed(input)),
    ...slotShapes(countText(input), false, clock, view.phase === 'showing'),
  ];
  const ground = box('ground', [WIDTH / 2, STRIP_HEIGHT / 2], [WIDTH, STRIP_HEIGHT], { rx: 16, fill: SLATE });
  return {
    ...{ width: WIDTH, height: STRIP_HEIGHT, description: '' },
    shapes: [ground, group('strip', [0, -STRIP_TOP + 4], shapes)],
  };
}

/** How far a showing has come, or the announcement that comes first. */
function countText(input: Input): string {
  const { view } = input;
  const back = reviewed(input);
  if (back) return `${back.review.step}/${back.solution.slides.length}`;
  if (view.shows !== null) return `${view.slides.length}/${view.bids[view.shows]}`;
  const first = firstToShow(view);
  return first === undefined ? '–' : String(view.bids[first]);
}

/** As long as nobody says less. */
const firstToShow = (view: RicochetView): Seat | undefined =>
  orderOfShowing(
    view,
    view.announced.map((seat) => ({ seat, number: view.bids[seat]! })),
  )[0];

/** Once all shortest solutions have been counted, one is played through after the other; each end is seen for a while. */
export function byItself(input: Input): { readonly target: string; readonly ms: number } | undefined {
  if (!isOpen(input.view) || !answerOf(input) || solutionsOf(input).length === 0) return undefined;
  if (input.draft.review === undefined) return { target: 'review', ms: 0 };
  const now = reviewed(input);
  const count = solutionsOf(input).length;
  if (!now || count === 1 || now.review.step < now.solution.slides.length) return undefined;
  return { target: `way-found:${(now.review.way + 1) % count}`, ms: LINGER_MS };
}
