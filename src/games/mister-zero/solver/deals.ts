/**
 * Ways to fill six or seven bridges when one side has four of the tokens, its own, and the other side the rest. They
 * stand in the order of where the four own ones lie; the arrangements of the others, side by side, share a word.
 */
import { choices, FIRST, type Fillings, goesBefore, permutations } from './fillings.ts';

export const OWN = 4;

export class Deals {
  readonly size: number;
  /** By placement of the own tokens, the place of each. */
  readonly placements: readonly (readonly number[])[];
  /** The others, token by token on the places left. */
  readonly arrangements: readonly (readonly number[])[];
  /** Placements in a word. */
  readonly perWord: number;
  readonly words: number;
  readonly #every: Int32Array;
  /** By place and token, own ones first, where it lies there: at size × place + token. */
  readonly #at: readonly Int32Array[];
  readonly #known = new Map<number, Fillings>();

  constructor(size: number) {
    this.size = size;
    const places = [...Array(size).keys()];
    this.placements = choices(places, OWN);
    this.arrangements = permutations(places.slice(OWN).map((token) => token - OWN));
    this.perWord = Math.floor(32 / this.arrangements.length);
    this.words = Math.ceil(this.placements.length / this.perWord);
    this.#every = new Int32Array(this.words);
    this.#at = Array.from({ length: size * size }, () => new Int32Array(this.words));
    this.placements.forEach((placement, i) => {
      const free = places.filter((place) => !placement.includes(place));
      this.arrangements.forEach((others, j) => {
        const word = Math.floor(i / this.perWord);
        const bit = 1 << ((i % this.perWord) * this.arrangements.length + j);
        this.#every[word]! |= bit;
        placement.forEach((place, token) => {
          this.#at[size * place + token]![word]! |= bit;
        });
        others.forEach((token, k) => {
          this.#at[size * free[k]! + OWN + token]![word]! |= bit;
        });
      });
    });
  }

  /** The ranks that are own ones, and the ties, as a set each. */
  fillings(own: number, ties: number): Fillings {
    const key = (own << this.size) | ties;
    const known = this.#known.get(key) ?? this.#deal(own, ties);
    this.#known.set(key, known);
    return known;
  }

  /** By placement, which arrangements are in the set. */
  unpack(set: Int32Array, at: Uint8Array): void {
    const bits = this.arrangements.length;
    const all = (1 << bits) - 1;
    for (let word = 0, i = 0; word < set.length; word++) {
      for (let k = 0, rest = set[word]!; k < this.perWord && i < at.length; k++, rest >>= bits) at[i++] = rest & all;
    }
  }

  #deal(own: number, ties: number): Fillings {
    const { size, words } = this;
    const ranks = [...Array(size).keys()];
    const isOwn = (rank: number) => ((own >> rank) & 1) === 1;
    const order = [...ranks.filter(isOwn), ...ranks.filter((rank) => !isOwn(rank))];
    const at = (place: number, rank: number) => this.#at[size * place + order.indexOf(rank)]!;
    const below = new Int32Array(size * (size + 1) * words);
    for (let i = 0; i < size * (size + 1); i++) {
      const place = Math.floor(i / (size + 1));
      for (let rank = 0; rank < i % (size + 1); rank++) unite(below, i * words, at(place, rank));
    }
    const tied = ranks.filter((rank) => (ties >> rank) & 1);
    const compare = (winner: number) => {
      const table = new Int32Array(size * size * words);
      for (let i = 0; i < size * size; i++) {
        const [first, second] = [Math.floor(i / size), i % size];
        for (const rank of ranks) {
          const start = ((size + 1) * first + rank) * words;
          unite(table, i * words, below.subarray(start, start + words), at(second, rank));
        }
        for (const k of tied) {
          if (goesBefore(k + 1, k, ties, winner)) unite(table, i * words, at(first, k + 1), at(second, k));
          if (!goesBefore(k, k + 1, ties, winner)) remove(table, i * words, at(first, k), at(second, k + 1));
        }
      }
      return table;
    };
    const tables: Int32Array[] = [];
    const before = (winner: number) => {
      // without ties they are all the same
      const kind = ties === 0 ? FIRST : winner;
      tables[kind] ??= compare(kind);
      return tables[kind];
    };
    return { size, stride: words, words, every: this.#every, below, before };
  }
}

function unite(into: Int32Array, from: number, a: Int32Array, b = a): void {
  for (let i = 0; i < a.length; i++) into[from + i]! |= a[i]! & b[i]!;
}

function remove(from: Int32Array, at: number, a: Int32Array, b: Int32Array): void {
  for (let i = 0; i < a.length; i++) from[at + i]! &= ~(a[i]! & b[i]!);
}
