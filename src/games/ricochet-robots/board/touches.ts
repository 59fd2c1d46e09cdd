/** What can be touched on the board: robots and their ways while one shows, the number and the sandglass before. */
import { box, group, type Point, path, type Shape } from '../../../svg/scene.ts';
import { fill } from '../../../text/index.ts';
import type { RicochetDraft } from '../board.ts';
import { boardOf } from '../layout.ts';
import { slide } from '../slides.ts';
import { DIRECTIONS, type Direction, GRID, type RicochetView, ROBOTS, type Robot, type RobotCells } from '../state.ts';
import { GLASS_AT, GLASS_SIZE } from './glass.ts';
import { ghostShape, LAMP, PAINT, robotOf } from './pieces.ts';
import { CELL, centre } from './plate.ts';
import { SLOT_AT, SLOT_SIZE, secondsOf } from './strip.ts';
import { clockOf, type Input, isBidding, ownBid, robotLabel } from './telling.ts';
import { cellsOf } from './trails.ts';

export const isShowing = ({ shows, viewer }: RicochetView): boolean => shows !== null && shows === viewer;

/** The robot that a direction would move: the one picked, else the one the target is for. */
export const robotInHand = (view: RicochetView, draft: RicochetDraft): Robot | undefined =>
  draft.picked ?? (view.target ? robotOf(view.target) : undefined);

/** They stay while slides are played back, so that the keyboard does not lose its place. */
export function touchShapes(input: Input): Shape[] {
  const { view, moves, draft } = input;
  if (isShowing(view)) {
    const robot = robotInHand(view, draft);
    const first = ROBOTS.filter((each) => each === robot);
    const others = ROBOTS.filter((each) => each !== robot);
    const ways = robot ? DIRECTIONS.map((direction) => wayShape(input, robot, direction)) : [];
    return [...[...first, ...others].map((each) => robotTouch(input, each, each === robot)), ...ways];
  }
  return isBidding(view) && moves.length > 0 ? bidTouches(input) : [];
}

function robotTouch({ view, words, flipped }: Input, robot: Robot, picked: boolean): Shape {
  const at = centre(GRID.cell(view.robots[robot]!)!, flipped);
  const face = box('face', [0, 0], [CELL, CELL], { rx: 8, fill: 'transparent' });
  const label = robotLabel(view, robot, words);
  return group(`touch-${robot}`, at, [face], {
    target: `robot:${robot}`,
    label,
    ...(picked ? { state: 'picked' } : {}),
  });
}

/** The whole way to where the robot would stop. A blocked way has no length and is only told. */
function wayShape({ view, moves, words, flipped }: Input, robot: Robot, direction: Direction): Shape {
  const from = GRID.cell(view.robots[robot]!)!;
  const to = slide(boardOf(view.layout!), cellsOf(view.robots as RobotCells), robot, direction);
  const legal = moves.includes(`show:${robot}${direction}`);
  const details = { robot: words.robots[robot], direction: words.directions[direction], cell: GRID.name(to) };
  const [a, b] = [centre(from, flipped), centre(to, flipped)];
  const back: Point = [a[0] - b[0], a[1] - b[1]];
  const marks = legal ? wayMarks(robot, back) : [];
  return group(`way-${direction}`, b, [wayFace(back), ...marks], {
    target: `way:${direction}`,
    label: fill(from === to ? words.wayBlocked : words.wayTo, details),
    ...(legal ? { state: 'legal' } : {}),
  });
}

/** From the cell next to the robot to the one where it stops. */
function wayFace([dx, dy]: Point): Shape {
  const length = Math.abs(dx) + Math.abs(dy);
  const middle: Point = length === 0 ? [0, 0] : [(dx / 2) * (1 - CELL / length), (dy / 2) * (1 - CELL / length)];
  const thickness = length === 0 ? 0 : CELL;
  const extent: Point = dx !== 0 ? [length, thickness] : [thickness, length];
  return box('face', middle, extent, { rx: 8, fill: 'transparent' });
}

function wayMarks(robot: Robot, [dx, dy]: Point): Shape[] {
  const line = {
    stroke: PAINT[robot].deep,
    'stroke-width': 4,
    'stroke-dasharray': '0.1 10',
    'stroke-linecap': 'round',
  };
  return [
    path('way', [0, 0], `M${dx} ${dy} L0 0`, { fill: 'none', ...line }, { entrance: 'fade' }),
    box('stop', [0, 0], [36, 36], {
      rx: 7,
      fill: LAMP,
      'fill-opacity': 0.75,
      stroke: PAINT[robot].deep,
      'stroke-width': 2,
    }),
    { ...ghostShape(robot), scale: 0.8 },
  ];
}

function bidTouches(input: Input): Shape[] {
  const { view, moves, draft, words } = input;
  const said = draft.typed || String(ownBid(view) ?? '–');
  const slot = group('touch-slot', SLOT_AT, [box('face', [0, 0], SLOT_SIZE, { rx: 14, fill: 'transparent' })], {
    target: 'announce',
    label: fill(draft.typed ? words.slotTyped : words.slot, { number: said }),
  });
  const legal = moves.includes('turn-glass');
  const glass = group('touch-glass', GLASS_AT, [box('face', [0, 0], GLASS_SIZE, { rx: 14, fill: 'transparent' })], {
    target: 'turn-glass',
    label: legal ? words.turnGlass : glassLabel(input),
    ...(legal ? { state: 'legal' } : {}),
  });
  return [slot, glass];
}

/** In steps of ten, so that a reader is not interrupted every second. */
function glassLabel(input: Input): string {
  const { view, words } = input;
  const glass = words.glass[view.phase as 'thinking'];
  const clock = view.phase === 'thinking' ? undefined : clockOf(input);
  if (!clock) return glass;
  return fill(words.seconds, { glass, seconds: String(Math.ceil(secondsOf(clock) / 10) * 10) });
}
