/**
 * What a hidden piece probably is: from how far it has come and how long the game has lasted, and from its silence, since
 * a piece that would strike something if it were turned up is mostly turned up.
 */
import { targets } from '../../gaits.ts';
import { LAYOUTS, type Piece, type PieceSymbol, type ZGameView } from '../../state.ts';

/** How much an enemy of unknown habits is believed to play like the bot itself, against not at all. */
const TRUST = 0.65;
/** Turns from which the second, third and fourth part of a game is counted. */
const PARTS = [8, 16, 32];

/** How likely this piece is to stand hidden on `cell`, against one of the other symbols: around 1, never near 0. */
export function likelihood(view: ZGameView, piece: Piece, cell: number): number {
  const { options, turns } = view;
  const { grid } = LAYOUTS[options.layout];
  const part = PARTS.filter((from) => turns >= from).length;
  const rows = piece.seat === 0 ? grid.row(cell) : grid.height - 1 - grid.row(cell);
  const seen = SEEN[options.layout === 'wide' ? 1 : 0]![part]![Math.min(rows, FARTHEST)]!;
  const mean = seen.reduce((sum, each) => sum + each, 0) / seen.length;
  const own = seen[COLUMNS.indexOf(piece.symbol)]!;
  return 1 - TRUST + (TRUST * own * silence(view, piece, cell)) / mean;
}

/** How likely a piece is left hidden that would strike what it would if it were turned up, against one that would not. */
function silence({ options, pieces }: ZGameView, piece: Piece, cell: number): number {
  const { grid } = LAYOUTS[options.layout];
  const board = grid.cells.map((each) => {
    const met = pieces[grid.name(each)];
    return met ? { ...met, symbol: met.symbol ?? piece.symbol } : null;
  });
  board[cell] = { ...piece, up: true };
  const struck = targets({ options, board }, cell).map((each) => board[each]);
  const [z, other] = SILENT[piece.symbol];
  if (struck.some((met) => met?.symbol === 'z' && met.up)) return z;
  return struck.some((met) => met?.up) ? other : 1;
}

/** By symbol: where it would strike the Z, and where any other piece turned up. From the same games as SEEN. */
const SILENT: Readonly<Record<PieceSymbol, readonly [z: number, other: number]>> = {
  z: [1, 1],
  zero: [0.7, 0.8],
  arrow: [0.5, 1],
  cross: [0.65, 0.75],
  plus: [0.13, 0.6],
};

const COLUMNS: readonly string[] = ['zero', 'arrow', 'cross', 'plus'];
const FARTHEST = 4;

/**
 * Of a thousand hidden zeros, arrows, crosses and pluses, how many stood 0, 1, 2, 3, or more rows before their base line:
 * first where the set-up has two rows, then where it has one; by part of the game. Counted in some 2,000 games of the bot
 * against itself from random set-ups.
 */
const SEEN: readonly (readonly (readonly (readonly number[])[])[])[] = [
  [
    [
      [500, 384, 569, 652],
      [469, 599, 417, 331],
      [31, 16, 15, 17],
      [1, 1, 1, 1],
      [1, 1, 1, 1],
    ],
    [
      [359, 228, 441, 918],
      [499, 700, 515, 66],
      [137, 70, 42, 13],
      [4, 2, 2, 2],
      [1, 1, 1, 1],
    ],
    [
      [246, 110, 280, 948],
      [424, 677, 619, 40],
      [288, 199, 91, 10],
      [35, 13, 10, 1],
      [7, 1, 1, 1],
    ],
    [
      [111, 24, 182, 819],
      [294, 462, 635, 126],
      [406, 428, 154, 34],
      [135, 71, 26, 10],
      [55, 14, 4, 11],
    ],
  ],
  [
    [
      [952, 951, 904, 892],
      [48, 47, 95, 106],
      [1, 2, 1, 1],
      [1, 1, 1, 1],
      [1, 1, 1, 1],
    ],
    [
      [842, 851, 632, 593],
      [145, 133, 344, 394],
      [12, 15, 24, 13],
      [1, 1, 1, 1],
      [1, 1, 1, 1],
    ],
    [
      [636, 673, 282, 279],
      [269, 226, 568, 682],
      [84, 94, 141, 38],
      [10, 6, 9, 1],
      [1, 1, 1, 1],
    ],
    [
      [319, 339, 68, 119],
      [305, 206, 477, 739],
      [247, 370, 391, 132],
      [101, 75, 53, 7],
      [28, 11, 11, 4],
    ],
  ],
];
