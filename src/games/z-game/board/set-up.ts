/** Arranging seven pieces in secret: they lie in the rack, and each is put on a home cell by touching both. */
import type { Control, Touch } from '../../../board/board.ts';
import type { Random } from '../../../core/game.ts';
import { shuffle } from '../../../core/random.ts';
import { LETTERS, write } from '../notation.ts';
import { ARRANGED, LAYOUTS, type PieceSymbol, type Side, type ZGameView } from '../state.ts';
import type { ZGameWords } from './telling.ts';

/** `placed` says by home cell which of the seven stands there; `held` is the place touched first. */
export interface SetUpDraft {
  readonly placed: readonly (number | null)[];
  readonly held?: string;
  /** The kept set-up, as it was written, that was just deleted: it can be put back. */
  readonly forgotten?: string;
}

export const NOTHING_PLACED: SetUpDraft = { placed: ARRANGED.map(() => null) };

/** The side that this viewer still has to set up. */
export function settingUp({ viewer, setUp }: ZGameView): Side | undefined {
  return (viewer === 0 || viewer === 1) && !setUp[viewer] ? viewer : undefined;
}

export function homes({ options }: ZGameView, side: Side): readonly string[] {
  const { grid, homes } = LAYOUTS[options.layout];
  return homes[side].others.map(grid.name);
}

export const rackTarget = (piece: number): string => `rack:${piece}`;
const pieceOfTarget = (target: string): number | undefined =>
  target.startsWith('rack:') ? Number(target.slice('rack:'.length)) : undefined;

export const isComplete = ({ placed }: SetUpDraft): boolean => placed.every((piece) => piece !== null);
export const symbolAt = ({ placed }: SetUpDraft, home: number): PieceSymbol | undefined => {
  const piece = placed[home];
  return typeof piece === 'number' ? ARRANGED[piece] : undefined;
};

/** The symbol of the piece in hand, if one is. */
export function heldSymbol(view: ZGameView, side: Side, draft: SetUpDraft): PieceSymbol | undefined {
  if (draft.held === undefined) return undefined;
  const piece = pieceOfTarget(draft.held);
  return piece === undefined ? symbolAt(draft, homes(view, side).indexOf(draft.held)) : ARRANGED[piece];
}

export function setUpControls(draft: SetUpDraft, words: ZGameWords): readonly Control[] {
  const empty = draft.placed.every((piece) => piece === null);
  return [
    { target: 'set-up', label: words.setUp, look: 'main', disabled: !isComplete(draft) },
    { target: 'random', label: words.shuffle },
    { target: 'clear', label: words.clear, disabled: empty },
  ];
}

export function touchSetUp(
  view: ZGameView,
  side: Side,
  draft: SetUpDraft,
  moves: readonly string[],
  target: string,
): Touch<SetUpDraft> {
  if (target === 'clear') return { draft: NOTHING_PLACED };
  if (target === 'random') return moves.length > 0 ? { draw: shuffled } : undefined;
  if (target !== 'set-up') return placing(homes(view, side), draft, target);
  return isComplete(draft) && moves.includes(written(draft)) ? { move: written(draft) } : undefined;
}

function placing(cells: readonly string[], { placed, held }: SetUpDraft, target: string): Touch<SetUpDraft> {
  const [home, piece] = [cells.indexOf(target), pieceOfTarget(target)];
  if (home < 0 && piece === undefined) return undefined;
  if (held === undefined) return { draft: { placed, held: target } };
  if (held === target) return { draft: { placed } };
  const [heldHome, heldPiece] = [cells.indexOf(held), pieceOfTarget(held)];
  if (piece === undefined) {
    const now = heldPiece === undefined ? exchanged(placed, heldHome, home) : placed.with(home, heldPiece);
    return { draft: { placed: now } };
  }
  if (heldPiece !== undefined) return { draft: { placed, held: target } };
  // an empty place in the rack takes any piece back
  return { draft: { placed: placed.with(heldHome, placed.includes(piece) ? null : piece) } };
}

const exchanged = (placed: SetUpDraft['placed'], a: number, b: number) =>
  placed.with(a, placed[b]!).with(b, placed[a]!);

export function written(draft: SetUpDraft): string {
  return write({ kind: 'set-up', symbols: draft.placed.map((piece) => ARRANGED[piece!]!) });
}

/** Every arrangement is as likely as another: pieces of one symbol are alike, and as many orders lead to each. */
const shuffled = (random: Random): SetUpDraft => ({
  placed: shuffle(
    ARRANGED.map((_, piece) => piece),
    random,
  ),
});

/** A written set-up with the seven pieces on their cells. */
export function arranged(move: string): SetUpDraft {
  const left = ARRANGED.map((symbol, piece) => ({ letter: LETTERS[symbol], piece }));
  const placed = [...move.slice('setup:'.length)].map((letter) => {
    const found = left.findIndex((each) => each.letter === letter);
    return left.splice(found, 1)[0]!.piece;
  });
  return { placed };
}

/** The letters of the notation take a piece from the rack; R shuffles. */
export function keyOfSetUp(draft: SetUpDraft, key: string): string | undefined {
  if (key === 'r') return 'random';
  const piece = ARRANGED.findIndex((symbol, i) => LETTERS[symbol] === key && !draft.placed.includes(i));
  return piece < 0 ? undefined : rackTarget(piece);
}
