/** The last six tokens: first which fillings lead to a margin, then who can bring them about. */
import type { Board } from './board.ts';
import type { Outlook } from './outlook.ts';
import { GREEN_DOWN, RED_DOWN } from './sets.ts';
import { FILLING_OF, REST_CODE, SIX, STRIDE, sixes, WEIGHTS } from './six.ts';
import { canTie, Walks } from './walks.ts';
import { BRIDGE_COUNT, CENTRAL_MASK, lowest } from './ways.ts';

/** Up to this many tokens left. */
export const ENDGAME: number = SIX;

export class Endgame {
  readonly #walks = new Walks(SIX, STRIDE, ({ ties }, left) => sixes(left, ties));
  /** By tokens left, the ranks that the player to act may place, if they are still there. */
  readonly #hands = new Uint8Array(SIX + 1);
  /** By tokens left, the place of the last move that decided, as a mask, and the rank. */
  readonly #deciding = new Uint8Array(SIX + 1);
  readonly #decidingRank = new Uint8Array(SIX + 1);
  /** The places of the centre, if the centre rule can bar anything there. */
  #centre = 0;
  /** The places that were jumped over already: they may carry anything. */
  #anyway = 0;

  /** Whether red reaches the target; `outlook` is of this board, and open. */
  reaches(board: Board, outlook: Outlook, target: number): boolean {
    const walks = this.#walks;
    walks.go(board, outlook, target);
    const { verdict } = walks.sets;
    if (verdict !== 0) return verdict > 0;
    this.#centre = canBar(board, outlook) ? walks.ranks.placesOf(board.free & CENTRAL_MASK) : 0;
    this.#anyway = walks.ranks.placesOf(board.free & outlook.used);
    this.#deal(board.seats === 4);
    const { left, smallestCentral } = board;
    const all = (1 << SIX) - (1 << (SIX - left));
    return this.#place(left, all, all, REST_CODE[left]!, smallestCentral, RED_DOWN);
  }

  /** The move that decided for the player to act, or -1 if there was no need for one. */
  decision({ free, left }: Board): number {
    const { ranks, sets } = this.#walks;
    if (sets.verdict !== 0) return -1;
    let bridge = 0;
    for (let rest = free; rest; rest &= rest - 1) {
      if ((this.#deciding[left]! >> ranks.places[lowest(rest)]!) & 1) bridge = lowest(rest);
    }
    return ranks.numbers[this.#decidingRank[left]!]! * BRIDGE_COUNT + bridge;
  }

  #deal(fourSeats: boolean): void {
    const { red, odd } = this.#walks.ranks;
    for (let left = 1; left <= SIX; left++) {
      const turn = BRIDGE_COUNT - left;
      const team = turn & 1 ? ~red : red;
      this.#hands[left] = fourSeats ? team & (turn & 2 ? ~odd : odd) : team;
    }
  }

  /** Whether red reaches the target; ranks and places are those left, `code` is of the tokens placed. */
  #place(left: number, ranks: number, places: number, code: number, m: number, down: number): boolean {
    if (left === 0) return this.#walks.sets.has(FILLING_OF[code]!, down);
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
          const nextCode = code + WEIGHTS[rank]! * place;
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
    const other = WEIGHTS[lowest(ranks & this.#hands[2]!)]!;
    const team = ranks & ~this.#hands[2]!;
    for (let rest = ranks & this.#hands[3]!; rest; rest &= rest - 1) {
      const rank = lowest(rest);
      const last = WEIGHTS[lowest(team ^ (1 << rank))]!;
      for (let on = places; on; on &= on - 1) {
        const place = lowest(on);
        const a = lowest(places ^ (1 << place));
        const b = 31 - Math.clz32(places ^ (1 << place));
        const next = code + WEIGHTS[rank]! * place;
        if (
          sets.has(FILLING_OF[next + other * a + last * b]!, down) === red &&
          sets.has(FILLING_OF[next + other * b + last * a]!, down) === red
        ) {
          return red;
        }
      }
    }
    return !red;
  }
}

/** Whether a token in hand can be equal to the smallest of the centre, now or later. */
function canBar(board: Board, { way }: Outlook): boolean {
  if (way >= 0) return false;
  return (((board.red | board.green) >> board.smallestCentral) & 1) === 1 || canTie(board);
}
