/** The analyst: how much is still open, and what each row owed to skill and to luck. */
import type { Analyst, Thinking } from '../../../core/bot.ts';
import { Effort } from '../../../search/effort.ts';
import { write } from '../notation.ts';
import type { MastermindView, Row } from '../state.ts';
import { answering, codesOf, partition } from './packed/codes.ts';
import { after, COLOR_LEFT, type RowsLeft, rowsLeftAfter, SHAPE_LEFT } from './packed/rows-left.ts';
import { answerNumber, TRIPLES, tripleOf } from './packed/triples.ts';
import { NODES_A_ROW, Seeker } from './solver.ts';
import { deckNow, deckOf, rowsOf, sideOf } from './view.ts';

/** Rows to go, before and after, with best play from there on: before = 1 + after + skill + luck, to the last bit. */
export interface RowAnalysis {
  readonly round: number;
  readonly row: string;
  /** Codes that were possible. */
  readonly remaining: number;
  readonly before: number;
  readonly after: number;
  /** What the row gains against the best one: 0, or below. */
  readonly skill: number;
  /** What the answer gains against the mean of all answers. */
  readonly luck: number;
  readonly exact: boolean;
}

interface Belief {
  readonly codes: Uint16Array;
  readonly rowsLeft: RowsLeft;
}
interface Worth {
  /** Rows to go, summed over the codes. */
  readonly total: number;
  readonly exact: boolean;
}

/** A position on the way is looked at less closely than the one that is asked about. */
const NODES_ON_THE_WAY = 12_000;
const BOTH = COLOR_LEFT | SHAPE_LEFT;
const OVER: Worth = { total: 0, exact: true };

export const analyst: Analyst<MastermindView> = {
  async analyse(view, thinking) {
    const valuer = new Valuer(thinking);
    const running = view.phase === 'seek';
    const now =
      running || view.phase === 'code' ? beliefs(codesOf(deckNow(view)), rowsOf(view, view.round)) : undefined;
    const last = now?.at(-1);
    const worth = last && valuer.worth(last, BOTH, NODES_A_ROW);
    const rows: RowAnalysis[] = [];
    for (let round = running ? view.round : view.codes.length; round > 0 && !valuer.spent; round--) {
      const deck = deckOf(view, round);
      if (!deck) break;
      const end = running && round === view.round ? worth! : OVER;
      rows.unshift(...analyseRound(view, round, beliefs(codesOf(deck), rowsOf(view, round)), end, valuer));
    }
    if (!last && rows.length === 0) return undefined;
    const open = last && {
      remaining: last.codes.length,
      expected: worth!.total / last.codes.length,
      exact: worth!.exact,
    };
    return { ...open, rows };
  },
};

/** From the last row back, so that each is judged by what is known of the next; as far as effort reaches. */
function analyseRound(
  view: MastermindView,
  round: number,
  path: readonly Belief[],
  end: Worth,
  valuer: Valuer,
): RowAnalysis[] {
  const analysed: RowAnalysis[] = [];
  let next = end;
  const rows = rowsOf(view, round);
  for (const [i, row] of [...rows.entries()].reverse()) {
    const belief = path[i]!;
    // with three players the Seeker had no choice of attribute
    const best = valuer.worth(belief, view.seats === 3 ? sideOf(row.kind) : BOTH, NODES_ON_THE_WAY);
    const chosen = valuer.worthOf(belief, row, next);
    if (valuer.spent) break;
    const before = chosen.total < best.total ? chosen : best;
    const count = belief.codes.length;
    const expected = {
      before: bits(before.total / count),
      chosen: bits(chosen.total / count),
      after: bits(next.total / path[i + 1]!.codes.length),
    };
    analysed.unshift({
      round,
      row: write(row),
      remaining: count,
      before: expected.before,
      after: expected.after,
      skill: expected.before - expected.chosen,
      luck: expected.chosen - 1 - expected.after,
      exact: best.exact && chosen.exact,
    });
    next = before;
  }
  return analysed;
}

/** The beliefs before each row, and after the last. */
function beliefs(codes: Uint16Array, rows: readonly Row[]): Belief[] {
  const path: Belief[] = [{ codes, rowsLeft: rowsLeftAfter([]) }];
  for (const [i, row] of rows.entries()) {
    path.push({ codes: answering(path[i]!.codes, row), rowsLeft: rowsLeftAfter(rows.slice(0, i + 1)) });
  }
  return path;
}

/** Rounded so that differences are exact in floating point. */
const bits = (rows: number): number => Math.round(rows * 2 ** 20) / 2 ** 20;

/** Values beliefs until the budget is spent. */
class Valuer {
  readonly #thinking: Thinking;
  readonly #whole: Effort;
  readonly #start: number;
  readonly #seeker = new Seeker();

  constructor(thinking: Thinking) {
    this.#thinking = thinking;
    this.#whole = new Effort(thinking);
    this.#start = thinking.now();
  }

  get spent(): boolean {
    return this.#whole.spent;
  }

  worth({ codes, rowsLeft }: Belief, asked: number, most: number): Worth {
    if (rowsLeft === 0) return OVER;
    const { nodes = Infinity, ms } = this.#thinking.budget;
    const left = { nodes: Math.min(most, nodes - this.#whole.nodes) };
    const time = ms === undefined ? left : { ...left, ms: this.#start + ms - this.#thinking.now() };
    const effort = new Effort({ ...this.#thinking, budget: time });
    const { total, exact } = this.#seeker.advise(codes, rowsLeft, asked, effort);
    this.#whole.spend(effort.nodes);
    return { total, exact };
  }

  /** The same if this row is made, `next` being the worth of the belief that it really led to. */
  worthOf({ codes, rowsLeft }: Belief, row: Row, next: Worth): Worth {
    const number = (row.kind === 'color' ? 0 : TRIPLES) + tripleOf(row);
    const given = answerNumber(row.black, row.white);
    let [total, exact] = [codes.length, true];
    for (const [answer, part] of partition(codes, number).entries()) {
      if (part.length === 0) continue;
      const child = { codes: part, rowsLeft: after(rowsLeft, number, answer) };
      const worth = answer === given ? next : this.worth(child, BOTH, NODES_ON_THE_WAY);
      total += worth.total;
      exact &&= worth.exact;
    }
    return { total, exact };
  }
}
