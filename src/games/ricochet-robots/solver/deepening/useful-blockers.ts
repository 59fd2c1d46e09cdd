/** Where another robot would end a slide of the active one so that it lowers the bound: a memo by kind and cell. */
import { CELLS, COLUMN_MASK } from '../packed/cells.ts';
import { STEPS, WAYS } from '../packed/stops.ts';
import { bounds, KINDS, kinds, stops } from './tables.ts';

/** No more cells can end the slides from one. */
export const MOST_ENDS = 64;

export class UsefulBlockers {
  /** How many there are, which (`ends[state * MOST_ENDS + i]`), and in which lines (a bit each). */
  readonly counts = new Uint8Array(KINDS * CELLS);
  readonly ends = new Uint8Array(KINDS * CELLS * MOST_ENDS);
  readonly rows = new Uint16Array(KINDS * CELLS);
  readonly columns = new Uint16Array(KINDS * CELLS);
  readonly #known = new Uint8Array(KINDS * CELLS);

  /** Must be called when another position is loaded. */
  clear(): void {
    this.#known.fill(0);
  }

  /** Must be called before a state is asked for. */
  learn(kind: number, cell: number): void {
    const state = (kind << 8) | cell;
    if (this.#known[state] === 1) return;
    this.#known[state] = 1;
    const lower = bounds[state]! - 1;
    let count = 0;
    let rows = 0;
    let columns = 0;
    for (let way = 0; way < WAYS; way++) {
      const end = stops[(way << 8) | cell]!;
      const step = STEPS[way]!;
      const next = kinds[(kind << 1) | (way & 1)]! << 8;
      for (let stop = cell; stop !== end; stop += step) {
        if (bounds[next | stop] !== lower) continue;
        const beyond = stop + step;
        this.ends[state * MOST_ENDS + count++] = beyond;
        rows |= 1 << (beyond >> 4);
        columns |= 1 << (beyond & COLUMN_MASK);
      }
    }
    this.counts[state] = count;
    this.rows[state] = rows;
    this.columns[state] = columns;
  }
}
