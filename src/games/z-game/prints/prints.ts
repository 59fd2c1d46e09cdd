/** Z-Game on paper: the board of 5 by 7 cells of 25 mm, and both sides' pieces. */
import { type Prints, pieceScene } from '../../../board/prints.ts';
import { pieceShape } from '../board/pieces.ts';
import { plateShapes, size } from '../board/plate.ts';
import { ARRANGED, type PieceSymbol, SIDES } from '../state.ts';

interface Words {
  readonly board: string;
  readonly boardHelp: string;
  readonly pieces: string;
  readonly piecesHelp: string;
  readonly sides: readonly [string, string];
}

const SCALE = 0.25;
const PIECE = 88;
const SYMBOLS: readonly PieceSymbol[] = ['z', ...ARRANGED];

export function printsIn(words: Words): Prints {
  const board = { ...size('compact'), shapes: plateShapes('compact', false), description: words.board };
  const pieces = SIDES.flatMap((seat) =>
    SYMBOLS.map((symbol) =>
      pieceScene(PIECE, [pieceShape('piece', [0, 0], { seat, up: true, symbol }, { forward: 0 })], words.sides[seat]),
    ),
  );
  return {
    kinds: [
      { title: words.board, help: words.boardHelp, scale: SCALE, drawings: [board] },
      { arePieces: true, title: words.pieces, help: words.piecesHelp, scale: SCALE, drawings: pieces },
    ],
  };
}
