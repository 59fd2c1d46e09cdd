/**
 * Z-Game packed for search: a walled board of bytes, moves as small numbers, made and taken back in place. Symbols are all
 * known here: whoever searches a game with hidden pieces packs one possible state after the other.
 */
import { LAYOUTS, type Layout, mover, QUIET_LIMIT, REPETITION_LIMIT, type ZGameState } from '../../state.ts';
import {
  AREA,
  BLACK,
  CROSS,
  codeOf,
  fromOf,
  LETTER_CODES,
  type PackedMove,
  packedCell,
  STRIDE,
  SYMBOL_MASK,
  toOf,
  UP,
  WALL,
  Z,
} from './codes.ts';
import { KEYS_HIGH, KEYS_LOW, SIDE_HIGH, SIDE_LOW } from './tables.ts';

/** Of one side, in the list of places. */
export const MOST_PIECES = 8;
const MOST_PLIES = 512;

export class PackedBoard {
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
  /** By cell, where in `places` its piece is. */
  readonly #indices = new Uint8Array(AREA);
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
      const at = packedCell(this.layout, cell);
      const code = piece ? codeOf(piece) : 0;
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

  make(move: PackedMove): void {
    const { cells, side } = this;
    const from = fromOf(move);
    const to = toOf(move);
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
    if ((now & SYMBOL_MASK) === Z) this.zs[side] = to;
    const metKey = met === 0 ? 0 : met * AREA + to;
    this.#lows[ply + 1] =
      this.#lows[ply]! ^ SIDE_LOW ^ KEYS_LOW[code * AREA + from]! ^ KEYS_LOW[now * AREA + to]! ^ KEYS_LOW[metKey]!;
    this.#highs[ply + 1] =
      this.#highs[ply]! ^ SIDE_HIGH ^ KEYS_HIGH[code * AREA + from]! ^ KEYS_HIGH[now * AREA + to]! ^ KEYS_HIGH[metKey]!;
    this.quiet = met !== 0 || now !== code ? 0 : this.quiet + 1;
    const symbol = code & SYMBOL_MASK;
    const goesBack = (code & UP) !== 0 && (symbol === Z || symbol >= CROSS);
    this.#since = met === 0 && goesBack ? this.#since + 1 : 0;
    this.side = side ^ 1;
  }

  unmake(move: PackedMove): void {
    const from = fromOf(move);
    const to = toOf(move);
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
    if ((code & SYMBOL_MASK) === Z) this.zs[side] = from;
  }

  /** No rule allows to pass; search asks what would happen. */
  makeNullMove(): void {
    const ply = this.#ply++;
    this.#lows[ply + 1] = this.#lows[ply]! ^ SIDE_LOW;
    this.#highs[ply + 1] = this.#highs[ply]! ^ SIDE_HIGH;
    this.#sinces[ply] = this.#since;
    this.#since = 0;
    this.side ^= 1;
  }

  unmakeNullMove(): void {
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

  /** Turned up by hand, or on the enemy base line, beyond which the wall begins. */
  #turnedBy(move: PackedMove, code: number): boolean {
    const to = toOf(move);
    if ((code & UP) !== 0) return false;
    return fromOf(move) === to || this.cells[code < BLACK ? to + STRIDE : to - STRIDE] === WALL;
  }

  #put(at: number, side: number): void {
    const index = side * MOST_PIECES + this.counts[side]!++;
    this.places[index] = at;
    this.#indices[at] = index;
  }

  #remove(at: number, side: number): void {
    const last = this.places[side * MOST_PIECES + --this.counts[side]!]!;
    const index = this.#indices[at]!;
    this.places[index] = last;
    this.#indices[last] = index;
  }

  #shift(from: number, to: number): void {
    const index = this.#indices[from]!;
    this.places[index] = to;
    this.#indices[to] = index;
  }

  /** Hidden pieces have not stirred since the first of these positions, so they are the ones of the board now. */
  #remember(positions: readonly string[]): void {
    for (const text of positions.slice(0, -1)) {
      let low = text.startsWith('1') ? SIDE_LOW : 0;
      let high = text.startsWith('1') ? SIDE_HIGH : 0;
      for (const cell of this.layout.grid.cells) {
        const letter = text[cell + 2]!;
        if (letter === '.') continue;
        const at = packedCell(this.layout, cell);
        const code = letter.toLowerCase() === 'h' ? this.cells[at]! : LETTER_CODES[letter]!;
        low ^= KEYS_LOW[code * AREA + at]!;
        high ^= KEYS_HIGH[code * AREA + at]!;
      }
      this.#lows[this.#ply] = low;
      this.#highs[this.#ply++] = high;
      this.#since++;
    }
  }
}
