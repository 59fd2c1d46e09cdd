import { describe, expect, test } from 'vitest';
import { ORTHOGONAL } from '../../core/grid.ts';
import { PRINT } from './faces.data.ts';
import { boardOf, type PrintedBoard } from './layout.ts';
import { robotOn, slide } from './slides.ts';
import { CENTRE, DIRECTIONS, type Direction, type Face, GRID, type Layout, ROBOTS, TARGETS } from './state.ts';

const FACES = Object.keys(PRINT) as Face[];
const LAYOUTS: readonly Layout[] = FACES.flatMap((nw) =>
  FACES.flatMap((ne) => FACES.flatMap((se) => FACES.map((sw): Layout => [nw, ne, se, sw]))),
).filter((layout) => new Set(layout.map((face) => face.charAt(0))).size === 4);

const cell = (name: string) => GRID.cell(name)!;
const wallsOf = ({ next }: PrintedBoard) =>
  GRID.cells.flatMap((from) =>
    DIRECTIONS.flatMap((direction, i) => {
      const to = GRID.next(from, ORTHOGONAL[i]!);
      const walled = to !== undefined && next[direction][from] === null;
      return walled && !CENTRE.includes(from) && !CENTRE.includes(to) ? [`${GRID.name(from)}${direction}`] : [];
    }),
  );

describe('the boards', () => {
  test('one face of each board in any order: 384 layouts, 96 up to turning the whole', () => {
    expect(LAYOUTS).toHaveLength(384);
    expect(LAYOUTS.filter(([nw]) => nw.startsWith('1'))).toHaveLength(96);
  });

  test('every layout has all 17 targets, on different cells outside the centre', () => {
    for (const layout of LAYOUTS) {
      const { targets } = boardOf(layout);
      expect(Object.keys(targets).sort()).toEqual([...TARGETS].sort());
      const cells = Object.values(targets);
      expect(new Set([...cells, ...CENTRE]).size).toBe(TARGETS.length + CENTRE.length);
    }
  });

  test('walls and the centre stop from both sides, in every layout', () => {
    for (const layout of LAYOUTS) {
      const { next } = boardOf(layout);
      const oneWay = DIRECTIONS.flatMap((direction, i) => {
        const back = next[DIRECTIONS[(i + 2) % 4]!];
        return GRID.cells.filter((from) => {
          const beyond = GRID.next(from, ORTHOGONAL[i]!);
          const to = next[direction][from]!;
          return to === null ? beyond !== undefined && back[beyond] === from : to !== beyond || back[to] !== from;
        });
      });
      expect(oneWay).toEqual([]);
      expect(DIRECTIONS.flatMap((direction) => CENTRE.map((cell) => next[direction][cell]))).toEqual(
        Array.from({ length: 16 }, () => null),
      );
    }
  });

  test('a board is as walled whichever way it lies', () => {
    // 10 walls on each face, 2 more beside the vortex; each told from both sides
    const layout: Layout = ['1A', '2A', '3A', '4A'];
    expect(wallsOf(boardOf(layout))).toHaveLength(2 * (4 * 10 + 2));
    const turned: Layout = ['4A', '1A', '2A', '3A'];
    expect(wallsOf(boardOf(turned))).toHaveLength(2 * (4 * 10 + 2));
  });

  test.each([
    ['north-west', ['1A', '2A', '3A', '4A'], 'e15', ['N', 'W']],
    ['north-east', ['4A', '1A', '2A', '3A'], 'o12', ['N', 'E']],
    ['south-east', ['3A', '4A', '1A', '2A'], 'l2', ['E', 'S']],
    ['south-west', ['2A', '3A', '4A', '1A'], 'b5', ['S', 'W']],
  ] as const)('the red circle of 1A in the %s', (_, layout, name, sides) => {
    const { next, targets } = boardOf(layout);
    expect(GRID.name(targets['red-circle'])).toBe(name);
    expect(DIRECTIONS.filter((direction) => next[direction][cell(name)] === null)).toEqual(sides);
  });

  test('the walls of the vortex act across the seam', () => {
    // 4A in the north-west: the vortex on h11 is walled to the east, against the board beside it
    const { next } = boardOf(['4A', '1A', '2A', '3A']);
    expect(next.E[cell('h11')]).toBeNull();
    expect(next.W[cell('i11')]).toBeNull();
  });
});

describe('slides', () => {
  const board = boardOf(['1A', '2A', '3A', '4A']);
  const robots = { r: cell('h6'), y: cell('p1'), g: cell('p16'), b: cell('a16') };

  test.each([
    ['to a wall', 'r', 'W', 'e6'],
    ['to a wall on the far side of a cell', 'r', 'E', 'i6'],
    ['to the rim', 'r', 'S', 'h1'],
    ['to the centre', 'r', 'N', 'h7'],
    ['nowhere, at the rim', 'y', 'E', 'p1'],
  ] as const)('%s', (_, robot, direction, name) => {
    expect(GRID.name(slide(board, robots, robot, direction))).toBe(name);
  });

  test('to another robot, and nowhere beside it', () => {
    const beside = { ...robots, g: cell('f6') };
    expect(GRID.name(slide(board, beside, 'r', 'W'))).toBe('g6');
    expect(GRID.name(slide(board, { ...beside, r: cell('g6') }, 'r', 'W'))).toBe('g6');
    expect(robotOn(beside, cell('f6'))).toBe('g');
    expect(robotOn(beside, cell('g6'))).toBeUndefined();
  });

  test('in every layout a slide stays in its line and ends before something', () => {
    for (const layout of LAYOUTS.slice(0, 96)) {
      const here = boardOf(layout);
      for (const robot of ROBOTS) for (const direction of DIRECTIONS) expectStopped(here, robot, direction);
    }
  });

  function expectStopped(here: PrintedBoard, robot: (typeof ROBOTS)[number], direction: Direction) {
    const to = slide(here, robots, robot, direction);
    const upright = direction === 'N' || direction === 'S';
    const line = upright ? GRID.column : GRID.row;
    expect(line(to)).toBe(line(robots[robot]));
    const beyond = here.next[direction][to]!;
    expect(beyond === null || robotOn(robots, beyond) !== undefined).toBe(true);
  }
});
