/** The states of one trio and level: where the active robot may be. Gathered here, again and again, for the next step. */
import { COLUMN, type Heading, ROW, STILL } from './bounds.ts';
import { SLOT, type Slots, STILL_DONE, STILL_PLANE, STRAIGHT } from './slots.ts';
import { EAST, WEST } from './stops.ts';

export class Fresh {
  /** The cells where it has ricocheted, or need not; and which of these words are not empty. */
  readonly cells = new Int32Array(8);
  readonly filled = new Uint8Array(8);
  fills = 0;
  /** The states where it has not: heading, cell, and bit in the slot's `straight` (0 if it has not moved). */
  readonly headings: Heading[] = [];
  readonly straightCells = new Uint8Array(33);
  readonly bits = new Int32Array(33);
  straights = 0;

  gather({ words }: Slots, slot: number, plane: number): void {
    const { cells, filled } = this;
    let fills = 0;
    for (let i = 0; i < 8; i++) {
      const word = slot * SLOT + 4 * i;
      const fresh = words[word + 1 + plane]! & ~words[word]!;
      cells[i] = fresh;
      if (fresh !== 0) filled[fills++] = i;
    }
    this.fills = fills;
    this.straights = 0;
  }

  gatherStraight({ straight, info }: Slots, slot: number, plane: number, home: number): void {
    const still = STILL_PLANE << plane;
    if ((info[slot]! & (STILL_DONE | still)) === still) this.#add(STILL, home, 0);
    const done = slot * STRAIGHT;
    for (let left = straight[done + 1 + plane]! & ~straight[done]!; left !== 0; left &= left - 1) {
      const at = 31 - Math.clz32(left & -left);
      if (at < 16) this.#add(ROW, (home & 0xf0) | at, 1 << at);
      else this.#add(COLUMN, ((at - 16) << 4) | (home & 15), 1 << at);
    }
  }

  /** Takes these states for searched, and off the planes of later levels, for which they waited too. */
  settle({ words, straight, info }: Slots, slot: number, plane: number): void {
    const next = 1 + ((plane + 1) % 3);
    const last = 1 + ((plane + 2) % 3);
    for (let i = 0; i < this.fills; i++) {
      const word = slot * SLOT + 4 * this.filled[i]!;
      const fresh = this.cells[this.filled[i]!]!;
      words[word]! |= fresh;
      words[word + next]! &= ~fresh;
      words[word + last]! &= ~fresh;
    }
    for (let i = 0; i < this.straights; i++) {
      const bit = this.bits[i]!;
      if (bit === 0) info[slot] = (info[slot]! & ~(7 * STILL_PLANE)) | STILL_DONE | (STILL_PLANE << plane);
      straight[slot * STRAIGHT]! |= bit;
      straight[slot * STRAIGHT + next]! &= ~bit;
      straight[slot * STRAIGHT + last]! &= ~bit;
    }
  }

  /** Whether one of the cells may lie on the slide of another robot: surely in its row, perhaps in its column. */
  meets(way: number, from: number, to: number): boolean {
    const { cells } = this;
    if (way === EAST) return (cells[from >> 5]! & ((2 << to) - (2 << from))) !== 0;
    if (way === WEST) return (cells[from >> 5]! & ((1 << from) - (1 << to))) !== 0;
    // a word holds two rows: in which words is the column met at all?
    const column = 0x10001 << (from & 15);
    let met = 0;
    for (let i = 0; i < this.fills; i++) met |= cells[this.filled[i]!]! & column;
    return met !== 0;
  }

  #add(heading: Heading, cell: number, bit: number): void {
    this.headings[this.straights] = heading;
    this.straightCells[this.straights] = cell;
    this.bits[this.straights++] = bit;
  }
}
