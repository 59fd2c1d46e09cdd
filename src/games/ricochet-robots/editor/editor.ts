/** From a real board to a position: its four quarters are picked by their pictures, robots and target put down by touch. */
import type { ControlGroup } from '../../../board/board.ts';
import type { EditorTouch, PositionEditor } from '../../../board/position-editor.ts';
import { err, ok } from '../../../core/result.ts';
import { fill } from '../../../text/index.ts';
import { robotPicture } from '../board/pieces.ts';
import type { RicochetWords } from '../board/telling.ts';
import type { RicochetOptions } from '../options.ts';
import { GRID, ROBOTS, TARGETS } from '../state.ts';
import { type EditorWords, type Input, quarterIn, robotIn, scene } from './scene.ts';
import { EMPTY, FACES, readSketch, type Sketch, turnedBoard, withFace, withRobot, writeSketch } from './sketch.ts';

export const editorIn = (own: EditorWords): PositionEditor<RicochetOptions, RicochetWords> => ({
  seats: [1],
  options: ['ricochet'],
  first: () => writeSketch(EMPTY),
  open(setUp) {
    const [boards, robots, , , round = ''] = setUp.split(' ');
    return writeSketch(readSketch(`${boards} ${robots} ${round.split(':')[0]}`));
  },
  settle({ position }) {
    const sketch = readSketch(position);
    const missing = ROBOTS.find((robot) => sketch.robots[robot] === undefined);
    if (missing) return err(own.missing[missing]);
    if (!sketch.target) return err(own.missingTarget);
    const [layout, robots, target] = position.split(' ');
    return ok({ setUp: `${layout} ${robots} - - ${target}:thinking`, knowledge: 'everything' });
  },
  scene: (input) => scene(input, own),
  prompt: (input) => prompt(input, own),
  controls: (input) => controls(input, own),
  touch: (input, target) => touch(input, target),
});

function prompt({ view, words }: Input, own: EditorWords): string {
  const quarter = quarterIn(view.held);
  if (quarter !== undefined) return fill(own.pickBoard, { place: own.quarters[quarter]! });
  const robot = robotIn(view.held);
  if (robot) return fill(own.putRobot, { robot: words.robots[robot] });
  const { robots, target } = readSketch(view.position);
  if (ROBOTS.some((each) => robots[each] === undefined)) return own.start;
  return target ? own.done : own.missingTarget;
}

function controls({ view, words }: Input, own: EditorWords): ControlGroup[] {
  return [
    {
      label: own.boards,
      controls: [
        ...own.quarters.map((label, place) => ({
          target: `quarter:${place}`,
          label,
          pressed: quarterIn(view.held) === place,
        })),
        { target: 'turn', label: own.turn },
      ],
    },
    {
      label: own.robots,
      controls: ROBOTS.map((robot) => ({
        target: `hold:${robot}`,
        label: words.pads[robot],
        picture: robotPicture(robot, words.letters[robot]),
        pressed: robotIn(view.held) === robot,
      })),
    },
  ];
}

function touch({ view }: Input, target: string): EditorTouch {
  const sketch = readSketch(view.position);
  const [kind, what = ''] = target.split(':');
  const write = (changed: Sketch, held: string): EditorTouch => ({ position: writeSketch(changed), held });
  switch (kind) {
    case 'quarter':
      return { held: view.held === target ? '' : target };
    case 'turn':
      return write(turnedBoard(sketch), '');
    case 'face': {
      const quarter = quarterIn(view.held);
      const face = FACES.find((each) => each === what);
      if (quarter === undefined || !face) return undefined;
      // whoever picks all four goes round once
      return write(withFace(sketch, quarter, face), quarter < 3 ? `quarter:${quarter + 1}` : '');
    }
    case 'hold':
    case 'robot':
      return { held: view.held === `robot:${what}` ? '' : `robot:${what}` };
    case 'target': {
      const wanted = TARGETS.find((each) => each === what);
      return wanted && write({ ...sketch, target: wanted }, '');
    }
    case 'cell': {
      const [robot, cell] = [robotIn(view.held), GRID.cell(what)];
      if (!robot || cell === undefined) return undefined;
      const other = ROBOTS.find((each) => each !== robot && sketch.robots[each] === cell);
      if (other) return { held: `robot:${other}` };
      const placed = withRobot(sketch, robot, cell);
      const next = ROBOTS.find((each) => placed.robots[each] === undefined);
      return write(placed, next ? `robot:${next}` : '');
    }
    default:
      return undefined;
  }
}
