/** The states of one trio and level, unpacked from the closed list: where the active robot may be. */
import { COLUMN_MASK, ROW_MASK, SIDE } from '../packed/cells.ts';
import { COLUMN, type Heading, ROW, STILL } from '../packed/heading.ts';
import { EAST, WEST } from '../packed/stops.ts';
import { CELLS_STRAIGHT, type ClosedList, STILL_TOO } from './closed-list.ts';

export class FrontierCells {
  /** The cells where it has ricocheted, or need not; and which of these words are not empty. */
  readonly cells = new Int32Array(8);
  readonly filled = new Uint8Array(8);
  fills = 0;
  /** The rows (a bit each) and columns of these cells. */
  rows = 0;
  columns = 0;
  /** The states where it has not. */
  readonly headings: Heading[] = [];
  readonly straightCells = new Uint8Array(33);
  straights = 0;

  unpack(closed: ClosedList, entry: number, home: number): void {
    const chunk = closed.chunk(entry);
    const at = closed.offset(entry);
    const { cells, filled } = this;
    let fills = 0;
    let rows = 0;
    let columns = 0;
    for (let i = 0; i < 8; i++) {
      const word = chunk[at + i]!;
      cells[i] = word;
      if (word === 0) continue;
      filled[fills++] = i;
      columns |= word | (word >>> 16);
      if ((word & 0xffff) !== 0) rows |= 1 << (2 * i);
      if (word >>> 16 !== 0) rows |= 2 << (2 * i);
    }
    this.fills = fills;
    this.rows = rows;
    this.columns = columns;
    this.straights = 0;
    if (chunk[at + STILL_TOO] !== 0) this.#add(STILL, home);
    for (let left = chunk[at + CELLS_STRAIGHT]!; left !== 0; left &= left - 1) {
      const bit = 31 - Math.clz32(left & -left);
      if (bit < SIDE) this.#add(ROW, (home & ROW_MASK) | bit);
      else this.#add(COLUMN, ((bit - SIDE) << 4) | (home & COLUMN_MASK));
    }
  }

  /** Whether one of the cells lies on the slide of another robot; up and down its column, perhaps just before or behind. */
  meets(way: number, from: number, to: number): boolean {
    const { cells } = this;
    if (way === EAST) return (cells[from >> 5]! & ((2 << to) - (2 << from))) !== 0;
    if (way === WEST) return (cells[from >> 5]! & ((1 << from) - (1 << to))) !== 0;
    const column = 0x10001 << (from & COLUMN_MASK);
    const first = Math.min(from, to) >> 5;
    const last = Math.max(from, to) >> 5;
    let met = 0;
    for (let i = first; i <= last; i++) met |= cells[i]! & column;
    return met !== 0;
  }

  #add(heading: Heading, cell: number): void {
    this.headings[this.straights] = heading;
    this.straightCells[this.straights++] = cell;
  }
}
