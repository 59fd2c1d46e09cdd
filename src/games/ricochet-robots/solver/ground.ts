/** A board's lines, and which slides walls alone end on a cell: what follows from one cell's number for the others. */
import { EAST, NORTH, SOUTH, STEPS, type Stops, WEST } from './stops.ts';

export const NEVER = 99;
/** More than there are lines on a board. */
const LINES = 256;

export class Ground {
  /** By cell, its row and its column between two walls; where these begin, and where they end. */
  readonly #rows = new Uint8Array(256);
  readonly #columns = new Uint8Array(256);
  readonly #firsts = new Uint8Array(LINES);
  readonly #lasts = new Uint8Array(LINES);
  /** Rows come first. */
  #rowCount = 0;
  #count = 0;
  /** The least number of a line. */
  readonly #least = new Uint8Array(LINES);
  /** The cells where walls end slides, and from where: from the end before to this one's in the list. */
  readonly #stops: number[] = [];
  readonly #ends: number[] = [];
  readonly #origins: number[] = [];

  constructor(stops: Stops) {
    this.#draw(stops, this.#rows, WEST, EAST);
    this.#rowCount = this.#count;
    this.#draw(stops, this.#columns, SOUTH, NORTH);
    for (let stop = 0; stop < 256; stop++) {
      const { length } = this.#origins;
      for (let way = 0; way < 4; way++) {
        if (stops[(way << 8) | stop] !== stop) continue;
        const first = stops[(((way + 2) & 3) << 8) | stop]!;
        for (let from = first; from !== stop; from += STEPS[way]!) this.#origins.push(from);
      }
      if (this.#origins.length === length) continue;
      this.#stops.push(stop);
      this.#ends.push(this.#origins.length);
    }
  }

  /** Lowers these numbers of slides, by cell, to what follows if a robot can stop wherever it likes. */
  relax(slides: Uint8Array): Uint8Array {
    const least = this.#least;
    const [rows, columns, firsts, lasts] = [this.#rows, this.#columns, this.#firsts, this.#lasts];
    const count = this.#count;
    for (let line = 0; line < count; line++) least[line] = NEVER;
    for (let cell = 0; cell < 256; cell++) {
      const number = slides[cell]!;
      if (number < least[rows[cell]!]!) least[rows[cell]!] = number;
      if (number < least[columns[cell]!]!) least[columns[cell]!] = number;
    }
    for (let made = 0, more = true; more; made++) {
      more = false;
      for (let line = 0; line < count; line++) {
        if (least[line] !== made) {
          if (least[line]! > made && least[line]! < NEVER) more = true;
          continue;
        }
        const isRow = line < this.#rowCount;
        const step = isRow ? 1 : 16;
        const crossing = isRow ? columns : rows;
        for (let cell = firsts[line]!; cell <= lasts[line]!; cell += step) {
          if (slides[cell]! <= made + 1) continue;
          slides[cell] = made + 1;
          if (least[crossing[cell]!]! <= made + 1) continue;
          least[crossing[cell]!] = made + 1;
          more = true;
        }
      }
    }
    return slides;
  }

  /** The same if walls alone stop it. */
  walk(slides: Uint8Array): Uint8Array {
    const [stops, ends, origins] = [this.#stops, this.#ends, this.#origins];
    for (let made = 0, more = true; more; made++) {
      more = false;
      for (let i = 0, at = 0; i < stops.length; i++) {
        const number = slides[stops[i]!]!;
        if (number !== made) {
          if (number > made && number < NEVER) more = true;
          at = ends[i]!;
          continue;
        }
        for (; at < ends[i]!; at++) {
          if (slides[origins[at]!]! <= made + 1) continue;
          slides[origins[at]!] = made + 1;
          more = true;
        }
      }
    }
    return slides;
  }

  #draw(stops: Stops, lines: Uint8Array, back: number, forth: number): void {
    for (let cell = 0; cell < 256; cell++) {
      const first = stops[(back << 8) | cell]!;
      if (first !== cell) {
        lines[cell] = lines[first]!;
        continue;
      }
      lines[cell] = this.#count;
      this.#firsts[this.#count] = first;
      this.#lasts[this.#count++] = stops[(forth << 8) | cell]!;
    }
  }
}

const known = new WeakMap<Stops, Ground>();

export function groundOf(stops: Stops): Ground {
  const ground = known.get(stops) ?? new Ground(stops);
  known.set(stops, ground);
  return ground;
}
