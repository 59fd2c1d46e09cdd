/** The last six tokens placed one by one, in whatever order the seats have it: who can bring a good filling about? */

import type { Outlook } from '../bounds/settled-walk.ts';
import type { Board } from '../position/board.ts';
import { BRIDGE_COUNT, CENTRAL_MASK, lowest } from '../position/ways.ts';
import type { Walks } from './branching-walk.ts';
import { canBar } from './centre-rule.ts';
import type { Deals } from './filling-index.ts';
import { GREEN_DOWN, RED_DOWN } from './filling-sets.ts';

export const SIX = 6;
/** A filling's code is the sum, over all tokens but the last, of 6^token times the place. */
const WEIGHTS = Int32Array.from({ length: SIX }, (_, token) => (token < SIX - 1 ? SIX ** token : 0));

export class Placing {
  readonly #walks: Walks;
  readonly #own: number;
  /** By code, the filling's number. */
  readonly #fillingOf = new Int16Array(SIX ** (SIX - 1));
  /** By rank. */
  readonly #weights = new Int32Array(SIX);
  /** By tokens left, the ranks that the player to act may place, if they are still there. */
  readonly #hands = new Uint8Array(SIX + 1);
  /** By tokens left, the place of the last move that decided, as a mask, and the rank. */
  readonly #deciding = new Uint8Array(SIX + 1);
  readonly #decidingRank = new Uint8Array(SIX + 1);
  /** The places of the centre, if the centre rule can bar anything there. */
  #centre = 0;
  /** The places that were jumped over already: they may carry anything. */
  #anyway = 0;

  /** Red's tokens are the own ones of the deals. */
  constructor(walks: Walks, deals: Deals) {
    this.#walks = walks;
    this.#own = deals.own;
    for (const { filling, places } of deals.all()) {
      this.#fillingOf[places.reduce((code, place, token) => code + WEIGHTS[token]! * place, 0)] = filling;
    }
  }

  /** As new. */
  forget(): void {
    this.#deciding.fill(0);
  }

  /** Whether red reaches the target when the walks have been gone; `outlook` is of this board, and open. */
  reaches(board: Board, outlook: Outlook): boolean {
    const { left, free } = board;
    const { ranks } = this.#walks;
    this.#centre = canBar(board, outlook) ? ranks.placesOf(free & CENTRAL_MASK) : 0;
    this.#anyway = ranks.placesOf(free & outlook.used);
    this.#deal(board.seats === 4);
    const all = (1 << SIX) - (1 << (SIX - left));
    return this.#place(left, all, all, this.#weigh(SIX - left), board.smallestCentral, RED_DOWN);
  }

  /** The rank and the place of the move that decided. */
  decision(left: number): { readonly rank: number; readonly place: number } {
    return { rank: this.#decidingRank[left]!, place: lowest(this.#deciding[left]!) };
  }

  #deal(fourSeats: boolean): void {
    const { red, odd } = this.#walks.ranks;
    for (let left = 1; left <= SIX; left++) {
      const turn = BRIDGE_COUNT - left;
      const team = turn & 1 ? ~red : red;
      this.#hands[left] = fourSeats ? team & (turn & 2 ? ~odd : odd) : team;
    }
  }

  /** The code of the tokens placed already. */
  #weigh(placed: number): number {
    const { red } = this.#walks.ranks;
    let code = 0;
    for (let rank = 0, own = 0, other = this.#own; rank < SIX; rank++) {
      this.#weights[rank] = WEIGHTS[(red >> rank) & 1 ? own++ : other++]!;
      if (rank < placed) code += this.#weights[rank]! * rank;
    }
    return code;
  }

  /** Whether red reaches the target; ranks and places are those left, `code` is of the tokens placed. */
  #place(left: number, ranks: number, places: number, code: number, m: number, down: number): boolean {
    if (left === 0) return this.#walks.sets.has(this.#fillingOf[code]!, down);
    if (left === 3 && (places & this.#centre) === 0) return this.#three(ranks, places, code, down);
    const red = (left & 1) === 0;
    const hand = ranks & this.#hands[left]!;
    const { numbers } = this.#walks.ranks;
    const centre = this.#centre;
    const isLastResort = (places & ~centre) === 0 && (hand & (hand - 1)) === 0;
    const anyway = places & this.#anyway;
    const worthy = places ^ (anyway & (anyway - 1));
    const first = worthy & this.#deciding[left]!;
    for (let i = 0; i < 2; i++) {
      for (let rest = hand; rest; rest &= rest - 1) {
        const rank = lowest(rest);
        const number = numbers[rank]!;
        for (let on = i === 0 ? first : worthy ^ first; on; on &= on - 1) {
          const place = lowest(on);
          let nextM = m;
          let nextDown = down;
          if ((centre >> place) & 1) {
            if (number === m) {
              if (number !== 0 && !isLastResort) continue;
              nextDown = red ? RED_DOWN : GREEN_DOWN;
            } else if (number < m) nextM = number;
          }
          const nextCode = code + this.#weights[rank]! * place;
          if (this.#place(left - 1, ranks ^ (1 << rank), places ^ (1 << place), nextCode, nextM, nextDown) === red) {
            this.#deciding[left] = 1 << place;
            this.#decidingRank[left] = rank;
            return red;
          }
        }
      }
    }
    return !red;
  }

  /** Three tokens without the centre rule: after the first of them the other side chooses between two fillings. */
  #three(ranks: number, places: number, code: number, down: number): boolean {
    const { sets } = this.#walks;
    const red = false;
    const other = this.#weights[lowest(ranks & this.#hands[2]!)]!;
    const team = ranks & ~this.#hands[2]!;
    for (let rest = ranks & this.#hands[3]!; rest; rest &= rest - 1) {
      const rank = lowest(rest);
      const last = this.#weights[lowest(team ^ (1 << rank))]!;
      for (let on = places; on; on &= on - 1) {
        const place = lowest(on);
        const a = lowest(places ^ (1 << place));
        const b = 31 - Math.clz32(places ^ (1 << place));
        const next = code + this.#weights[rank]! * place;
        if (
          sets.has(this.#fillingOf[next + other * a + last * b]!, down) === red &&
          sets.has(this.#fillingOf[next + other * b + last * a]!, down) === red
        ) {
          return red;
        }
      }
    }
    return !red;
  }
}
