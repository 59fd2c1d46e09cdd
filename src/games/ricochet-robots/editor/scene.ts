/** What one sees while a real board is put down: the board itself, or the eight faces to pick one from. */
import type { EditorInput } from '../../../board/position-editor.ts';
import type { Cell } from '../../../core/grid.ts';
import { box, group, type Point, type Scene, type Shape } from '../../../svg/scene.ts';
import { fill } from '../../../text/index.ts';
import { aimShape, chipShape, LAMP, printShape, robotShape } from '../board/pieces.ts';
import { CELL, centre, MIDDLE, plateShapes, SLATE, WIDTH, wallShape } from '../board/plate.ts';
import type { RicochetWords } from '../board/telling.ts';
import { boardOf } from '../layout.ts';
import type { RicochetOptions } from '../options.ts';
import { BOARDS, CENTRE, type Face, GRID, type Layout, ROBOTS, type Robot, TARGETS } from '../state.ts';
import { targetName } from '../text/target.ts';
import { FACES, readSketch, type Sketch } from './sketch.ts';
import type { en } from './text/en.ts';

export type EditorWords = typeof en;
export type Input = EditorInput<RicochetOptions, RicochetWords>;

const HALF = GRID.width / 2;
const FRAME = box('frame', [WIDTH / 2, WIDTH / 2], [WIDTH, WIDTH], { rx: 20, fill: SLATE });
const plate = (): Shape[] => [FRAME, ...plateShapes(false).filter(({ key }) => key !== 'frame')];

/** The quarter that is being picked, by its place clockwise from the upper left. */
export function quarterIn(held: string): number | undefined {
  const [, place] = /^quarter:([0-3])$/.exec(held) ?? [];
  return place === undefined ? undefined : Number(place);
}
export const robotIn = (held: string): Robot | undefined => ROBOTS.find((robot) => held === `robot:${robot}`);

export function scene({ view, words }: Input, own: EditorWords): Scene {
  const sketch = readSketch(view.position);
  const quarter = quarterIn(view.held);
  const size = { width: WIDTH, height: WIDTH };
  if (quarter !== undefined) {
    const description = fill(own.pickBoard, { place: own.quarters[quarter]! });
    return {
      ...size,
      description,
      shapes: [FRAME, ...FACES.map((face, i) => faceShape(face, i, quarter, sketch, own))],
    };
  }
  const { layout, target } = sketch;
  const board = boardOf(layout);
  const robot = robotIn(view.held);
  return {
    ...size,
    description: describe(sketch, words, own),
    shapes: [
      ...plate(),
      ...TARGETS.map((each) =>
        printShape(each, centre(board.targets[each], false), each === target ? 'current' : 'left'),
      ),
      ...(target ? [aimShape(centre(board.targets[target], false))] : []),
      wallShape(layout, false),
      ...robotShapes(sketch, words, robot),
      ...(target ? [chipShape(target, MIDDLE, 1.75)] : []),
      ...(robot
        ? cellTouches(sketch, robot, words)
        : [...targetTouches(sketch, words), ...robotTouches(sketch, words)]),
    ],
  };
}

function robotShapes({ robots }: Sketch, words: RicochetWords, held: Robot | undefined): Shape[] {
  return ROBOTS.flatMap((robot) => {
    const cell = robots[robot];
    if (cell === undefined) return [];
    const at = centre(cell, false);
    const ring = box('held', at, [CELL + 6, CELL + 6], { rx: 11, fill: LAMP });
    const body = robotShape(`robot-${robot}`, at, robot, words.letters[robot]);
    return robot === held ? [ring, body] : [body];
  });
}

const face = (): Shape => box('face', [0, 0], [CELL, CELL], { rx: 6, fill: 'transparent' });

/** Wherever a robot may be put; another robot's cell is said to be taken when it is touched. */
function cellTouches({ robots }: Sketch, robot: Robot, words: RicochetWords): Shape[] {
  return GRID.cells
    .filter((cell) => !CENTRE.includes(cell))
    .map((cell) => {
      const other = ROBOTS.find((each) => each !== robot && robots[each] === cell);
      const name = GRID.name(cell);
      const label = other ? fill(words.robotOn, { robot: words.robots[other], cell: name }) : name;
      return group(`touch-${name}`, centre(cell, false), [face()], { target: `cell:${name}`, label });
    });
}

function targetTouches({ layout, robots, target }: Sketch, words: RicochetWords): Shape[] {
  const { targets } = boardOf(layout);
  const taken: readonly (Cell | undefined)[] = Object.values(robots);
  return TARGETS.filter((each) => !taken.includes(targets[each])).map((each) =>
    group(`touch-${each}`, centre(targets[each], false), [face()], {
      target: `target:${each}`,
      label: targetName(each, words),
      ...(each === target && { state: 'picked' }),
    }),
  );
}

function robotTouches({ robots }: Sketch, words: RicochetWords): Shape[] {
  return ROBOTS.flatMap((robot) => {
    const cell = robots[robot];
    if (cell === undefined) return [];
    const label = fill(words.robotOn, { robot: words.robots[robot], cell: GRID.name(cell) });
    const carries = robotShape(`robot-${robot}`, [0, 0], robot, words.letters[robot]);
    return [group(`touch-${robot}`, centre(cell, false), [face()], { target: `robot:${robot}`, label, carries })];
  });
}

const COLUMNS = 3;
const PLACE = WIDTH / COLUMNS;
const SMALL = (PLACE - 18) / (HALF * CELL);

/** A face as it would lie in this quarter. */
function faceShape(one: Face, index: number, quarter: number, { layout }: Sketch, own: EditorWords): Shape {
  const at: Point = [PLACE * ((index % COLUMNS) + 0.5), PLACE * (Math.floor(index / COLUMNS) + 0.5)];
  const isThere = layout[quarter] === one;
  const span = HALF * CELL;
  const edge = { rx: 8, fill: isThere ? LAMP : SLATE };
  return group(
    `face-${one}`,
    at,
    [
      box('edge', [0, 0], [span * SMALL + 12, span * SMALL + 12], edge),
      group('print', [0, 0], quarterShapes(one, quarter), { scale: SMALL }),
    ],
    {
      target: `face:${one}`,
      label: fill(own.board, { board: one.charAt(0), side: one.charAt(1) }),
      ...(isThere && { state: 'picked' }),
    },
  );
}

/** About the middle of the quarter. */
function quarterShapes(one: Face, quarter: number): Shape[] {
  const others = BOARDS.filter((board) => board !== one.charAt(0)).map((board): Face => `${board}A`);
  const layout = [...others].toSpliced(quarter, 0, one) as unknown as Layout;
  const { targets } = boardOf(layout);
  const [column, row] = [quarter === 1 || quarter === 2 ? HALF : 0, quarter < 2 ? HALF : 0];
  const within = (cell: Cell) => {
    const [x, y] = [GRID.column(cell) - column, GRID.row(cell) - row];
    return x >= 0 && x < HALF && y >= 0 && y < HALF;
  };
  const reach = CELL / 2;
  const [left, top] = centre(GRID.cells.find((cell) => within(cell) && GRID.row(cell) === row + HALF - 1)!, false);
  const shift: Point = [-(left - reach) - (HALF * CELL) / 2, -(top - reach) - (HALF * CELL) / 2];
  const cells = GRID.cells.filter((cell) => within(cell) && !CENTRE.includes(cell));
  return [
    group('shifted', shift, [
      ...cells.map((cell) => box(`cell-${cell}`, centre(cell, false), [CELL - 2, CELL - 2], { fill: '#E9EEF2' })),
      ...TARGETS.filter((target) => within(targets[target])).map((target) =>
        printShape(target, centre(targets[target], false), 'left'),
      ),
      wallsOf(layout, within),
    ]),
  ];
}

/** Those of one quarter alone: walls of the others are not drawn. */
function wallsOf(layout: Layout, within: (cell: Cell) => boolean): Shape {
  const all = wallShape(layout, false);
  const lines = String(all.attributes!.d).split(/(?=M)/);
  const inside = lines.filter((line) => {
    const numbers = line.match(/-?[\d.]+/g)!.map(Number);
    const [x, y] = [(numbers[0]! + numbers[2]!) / 2, (numbers[1]! + numbers[3]!) / 2];
    return GRID.cells.some((cell) => {
      const [cx, cy] = centre(cell, false);
      return within(cell) && Math.abs(cx - x) <= CELL / 2 && Math.abs(cy - y) <= CELL / 2;
    });
  });
  return { ...all, attributes: { ...all.attributes, d: inside.join('') } };
}

function describe({ robots, target }: Sketch, words: RicochetWords, own: EditorWords): string {
  const placed = ROBOTS.flatMap((robot) => {
    const cell = robots[robot];
    return cell === undefined ? [] : fill(words.robotOn, { robot: words.robots[robot], cell: GRID.name(cell) });
  });
  return [
    own.describe,
    placed.length > 0 && fill(words.robotsAt, { robots: placed.join(', ') }),
    target && fill(own.targetIs, { target: targetName(target, words) }),
  ]
    .filter(Boolean)
    .join(' ');
}
