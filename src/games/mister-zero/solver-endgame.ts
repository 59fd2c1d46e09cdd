/**
 * The last few tokens. Who is to place is known for each turn, few bridges are free, and most orders of placing end in
 * the same filled board: so the tokens are tried in all orders, but a filled board is walked once.
 */
import {
  AT_POINT,
  type Board,
  BRIDGE_COUNT,
  CENTRAL_MASK,
  CENTRAL_WAYS,
  EMPTY,
  lowest,
  MOST_ONWARD,
  NEXT,
  PAY,
  TO,
} from './solver-board.ts';
import type { Outlook } from './solver-outlook.ts';

/** Up to this many tokens left. */
export const ENDGAME = 5;
const UNKNOWN = 127;

export class Endgame {
  /** By token: its number; by turn: the tokens of whoever's turn it is. */
  readonly #number = new Uint8Array(ENDGAME);
  readonly #owned = new Uint8Array(ENDGAME);
  readonly #bridge = new Uint8Array(ENDGAME);
  /** By filled board (which token on each free bridge, as digits), its margin. */
  readonly #known = new Int8Array(ENDGAME ** ENDGAME);
  readonly #power = Uint16Array.from({ length: ENDGAME }, (_, i) => ENDGAME ** i);
  #board!: Board;
  #outlook!: Outlook;
  #left = 0;
  #central = 0;
  /** The centre rule can neither bar a token nor turn one over, so only the filled board counts. */
  #orderFree = false;
  walks = 0;

  /** As Solver.test; `outlook` is of this board. */
  test(board: Board, outlook: Outlook, target: number): number {
    const { left } = board;
    this.#board = board;
    this.#outlook = outlook;
    this.#left = left;
    this.#sortBridges();
    this.#sortTokens();
    this.#known.fill(UNKNOWN, 0, ENDGAME ** left);
    const m = board.smallestCentral;
    const central = board.free & CENTRAL_MASK;
    this.#orderFree =
      central === 0 ||
      ((((board.red | board.green) >> m) & 1) === 0 &&
        ((central & (central - 1)) === 0 || (board.red & board.green) === 0));
    const value = this.#place(0, 0, 0, 0, m, board.faceDown, target);
    return value;
  }

  #place(
    turn: number,
    tokens: number,
    bridges: number,
    code: number,
    m: number,
    faceDown: number,
    target: number,
  ): number {
    const red = ((this.#board.mover + turn) & 1) === 0;
    const { numbers } = this.#board;
    const left = this.#left;
    const mine = this.#owned[turn]! & ~tokens;
    const free = ((1 << left) - 1) & ~bridges;
    const onlyCentral = (free & ~this.#central) === 0 && (mine & (mine - 1)) === 0;
    let best = red ? -BRIDGE_COUNT : BRIDGE_COUNT;
    for (let restBridges = free; restBridges; restBridges &= restBridges - 1) {
      const slot = lowest(restBridges);
      const bridge = this.#bridge[slot]!;
      const central = (this.#central >> slot) & 1;
      for (let restTokens = mine; restTokens; restTokens &= restTokens - 1) {
        const token = lowest(restTokens);
        const number = this.#number[token]!;
        let nextM = m;
        let nextDown = faceDown;
        if (central) {
          if (number === m) {
            if (number !== 0 && !onlyCentral) continue;
            nextDown = bridge;
          } else if (number < m) {
            nextM = number;
            nextDown = -1;
          }
        }
        numbers[bridge] = number;
        const nextCode = code + this.#power[slot]! * token;
        const value =
          turn === left - 1
            ? this.#margin(nextCode, nextDown)
            : this.#place(turn + 1, tokens | (1 << token), bridges | (1 << slot), nextCode, nextM, nextDown, target);
        if (red ? value > best : value < best) {
          best = value;
          if (red ? best >= target : best < target) {
            numbers[bridge] = EMPTY;
            return best;
          }
        }
      }
      numbers[bridge] = EMPTY;
    }
    return best;
  }

  #margin(code: number, faceDown: number): number {
    if (!this.#orderFree) return this.#walk(faceDown);
    const known = this.#known[code]!;
    if (known !== UNKNOWN) return known;
    const margin = this.#walk(faceDown);
    this.#known[code] = margin;
    return margin;
  }

  /** The walk over the filled board, from where it is settled. */
  #walk(faceDown: number): number {
    const { numbers } = this.#board;
    let { way, used, unpaid, margin } = this.#outlook;
    let next = way;
    let jump = false;
    if (way < 0) {
      next = this.#first(faceDown);
      jump = true;
    }
    for (;;) {
      if (jump) {
        way = next;
        used |= 1 << (way >> 1);
        unpaid++;
        const pay = PAY[way]!;
        if (pay !== 0) {
          margin += pay * unpaid;
          unpaid = 0;
        }
      }
      jump = true;
      let least = EMPTY;
      next = -1;
      for (let i = way * MOST_ONWARD, end = i + MOST_ONWARD; i < end; i++) {
        const on = NEXT[i]!;
        if (on < 0) break;
        const number = numbers[on >> 1]!;
        if (number < least && !((used >> (on >> 1)) & 1)) {
          least = number;
          next = on;
        }
      }
      if (next < 0) return margin;
    }
  }

  #first(faceDown: number): number {
    const { numbers } = this.#board;
    let least = EMPTY;
    let first = -1;
    for (let i = 0; i < CENTRAL_WAYS.length; i++) {
      const way = CENTRAL_WAYS[i]!;
      if (way >> 1 === faceDown) return way;
      const number = numbers[way >> 1]!;
      if (number < least) {
        least = number;
        first = way;
      }
    }
    return first;
  }

  /** The bridges where the walk first branches come first: they decide most. */
  #sortBridges(): void {
    const { free } = this.#board;
    const { way } = this.#outlook;
    const near = free & AT_POINT[way < 0 ? 0 : TO[way]!]!;
    let count = 0;
    this.#central = 0;
    for (let rest = near; rest; rest &= rest - 1) this.#addBridge(lowest(rest), count++);
    for (let rest = free & ~near; rest; rest &= rest - 1) this.#addBridge(lowest(rest), count++);
  }

  #addBridge(bridge: number, slot: number): void {
    this.#bridge[slot] = bridge;
    if ((CENTRAL_MASK >> bridge) & 1) this.#central |= 1 << slot;
  }

  #sortTokens(): void {
    const board = this.#board;
    let count = 0;
    let redTokens = 0;
    let greenTokens = 0;
    let odd = 0;
    for (let number = 0; number < 10; number++) {
      if ((board.red >> number) & 1) {
        redTokens |= 1 << count;
        odd |= (number & 1) << count;
        this.#number[count++] = number;
      }
      if ((board.green >> number) & 1) {
        greenTokens |= 1 << count;
        odd |= (number & 1) << count;
        this.#number[count++] = number;
      }
    }
    for (let turn = 0; turn < board.left; turn++) {
      const at = BRIDGE_COUNT - board.left + turn;
      const team = at & 1 ? greenTokens : redTokens;
      this.#owned[turn] = board.seats === 2 ? team : at & 2 ? team & ~odd : team & odd;
    }
  }
}
