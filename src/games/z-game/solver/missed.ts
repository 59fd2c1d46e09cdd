/** What a better turn of Z-Game would have captured, saved or attacked, with everything shown. */
import type { Reason } from '../../../core/review.ts';
import { targets } from '../gaits.ts';
import { LAYOUTS, mover, opponent, type Piece, type ZGameMove, type ZGameState } from '../state.ts';

interface Around {
  readonly before: ZGameState;
  /** After the turn that was made, and after the better one. */
  readonly after: ZGameState;
  readonly could: ZGameState;
}

/** Of a blank `move` the better turn can be guessed: it is said to whoever need not find it any more. */
export function missed({ before, after, could }: Around, better: ZGameMove): Reason[] {
  if (better.kind === 'set-up') return [];
  if (better.kind === 'turn-up') {
    const attacked = newlyAttacked(before, could, better.at, better.at);
    return attacked ? [{ key: 'insteadReveals', blanks: { move: better.at, ...attacked } }] : [];
  }
  const { from, to } = better;
  const met = pieceOn(before, to);
  if (met?.symbol === 'z') return [{ key: 'zWasOpen', blanks: { move: to } }];
  if (met) return [{ key: 'insteadTakes', blanks: { from, move: to, piece: named(met) } }];
  if (isAttacked(after, from) && !isAttacked(could, to)) return [{ key: 'insteadSaves', blanks: { move: from, to } }];
  const attacked = newlyAttacked(before, could, from, to);
  return attacked ? [{ key: 'insteadAttacks', blanks: { from, move: to, ...attacked } }] : [];
}

/** Whether a piece of whoever is not to move could be captured there at once. */
function isAttacked(state: ZGameState, name: string): boolean {
  const { grid } = LAYOUTS[state.options.layout];
  const cell = grid.cell(name)!;
  const piece = state.board[cell];
  if (piece?.seat !== opponent(mover(state))) return false;
  return state.board.some((other, from) => other?.seat === mover(state) && targets(state, from).includes(cell));
}

/** An enemy piece that a piece did not attack where it was, and does where it then is. */
function newlyAttacked(before: ZGameState, could: ZGameState, from: string, to: string): Attacked | undefined {
  const { grid } = LAYOUTS[before.options.layout];
  const enemy = mover(could);
  const reached = (state: ZGameState, name: string) =>
    targets(state, grid.cell(name)!).filter((cell) => state.board[cell]?.seat === enemy);
  const already = reached(before, from);
  const at = reached(could, to).find((cell) => !already.includes(cell));
  return at === undefined ? undefined : { at: grid.name(at), piece: named(could.board[at]!) };
}

type Attacked = { readonly at: string; readonly piece: Reason };

export function pieceOn(state: ZGameState, name: string): Piece | null {
  return state.board[LAYOUTS[state.options.layout].grid.cell(name)!] ?? null;
}

/** A piece in words. */
export const named = ({ symbol }: Piece): Reason => ({ key: symbol, blanks: {} });
