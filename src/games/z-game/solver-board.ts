/**
 * Z-Game packed for search: a walled board of bytes, moves as small numbers, made and taken back in place. Symbols are all
 * known here: whoever searches a game with hidden pieces packs one possible state after the other.
 */
import type { Cell } from '../../core/grid.ts';
import { LETTERS } from './notation.ts';
import { KEYS_HIGH, KEYS_LOW, OFFSETS, REACH, SIDE_HIGH, SIDE_LOW, STRIDE } from './solver-tables.ts';
import {
  LAYOUTS,
  type Layout,
  mover,
  type PieceSymbol,
  QUIET_LIMIT,
  REPETITION_LIMIT,
  SYMBOLS,
  type ZGameMove,
  type ZGameState,
} from './state.ts';

/** From the high bits: 1 for Black, 1 for turned up, then the symbol. 0 is an empty cell, WALL the rim. */
export const BLACK = 16;
export const UP = 8;
export const Z = 1;
export const ARROW = 3;
export const CROSS = 4;
export const PLUS = 5;
const WALL = 32;
const AREA = 100;
/** Places of one side in the list of pieces. */
export const MOST_PIECES = 8;
/** More than any position has. */
export const MOST_MOVES = 128;
const MOST_PLIES = 512;

/** from × 128 + to; turning up goes nowhere. */
export type PackedMove = number;
export const fromOf = (move: PackedMove): number => move >> 7;
export const toOf = (move: PackedMove): number => move & 127;

export class Board {
  readonly layout: Layout;
  readonly cells = new Uint8Array(AREA).fill(WALL);
  /** Where the pieces of each side stand, White's eight places first; `counts` says how many are left. */
  readonly places = new Uint8Array(2 * MOST_PIECES);
  readonly counts = new Uint8Array(2);
  readonly zs = new Uint8Array(2);
  side: number;
  quiet: number;
  /** How many positions before this one it could repeat. */
  #since = 0;
  #ply = 0;
  readonly #slots = new Uint8Array(AREA);
  readonly #lows = new Int32Array(MOST_PLIES);
  readonly #highs = new Int32Array(MOST_PLIES);
  readonly #met = new Uint8Array(MOST_PLIES);
  readonly #moved = new Uint8Array(MOST_PLIES);
  readonly #quiets = new Uint8Array(MOST_PLIES);
  readonly #sinces = new Uint8Array(MOST_PLIES);

  constructor(state: Pick<ZGameState, 'options' | 'board' | 'turns' | 'quiet' | 'positions'>) {
    this.layout = LAYOUTS[state.options.layout];
    this.side = mover(state);
    this.quiet = state.quiet;
    let low = this.side === 1 ? SIDE_LOW : 0;
    let high = this.side === 1 ? SIDE_HIGH : 0;
    for (const [cell, piece] of state.board.entries()) {
      const at = this.#packed(cell);
      const code = piece ? piece.seat * BLACK + (piece.up ? UP : 0) + 1 + SYMBOLS.indexOf(piece.symbol) : 0;
      this.cells[at] = code;
      if (!piece) continue;
      this.#put(at, piece.seat);
      if (piece.symbol === 'z') this.zs[piece.seat] = at;
      low ^= KEYS_LOW[code * AREA + at]!;
      high ^= KEYS_HIGH[code * AREA + at]!;
    }
    this.#remember(state.positions);
    this.#lows[this.#ply] = low;
    this.#highs[this.#ply] = high;
  }

  get low(): number {
    return this.#lows[this.#ply]!;
  }
  get high(): number {
    return this.#highs[this.#ply]!;
  }

  /** Writes the legal moves into `moves` from `start` on and returns where they end; with `taking` captures alone. */
  generate(moves: Int16Array, start: number, taking = false): number {
    const { cells, places, side } = this;
    const first = side * MOST_PIECES;
    let end = start;
    for (let i = first; i < first + this.counts[side]!; i++) {
      const from = places[i]!;
      const code = cells[from]!;
      if (!taking && (code & UP) === 0) moves[end++] = (from << 7) | from;
      for (let way = 0; way < 8; way++) {
        let steps = REACH[code * 8 + way]!;
        if (steps === 0) continue;
        const offset = OFFSETS[way]!;
        let to = from + offset;
        for (; steps > 0 && cells[to] === 0; steps--) {
          if (!taking) moves[end++] = (from << 7) | to;
          to += offset;
        }
        if (steps > 0 && ((cells[to]! ^ code) & 48) === BLACK) moves[end++] = (from << 7) | to;
      }
    }
    return end;
  }

  /** Z2 */
  hasTurn(): boolean {
    return this.generate(SPARE, 0) > 0;
  }

  /** Whether a piece of `side` could go to `at` now. */
  attacks(side: number, at: number): boolean {
    const { cells } = this;
    for (let way = 0; way < 8; way++) {
      const offset = OFFSETS[way]!;
      let from = at + offset;
      let steps = 1;
      while (cells[from] === 0) {
        from += offset;
        steps++;
      }
      const code = cells[from]!;
      if (code >> 4 === side && REACH[code * 8 + (way ^ 4)]! >= steps) return true;
    }
    return false;
  }

  make(move: PackedMove): void {
    const { cells, side } = this;
    const from = move >> 7;
    const to = move & 127;
    const code = cells[from]!;
    const met = from === to ? 0 : cells[to]!;
    const now = this.#turnedBy(move, code) ? code | UP : code;
    const ply = this.#ply++;
    this.#moved[ply] = code;
    this.#met[ply] = met;
    this.#quiets[ply] = this.quiet;
    this.#sinces[ply] = this.#since;
    if (met !== 0) this.#remove(to, side ^ 1);
    cells[from] = 0;
    cells[to] = now;
    if (from !== to) this.#shift(from, to);
    if ((now & 7) === Z) this.zs[side] = to;
    const metKey = met === 0 ? 0 : met * AREA + to;
    this.#lows[ply + 1] =
      this.#lows[ply]! ^ SIDE_LOW ^ KEYS_LOW[code * AREA + from]! ^ KEYS_LOW[now * AREA + to]! ^ KEYS_LOW[metKey]!;
    this.#highs[ply + 1] =
      this.#highs[ply]! ^ SIDE_HIGH ^ KEYS_HIGH[code * AREA + from]! ^ KEYS_HIGH[now * AREA + to]! ^ KEYS_HIGH[metKey]!;
    this.quiet = met !== 0 || now !== code ? 0 : this.quiet + 1;
    const symbol = code & 7;
    const goesBack = (code & UP) !== 0 && (symbol === Z || symbol >= CROSS);
    this.#since = met === 0 && goesBack ? this.#since + 1 : 0;
    this.side = side ^ 1;
  }

  unmake(move: PackedMove): void {
    const from = move >> 7;
    const to = move & 127;
    const ply = --this.#ply;
    const side = this.side ^ 1;
    const code = this.#moved[ply]!;
    const met = this.#met[ply]!;
    this.side = side;
    this.quiet = this.#quiets[ply]!;
    this.#since = this.#sinces[ply]!;
    if (from !== to) this.#shift(to, from);
    this.cells[to] = met;
    this.cells[from] = code;
    if (met !== 0) this.#put(to, side ^ 1);
    if ((code & 7) === Z) this.zs[side] = from;
  }

  /** No rule allows it; search asks what would happen. */
  pass(): void {
    const ply = this.#ply++;
    this.#lows[ply + 1] = this.#lows[ply]! ^ SIDE_LOW;
    this.#highs[ply + 1] = this.#highs[ply]! ^ SIDE_HIGH;
    this.#sinces[ply] = this.#since;
    this.#since = 0;
    this.side ^= 1;
  }

  takePassBack(): void {
    this.#since = this.#sinces[--this.#ply]!;
    this.side ^= 1;
  }

  /** Z3 and Z4, the latter from the `times`-th time on. */
  standsStill(times = REPETITION_LIMIT): boolean {
    if (this.quiet >= QUIET_LIMIT) return true;
    const ply = this.#ply;
    let seen = 1;
    for (let back = 4; back <= this.#since; back += 2) {
      if (this.#lows[ply - back] === this.#lows[ply] && this.#highs[ply - back] === this.#highs[ply]) seen++;
    }
    return seen >= times;
  }

  /** Z6 */
  get bare(): boolean {
    return this.counts[0] === 1 && this.counts[1] === 1;
  }

  pack(move: ZGameMove): PackedMove {
    if (move.kind === 'set-up') throw new Error('a set-up is no move of the board');
    const { cell } = this.layout.grid;
    const [from, to] = move.kind === 'move' ? [move.from, move.to] : [move.at, move.at];
    return (this.#packed(cell(from)!) << 7) | this.#packed(cell(to)!);
  }

  unpack(move: PackedMove): ZGameMove {
    const from = this.#name(fromOf(move));
    const to = this.#name(toOf(move));
    return from === to ? { kind: 'turn-up', at: from } : { kind: 'move', from, to };
  }

  #packed(cell: Cell): number {
    const { grid } = this.layout;
    return (grid.row(cell) + 1) * STRIDE + grid.column(cell) + 1;
  }

  #name(at: number): string {
    const { grid } = this.layout;
    return grid.name((Math.floor(at / STRIDE) - 1) * grid.width + (at % STRIDE) - 1);
  }

  /** Turned up by hand, or on the enemy base line, beyond which the wall begins. */
  #turnedBy(move: PackedMove, code: number): boolean {
    const to = move & 127;
    if ((code & UP) !== 0) return false;
    return move >> 7 === to || this.cells[code < BLACK ? to + STRIDE : to - STRIDE] === WALL;
  }

  #put(at: number, side: number): void {
    const slot = side * MOST_PIECES + this.counts[side]!++;
    this.places[slot] = at;
    this.#slots[at] = slot;
  }

  #remove(at: number, side: number): void {
    const last = this.places[side * MOST_PIECES + --this.counts[side]!]!;
    const slot = this.#slots[at]!;
    this.places[slot] = last;
    this.#slots[last] = slot;
  }

  #shift(from: number, to: number): void {
    const slot = this.#slots[from]!;
    this.places[slot] = to;
    this.#slots[to] = slot;
  }

  /** Hidden pieces have not stirred since the first of these positions, so they are the ones of the board now. */
  #remember(positions: readonly string[]): void {
    for (const text of positions.slice(0, -1)) {
      let low = text.startsWith('1') ? SIDE_LOW : 0;
      let high = text.startsWith('1') ? SIDE_HIGH : 0;
      for (const cell of this.layout.grid.cells) {
        const letter = text[cell + 2]!;
        if (letter === '.') continue;
        const at = this.#packed(cell);
        const code = letter.toLowerCase() === 'h' ? this.cells[at]! : CODES[letter]!;
        low ^= KEYS_LOW[code * AREA + at]!;
        high ^= KEYS_HIGH[code * AREA + at]!;
      }
      this.#lows[this.#ply] = low;
      this.#highs[this.#ply++] = high;
      this.#since++;
    }
  }
}

export function rootMoves(board: Board): PackedMove[] {
  return [...SPARE.subarray(0, board.generate(SPARE, 0))];
}

const SPARE = new Int16Array(MOST_MOVES);
const codeOf = (symbol: PieceSymbol) => UP + 1 + SYMBOLS.indexOf(symbol);
/** The pieces turned up, as positions write them. */
const CODES: Readonly<Record<string, number>> = Object.fromEntries(
  SYMBOLS.flatMap((symbol) => [
    [LETTERS[symbol].toUpperCase(), codeOf(symbol)],
    [LETTERS[symbol], codeOf(symbol) + BLACK],
  ]),
);
