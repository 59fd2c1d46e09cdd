/** Ricochet Robots on paper: eight quarters of a board, the targets to draw from, and the robots. */
import { type Prints, pieceScene } from '../../../board/prints.ts';
import { box, circle, words as lettering, type Point, path, type Scene, type Shape } from '../../../svg/scene.ts';
import { chipShape, printShape, robotShape } from '../board/pieces.ts';
import { FONT } from '../board/plate.ts';
import { PRINT } from '../faces.data.ts';
import { BOARDS, type Face, ROBOTS, type Robot, TARGETS, type Target } from '../state.ts';

interface Words {
  readonly quarters: string;
  readonly quartersHelp: string;
  readonly targets: string;
  readonly targetsHelp: string;
  readonly robots: string;
  readonly robotsHelp: string;
  readonly letters: Readonly<Record<Robot, string>>;
}

/** Cells of 13.2 mm: the whole board is 211 mm wide. */
const SCALE = 0.33;
const CELL = 40;
const SIDE = 8;
const SPAN = SIDE * CELL;
const EDGE = 4;
/** Rows of a face are told as those of the quarter at the top left. */
const TOP_ROW = 16;
const FACES: readonly Face[] = BOARDS.flatMap((board): Face[] => [`${board}A`, `${board}B`]);

const middle = (cell: string): Point => [
  EDGE + ('abcdefgh'.indexOf(cell[0]!) + 0.5) * CELL,
  EDGE + (TOP_ROW - Number(/\d+/.exec(cell)![0]) + 0.5) * CELL,
];

const SIDES: Readonly<Record<string, string>> = {
  N: 'M-20 -20 H20',
  E: 'M20 -20 V20',
  S: 'M-20 20 H20',
  W: 'M-20 -20 V20',
};

function faceScene(face: Face): Scene {
  const { walls, targets } = PRINT[face];
  const lines = Array.from(
    { length: SIDE + 1 },
    (_, at) => `M${EDGE + at * CELL} ${EDGE} v${SPAN} M${EDGE} ${EDGE + at * CELL} h${SPAN}`,
  );
  const style = { fill: 'none', stroke: '#1B222B', 'stroke-width': 5, 'stroke-linecap': 'round' };
  const shapes: Shape[] = [
    path('grid', [0, 0], lines.join(' '), { fill: 'none', stroke: '#98A6B2', 'stroke-width': 1 }),
    // the edge of the whole board
    path('rim', [EDGE, EDGE], `M0 ${SPAN} V0 H${SPAN}`, style),
    box('centre', middle('h9'), [CELL, CELL], { fill: '#9B978F', stroke: '#1B222B', 'stroke-width': 3 }),
    lettering('name', middle('h9'), face, 18, { ...FONT }),
    ...Object.entries(targets).map(([target, cell]) => printShape(target as Target, middle(cell), 'left')),
    ...walls.split(' ').flatMap((wall) => {
      const [, cell, sides] = /^([a-h]\d+)([NESW]+)$/.exec(wall)!;
      return [...sides!].map((side) => path(`wall-${wall}-${side}`, middle(cell!), SIDES[side]!, style));
    }),
  ];
  return { width: SPAN + 2 * EDGE, height: SPAN + 2 * EDGE, shapes, description: face };
}

const disc = circle('cut', [0, 0], 24, { fill: 'none', stroke: '#000' });

export const printsIn = (words: Words): Prints => ({
  kinds: [
    { title: words.quarters, help: words.quartersHelp, scale: SCALE, drawings: FACES.map(faceScene) },
    {
      ...{ arePieces: true, title: words.targets, help: words.targetsHelp, scale: 0.4 },
      drawings: TARGETS.map((target) => pieceScene(56, [disc, chipShape(target, [0, 0], 1)], target)),
    },
    {
      ...{ arePieces: true, title: words.robots, help: words.robotsHelp, scale: SCALE },
      drawings: ROBOTS.map((robot) =>
        pieceScene(56, [disc, robotShape(robot, [0, 0], robot, words.letters[robot])], words.letters[robot]),
      ),
    },
  ],
});
