/**
 * A start is all own tokens but two, a successor one token more. Order does not matter among own tokens on the board, so a
 * successor is looked at once for all the starts in it: by where the other side's first token lies, does the last own token
 * come too late?
 */
import { maskOf } from '../position/ways.ts';
import { kPermutations, unions } from './combinatorics.ts';
import type { FillingIndex } from './filling-index.ts';
import { lostBeside, winsThree, winsTwo } from './last-tables.ts';

export class Successors {
  readonly size: number;
  /** How many tokens the other side has. */
  readonly others: number;
  /** The starts in a successor. */
  readonly startsInEach: number;
  // by successor
  readonly count: number;
  /** The own tokens in it as a mask (token × size + place), and the token that is not. */
  readonly moves: Int32Array;
  readonly last: Uint8Array;
  /** By free place as well, the placement with the last token there. */
  readonly placement: Int16Array;
  /** By start in it as well, which one that is, and which token comes after it. */
  readonly starts: Int16Array;
  readonly next: Uint8Array;
  /** Where the sets of its free places begin; and each as the set of places that it is. */
  readonly slots: Int16Array;
  readonly placesIn: Uint8Array;
  /** The other side's tokens (token × size + place) on places that are not free. */
  readonly #taken: Int32Array;
  // by start: if that is one token, it is known by token × size + place
  /** The own tokens in it, and the other side's on the places that it leaves. */
  readonly startMoves: Int32Array;
  readonly answersTo: Int32Array;
  /** The steps to it, all that there are one start after the other: each the place of a successor and a start in `starts`. */
  readonly steps: Int16Array;
  readonly stepsToEach: number;

  constructor({ size, own, placements }: FillingIndex) {
    const places = [...Array(size).keys()];
    const tokens = places.slice(0, own);
    const others = places.slice(own).map((_, token) => token);
    const onPlace = places.map((place) => maskOf(others.map((token) => token * size + place)));
    const onPlaces = (list: readonly number[]) => list.reduce((mask, place) => mask | onPlace[place]!, 0);
    const numberOf = new Map(placements.map((at, i) => [maskOf(at.map((place, token) => token * size + place)), i]));
    const successors = tokens.flatMap((last) => {
      const there = tokens.filter((token) => token !== last);
      return kPermutations(places, own - 1).map((at) => ({
        last,
        free: places.filter((place) => !at.includes(place)),
        moves: there.map((token, i) => 1 << (token * size + at[i]!)),
        there,
      }));
    });
    const steps = successors.flatMap(({ moves, there }) =>
      there.map((next, i) => ({ next, start: unite(moves) ^ moves[i]! })),
    );
    const starts = [...new Set(steps.map(({ start }) => start))].sort((a, b) => a - b);
    const numberOfStart = new Map(starts.map((moves, i) => [moves, i]));
    const column = maskOf(tokens.map((token) => token * size));

    this.size = size;
    this.others = others.length;
    this.startsInEach = own - 1;
    this.count = successors.length;
    this.moves = Int32Array.from(successors, ({ moves }) => unite(moves));
    this.last = Uint8Array.from(successors, ({ last }) => last);
    this.placement = Int16Array.from(
      successors.flatMap(({ last, moves, free }) =>
        free.map((place) => numberOf.get(unite(moves) | (1 << (last * size + place)))!),
      ),
    );
    this.starts = Int16Array.from(steps, ({ start }) => numberOfStart.get(start)!);
    this.next = Uint8Array.from(steps, ({ next }) => next);
    this.#taken = Int32Array.from(successors, ({ free }) => onPlaces(places) ^ onPlaces(free));
    this.startMoves = Int32Array.from(starts);
    this.answersTo = this.startMoves.map((moves) =>
      onPlaces(places.filter((place) => (moves & (column << place)) === 0)),
    );
    this.steps = Int16Array.from([...this.starts.keys()].sort((a, b) => this.starts[a]! - this.starts[b]!));
    this.stepsToEach = this.steps.length / starts.length;

    const frees = new Map(successors.map(({ free }) => [maskOf(free), free]));
    const begins = new Map([...frees.keys()].map((free, i) => [free, i << (this.others + 1)]));
    this.slots = Int16Array.from(successors, ({ free }) => begins.get(maskOf(free))!);
    this.placesIn = Uint8Array.from([...frees.values()].flatMap((free) => unions(free.map((place) => 1 << place))));
  }

  /**
   * The first tokens of the other side that win, or cannot be placed; by placement, which arrangements are lost. Tokens of
   * the other side may be restricted, as a set, on slots of a pattern.
   */
  answer(successor: number, lost: Uint8Array, restricted = 0, pattern = 0): number {
    const { placement } = this;
    const i = (this.others + 1) * successor;
    const a = lost[placement[i]!]!;
    const b = lost[placement[i + 1]!]!;
    const c = lost[placement[i + 2]!]!;
    if (this.others === 2) return this.answerWith(successor, winsTwo(a, b, c, restricted, pattern));
    const d = lost[placement[i + 3]!]!;
    const wins = winsThree(lostBeside(0, a), lostBeside(1, b), lostBeside(2, c), lostBeside(3, d), restricted, pattern);
    return this.answerWith(successor, wins);
  }

  /** By what wins on the slots; tokens on places that are not free cannot be placed. */
  answerWith(successor: number, wins: number): number {
    const { size, placesIn, others } = this;
    const from = this.slots[successor]!;
    const slots = (1 << (others + 1)) - 1;
    return (
      this.#taken[successor]! |
      placesIn[from + (wins & slots)]! |
      (placesIn[from + ((wins >> (others + 1)) & slots)]! << size) |
      (placesIn[from + (wins >> (2 * (others + 1)))]! << (2 * size))
    );
  }
}

const unite = (masks: readonly number[]) => masks.reduce((all, mask) => all | mask, 0);
