/** Ricochet Robots' view as a drawing: the board, trails and robots, the strip below, and what can be touched. */
import { box, type Scene, type Shape } from '../../../svg/scene.ts';
import { boardOf } from '../layout.ts';
import { GRID, type RicochetView, ROBOTS, TARGETS, type Target } from '../state.ts';
import { adviceShapes } from './advice.ts';
import { glassShape } from './glass.ts';
import { lastMoveShapes } from './last-move.ts';
import { aimShape, chipShape, INK, LAMP, printShape, robotShape, type Standing, startShape } from './pieces.ts';
import { CELL, centre, HEIGHT, MIDDLE, plateShapes, WIDTH, wallShape } from './plate.ts';
import { reviewed, reviewedView } from './review.ts';
import { chipPlace, seatShapes, slotShapes } from './strip.ts';
import { clockOf, describe, type Input, isUntimed, ownBid, waiverOf } from './telling.ts';
import { isShowing, robotInHand, touchShapes } from './touches.ts';
import { trailShapes } from './trails.ts';

export function scene(given: Input): Scene {
  const back = reviewedView(given);
  const input = back ? { ...given, view: back, moves: [] } : given;
  const { view, draft, names } = input;
  const clock = clockOf(given);
  const last = lastShapes(input, back);
  return {
    width: WIDTH,
    height: HEIGHT,
    description: describe(input),
    shapes: [
      ...plateShapes(input.flipped),
      ...boardShapes(input, last.onBoard),
      glassShape(given.view.phase, clock, isUntimed(given)),
      ...slotShapes(slotText(input, reviewed(given)), draft.typed !== undefined, clock, given.view.phase === 'showing'),
      ...seatShapes(view, names, waiverOf(given)?.agreed),
      ...last.inStrip,
      ...chipShapes(view),
      ...touchShapes(input),
      ...(back ? [] : adviceShapes(input)),
    ],
  };
}

/** The board alone, for a whole room. */
export function afarScene(given: Input): Scene {
  const back = reviewedView(given);
  const input = back ? { ...given, view: back, moves: [] } : given;
  const { target } = input.view;
  const shapes = [
    ...plateShapes(input.flipped, true),
    ...boardShapes(input, lastShapes(input, back).onBoard),
    ...(target ? [chipShape(target, MIDDLE, 1.75)] : []),
  ];
  return { width: WIDTH, height: WIDTH, description: describe(input), shapes };
}

const lastShapes = (input: Input, back: RicochetView | undefined) =>
  lastMoveShapes(back ? { ...input, past: [] } : input);

const boardShapes = (input: Input, last: readonly Shape[]): Shape[] => {
  const { view, flipped } = input;
  return [
    ...targetShapes(view, flipped),
    ...aimShapes(view, flipped),
    ...(view.layout ? [wallShape(view.layout, flipped)] : []),
    ...startShapes(view, flipped),
    ...trailShapes(view, flipped),
    ...last,
    ...robotShapes(input),
  ];
};

function targetShapes(view: RicochetView, flipped: boolean): Shape[] {
  if (!view.layout) return [];
  const { targets } = boardOf(view.layout);
  const standing = (target: Target): Standing =>
    target === view.target ? 'current' : view.left.includes(target) ? 'left' : 'won';
  return TARGETS.map((target) => printShape(target, centre(targets[target], flipped), standing(target)));
}

const aimShapes = ({ layout, target }: RicochetView, flipped: boolean): Shape[] =>
  layout && target ? [aimShape(centre(boardOf(layout).targets[target], flipped))] : [];

const startShapes = ({ start }: RicochetView, flipped: boolean): Shape[] =>
  start ? ROBOTS.map((robot) => startShape(robot, centre(GRID.cell(start[robot])!, flipped))) : [];

function robotShapes({ view, draft, words, flipped }: Input): Shape[] {
  const inHand = isShowing(view) ? robotInHand(view, draft) : undefined;
  return ROBOTS.flatMap((robot) => {
    const cell = GRID.cell(view.robots[robot] ?? '');
    if (cell === undefined) return [];
    const at = centre(cell, flipped);
    const ring = box('in-hand', at, [CELL + 6, CELL + 6], { rx: 11, fill: LAMP, stroke: INK, 'stroke-width': 2 });
    const body = robotShape(`robot-${robot}`, at, robot, words.letters[robot]);
    return robot === inHand ? [ring, body] : [body];
  });
}

/** This round's target lies in the centre, those won with their winners. */
function chipShapes({ target, won }: RicochetView): Shape[] {
  const chips = won.flatMap((targets, seat) =>
    targets.map((each, index) => {
      const { at, scale } = chipPlace(won, seat, index);
      return chipShape(each, at, scale);
    }),
  );
  return target ? [...chips, chipShape(target, MIDDLE, 1.75)] : chips;
}

function slotText({ view, draft }: Input, back: ReturnType<typeof reviewed>): string {
  if (back) return `${back.review.step}/${back.solution.slides.length}`;
  if (view.shows !== null) return `${view.slides.length}/${view.bids[view.shows]}`;
  return draft.typed ?? String(ownBid(view) ?? '–');
}
