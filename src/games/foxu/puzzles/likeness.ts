/** Which positions are the same puzzle: turned, mirrored, or with the colours changed. Whose discs lie in the holes never matters. */
import type { Cell } from '../../../core/grid.ts';
import { mover } from '../rules.ts';
import { BOARD, type FoxuState } from '../state.ts';

export function likeness(state: FoxuState): string {
  const [blue, yellow] = state.tubes!;
  const [own, other] = mover(state) === 0 ? [blue, yellow] : [yellow, blue];
  const looks = SYMMETRIES.map((to) => {
    const holes = BOARD.cells.filter((cell) => state.discs[cell] === null).map((cell) => to(cell));
    return `${to(own.at)} ${to(other.at)} ${holes.toSorted((a, b) => a - b)}`;
  });
  return `${own.discs} ${other.discs} ${state.slides === 1} ${looks.toSorted()[0]}`;
}

const LAST = BOARD.width - 1;
const turn = (cell: Cell): Cell => BOARD.row(cell) + (LAST - BOARD.column(cell)) * BOARD.width;
const mirror = (cell: Cell): Cell => LAST - BOARD.column(cell) + BOARD.row(cell) * BOARD.width;

/** The eight ways to lay a square on itself. */
const SYMMETRIES: readonly ((cell: Cell) => Cell)[] = [0, 1, 2, 3].flatMap((quarters) => {
  const turned = (cell: Cell): Cell => Array.from({ length: quarters }).reduce<Cell>(turn, cell);
  return [turned, (cell: Cell) => mirror(turned(cell))];
});
