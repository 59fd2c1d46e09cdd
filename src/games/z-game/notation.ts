/** Z-Game's moves as text, and the board for a terminal. */
import type { Refusal } from '../../core/game.ts';
import { illegal } from '../../core/play.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { LAYOUTS, type PieceSeen, type PieceSymbol, SYMBOLS, type ZGameMove, type ZGameView } from './state.ts';

/** As in moves and drawings; the Z is never written in a move. */
export const LETTERS: Readonly<Record<PieceSymbol, string>> = { z: 'z', zero: 'o', arrow: 'a', cross: 'x', plus: 'p' };

export function write(move: ZGameMove): string {
  switch (move.kind) {
    case 'set-up':
      return `setup:${move.symbols.map((symbol) => LETTERS[symbol]).join('')}`;
    case 'move':
      return `${move.from}-${move.to}`;
    case 'turn-up':
      return `${move.at}!`;
  }
}

/** Cells are read as those of the widest board. */
export function read(text: string): Result<ZGameMove, Refusal> {
  const [, letters] = /^setup:([oaxp]{7})$/.exec(text) ?? [];
  if (letters) return ok({ kind: 'set-up', symbols: [...letters].map(symbolOf) });
  const [, from, to] = /^([a-h][1-8])-([a-h][1-8])$/.exec(text) ?? [];
  if (from && to) return ok({ kind: 'move', from, to });
  const [, at] = /^([a-h][1-8])!$/.exec(text) ?? [];
  return at ? ok({ kind: 'turn-up', at }) : err(illegal('not-a-move'));
}

export const symbolOf = (letter: string): PieceSymbol => SYMBOLS.find((symbol) => LETTERS[symbol] === letter)!;

/** w is White, b is Black; a capital is turned up, a small letter is hidden, and ? is hidden from this viewer too. */
export function show(view: ZGameView): string {
  const { width, height, name } = LAYOUTS[view.options.layout].grid;
  const columns = Array.from({ length: width }, (_, column) => column);
  const rows = Array.from({ length: height }, (_, i) => {
    const row = height - 1 - i;
    const marks = columns.map((column) => mark(view.pieces[name(column + row * width)]));
    return `${row + 1}  ${marks.join(' ')}`;
  });
  const lost = view.taken.map(
    (symbols, side) => `${SIDE_LETTERS[side]} lost: ${symbols.map(letterOf).join(' ') || '–'}`,
  );
  return [...rows, `    ${columns.map((column) => name(column)[0]).join('  ')}`, ...lost].join('\n');
}

const SIDE_LETTERS = ['w', 'b'] as const;
const letterOf = (symbol: PieceSymbol) => LETTERS[symbol];

function mark(piece: PieceSeen | undefined): string {
  if (!piece) return ' .';
  const letter = piece.symbol ? LETTERS[piece.symbol] : '?';
  return SIDE_LETTERS[piece.seat] + (piece.up ? letter.toUpperCase() : letter);
}
