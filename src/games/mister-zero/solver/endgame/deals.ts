/**
 * Ways to fill six or seven bridges when one side has three or four of the tokens, its own, and the other side the rest.
 * They stand in the order of where the own ones lie; the arrangements of the others, side by side, share a word.
 */
import { put } from '../bits/memory.ts';
import { BLOCK } from '../bits/set-memory.ts';
import { choices, FIRST, type Fillings, goesBefore, permutations } from './fillings.ts';

export class Deals {
  readonly size: number;
  /** How many tokens are own ones. */
  readonly own: number;
  /** By placement of the own tokens, the place of each. */
  readonly placements: readonly (readonly number[])[];
  /** The others, token by token on the places left. */
  readonly #arrangements: readonly (readonly number[])[];
  /** Placements in a word. */
  readonly #perWord: number;
  readonly words: number;
  /** By place and token, own ones first, where it lies there: at size × place + token. */
  readonly #at: readonly Int32Array[];
  readonly #known = new Map<number, Fillings>();
  /** By tokens left. */
  readonly #every: number[] = [];

  constructor(size: number, own: number) {
    this.size = size;
    this.own = own;
    const places = [...Array(size).keys()];
    this.placements = choices(places, own);
    this.#arrangements = permutations(places.slice(own).map((token) => token - own));
    this.#perWord = Math.floor(32 / this.#arrangements.length);
    this.words = BLOCK * Math.ceil(this.placements.length / this.#perWord / BLOCK);
    this.#at = Array.from({ length: size * size }, () => new Int32Array(this.words));
    for (const { filling, places } of this.all()) {
      places.forEach((place, token) => {
        this.#at[size * place + token]![filling >> 5]! |= 1 << (filling & 31);
      });
    }
  }

  /** Every filling by its number, and the place of each token, own ones first. */
  *all(): Iterable<{ readonly filling: number; readonly places: readonly number[] }> {
    for (const [i, placement] of this.placements.entries()) {
      const free = [...Array(this.size).keys()].filter((place) => !placement.includes(place));
      for (const [j, others] of this.#arrangements.entries()) {
        const filling = 32 * Math.floor(i / this.#perWord) + (i % this.#perWord) * this.#arrangements.length + j;
        yield { filling, places: [...placement, ...free.map((_, token) => free[others.indexOf(token)]!)] };
      }
    }
  }

  /** The ranks that are own ones, and the ties, as a set each. */
  fillings(own: number, ties: number): Fillings {
    const key = (own << this.size) | ties;
    const known = this.#known.get(key) ?? this.#deal(own, ties);
    this.#known.set(key, known);
    return known;
  }

  /**
   * All fillings, or with fewer tokens left those where every token placed already is on its place: they have the first
   * ranks and places, an own one and one of the others in turn.
   */
  every(left: number): number {
    this.#every[left] ??= this.#everyWith(left);
    return this.#every[left];
  }

  /** By placement, which arrangements are in the set, or with `flip` -1 are not. */
  unpack(set: Int32Array, flip: number, at: Uint8Array): void {
    const bits = this.#arrangements.length;
    const all = (1 << bits) - 1;
    for (let word = 0, i = 0; word < set.length; word++) {
      for (let k = 0, rest = set[word]! ^ flip; k < this.#perWord && i < at.length; k++, rest >>= bits) {
        at[i++] = rest & all;
      }
    }
  }

  #everyWith(left: number): number {
    const every = new Int32Array(this.words);
    for (let place = 0; place < this.size; place++) unite(every, 0, this.#at[this.size * place]!);
    for (let place = 0; place < this.size - left; place++) {
      const token = place % 2 === 0 ? place / 2 : this.own + (place - 1) / 2;
      const there = this.#at[this.size * place + token]!;
      for (let i = 0; i < every.length; i++) every[i]! &= there[i]!;
    }
    return put(every);
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
      return put(table);
    };
    const tables: number[] = [];
    const before = (winner: number) => {
      // without ties they are all the same
      const kind = ties === 0 ? FIRST : winner;
      tables[kind] ??= compare(kind);
      return tables[kind];
    };
    return { below: put(below), before };
  }
}

function unite(into: Int32Array, from: number, a: Int32Array, b = a): void {
  for (let i = 0; i < a.length; i++) into[from + i]! |= a[i]! & b[i]!;
}

function remove(from: Int32Array, at: number, a: Int32Array, b: Int32Array): void {
  for (let i = 0; i < a.length; i++) from[at + i]! &= ~(a[i]! & b[i]!);
}
