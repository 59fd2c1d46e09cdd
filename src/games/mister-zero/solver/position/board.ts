/**
 * Mister Zero packed for search. The colour of a placed token decides nothing, so a bridge carries a number alone; a
 * hand is a mask of numbers; a move is number × 20 + bridge, and whether it lies face down follows from the position.
 */
import { BRIDGES } from '../../bridges.data.ts';
import { type MisterZeroMove, type MisterZeroView, NUMBERS } from '../../state.ts';
import {
  BRIDGE_COUNT,
  CENTRAL_MASK,
  CENTRAL_WAYS,
  EMPTY,
  EVEN,
  firstWayOver,
  lowest,
  marginFrom,
  NO_BRIDGE,
  NO_MOVE,
  NO_NUMBER,
  ODD,
} from './ways.ts';

export class PackedBoard {
  /** By bridge; one more, which is none, stays empty. */
  readonly numbers = new Int8Array(BRIDGE_COUNT + 1).fill(EMPTY);
  /** The empty bridges. */
  free = 2 ** BRIDGE_COUNT - 1;
  left = BRIDGE_COUNT;
  /** What red and green have still to place. */
  red = 2 ** NUMBERS.length - 1;
  green = 2 ** NUMBERS.length - 1;
  /** The bridge whose token lies face down, or NO_BRIDGE. */
  faceDown = NO_BRIDGE;
  readonly seats: number;

  constructor(seats: number) {
    this.seats = seats;
  }

  static of({ hands, tokens, faceDown }: Pick<MisterZeroView, 'hands' | 'tokens' | 'faceDown'>): PackedBoard {
    const board = new PackedBoard(hands.length);
    BRIDGES.forEach((bridge, i) => {
      const token = tokens[bridge];
      if (!token) return;
      board.numbers[i] = token.number;
      board.free &= ~(1 << i);
      board.left--;
      board[token.colour] &= ~(1 << token.number);
    });
    board.faceDown = faceDown ? BRIDGES.indexOf(faceDown) : NO_BRIDGE;
    return board;
  }

  /** 0 for red, 1 for green. */
  get mover(): number {
    return (BRIDGE_COUNT - this.left) & 1;
  }

  /** The numbers that the player to act may place; with four seats the odd ones play first. */
  get hand(): number {
    return this.#handAt(BRIDGE_COUNT - this.left);
  }

  /** The same for the player after him. */
  get nextHand(): number {
    return this.#handAt(BRIDGE_COUNT - this.left + 1);
  }

  #handAt(turn: number): number {
    const team = turn & 1 ? this.green : this.red;
    return this.seats === 2 ? team : team & (turn & 2 ? EVEN : ODD);
  }

  /** m, the smallest number on a central bridge, or EMPTY. */
  get smallestCentral(): number {
    let smallest = EMPTY;
    for (let i = 0; i < CENTRAL_WAYS.length; i++) {
      const number = this.numbers[CENTRAL_WAYS[i]! >> 1]!;
      if (number < smallest) smallest = number;
    }
    return smallest;
  }

  /** The number of the hand that may not come to a central bridge now, or NO_NUMBER. */
  get barred(): number {
    const m = this.smallestCentral;
    return m === 0 || m === EMPTY || this.isLastResort ? NO_NUMBER : m;
  }

  /** The player to act has one token left, and only central bridges are free. */
  get isLastResort(): boolean {
    const { hand } = this;
    return (this.free & ~CENTRAL_MASK) === 0 && (hand & (hand - 1)) === 0;
  }

  /** Fills `into` with the legal moves and says how many they are. `bridges` may leave some bridges out. */
  moves(into: Int16Array | Uint8Array, bridges = this.free): number {
    const { barred } = this;
    let count = 0;
    for (let hand = this.hand; hand; hand &= hand - 1) {
      const number = lowest(hand);
      for (let rest = number === barred ? bridges & ~CENTRAL_MASK : bridges; rest; rest &= rest - 1) {
        into[count++] = number * BRIDGE_COUNT + lowest(rest);
      }
    }
    return count;
  }

  /** Whether a move, or NO_MOVE, is legal now. */
  allows(move: number): boolean {
    if (move === NO_MOVE) return false;
    const number = (move / BRIDGE_COUNT) | 0;
    const bridge = move - number * BRIDGE_COUNT;
    if (((this.hand >> number) & (this.free >> bridge) & 1) === 0) return false;
    return ((CENTRAL_MASK >> bridge) & 1) === 0 || number !== this.barred;
  }

  /** Places a token, out of turn for another mover; the answer is what undo needs. */
  place(move: number, mover = this.mover): number {
    const number = (move / BRIDGE_COUNT) | 0;
    const bridge = move - number * BRIDGE_COUNT;
    const before = this.faceDown;
    if ((CENTRAL_MASK >> bridge) & 1) {
      const m = this.smallestCentral;
      // a legal move equal to m is one of the two exceptions
      if (number === m) this.faceDown = bridge;
      // M6; the face-down token is the smallest of the centre
      else if (number < m) this.faceDown = NO_BRIDGE;
    }
    this.numbers[bridge] = number;
    this.free ^= 1 << bridge;
    if (mover) this.green ^= 1 << number;
    else this.red ^= 1 << number;
    this.left--;
    return before;
  }

  undo(move: number, faceDown: number, mover = this.mover ^ 1): void {
    const number = (move / BRIDGE_COUNT) | 0;
    const bridge = move - number * BRIDGE_COUNT;
    this.left++;
    if (mover) this.green ^= 1 << number;
    else this.red ^= 1 << number;
    this.free ^= 1 << bridge;
    this.numbers[bridge] = EMPTY;
    this.faceDown = faceDown;
  }

  /** Red's tokens less green's after a walk over the board as it is. */
  margin(): number {
    return marginFrom(this.numbers, this.firstWay());
  }

  /** The way of the first jump over the board as it is, or NO_WAY. */
  firstWay(): number {
    return firstWayOver(this.numbers, this.faceDown);
  }

  toMove(move: number): MisterZeroMove {
    const number = (move / BRIDGE_COUNT) | 0;
    const bridge = move % BRIDGE_COUNT;
    const faceDown = ((CENTRAL_MASK >> bridge) & 1) === 1 && number === this.smallestCentral;
    return { number, bridge: BRIDGES[bridge]!, faceDown };
  }
}
