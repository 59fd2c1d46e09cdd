/** The board for a terminal. */
import type { Seat } from '../../core/game.ts';
import type { Cell } from '../../core/grid.ts';
import { handicapOf } from '../../core/handicaps.ts';
import { boardOf, type PrintedBoard } from './layout.ts';
import { CENTRE, GRID, type RicochetView, ROBOTS, TARGETS, type Target } from './state.ts';

const RIM = `   +${'---+'.repeat(GRID.width)}`;
const COLUMNS = GRID.cells.slice(0, GRID.width).map((cell) => GRID.name(cell).charAt(0));

/**
 * A cell has the capital of the robot that stands there and the two letters of its target: `rc` the red circle, `vx`
 * the vortex. Walls are bars and dashes, the centre is hatched.
 */
export function show(view: RicochetView): string {
  const board = view.layout && boardOf(view.layout);
  const marks = marksOf(view, board);
  const lines = [RIM];
  for (let row = GRID.height - 1; row >= 0; row--) {
    const cells = GRID.cells.slice(row * GRID.width, (row + 1) * GRID.width);
    const across = cells.map((cell) => `${marks.get(cell) ?? ' . '}${isShut(board, cell, 'E') ? '|' : ' '}`);
    const below = cells.map((cell) => (isShut(board, cell, 'S') ? '---+' : '   +'));
    lines.push(`${String(row + 1).padStart(2)} |${across.join('')}`, `   +${below.join('')}`);
  }
  return [...lines, `     ${COLUMNS.join('   ')}`, ...table(view)].join('\n');
}

function marksOf(view: RicochetView, board: PrintedBoard | null): Map<Cell, string> {
  const marks = new Map(CENTRE.map((cell) => [cell, '###']));
  if (board) for (const target of TARGETS) marks.set(board.targets[target], ` ${letters(target)}`);
  for (const robot of ROBOTS) {
    const at = GRID.cell(view.robots[robot] ?? '');
    if (at !== undefined) marks.set(at, robot.toUpperCase() + (marks.get(at)?.slice(1) ?? '  '));
  }
  return marks;
}

const letters = (target: Target) => (target === 'vortex' ? 'vx' : target.charAt(0) + target.split('-')[1]!.charAt(0));

/** Whether a line is drawn on that side of the cell; the centre needs none. */
function isShut(board: PrintedBoard | null, cell: Cell, side: 'E' | 'S'): boolean {
  const beyond = GRID.next(cell, side === 'E' ? [1, 0] : [0, -1]);
  if (beyond === undefined) return true;
  if (CENTRE.includes(cell) || CENTRE.includes(beyond)) return false;
  return board?.next[side][cell] === null;
}

function table({ phase, target, rounds, bids, won, options }: RicochetView): string[] {
  const round = `round ${rounds}, ${phase}${target ? `: ${target}` : ''}`;
  const more = (seat: Seat) => (handicapOf(options, seat) > 0 ? `+${handicapOf(options, seat)}` : '');
  return [
    round,
    ...won.map((targets, seat) => `${seat}: bid ${bids[seat] ?? '–'}${more(seat)}, won ${targets.join(' ') || '–'}`),
  ];
}
