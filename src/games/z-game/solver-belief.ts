/** What a hidden piece probably is, from how far it has come and how long the game has lasted. */
import { LAYOUTS, type Piece, type ZGameView } from './state.ts';

/** How much an enemy of unknown habits is believed to play like the bot itself, against not at all. */
const TRUST = 0.65;
/** Turns from which the second, third and fourth part of a game is counted. */
const PARTS = [8, 16, 32];

/** How likely this piece is to stand hidden on `cell`, against one of the other symbols: around 1, never near 0. */
export function likelihood({ options, turns }: ZGameView, { seat, symbol }: Piece, cell: number): number {
  const { grid } = LAYOUTS[options.layout];
  const part = PARTS.filter((from) => turns >= from).length;
  const rows = seat === 0 ? grid.row(cell) : grid.height - 1 - grid.row(cell);
  const seen = SEEN[options.layout === 'wide' ? 1 : 0]![part]![Math.min(rows, FARTHEST)]!;
  const mean = seen.reduce((sum, each) => sum + each, 0) / seen.length;
  return 1 - TRUST + (TRUST * seen[COLUMNS.indexOf(symbol)]!) / mean;
}

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
