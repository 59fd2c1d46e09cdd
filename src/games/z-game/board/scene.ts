/** Z-Game's view as a drawing: the board, the racks, the pieces, and over them what can be touched. */
import type { BoardInput } from '../../../board/board.ts';
import { group, type Point, type Scene, type Shape } from '../../../svg/scene.ts';
import { fill } from '../../../text/index.ts';
import type { ZGameDraft } from '../board.ts';
import { ARRANGED, LAYOUTS, opponent, type PieceSymbol, SIDES, type Side, type ZGameEffect } from '../state.ts';
import { adviceShapes } from './advice.ts';
import type { ShownView } from './frames.ts';
import { lastMoveShapes } from './last-move.ts';
import { homeShape, type Mark, markShapes, pickedShape } from './marks.ts';
import { pieceShape } from './pieces.ts';
import { atBottom, CELL, centre, plateShapes, rackPlace, size, takenPlace, touchShape } from './plate.ts';
import { reach } from './reach.ts';
import { type Saved, saved } from './saved.ts';
import { homes, NOTHING_PLACED, rackTarget, type SetUpDraft, settingUp } from './set-up.ts';
import { slipShapes } from './slips.ts';
import { cellLabel, describe, type ZGameWords } from './telling.ts';

type Input = BoardInput<ShownView, ZGameDraft, ZGameWords, ZGameEffect>;
const TAKEN_SCALE = 0.74;
const PICKED_SCALE = 1.1;

export function scene(input: Input): Scene {
  const { view, draft, flipped } = input;
  const { layout } = view.options;
  const side = settingUp(view);
  const held = draft.picked ?? draft.inspected;
  return {
    ...size(layout),
    description: describe(input),
    shapes: [
      ...plateShapes(layout, flipped),
      ...lastMoveShapes(input),
      ...(held === undefined ? [] : [pickedShape(centre(layout, held, flipped))]),
      ...takenShapes(view, flipped),
      ...Object.keys(view.pieces).map((cell) => pieceOn(view, cell, draft, flipped)),
      ...(side === undefined ? [] : setUpShapes(input, side, draft.setUp ?? NOTHING_PLACED)),
      ...cellTargets(input),
      ...adviceShapes(input),
    ],
  };
}

const forwardOf = (side: Side, flipped: boolean) => (atBottom(side, flipped) ? 0 : 180);

/** A piece keeps its key while it slides, and is another shape, just alike, once it has come. */
function pieceOn({ options, pieces, motion }: ShownView, cell: string, draft: ZGameDraft, flipped: boolean): Shape {
  const piece = pieces[cell]!;
  const at = motion?.kind === 'slide' && motion.from === cell ? motion.to : cell;
  return pieceShape(`piece-${piece.seat}-${cell}`, centre(options.layout, at, flipped), piece, {
    forward: forwardOf(piece.seat, flipped),
    scale: draft.picked === cell ? PICKED_SCALE : 1,
    edgeways: motion?.kind === 'edgeways' && motion.at === cell,
  });
}

/** What a side has lost lies in the other's rack, all turned up. */
function takenShapes({ options, taken, motion }: ShownView, flipped: boolean): Shape[] {
  return SIDES.flatMap((seat) =>
    taken[seat].map((symbol, index) => {
      const forward = forwardOf(seat, flipped);
      const key = `taken-${seat}-${index}`;
      const going = motion?.kind === 'slide' && motion.taken?.seat === seat && index === taken[seat].length - 1;
      if (going) return pieceShape(key, centre(options.layout, motion.to, flipped), motion.taken!, { forward });
      const at = takenPlace(options.layout, opponent(seat), index, flipped);
      return pieceShape(key, at, { seat, symbol, up: true }, { forward, scale: TAKEN_SCALE });
    }),
  );
}

/** The set-ups that this player has kept for this board. */
export const savedBy = ({ view, moves, keepsakes = [] }: Input): readonly Saved[] =>
  saved(keepsakes, view.options.layout, moves);

/** The seven pieces, each in the rack or on its cell, and what can be touched of both. */
function setUpShapes(input: Input, side: Side, draft: SetUpDraft): Shape[] {
  const { view, words, flipped } = input;
  const { layout } = view.options;
  const cells = homes(view, side);
  const inRack = (piece: number) => rackPlace(layout, side, piece, ARRANGED.length, flipped);
  const isHeld = (piece: number, home: number) =>
    draft.held === (home < 0 ? rackTarget(piece) : cells[home]) && draft.held !== undefined;
  const ground = cells
    .filter((cell) => cell === draft.held)
    .map((cell) => ({ ...pickedShape(centre(layout, cell, flipped)), key: 'held' }));
  const ownShape = (piece: number, symbol: PieceSymbol, at: Point, scale = 1) =>
    pieceShape(`own-${piece}`, at, { seat: side, symbol, up: false }, { forward: forwardOf(side, flipped), scale });
  const pieces = ARRANGED.map((symbol, piece) => {
    const home = draft.placed.indexOf(piece);
    const at = home < 0 ? inRack(piece) : centre(layout, cells[home]!, flipped);
    return ownShape(piece, symbol, at, isHeld(piece, home) ? PICKED_SCALE : home < 0 ? 0.94 : 1);
  });
  const heldHome = draft.held === undefined ? -1 : cells.indexOf(draft.held);
  const takesBack = heldHome >= 0 && draft.placed[heldHome] !== null;
  const racks = ARRANGED.flatMap((symbol, piece): Shape[] => {
    const empty = draft.placed.includes(piece);
    if (empty && !takesBack) return [];
    const label = empty ? words.rackEmpty : fill(words.rackPiece, { piece: words.symbols[symbol] });
    const target = rackTarget(piece);
    const touch = touchShape(target, inRack(piece), [CELL, CELL], label, draft.held === target, []);
    return [empty ? touch : { ...touch, carries: ownShape(piece, symbol, [0, 0]) }];
  });
  const cellTouches = cells.map((cell, home) => {
    const piece = draft.placed[home];
    const symbol = typeof piece === 'number' ? ARRANGED[piece] : undefined;
    const label = symbol ? fill(words.homePiece, { cell, piece: words.symbols[symbol] }) : fill(words.home, { cell });
    const at = centre(layout, cell, flipped);
    const marks = symbol ? [] : [homeShape(side)];
    const touch = touchShape(cell, at, [CELL, CELL], label, cell === draft.held, marks);
    return symbol ? { ...touch, carries: ownShape(piece!, symbol, [0, 0]) } : touch;
  });
  return [...ground, ...pieces, ...racks, ...cellTouches, ...slipShapes(layout, savedBy(input), draft, words)];
}

/** Pieces can always be touched; with one of his own in hand, a player can touch every cell. */
function cellTargets(input: Input): Shape[] {
  const { view, draft, words, flipped } = input;
  if (settingUp(view) !== undefined) return [];
  const { layout } = view.options;
  const { grid } = LAYOUTS[layout];
  const marks = marksOf(input);
  const names = grid.cells.map(grid.name).filter((cell) => draft.picked !== undefined || view.pieces[cell]);
  const bare = [...marks.keys()].filter((cell) => !names.includes(cell));
  const shown = bare.map((cell) => group(`mark-${cell}`, centre(layout, cell, flipped), markShapes(marks.get(cell)!)));
  const touched = names.map((cell) => {
    const mark = marks.get(cell);
    const label = spoken(cellLabel(view, cell, words), mark, words);
    const at = centre(layout, cell, flipped);
    const picked = cell === draft.picked || cell === draft.inspected;
    const own = input.moves.length > 0 && view.pieces[cell]?.seat === view.viewer;
    const shape = {
      ...touchShape(cell, at, [CELL, CELL], label, picked, mark ? markShapes(mark) : []),
      ...(own && { carries: pieceOn(view, cell, {}, flipped) }),
    };
    return mark?.kind === 'go' || mark?.kind === 'take' ? { ...shape, state: 'legal' as const } : shape;
  });
  return [...shown, ...touched];
}

function spoken(cell: string, mark: Mark | undefined, words: ZGameWords): string {
  if (mark?.kind === 'go' || mark?.kind === 'take') return fill(words[mark.kind], { cell });
  if (!mark || !('as' in mark)) return cell;
  return fill(words.perhaps, { cell, symbols: mark.as.map((symbol) => words.symbols[symbol]).join(', ') });
}

/** For a picked piece its legal moves, for any other what it reaches; faintly what turning it up would add. */
function marksOf({ view, moves, draft, flipped }: Input): ReadonlyMap<string, Mark> {
  const cell = draft.picked ?? draft.inspected;
  const piece = cell === undefined ? undefined : view.pieces[cell];
  if (cell === undefined || !piece) return new Map();
  const forward = forwardOf(piece.seat, flipped);
  const { now, perhaps } = reach(view, cell);
  const [free, taking] = draft.picked ? (['go', 'take'] as const) : (['reach', 'reach-take'] as const);
  const legal = draft.picked ? now.filter((to) => moves.includes(`${cell}-${to}`)) : now;
  return new Map<string, Mark>([
    ...legal.map((to) => [to, { kind: view.pieces[to] ? taking : free }] as const),
    ...[...perhaps].map(([to, as]) => {
      return [to, { kind: view.pieces[to] ? 'perhaps-take' : 'perhaps', as, forward }] as const;
    }),
  ]);
}
