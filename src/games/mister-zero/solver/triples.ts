/**
 * Which pairs of own moves, made in a row, win. Order does not matter among own tokens on the board, so each triple of
 * them is looked at once: by where the other side's first token lies, does the fourth own token come too late?
 */
import { type Deals, OWN } from './deals.ts';
import { choices } from './fillings.ts';
import { LOST_BESIDE, WINS_THREE, WINS_TWO } from './lasts.ts';
import { maskOf } from './ways.ts';

const TOKENS = [...Array(OWN).keys()];

export class Triples {
  readonly #size: number;
  /** By triple, the token that is not in it. */
  readonly #last: Uint8Array;
  /** By triple and free place, the placement with the last token there. */
  readonly #placement: Int16Array;
  /** By triple, the other side's tokens (token × size + place) on places that are not free. */
  readonly #taken: Int32Array;
  /** By triple, where the sets of its free places begin; and each as the set of places that it is. */
  readonly #slots: Int16Array;
  readonly #placesIn: Uint8Array;
  /** By triple, the three pairs in it. */
  readonly #pairs: Int16Array;
  /** By pair, its moves as a mask, and the other side's tokens on the places that it leaves. */
  readonly #movesOf: Int32Array;
  readonly #answersTo: Int32Array;
  /** Of these, those that win for the other side. */
  readonly #answers: Int32Array;

  constructor({ size, placements }: Deals) {
    const places = [...Array(size).keys()];
    const triples = TOKENS.flatMap((last) =>
      choices(places, OWN - 1).map((list) => ({ last, at: list.toSpliced(last, 0, -1) })),
    );
    const freeIn = (at: readonly number[]) => places.filter((place) => !at.includes(place));
    const onPlaces = (list: readonly number[]) =>
      maskOf(places.slice(OWN).flatMap((_, token) => list.map((place) => token * size + place)));
    const numberOf = new Map(placements.map((placement, i) => [placement.join(), i]));
    this.#size = size;
    this.#last = Uint8Array.from(triples, ({ last }) => last);
    this.#placement = Int16Array.from(
      triples.flatMap(({ last, at }) => freeIn(at).map((place) => numberOf.get(at.with(last, place).join())!)),
    );
    this.#taken = Int32Array.from(triples, ({ at }) => onPlaces(at.filter((place) => place >= 0)));

    const slots = new Map<number, number>();
    const placesIn: number[] = [];
    this.#slots = Int16Array.from(triples, ({ at }) => {
      const free = freeIn(at);
      const known = slots.get(maskOf(free)) ?? placesIn.length;
      if (known < placesIn.length) return known;
      slots.set(maskOf(free), known);
      for (let set = 0; set < 2 ** free.length; set++) placesIn.push(maskOf(free.filter((_, i) => (set >> i) & 1)));
      return known;
    });
    this.#placesIn = Uint8Array.from(placesIn);

    const pairs = new Map<number, number>();
    const answersTo: number[] = [];
    this.#pairs = Int16Array.from(
      triples.flatMap(({ last, at }) =>
        TOKENS.filter((token) => token !== last).map((out) => {
          const pair = TOKENS.filter((token) => token !== last && token !== out);
          const moves = maskOf(pair.map((token) => token * size + at[token]!));
          if (!pairs.has(moves)) answersTo.push(onPlaces(freeIn(pair.map((token) => at[token]!))));
          pairs.set(moves, pairs.get(moves) ?? pairs.size);
          return pairs.get(moves)!;
        }),
      ),
    );
    this.#movesOf = Int32Array.from(pairs.keys());
    this.#answersTo = Int32Array.from(answersTo);
    this.#answers = new Int32Array(answersTo.length);
  }

  /**
   * The own moves of pairs that win, as a mask of token × size + place. By placement, which arrangements are `lost` with the
   * token `denied` as the last one, and which with another.
   */
  winning(lost: Uint8Array, lostOtherwise: Uint8Array, denied: number): number {
    const answers = this.#answers;
    answers.set(this.#answersTo);
    for (let triple = 0; triple < this.#last.length; triple++) {
      const at = this.#last[triple] === denied ? lost : lostOtherwise;
      const answer = this.#size === 7 ? this.#withThree(triple, at) : this.#withTwo(triple, at);
      answers[this.#pairs[3 * triple]!]! &= answer;
      answers[this.#pairs[3 * triple + 1]!]! &= answer;
      answers[this.#pairs[3 * triple + 2]!]! &= answer;
    }
    let winning = 0;
    for (let pair = 0; pair < answers.length; pair++) if (answers[pair] === 0) winning |= this.#movesOf[pair]!;
    return winning;
  }

  /** With three tokens of the other side: where one of them wins, or cannot be placed. */
  #withThree(triple: number, lost: Uint8Array): number {
    const i = 4 * triple;
    const a = LOST_BESIDE[lost[this.#placement[i]!]!]!;
    const b = LOST_BESIDE[64 | lost[this.#placement[i + 1]!]!]!;
    const c = LOST_BESIDE[128 | lost[this.#placement[i + 2]!]!]!;
    const d = LOST_BESIDE[192 | lost[this.#placement[i + 3]!]!]!;
    const wins =
      WINS_THREE[(a & b & 63) | ((c & d & 63) << 6)]! |
      WINS_THREE[4096 | (((a & c) >> 6) & 63) | (b & d & (63 << 6))]! |
      WINS_THREE[8192 | (((a & d) >> 12) & 63) | (((b & c) >> 6) & (63 << 6))]!;
    const from = this.#slots[triple]!;
    return (
      this.#taken[triple]! |
      this.#placesIn[from + (wins & 15)]! |
      (this.#placesIn[from + ((wins >> 4) & 15)]! << 7) |
      (this.#placesIn[from + (wins >> 8)]! << 14)
    );
  }

  #withTwo(triple: number, lost: Uint8Array): number {
    const i = 3 * triple;
    const a = lost[this.#placement[i]!]!;
    const b = lost[this.#placement[i + 1]!]!;
    const c = lost[this.#placement[i + 2]!]!;
    const wins = WINS_TWO[a | (b << 2) | (c << 4)]!;
    const from = this.#slots[triple]!;
    return this.#taken[triple]! | this.#placesIn[from + (wins & 7)]! | (this.#placesIn[from + (wins >> 3)]! << 6);
  }
}
