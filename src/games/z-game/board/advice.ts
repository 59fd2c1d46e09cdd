/** A move of Z-Game as advice: which piece, and where to; a whole set-up shows faintly on its cells. */
import { arrowShape, ghost, ringShape } from '../../../board/advice.ts';
import type { BoardInput } from '../../../board/board.ts';
import type { Notation } from '../../../core/game.ts';
import { expectOk } from '../../../core/result.ts';
import type { Shape } from '../../../svg/scene.ts';
import { fill } from '../../../text/index.ts';
import type { ZGameDraft } from '../board.ts';
import { read } from '../notation.ts';
import type { PieceSymbol, ZGameEffect, ZGameView } from '../state.ts';
import { pieceShape } from './pieces.ts';
import { atBottom, CELL, centre } from './plate.ts';
import { homes, settingUp } from './set-up.ts';
import { pieceName, type ZGameWords } from './telling.ts';

type Input = BoardInput<ZGameView, ZGameDraft, ZGameWords, ZGameEffect>;
const RING = [CELL - 8, CELL - 8] as const;

export function adviceShapes({ view, advised, flipped }: Input): Shape[] {
  if (advised === undefined) return [];
  const at = (cell: string) => centre(view.options.layout, cell, flipped);
  const ring = (cell: string) => ringShape(`advised-${cell}`, at(cell), RING, 16);
  const move = expectOk(read(advised));
  switch (move.kind) {
    case 'move':
      return [ring(move.from), ring(move.to), arrowShape('advised-way', at(move.from), at(move.to), 30, 20)];
    case 'turn-up': {
      const { seat, symbol } = view.pieces[move.at]!;
      const forward = atBottom(seat, flipped) ? 0 : 180;
      return [
        ghost('advised-face', at(move.at), [pieceShape('face', [0, 0], { seat, symbol, up: true }, { forward })]),
        ring(move.at),
      ];
    }
    case 'set-up': {
      const seat = settingUp(view)!;
      const forward = atBottom(seat, flipped) ? 0 : 180;
      return homes(view, seat).map((cell, home) => {
        const piece = { seat, symbol: move.symbols[home]!, up: false };
        return ghost(`advised-${cell}`, at(cell), [pieceShape('piece', [0, 0], piece, { forward })]);
      });
    }
  }
}

export function advise({ view, words }: Input, text: Notation): string {
  const { advice } = words;
  const nameOn = (cell: string) => pieceName(view.pieces[cell]!, words);
  const move = expectOk(read(text));
  switch (move.kind) {
    case 'move': {
      const sentence = view.pieces[move.to] ? advice.take : advice.move;
      return fill(sentence, { from: move.from, piece: nameOn(move.from), to: move.to });
    }
    case 'turn-up':
      return fill(advice.turnUp, { from: move.at, piece: words.symbols[view.pieces[move.at]!.symbol!] });
    case 'set-up':
      return fill(advice.setUp, { cells: arrangement(view, move.symbols, words) });
  }
}

const arrangement = (view: ZGameView, symbols: readonly PieceSymbol[], words: ZGameWords) =>
  homes(view, settingUp(view)!)
    .map((cell, home) => `${cell} ${words.symbols[symbols[home]!]}`)
    .join(', ');
