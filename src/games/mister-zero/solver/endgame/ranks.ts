/** The last tokens and bridges as fillings know them: by rank and by place. */
import type { PackedBoard } from '../position/board.ts';
import { BRIDGE_COUNT, EMPTY, lowest } from '../position/ways.ts';

/** Endgames have so many tokens left, or fewer. */
export const ENDGAME_LEFT = 6;

/** Tokens placed in turn, red first. */
const EVERY_OTHER = 0x55;

export class Ranks {
  /** By bridge, its place among the free ones. */
  readonly places = new Int8Array(BRIDGE_COUNT);
  /** By rank, the number; equal ones have red's first. */
  readonly numbers: Int8Array;
  /** By number, the first rank that is not smaller; none is on an empty bridge. */
  readonly smaller = new Int8Array(EMPTY + 2);
  /** The ranks that are red's, every other one of those placed already among them; and those of odd tokens. */
  red = 0;
  odd = 0;
  /** Bit k: the ranks k and k + 1 have the same number. */
  ties = 0;

  /** So many tokens at most; fewer have the last ranks and places. */
  constructor(size: number) {
    this.numbers = new Int8Array(size);
  }

  take({ free, red, green, left }: PackedBoard): void {
    const spare = this.numbers.length - left;
    let place = spare;
    for (let rest = free; rest; rest &= rest - 1) this.places[lowest(rest)] = place++;
    let rank = spare;
    this.ties = 0;
    this.red = EVERY_OTHER & ((1 << spare) - 1);
    this.odd = 0;
    for (let number = 0; number < this.smaller.length; number++) {
      const before = rank;
      this.smaller[number] = rank;
      if ((red >> number) & (green >> number) & 1) this.ties |= 1 << rank;
      if ((red >> number) & 1) {
        this.red |= 1 << rank;
        this.numbers[rank++] = number;
      }
      if ((green >> number) & 1) this.numbers[rank++] = number;
      if (number & 1) this.odd |= (1 << rank) - (1 << before);
    }
  }

  placesOf(bridges: number): number {
    let places = 0;
    for (let rest = bridges; rest; rest &= rest - 1) places |= 1 << this.places[lowest(rest)]!;
    return places;
  }
}
