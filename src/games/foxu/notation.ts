/** Foxu's moves as text, and the board for a terminal. */
import type { Refusal } from '../../core/game.ts';
import { illegal } from '../../core/play.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { BOARD, CORNERS, DIAGONALS, type FoxuMove, type FoxuView } from './state.ts';

export function write(move: FoxuMove): string {
  switch (move.kind) {
    case 'grey':
      return `grey:${move.cells.map(BOARD.name).join(',')}`;
    case 'diagonal':
      return `diagonal:${move.diagonal}`;
    case 'slide':
      return `${BOARD.name(move.from)}-${BOARD.name(move.to)}`;
    case 'swap':
      return 'swap';
  }
}

export function read(text: string): Result<FoxuMove, Refusal> {
  if (text === 'swap') return ok({ kind: 'swap' });
  const diagonal = DIAGONALS.find((each) => text === `diagonal:${each}`);
  if (diagonal) return ok({ kind: 'diagonal', diagonal });
  if (text.startsWith('grey:')) {
    const cells = text.slice('grey:'.length, 200).split(',').map(BOARD.cell);
    return cells.includes(undefined)
      ? notAMove
      : ok({ kind: 'grey', cells: cells.filter((cell) => cell !== undefined) });
  }
  const [, from, to] = /^(..)-(..)$/.exec(text)?.map(BOARD.cell) ?? [];
  return from !== undefined && to !== undefined ? ok({ kind: 'slide', from, to }) : notAMove;
}

const notAMove = err(illegal('not-a-move'));

const MARKS = { blue: 'b', yellow: 'y', grey: 'x' } as const;

/** Tubes are capital letters; b, y and x are discs in their holes, o an open hole, a corner is blank. */
export function show(view: FoxuView): string {
  const rows = [6, 5, 4, 3, 2, 1].map((row) => {
    const marks = ['a', 'b', 'c', 'd', 'e', 'f'].map((column) => mark(view, `${column}${row}`));
    return `${row}  ${marks.join(' ')}`;
  });
  const tubes = view.tubes.map((tube) => `${tube.colour[0]!.toUpperCase()} ${tube.at}: ${tube.discs}`);
  return [...rows, '   a b c d e f', ...tubes].join('\n');
}

function mark(view: FoxuView, cell: string): string {
  const tube = view.tubes.find(({ at }) => at === cell);
  if (tube) return tube.colour[0]!.toUpperCase();
  const disc = view.discs[cell];
  if (disc) return MARKS[disc];
  return CORNERS.includes(BOARD.cell(cell)!) ? ' ' : 'o';
}
