/** Positions of Z-Game as text: RULES.md, “Positions”. */
import type { Refusal, SetUp } from '../../core/game.ts';
import type { Cell } from '../../core/grid.ts';
import { unfit } from '../../core/play.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { LETTERS } from './notation.ts';
import type { ZGameOptions } from './options.ts';
import { position } from './position.ts';
import {
  ARRANGED,
  bothSetUp,
  type Home,
  LAYOUTS,
  mover,
  type Piece,
  type PieceSymbol,
  QUIET_LIMIT,
  SIDES,
  type Side,
  SYMBOLS,
  type ZGameState,
} from './state.ts';
import { readTrail, writeTrail } from './trail.ts';

const TURNS = ['w', 'b'] as const;
const SETTING_UP = 'set-up';
const ROW = '(?:[1-8]|[zoaxpZOAXP][?]?)+';
const MOVE = '[a-h][1-8]-[a-h][1-8]';
const FORM = new RegExp(`^(${ROW}(?:/${ROW})*) (w|b|${SETTING_UP}) (\\d{1,2}) (-|${MOVE}(?:,${MOVE})*)$`);
/** Longer than 16 pieces and QUIET_LIMIT moves ever are. */
const LONGEST = 600;
const EXAMPLE = 'x?o?zp?a?/1p?o?x?1/5/5/5/1P?O?X?1/A?P?ZO?X? w 0 -';
const ALL: readonly PieceSymbol[] = [...ARRANGED, 'z'];

type Pieces = ZGameState['board'];

export const setUp: SetUp<ZGameOptions, ZGameState> = { read, write };

function write(state: ZGameState): string {
  const { width, height } = LAYOUTS[state.options.layout].grid;
  const rows = Array.from({ length: height }, (_, i) => state.board.slice(i * width, (i + 1) * width)).toReversed();
  const turn = bothSetUp(state) ? TURNS[mover(state)] : SETTING_UP;
  return `${rows.map(writeRow).join('/')} ${turn} ${state.quiet} ${writeTrail(state)}`;
}

function read(text: string, options: ZGameOptions): Result<ZGameState, Refusal> {
  const [, rows, turn, quiet, trail] = (text.length <= LONGEST && FORM.exec(text)) || [];
  if (!rows || !turn || !quiet || !trail) return err(unfit('z-game.position-form', { example: EXAMPLE }));
  const { width, height } = LAYOUTS[options.layout].grid;
  const lines = rows.split('/').toReversed().map(readRow);
  if (lines.length !== height || lines.some((line) => line.length !== width)) {
    return err(unfit('z-game.position-size', { width: String(width), height: String(height) }));
  }
  const board = lines.flat();
  const refusal = checkPieces(board);
  if (refusal) return err(refusal);
  return turn === SETTING_UP
    ? readSettingUp(options, board, quiet, trail)
    : readPlaying(options, board, turn === 'w' ? 0 : 1, Number(quiet), trail);
}

function readSettingUp(
  options: ZGameOptions,
  board: Pieces,
  quiet: string,
  trail: string,
): Result<ZGameState, Refusal> {
  const { homes } = LAYOUTS[options.layout];
  const [white, black] = [stageOf(board, 0, homes[0]), stageOf(board, 1, homes[1])];
  const begun = quiet !== '0' || trail !== '-';
  if (!white || !black || begun || (white === 'set-up' && black === 'set-up')) {
    return err(unfit('z-game.position-set-up'));
  }
  const done = [white === 'set-up', black === 'set-up'] as const;
  return ok({ options, setUp: done, board, taken: [[], []], turns: 0, quiet: 0, positions: [] });
}

function readPlaying(
  options: ZGameOptions,
  board: Pieces,
  turns: Side,
  quiet: number,
  trail: string,
): Result<ZGameState, Refusal> {
  const { grid } = LAYOUTS[options.layout];
  const exposed = board.findIndex((piece, cell) => piece && !piece.up && grid.row(cell) === enemyBaseLine(piece, grid));
  if (exposed >= 0) return err(unfit('z-game.position-base-line', { cell: grid.name(exposed) }));
  const trodden = readTrail(trail, { options, board, turns });
  if (!trodden.ok) return trodden;
  const least = trodden.value.length;
  if (quiet < least || quiet > QUIET_LIMIT) {
    return err(unfit('z-game.position-quiet', { least: String(least), most: String(QUIET_LIMIT) }));
  }
  const taken = [lost(board, 0), lost(board, 1)] as const;
  const positions = [...trodden.value, position({ board, turns })];
  return ok({ options, setUp: [true, true], board, taken, turns, quiet, positions });
}

function writeRow(cells: readonly (Piece | null)[]): string {
  const marks = cells.map((piece) => (piece ? markOf(piece) : '.')).join('');
  return marks.replaceAll(/\.+/g, (run) => String(run.length));
}

/** White in capitals; a piece that is hidden from the other side has a question mark. */
function markOf({ seat, symbol, up }: Piece): string {
  const letter = LETTERS[symbol];
  return `${seat === 0 ? letter.toUpperCase() : letter}${up ? '' : '?'}`;
}

function readRow(text: string): (Piece | null)[] {
  return (text.match(/\d|[a-z]\??/gi) ?? []).flatMap((mark): (Piece | null)[] => {
    const letter = mark.charAt(0);
    const symbol = SYMBOLS.find((each) => LETTERS[each] === letter.toLowerCase());
    if (!symbol) return Array.from({ length: Number(mark) }, () => null);
    return [{ seat: letter === LETTERS[symbol] ? 1 : 0, symbol, up: mark.length === 1 }];
  });
}

function checkPieces(board: Pieces): Refusal | undefined {
  for (const side of SIDES) {
    for (const symbol of SYMBOLS) {
      const most = ALL.filter((each) => each === symbol).length;
      if (symbolsOf(board, side).filter((each) => each === symbol).length > most) {
        return unfit('z-game.position-pieces');
      }
    }
  }
  const zs = board.filter((piece) => piece?.symbol === 'z');
  return zs.length > 0 && zs.every((z) => z?.up) ? undefined : unfit('z-game.position-z');
}

/** Whether a side has still to set up, or has; undefined if its pieces stand otherwise. */
function stageOf(board: Pieces, side: Side, home: Home): 'before' | 'set-up' | undefined {
  const own = (cell: Cell) => board[cell]?.seat === side;
  const count = symbolsOf(board, side).length;
  if (!own(home.z) || board[home.z]?.symbol !== 'z') return undefined;
  if (count === 1) return 'before';
  return count === ALL.length && home.others.every((cell) => own(cell) && !board[cell]?.up) ? 'set-up' : undefined;
}

const symbolsOf = (board: Pieces, side: Side): PieceSymbol[] =>
  board.flatMap((piece) => (piece?.seat === side ? [piece.symbol] : []));

/** What is not on the board has been taken; in which order is forgotten. */
function lost(board: Pieces, side: Side): PieceSymbol[] {
  const left = symbolsOf(board, side);
  return ALL.filter((symbol) => {
    const at = left.indexOf(symbol);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const enemyBaseLine = ({ seat }: Piece, { height }: { readonly height: number }): number =>
  seat === 0 ? height - 1 : 0;
