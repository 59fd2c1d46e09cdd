/** The last six tokens placed one by one, in whatever order the seats have it: who can bring a good filling about? */
import type { SettledWalk } from '../bounds/settled-walk.ts';
import type { PackedBoard } from '../position/board.ts';
import { BRIDGE_COUNT, CENTRAL_MASK, lowest } from '../position/ways.ts';
import type { BranchingWalk } from './branching-walk.ts';
import { canBar } from './centre-rule.ts';
import type { FillingIndex } from './filling-index.ts';
import { GREEN_DOWN, RED_DOWN } from './filling-sets.ts';
import { ENDGAME_LEFT } from './ranks.ts';

/** A filling's code is the sum, over all tokens but the last, of 6^token times the place. */
const WEIGHTS = Int32Array.from({ length: ENDGAME_LEFT }, (_, token) =>
  token < ENDGAME_LEFT - 1 ? ENDGAME_LEFT ** token : 0,
);

export class PlacingSearch {
  readonly #walk: BranchingWalk;
  readonly #own: number;
  /** By code, the filling's number. */
  readonly #fillingOf = new Int16Array(ENDGAME_LEFT ** (ENDGAME_LEFT - 1));
  /** By rank. */
  readonly #weights = new Int32Array(ENDGAME_LEFT);
  /** By tokens left, the ranks that the player to act may place, if they are still there. */
  readonly #hands = new Uint8Array(ENDGAME_LEFT + 1);
  /** Killers: by tokens left, the place of the last move that decided, as a mask, and the rank. */
  readonly #killerPlace = new Uint8Array(ENDGAME_LEFT + 1);
  readonly #killerRank = new Uint8Array(ENDGAME_LEFT + 1);
  /** The places of the centre, if the centre rule can bar anything there. */
  #centre = 0;
  /** The places that were jumped over already: they may carry anything. */
  #anyway = 0;

  /** Red's tokens are the own ones of the fillings. */
  constructor(walk: BranchingWalk, fillings: FillingIndex) {
    this.#walk = walk;
    this.#own = fillings.own;
    for (const { filling, places } of fillings.all()) {
      this.#fillingOf[places.reduce((code, place, token) => code + WEIGHTS[token]! * place, 0)] = filling;
    }
  }

  /** As new. */
  forget(): void {
    this.#killerPlace.fill(0);
  }

  /** Whether red reaches the target when the walks have been gone; `settled` is of this board, and open. */
  reaches(board: PackedBoard, settled: SettledWalk): boolean {
    const { left, free } = board;
    const { ranks } = this.#walk;
    this.#centre = canBar(board, settled) ? ranks.placesOf(free & CENTRAL_MASK) : 0;
    this.#anyway = ranks.placesOf(free & settled.used);
    this.#deal(board.seats === 4);
    const all = (1 << ENDGAME_LEFT) - (1 << (ENDGAME_LEFT - left));
    return this.#place(left, all, all, this.#weigh(ENDGAME_LEFT - left), board.smallestCentral, RED_DOWN);
  }

  /** The rank and the place of the move that decided. */
  decision(left: number): { readonly rank: number; readonly place: number } {
    return { rank: this.#killerRank[left]!, place: lowest(this.#killerPlace[left]!) };
  }

  #deal(fourSeats: boolean): void {
    const { red, odd } = this.#walk.ranks;
    for (let left = 1; left <= ENDGAME_LEFT; left++) {
      const turn = BRIDGE_COUNT - left;
      const team = turn & 1 ? ~red : red;
      this.#hands[left] = fourSeats ? team & (turn & 2 ? ~odd : odd) : team;
    }
  }

  /** The code of the tokens placed already. */
  #weigh(placed: number): number {
    const { red } = this.#walk.ranks;
    let code = 0;
    for (let rank = 0, own = 0, other = this.#own; rank < ENDGAME_LEFT; rank++) {
      this.#weights[rank] = WEIGHTS[(red >> rank) & 1 ? own++ : other++]!;
      if (rank < placed) code += this.#weights[rank]! * rank;
    }
    return code;
  }

  /** Whether red reaches the target; ranks and places are those left, `code` is of the tokens placed. */
  #place(left: number, ranks: number, places: number, code: number, m: number, down: number): boolean {
    if (left === 0) return this.#walk.sets.has(this.#fillingOf[code]!, down);
    if (left === 3 && (places & this.#centre) === 0) return this.#three(ranks, places, code, down);
    const red = (left & 1) === 0;
    const hand = ranks & this.#hands[left]!;
    const { numbers } = this.#walk.ranks;
    const centre = this.#centre;
    const isLastResort = (places & ~centre) === 0 && (hand & (hand - 1)) === 0;
    const anyway = places & this.#anyway;
    const worthy = places ^ (anyway & (anyway - 1));
    const first = worthy & this.#killerPlace[left]!;
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
            this.#killerPlace[left] = 1 << place;
            this.#killerRank[left] = rank;
            return red;
          }
        }
      }
    }
    return !red;
  }

  /** Three tokens without the centre rule: after the first of them the other side chooses between two fillings. */
  #three(ranks: number, places: number, code: number, down: number): boolean {
    const { sets } = this.#walk;
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
