/** Z-Game's position in words: what a screen reader says of the board, of a cell, and of what to do. */
import type { BoardInput } from '../../../board/board.ts';
import type { Translation } from '../../../core/text.ts';
import { fill } from '../../../text/index.ts';
import type { ZGameDraft } from '../board.ts';
import { outcome } from '../endings.ts';
import {
  bothSetUp,
  LAYOUTS,
  mover,
  type PieceSeen,
  QUIET_LIMIT,
  SIDES,
  type Side,
  type ZGameEffect,
  type ZGameView,
} from '../state.ts';
import type { en } from '../text/en.ts';
import { mayBe, publicState } from './reach.ts';
import { heldSymbol, homes, isComplete, NOTHING_PLACED, type SetUpDraft, settingUp, symbolAt } from './set-up.ts';

export type ZGameWords = Translation<typeof en.board>;
type Input = BoardInput<ZGameView, ZGameDraft, ZGameWords, ZGameEffect>;

/** From so few quiet turns before the end on, players are told. */
const QUIET_WARNING = 20;

export function pieceName({ up, symbol }: PieceSeen, words: ZGameWords): string {
  if (up || symbol === 'z') return words.symbols[symbol!];
  return words.hidden[symbol ?? 'unknown'];
}

export function cellLabel(view: ZGameView, cell: string, words: ZGameWords): string {
  const piece = view.pieces[cell];
  if (!piece) return fill(words.emptyCell, { cell });
  return fill(words.pieceOn, { cell, side: words.sides[piece.seat]!, piece: pieceName(piece, words) });
}

export function describe({ view, draft, words, names, brokenOff }: Input): string {
  const side = settingUp(view);
  const { width, height } = LAYOUTS[view.options.layout].grid;
  const sentences = [fill(words.boardSize, { width: String(width), height: String(height) })];
  sentences.push(...SIDES.map((each) => piecesOf(view, each, words)));
  for (const each of SIDES) {
    const lost = view.taken[each].map((symbol) => words.symbols[symbol]);
    if (lost.length > 0) sentences.push(fill(words.taken, { side: words.sides[each]!, pieces: lost.join(', ') }));
  }
  if (brokenOff) sentences.push(brokenOff);
  else if (side !== undefined) sentences.push(arrangement(view, side, draft.setUp ?? NOTHING_PLACED, words));
  else sentences.push(whoseTurn(view, words, names));
  return sentences.join(' ');
}

function piecesOf(view: ZGameView, side: Side, words: ZGameWords): string {
  const pieces = Object.entries(view.pieces).filter(([, { seat }]) => seat === side);
  const list = pieces.map(([cell, piece]) => `${pieceName(piece, words)} ${cell}`).join(', ');
  return fill(words.sidePieces, { side: words.sides[side]!, pieces: list || '–' });
}

function arrangement(view: ZGameView, side: Side, draft: SetUpDraft, words: ZGameWords): string {
  const cells = homes(view, side).map((cell, home) => {
    const symbol = symbolAt(draft, home);
    return `${cell} ${symbol ? words.symbols[symbol] : words.stillEmpty}`;
  });
  return fill(words.arrangement, { cells: cells.join(', ') });
}

function whoseTurn(view: ZGameView, words: ZGameWords, names: readonly string[]): string {
  if (!bothSetUp(view)) {
    const late = SIDES.filter((side) => !view.setUp[side]);
    return late.length === 2 ? words.bothSettingUp : fill(words.settingUp, { name: names[late[0]!]! });
  }
  return outcome(publicState(view)) ? words.over : fill(words.waiting, { name: names[mover(view)]! });
}

export function prompt(input: Input): string {
  const { view, moves, draft, words, names, brokenOff } = input;
  if (brokenOff) return brokenOff;
  const side = settingUp(view);
  if (side !== undefined && moves.length > 0) return setUpHint(view, side, draft.setUp ?? NOTHING_PLACED, words);
  const cell = draft.picked ?? draft.inspected;
  const piece = cell === undefined ? undefined : view.pieces[cell];
  if (piece) return pieceHint(view, piece, draft.picked !== undefined, words);
  const what = moves.length > 0 ? words.choose : whoseTurn(view, words, names);
  const left = QUIET_LIMIT - view.quiet;
  return left > 0 && left <= QUIET_WARNING ? `${what} ${fill(words.quiet, { count: String(left) })}` : what;
}

function setUpHint(view: ZGameView, side: Side, draft: SetUpDraft, words: ZGameWords): string {
  const symbol = heldSymbol(view, side, draft);
  if (symbol) return fill(words.placeHeld, { piece: words.symbols[symbol] });
  if (draft.held !== undefined) return fill(words.fillCell, { cell: draft.held });
  return isComplete(draft) ? words.allPlaced : words.arrange;
}

function pieceHint(view: ZGameView, piece: PieceSeen, own: boolean, words: ZGameWords): string {
  if (piece.up) return words.gaits[piece.symbol!];
  if (own) return fill(words.pickedHidden, { piece: words.symbols[piece.symbol!] });
  const symbols = mayBe(view, piece).map((symbol) => words.symbols[symbol]);
  return fill(words.mayBe, { side: words.sides[piece.seat]!, symbols: symbols.join(', ') });
}
