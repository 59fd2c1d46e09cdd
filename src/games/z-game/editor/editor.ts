/** Z-Game’s board is set by hand: each piece face up or hidden, and whose turn it is. What is not on the board has been captured. */
import type { ControlGroup } from '../../../board/board.ts';
import type { EditorInput, EditorTouch, PositionEditor } from '../../../board/position-editor.ts';
import { ok } from '../../../core/result.ts';
import type { Scene, Shape } from '../../../svg/scene.ts';
import { fill } from '../../../text/index.ts';
import { pickedShape } from '../board/marks.ts';
import { pieceShape } from '../board/pieces.ts';
import { CELL, centre, plateShapes, size, touchShape } from '../board/plate.ts';
import type { ZGameWords } from '../board/telling.ts';
import type { ZGameOptions } from '../options.ts';
import { LAYOUTS, type Piece, type PieceSymbol, SIDES, type Side, SYMBOLS } from '../state.ts';
import { emptySketch, MOST_QUIET, mostOf, readSketch, type Sketch, writeSketch } from './sketch.ts';
import type { en } from './text/en.ts';

type Input = EditorInput<ZGameOptions, ZGameWords>;
type EditorWords = typeof en;

const REMOVE = 'remove';

export const editorIn = (own: EditorWords): PositionEditor<ZGameOptions, ZGameWords> => ({
  seats: [2],
  options: ['layout', 'ending'],
  first: ({ layout }) => writeSketch(emptySketch(layout)),
  open: (setUp, { layout }) => writeSketch(readSketch(setUp, layout)),
  settle: ({ position, options }) =>
    ok({ setUp: writeSketch(readSketch(position, options.layout)), knowledge: 'everything' }),
  scene: (input) => scene(input, own),
  prompt: ({ view, words }) => {
    const piece = pieceIn(view.held);
    if (piece) return fill(own.put, { what: told(piece, words) });
    if (view.held === REMOVE) return own.removing;
    return cellIn(view.held, sketchOf({ view })) === undefined ? own.start : own.moving;
  },
  controls: (input) => controls(input, own),
  touch: (input, target) => touch(sketchOf(input), input.view.held, target),
});

const sketchOf = ({ view }: Pick<Input, 'view'>): Sketch => readSketch(view.position, view.options.layout);

/** '0 zero up': what is put down next. */
function pieceIn(held: string): Piece | undefined {
  const [seat, name, up] = held.split(' ');
  const symbol = SYMBOLS.find((each) => each === name);
  const side = SIDES.find((each) => String(each) === seat);
  return symbol && side !== undefined ? { seat: side, symbol, up: symbol === 'z' || up !== 'down' } : undefined;
}
const heldAs = ({ seat, symbol, up }: Piece): string => `${seat} ${symbol} ${up ? 'up' : 'down'}`;

/** The cell whose piece has been picked up. */
function cellIn(held: string, { layout, board }: Sketch): number | undefined {
  const cell = held.startsWith('from:') ? LAYOUTS[layout].grid.cell(held.slice(5)) : undefined;
  return cell !== undefined && board[cell] ? cell : undefined;
}

const told = ({ seat, symbol, up }: Piece, words: ZGameWords): string =>
  `${words.sides[seat]}, ${up || symbol === 'z' ? words.symbols[symbol] : words.hidden[symbol]}`;

const forward = (seat: Side) => (seat === 0 ? 0 : 180);
const shapeOf = (key: string, at: readonly [number, number], piece: Piece, scale = 1): Shape =>
  pieceShape(key, at, piece, { forward: forward(piece.seat), scale });

function scene({ view, words }: Input, own: EditorWords): Scene {
  const sketch = sketchOf({ view });
  const { layout, board } = sketch;
  const { grid } = LAYOUTS[layout];
  const from = cellIn(view.held, sketch);
  const at = (cell: number) => centre(layout, grid.name(cell), false);
  return {
    ...size(layout),
    description: describe(sketch, words, own),
    shapes: [
      ...plateShapes(layout, false),
      ...(from === undefined ? [] : [pickedShape(at(from))]),
      ...board.flatMap((piece, cell) => (piece ? [shapeOf(`piece-${grid.name(cell)}`, at(cell), piece)] : [])),
      ...board.map((piece, cell) => {
        const name = grid.name(cell);
        const label = piece
          ? fill(own.pieceOn, { cell: name, piece: told(piece, words) })
          : fill(words.emptyCell, { cell: name });
        const shape = touchShape(`cell:${name}`, at(cell), [CELL, CELL], label, cell === from, []);
        const carries = piece && view.held === '' ? { carries: shapeOf(`piece-${name}`, [0, 0], piece) } : {};
        return { ...shape, ...carries };
      }),
    ],
  };
}

function controls({ view, words }: Input, own: EditorWords): ControlGroup[] {
  const sketch = sketchOf({ view });
  const held = pieceIn(view.held);
  const up = held ? held.up : !view.held.startsWith('down');
  const pieces = (seat: Side): ControlGroup => ({
    label: words.sides[seat]!,
    controls: SYMBOLS.map((symbol) => {
      const piece = { seat, symbol, up: up || symbol === 'z' };
      const left = mostOf(symbol) - countOf(sketch, seat, symbol);
      return {
        target: `hold:${heldAs(piece)}`,
        label: fill(own.left, { piece: told(piece, words), count: String(left) }),
        picture: picture(piece),
        pressed: held?.seat === seat && held.symbol === symbol,
      };
    }),
  });
  return [
    ...SIDES.map(pieces),
    {
      label: own.face,
      controls: [
        { target: 'face:up', label: own.up, pressed: up },
        { target: 'face:down', label: own.down, pressed: !up },
        { target: 'remove', label: own.remove, pressed: view.held === REMOVE },
      ],
    },
    {
      label: own.turn,
      controls: SIDES.map((side) => ({
        target: `turn:${side}`,
        label: own.turns[side]!,
        pressed: sketch.turn === side,
      })),
    },
    {
      label: own.quiet,
      controls: [
        { target: 'quiet:-1', label: '−', spoken: own.fewer, look: 'pad', disabled: sketch.quiet === 0 },
        { target: 'quiet:0', label: fill(own.quietSo, { count: String(sketch.quiet) }), look: 'pad' },
        { target: 'quiet:1', label: '+', spoken: own.more, look: 'pad', disabled: sketch.quiet === MOST_QUIET },
      ],
    },
  ];
}

const picture = (piece: Piece): Scene => ({
  ...{ width: 100, height: 100, description: piece.symbol },
  shapes: [shapeOf('piece', [50, 48], piece, 1.1)],
});

const countOf = ({ board }: Sketch, seat: Side, symbol: PieceSymbol): number =>
  board.filter((piece) => piece?.seat === seat && piece.symbol === symbol).length;

function touch(sketch: Sketch, held: string, target: string): EditorTouch {
  const [kind = '', ...rest] = target.split(':');
  const what = rest.join(':');
  const write = (changed: Partial<Sketch>): EditorTouch => ({ position: writeSketch({ ...sketch, ...changed }) });
  switch (kind) {
    case 'hold':
      return { held: held === what ? '' : what };
    case 'remove':
      return { held: held === REMOVE ? '' : REMOVE };
    case 'face': {
      const piece = pieceIn(held);
      if (piece) return { held: heldAs({ ...piece, up: what === 'up' }) };
      return { held: what === 'down' ? 'down' : '' };
    }
    case 'turn':
      return write({ turn: what === '1' ? 1 : 0 });
    case 'quiet':
      return write({ quiet: Math.min(MOST_QUIET, Math.max(0, sketch.quiet + Number(what))) });
    case 'cell': {
      const cell = LAYOUTS[sketch.layout].grid.cell(what);
      return cell === undefined ? undefined : onCell(sketch, held, cell, what);
    }
    default:
      return undefined;
  }
}

function onCell(sketch: Sketch, held: string, cell: number, name: string): EditorTouch {
  const { board } = sketch;
  const put = (changed: readonly (Piece | null)[], next?: string): EditorTouch => ({
    position: writeSketch({ ...sketch, board: changed }),
    ...(next !== undefined && { held: next }),
  });
  const there = board[cell];
  if (held === REMOVE) return there ? put(board.with(cell, null)) : undefined;
  const piece = pieceIn(held);
  if (piece) {
    const isSame = there && heldAs(there) === heldAs(piece);
    return put(board.with(cell, isSame ? null : piece));
  }
  const from = cellIn(held, sketch);
  if (from === undefined) return there ? { held: `from:${name}` } : undefined;
  // touched twice it is turned over
  if (from === cell) return put(board.with(cell, { ...there!, up: there!.symbol === 'z' || !there!.up }), '');
  return put(board.with(from, null).with(cell, board[from]!), '');
}

function describe(sketch: Sketch, words: ZGameWords, own: EditorWords): string {
  const { grid } = LAYOUTS[sketch.layout];
  const sides = SIDES.map((side) => {
    const pieces = sketch.board.flatMap((piece, cell) =>
      piece?.seat === side
        ? fill(own.pieceOn, {
            cell: grid.name(cell),
            piece: piece.up ? words.symbols[piece.symbol] : words.hidden[piece.symbol as 'zero'],
          })
        : [],
    );
    return fill(words.sidePieces, { side: words.sides[side]!, pieces: pieces.join(', ') || '–' });
  });
  return [fill(words.boardSize, { width: String(grid.width), height: String(grid.height) }), ...sides].join(' ');
}
