/**
 * The centre rule in tables: what bars a token in hand from the centre, by the set of own tokens that lie there. Tokens are
 * in the order of their numbers; on places they are bits of token × size + place.
 */
import type { SettledWalk } from '../bounds/settled-walk.ts';
import type { PackedBoard } from '../position/board.ts';
import { bitCount, CENTRAL_MASK, lowest } from '../position/ways.ts';
import { canTie } from './branching-walk.ts';
import type { Ranks } from './ranks.ts';

/** Where the equal of a token in hand is, if it can be the smallest of the centre: nowhere, there, or in the other hand. */
export const NOWHERE = 0;
export const THERE = 1;
export const HELD = 2;
/** Two zeros in hand: they do not bar each other. */
export const HELD_ZERO = 3;

/** Whether a token in hand can be equal to the smallest of the centre, now or later; `settled` is of this board. */
export function canBar(board: PackedBoard, { way }: SettledWalk): boolean {
  if (way >= 0) return false;
  return (((board.red | board.green) >> board.smallestCentral) & 1) === 1 || canTie(board);
}

export class CentreRule {
  readonly #size: number;
  readonly #own: number;
  readonly #red: boolean;
  /** The places of the centre. */
  places = 0;
  /** By own token, how many smaller ones the other side has. Its equal there comes after them. */
  readonly smaller: Uint8Array;
  // by own token and set of own ones there
  /** Where its equal is. Nowhere, if a smaller one lies there. */
  readonly equal: Uint8Array;
  /**
   * Of one that lies there, the first tokens of the other side after which it may not have come; for zeros, after which it
   * lies face down.
   */
  readonly bars: Int32Array;
  /** Whether both sides hold their zero. */
  hasZeros = false;
  // by set of own tokens there
  /** Whether they can have come first, in some order. */
  readonly canStart: Uint8Array;
  /** The other side's tokens that may not come there, as a set, and on their places. */
  readonly barred: Uint8Array;
  readonly barredThere: Int32Array;

  /** For so many own tokens among `size`. */
  constructor(size: number, own: number, red: boolean) {
    this.#size = size;
    this.#own = own;
    this.#red = red;
    this.smaller = new Uint8Array(own);
    this.equal = new Uint8Array(own << own);
    this.bars = new Int32Array(own << own);
    this.canStart = new Uint8Array(1 << own);
    this.barred = new Uint8Array(1 << own);
    this.barredThere = new Int32Array(1 << own);
  }

  take(board: PackedBoard, ranks: Ranks): void {
    const mine = this.#red ? board.red : board.green;
    const theirs = this.#red ? board.green : board.red;
    const m = board.smallestCentral;
    // own tokens placed already come first
    const placed = this.#own - bitCount(mine);
    this.places = ranks.placesOf(board.free & CENTRAL_MASK);
    this.equal.fill(NOWHERE);
    this.bars.fill(0);
    this.hasZeros = (mine & theirs & 1) === 1;
    this.canStart.fill(1);
    this.barred.fill(0);
    this.barredThere.fill(0);
    for (let rest = mine, token = placed; rest; rest &= rest - 1, token++) {
      const number = lowest(rest);
      const equal = whereEqual(number, theirs, m);
      this.smaller[token] = bitCount(theirs & ((1 << number) - 1));
      if (equal !== NOWHERE) this.#enterOwn(token, equal);
    }
    for (let rest = theirs, token = 0; rest; rest &= rest - 1, token++) {
      const number = lowest(rest);
      const equal = whereEqual(number, mine, m);
      if (equal === THERE || equal === HELD) {
        this.#enterOther(token, placed + bitCount(mine & ((1 << number) - 1)), equal);
      }
    }
  }

  #enterOwn(token: number, equal: number): void {
    const smaller = this.smaller[token]!;
    let bars = this.#there(smaller);
    if (equal === THERE) {
      bars = 2 ** (this.#size * (this.#size - this.#own)) - 1;
      for (let other = 0; other < smaller; other++) bars &= ~this.#there(other);
    }
    for (let set = 0; set < 1 << this.#own; set++) {
      if (set & ((1 << token) - 1)) continue;
      this.equal[this.at(token, set)] = equal;
      if (((set >> token) & 1) === 0) continue;
      this.bars[this.at(token, set)] = bars;
      if (equal === THERE) this.canStart[set] = 0;
    }
  }

  /** `own` is the first own token that is not smaller. */
  #enterOther(token: number, own: number, equal: number): void {
    for (let set = 0; set < 1 << this.#own; set++) {
      if (set & ((1 << own) - 1)) continue;
      if (equal === HELD && ((set >> own) & 1) === 0) continue;
      this.barred[set]! |= 1 << token;
      this.barredThere[set]! |= this.#there(token);
    }
  }

  at(token: number, set: number): number {
    return (token << this.#own) | set;
  }

  /** A token anywhere on the centre. */
  #there(token: number): number {
    return this.places << (token * this.#size);
  }

  /** Of own tokens on places, the set of those that lie on the centre. */
  setOf(moves: number): number {
    const { places } = this;
    const size = this.#size;
    return (
      (-(moves & places) >>> 31) |
      ((-((moves >> size) & places) >>> 31) << 1) |
      ((-((moves >> (2 * size)) & places) >>> 31) << 2) |
      ((-((moves >> (3 * size)) & places) >>> 31) << 3)
    );
  }
}

function whereEqual(number: number, otherHand: number, m: number): number {
  if (number === m) return number === 0 ? NOWHERE : THERE;
  if (number > m || ((otherHand >> number) & 1) === 0) return NOWHERE;
  return number === 0 ? HELD_ZERO : HELD;
}
