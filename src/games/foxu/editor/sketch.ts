/** A tray as far as it has been filled: discs, tubes, whose turn it is, and what has become of the pie. */
import type { Cell } from '../../../core/grid.ts';
import { BOARD, COLOURS, CORNERS, type Colour, type Disc } from '../state.ts';

export const PIES = ['first', 'open', 'no', 'swapped'] as const;
export type Pie = (typeof PIES)[number];

export interface Sketch {
  readonly discs: readonly (Disc | null)[];
  readonly tubes: Readonly<Partial<Record<Colour, Cell>>>;
  readonly turn: Colour;
  readonly pie: Pie;
  readonly quiet: number;
}

const MARKS: Readonly<Record<string, Disc>> = { g: 'grey', b: 'blue', y: 'yellow' };
const NONE = '-';
export const MOST_QUIET = 39;
export const EMPTY: Sketch = { discs: BOARD.cells.map(() => null), tubes: {}, turn: 'blue', pie: 'first', quiet: 0 };

/** As the rules write positions, but that each tube may still be missing. */
export function writeSketch({ discs, tubes, turn, pie, quiet }: Sketch): string {
  const marks = BOARD.cells.map((cell) => (CORNERS.includes(cell) ? '-' : (discs[cell]?.charAt(0) ?? '.')));
  const rows = Array.from({ length: BOARD.height }, (_, row) =>
    marks.slice(row * BOARD.width, (row + 1) * BOARD.width).join(''),
  );
  const places = COLOURS.map((colour) => (tubes[colour] === undefined ? NONE : BOARD.name(tubes[colour])));
  const at = places.every((place) => place === NONE) ? NONE : places.join();
  return `${rows.toReversed().join('/')} ${at} ${turn.charAt(0)} ${pie} ${quiet}`;
}

/** What cannot be understood is not there. */
export function readSketch(text: string): Sketch {
  const [board = '', places = '', letter, word, quiet = ''] = text.split(' ');
  const marks = board.split('/').toReversed().join('');
  const [blue, yellow] = places.split(',').map((name) => BOARD.cell(name));
  return {
    discs: BOARD.cells.map((cell) => (CORNERS.includes(cell) ? null : (MARKS[marks[cell] ?? ''] ?? null))),
    tubes: { ...(blue !== undefined && { blue }), ...(yellow !== undefined && { yellow }) },
    turn: letter === 'y' ? 'yellow' : 'blue',
    pie: PIES.find((pie) => pie === word) ?? 'first',
    quiet: /^\d{1,2}$/.test(quiet) ? Math.min(Number(quiet), MOST_QUIET) : 0,
  };
}

export const countOf = ({ discs }: Sketch, wanted: Disc): number => discs.filter((disc) => disc === wanted).length;
