/** A row held against the best one: exactly where few codes are left, else both by the same rollouts. */
import type { Thinking } from '../../../core/bot.ts';
import { Effort } from '../../../search/effort.ts';
import { COST_TABLES } from './evaluation/cost-tables.ts';
import { MOST_CODES, partition } from './packed/codes.ts';
import { ALL_LEFT, after, COLOR_LEFT, openSides, type RowsLeft, SHAPE_LEFT } from './packed/rows-left.ts';
import { type RowNumber, TRIPLES } from './packed/triples.ts';
import { OPENING_TOTAL, openingTotal } from './search/opening.ts';
import { NODES_A_ROW, Seeker } from './solver.ts';

/** The codes still possible, all equally likely, and the rows left for them. */
export interface Belief {
  readonly codes: Uint16Array;
  readonly rowsLeft: RowsLeft;
}

export interface RowJudged {
  /** Rows to go, summed over the codes: with the best rows, and with the one that was made. */
  readonly total: number;
  readonly chosen: number;
  readonly rows: readonly RowNumber[];
  readonly exact: boolean;
}

/** Up to so many codes all rows are weighed exactly, if that takes no more nodes than this where no budget is named. */
const WEIGHED_CODES = 220;
const WEIGHED_NODES = 2_000_000;
/** Of a budget, what that may take. */
const WEIGHED_SHARE = 0.7;
/** For each part into which a row splits the codes. */
const NODES_A_PART = 12_000;
const EITHER = COLOR_LEFT | SHAPE_LEFT;

// large, and nothing is kept in it from one question to the next
const seeker = new Seeker();

export class RowJudge {
  readonly #thinking: Thinking;
  readonly #start: number;
  #nodes = 0;
  #spent = false;

  constructor(thinking: Thinking) {
    this.#thinking = thinking;
    this.#start = thinking.now();
  }

  /** `led` is the belief to which the answer led, and what is known of it. */
  judge(
    belief: Belief,
    asked: number,
    row: RowNumber,
    led: { readonly belief: Belief; readonly total: number },
  ): RowJudged {
    return (
      this.#weighed(belief, asked, row) ?? this.#opening(belief, asked, row) ?? this.#compared(belief, asked, row, led)
    );
  }

  /** Rows to go, summed over the codes, as it seems. */
  worth({ codes, rowsLeft }: Belief): number {
    if (rowsLeft === 0) return 0;
    if (this.#spent) return COST_TABLES[rowsLeft]!.estimate[codes.length]!;
    return this.#asking(NODES_A_PART, 1, (effort) => seeker.advise(codes, rowsLeft, EITHER, effort).total);
  }

  #weighed({ codes, rowsLeft }: Belief, asked: number, row: RowNumber): RowJudged | undefined {
    if (codes.length > WEIGHED_CODES) return undefined;
    return this.#asking(WEIGHED_NODES, WEIGHED_SHARE, (effort) => {
      const found = seeker.weigh(codes, rowsLeft, asked, effort);
      const chosen = found?.rows.includes(row)
        ? found.total
        : found && seeker.totalOf(codes.length, rowsLeft, row, effort);
      return found && chosen !== undefined ? { ...found, chosen, exact: true } : undefined;
    });
  }

  #opening({ codes, rowsLeft }: Belief, asked: number, row: RowNumber): RowJudged | undefined {
    if (codes.length !== MOST_CODES || rowsLeft !== ALL_LEFT) return undefined;
    const rows = Array.from({ length: 2 * TRIPLES }, (_, each) => each).filter(
      (each) => ((each < TRIPLES ? COLOR_LEFT : SHAPE_LEFT) & asked) !== 0 && openingTotal(each) === OPENING_TOTAL,
    );
    return { total: OPENING_TOTAL, chosen: openingTotal(row), rows, exact: false };
  }

  /** Against the row that the Seeker of level 5 would make. */
  #compared(
    belief: Belief,
    asked: number,
    row: RowNumber,
    led: { readonly belief: Belief; readonly total: number },
  ): RowJudged {
    const { codes, rowsLeft } = belief;
    const chosen = this.rowsWith(belief, row, led);
    const advised = this.#spent
      ? row
      : this.#asking(
          NODES_A_ROW,
          1,
          (effort) => seeker.advise(codes, rowsLeft, asked & openSides(rowsLeft), effort).row,
        );
    const total = advised === row ? chosen : this.rowsWith(belief, advised);
    if (total < chosen) return { total, chosen, rows: [advised], exact: false };
    return { total: chosen, chosen, rows: total === chosen && advised !== row ? [advised, row] : [row], exact: false };
  }

  /** Rows to go if this one is made, summed over the codes: what the parts are worth into which it splits them. */
  rowsWith(
    { codes, rowsLeft }: Belief,
    row: RowNumber,
    led?: { readonly belief: Belief; readonly total: number },
  ): number {
    return partition(codes, row).reduce((sum, part, answer) => {
      if (part.length === 0) return sum;
      // an answer that was given tells its part from the others by any of its codes
      if (led && part[0] === led.belief.codes[0]) return sum + led.total;
      return sum + this.worth({ codes: part, rowsLeft: after(rowsLeft, row, answer) });
    }, codes.length);
  }

  /** With so many nodes at most, and no more than the budget has left. */
  #asking<Found>(most: number, share: number, ask: (effort: Effort) => Found): Found {
    const { nodes, ms } = this.#thinking.budget;
    const left = nodes === undefined ? most : Math.min(most, share * (nodes - this.#nodes));
    const rest = ms === undefined ? undefined : share * (this.#start + ms - this.#thinking.now());
    const budget = rest === undefined ? { nodes: left } : { nodes: left, ms: rest };
    const effort = new Effort({ ...this.#thinking, budget });
    const found = ask(effort);
    this.#nodes += effort.nodes;
    const out = nodes !== undefined && this.#nodes >= nodes;
    const late = ms !== undefined && this.#thinking.now() >= this.#start + ms;
    this.#spent = out || late || this.#thinking.hurried?.() === true;
    return found;
  }
}
