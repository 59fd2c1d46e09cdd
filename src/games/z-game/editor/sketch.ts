/** A board as far as it has been set: pieces face up or hidden, whose turn it is, and for how long nothing has happened. */
import type { Cell } from '../../../core/grid.ts';
import { LETTERS } from '../notation.ts';
import {
  ARRANGED,
  LAYOUTS,
  type LayoutName,
  type Piece,
  type PieceSymbol,
  QUIET_LIMIT,
  type Side,
  SYMBOLS,
} from '../state.ts';

export interface Sketch {
  readonly layout: LayoutName;
  /** By cell. */
  readonly board: readonly (Piece | null)[];
  readonly turn: Side;
  readonly quiet: number;
}

export const MOST_QUIET = QUIET_LIMIT - 1;
/** How many of a piece a side has. */
export const mostOf = (symbol: PieceSymbol): number =>
  symbol === 'z' ? 1 : ARRANGED.filter((each) => each === symbol).length;

/** Both Zs at home. */
export function emptySketch(layout: LayoutName): Sketch {
  const { grid, homes } = LAYOUTS[layout];
  const z = (cell: Cell): Piece | null => {
    const seat = homes.findIndex((home) => home.z === cell);
    return seat < 0 ? null : { seat: seat as Side, symbol: 'z', up: true };
  };
  return { layout, board: grid.cells.map(z), turn: 0, quiet: 0 };
}

/** As the rules write positions; turns that could be undone are left out. */
export function writeSketch({ layout, board, turn, quiet }: Sketch): string {
  const { width, height } = LAYOUTS[layout].grid;
  const rows = Array.from({ length: height }, (_, row) => board.slice(row * width, (row + 1) * width)).toReversed();
  const written = rows.map((row) =>
    row
      .map((piece) => (piece ? markOf(piece) : '.'))
      .join('')
      .replaceAll(/\.+/g, (run) => String(run.length)),
  );
  return `${written.join('/')} ${turn === 0 ? 'w' : 'b'} ${quiet} -`;
}

function markOf({ seat, symbol, up }: Piece): string {
  const letter = LETTERS[symbol];
  return `${seat === 0 ? letter.toUpperCase() : letter}${up ? '' : '?'}`;
}

/** What does not fit this board is not there. */
export function readSketch(text: string, layout: LayoutName): Sketch {
  const [rows = '', turn, quiet = ''] = text.split(' ');
  const { width, height } = LAYOUTS[layout].grid;
  const lines = rows.split('/').toReversed().map(readRow);
  const fits = lines.length === height && lines.every((line) => line.length === width);
  if (!fits) return emptySketch(layout);
  return {
    layout,
    board: lines.flat(),
    turn: turn === 'b' ? 1 : 0,
    quiet: /^\d{1,2}$/.test(quiet) ? Math.min(Number(quiet), MOST_QUIET) : 0,
  };
}

function readRow(text: string): (Piece | null)[] {
  return (text.match(/\d|[a-z]\??/gi) ?? []).flatMap((mark): (Piece | null)[] => {
    const letter = mark.charAt(0);
    const symbol = SYMBOLS.find((each) => LETTERS[each] === letter.toLowerCase());
    if (!symbol) return Array.from({ length: Number(mark) || 0 }, () => null);
    return [{ seat: letter === LETTERS[symbol] ? 1 : 0, symbol, up: mark.length === 1 }];
  });
}
