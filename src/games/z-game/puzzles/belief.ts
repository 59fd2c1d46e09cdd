/**
 * What a seat knows of a position, packed: its own pieces, the enemy's that are turned up, and of the others where they stand and which
 * symbols they have among them. How hidden pieces move says nothing of them, so that every way to deal these symbols is possible: whoever wins
 * whatever they are wins against an enemy who chooses each symbol when it is seen.
 */
import { DIAGONAL, type Direction, EVERY_WAY, ORTHOGONAL } from '../../../core/grid.ts';
import { LAYOUTS, type LayoutName, opponent, type Side, SYMBOLS, type ZGameState } from '../state.ts';

/** A cell holds 0 or a piece: its symbol, then bits for whether it is turned up and whose it is. */
const SYMBOL = 7;
const UP = 8;
const ENEMY = 16;
const PIECE = 32;
/** In the place of a symbol that is not known. */
export const UNKNOWN = 6;
export const Z = SYMBOLS.indexOf('z');
const ZERO = SYMBOLS.indexOf('zero');
/** A turn: `to` is `from` for turning up. */
export interface Turn {
  readonly from: number;
  readonly to: number;
}

export class Belief {
  readonly cells: Uint8Array;
  /** How many of each symbol the enemy's hidden pieces have. */
  readonly unseen: Uint8Array;
  readonly #ways: Ways;

  constructor(cells: Uint8Array, unseen: Uint8Array, ways: Ways) {
    this.cells = cells;
    this.unseen = unseen;
    this.#ways = ways;
  }

  static of(state: ZGameState, seat: Side): Belief {
    const unseen = new Uint8Array(SYMBOLS.length);
    const cells = Uint8Array.from(state.board, (piece) => {
      if (!piece) return 0;
      const symbol = SYMBOLS.indexOf(piece.symbol);
      const isSecret = piece.seat !== seat && !piece.up;
      if (isSecret) unseen[symbol]!++;
      return PIECE | (isSecret ? UNKNOWN : symbol) | (piece.up ? UP : 0) | (piece.seat === seat ? 0 : ENEMY);
    });
    return new Belief(cells, unseen, waysOf(state.options.layout, seat));
  }

  /** Where this side's pieces can go, its turnings up left out. */
  moves(isEnemy: boolean): Turn[] {
    const found: Turn[] = [];
    const side = isEnemy ? ENEMY : 0;
    for (let from = 0; from < this.cells.length; from++) {
      const piece = this.cells[from]!;
      if (piece === 0 || (piece & ENEMY) !== side) continue;
      for (const way of this.#ways[isEnemy ? 1 : 0]![gaitOf(piece)]![from]!) {
        for (const to of way) {
          const met = this.cells[to]!;
          if (met === 0 || (met & ENEMY) !== side) found.push({ from, to });
          if (met !== 0) break;
        }
      }
    }
    return found;
  }

  hidden(isEnemy: boolean): number[] {
    const side = isEnemy ? ENEMY : 0;
    const found: number[] = [];
    this.cells.forEach((piece, cell) => {
      if (piece !== 0 && (piece & ENEMY) === side && (piece & UP) === 0) found.push(cell);
    });
    return found;
  }

  /** Whether this side can take the other's Z now. */
  takesZ(isEnemy: boolean): boolean {
    const { cells } = this;
    const side = isEnemy ? ENEMY : 0;
    const ways = this.#ways[isEnemy ? 1 : 0]!;
    for (let from = 0; from < cells.length; from++) {
      const piece = cells[from]!;
      if (piece === 0 || (piece & ENEMY) !== side) continue;
      for (const way of ways[gaitOf(piece)]![from]!) {
        for (const to of way) {
          const met = cells[to]!;
          if (met === 0) continue;
          if ((met & ENEMY) !== side && (met & SYMBOL) === Z) return true;
          break;
        }
      }
    }
    return false;
  }

  isZ(cell: number): boolean {
    return this.cells[cell] !== 0 && (this.cells[cell]! & SYMBOL) === Z;
  }

  /** Nothing is left but the two Zs (Z6). */
  get isBare(): boolean {
    for (const piece of this.cells) if (piece !== 0 && (piece & SYMBOL) !== Z) return false;
    return true;
  }

  /** All that may be seen after a turn: one belief, or one for each symbol that may come to light. */
  after({ from, to }: Turn): Belief[] {
    const piece = this.cells[from]!;
    const met = from === to ? 0 : this.cells[to]!;
    const turnsUp = (piece & UP) === 0 && (from === to || this.#ways.base[(piece & ENEMY) === 0 ? 0 : 1]!.has(to));
    const cells = this.cells.slice();
    cells[from] = 0;
    cells[to] = turnsUp ? piece | UP : piece;
    const secretMover = turnsUp && (piece & SYMBOL) === UNKNOWN;
    const secretMet = met !== 0 && (met & SYMBOL) === UNKNOWN;
    if (!secretMover && !secretMet) return [new Belief(cells, this.unseen, this.#ways)];
    const found: Belief[] = [];
    this.unseen.forEach((count, symbol) => {
      if (count === 0) return;
      const unseen = this.unseen.slice();
      unseen[symbol]!--;
      const told = cells.slice();
      if (secretMover) told[to] = (piece & ~SYMBOL) | UP | symbol;
      found.push(new Belief(told, unseen, this.#ways));
    });
    return found;
  }
}

const gaitOf = (piece: number): number => ((piece & UP) === 0 ? ZERO : piece & SYMBOL);

/** By side (one's own, the enemy's), symbol and cell: the straight ways, nearest cell first; and the base line that each side walks to. */
interface Ways extends ReadonlyArray<readonly (readonly (readonly (readonly number[])[])[])[]> {
  readonly base: readonly ReadonlySet<number>[];
}

const known = new Map<string, Ways>();

function waysOf(layout: LayoutName, seat: Side): Ways {
  const key = `${layout}${seat}`;
  const ways = known.get(key) ?? makeWays(layout, seat);
  known.set(key, ways);
  return ways;
}

function makeWays(layout: LayoutName, seat: Side): Ways {
  const { grid } = LAYOUTS[layout];
  const sides = [seat, opponent(seat)];
  const ways = sides.map((side) => {
    const forward = EVERY_WAY.filter(([, dy]) => dy === (side === 0 ? 1 : -1));
    const gaits: Readonly<Record<(typeof SYMBOLS)[number], readonly [readonly Direction[], number]>> = {
      z: [EVERY_WAY, 1],
      zero: [forward, 1],
      arrow: [forward, 2],
      cross: [DIAGONAL, grid.cells.length],
      plus: [ORTHOGONAL, grid.cells.length],
    };
    return SYMBOLS.map((symbol) => {
      const [directions, reach] = gaits[symbol];
      return grid.cells.map((cell) => directions.map((direction) => grid.ray(cell, direction).slice(0, reach)));
    });
  });
  const base = sides.map((side) => {
    const row = side === 0 ? grid.height - 1 : 0;
    return new Set(grid.cells.filter((cell) => grid.row(cell) === row));
  });
  return Object.assign(ways, { base });
}
