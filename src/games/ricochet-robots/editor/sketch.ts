/** A real board as far as it has been put down: four faces, the robots that have a cell already, and the target, if it is known. */
import type { Cell } from '../../../core/grid.ts';
import { turned } from '../layout.ts';
import { BOARDS, type Face, GRID, type Layout, ROBOTS, type Robot, TARGETS, type Target } from '../state.ts';

export interface Sketch {
  readonly layout: Layout;
  readonly robots: Readonly<Partial<Record<Robot, Cell>>>;
  readonly target: Target | undefined;
}

export const FACES: readonly Face[] = BOARDS.flatMap((board): Face[] => [`${board}A`, `${board}B`]);
export const EMPTY: Sketch = { layout: ['1A', '2A', '3A', '4A'], robots: {}, target: undefined };
const NONE = '-';

/** '1A,3B,2A,4A r=c5,g=a1 red-circle': what is not there yet is left out. */
export function writeSketch({ layout, robots, target }: Sketch): string {
  const placed = ROBOTS.flatMap((robot) => (robots[robot] === undefined ? [] : `${robot}=${GRID.name(robots[robot])}`));
  return `${layout.join()} ${placed.join() || NONE} ${target ?? NONE}`;
}

/** What cannot be understood is not there. */
export function readSketch(text: string): Sketch {
  const [boards = '', robots = '', name] = text.split(' ');
  const faces = boards.split(',').flatMap((each) => FACES.filter((face) => face === each));
  const numbers = new Set(faces.map((face) => face.charAt(0)));
  const placed = robots.split(',').flatMap((each) => {
    const [letter, cell = ''] = each.split('=');
    const robot = ROBOTS.find((one) => one === letter);
    const at = GRID.cell(cell);
    return robot && at !== undefined ? [[robot, at] as const] : [];
  });
  return {
    layout: faces.length === 4 && numbers.size === 4 ? (faces as unknown as Layout) : EMPTY.layout,
    robots: Object.fromEntries(placed),
    target: TARGETS.find((target) => target === name),
  };
}

/** A face in a quarter; the board that lay there changes places with it. */
export function withFace(sketch: Sketch, quarter: number, face: Face): Sketch {
  const { layout } = sketch;
  const other = layout.findIndex((each) => each.charAt(0) === face.charAt(0));
  const changed = [...layout].with(other, layout[quarter]!).with(quarter, face);
  return { ...sketch, layout: changed as unknown as Layout };
}

export const withRobot = (sketch: Sketch, robot: Robot, cell: Cell): Sketch => ({
  ...sketch,
  robots: { ...sketch.robots, [robot]: cell },
});

/** The whole board, turned a quarter clockwise on the table. */
export function turnedBoard({ layout: [nw, ne, se, sw], robots, target }: Sketch): Sketch {
  const moved = ROBOTS.flatMap((robot) => {
    const cell = robots[robot];
    return cell === undefined ? [] : [[robot, turned(cell, 1)] as const];
  });
  return { layout: [sw, nw, ne, se], robots: Object.fromEntries(moved), target };
}
