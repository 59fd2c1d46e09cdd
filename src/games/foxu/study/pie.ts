/**
 * The pie: what each first slide is worth, and how many answers to it win. Whoever answers may take over the blue tube, so a
 * first slide is the fairer the longer it lasts, and the harder to answer the fewer answers win.
 */
import type { Thinking } from '../../../core/bot.ts';
import type { Fact, Reason } from '../../../core/review.ts';
import type { Insight, InsightLine } from '../../../core/study.ts';
import { Effort } from '../../../search/effort.ts';
import { write } from '../notation.ts';
import { type Opening, openings } from '../solver/opening/opening.ts';
import { isOver, slides } from '../solver/position/position.ts';
import { slideLine } from '../solver/solution.ts';
import { Solver } from '../solver/solver.ts';
import type { FoxuState } from '../state.ts';

/** So deep the first telling goes: it is there at once. */
const FIRST_DEPTH = 6;
const MOST_LINES = 3;
const LINE = 8;

interface Slice extends Opening {
  /** The answers that win, the swap among them; undefined where the effort did not reach. */
  readonly winning: number | undefined;
  /** All answers, the swap among them. */
  readonly answers: number;
}

/** Before the first slide: first what is seen at once, then all of it. */
export async function* pieInsights(state: FoxuState, thinking: Thinking): AsyncGenerator<Insight> {
  const solver = new Solver(new Effort(thinking));
  const all = [...openings(state)];
  const deepenings = all.map(({ after }) => solver.deepen(after));
  const isOpen = () => all.some(({ verdict }) => verdict === undefined);
  for (let depth = 1; isOpen() && !solver.effort.spent; depth++) {
    for (const [i, opening] of all.entries()) {
      if (opening.verdict !== undefined) continue;
      const verdict = deepenings[i]!.next();
      if (solver.effort.spent) break;
      all[i] = { ...opening, verdict };
    }
    if (depth === FIRST_DEPTH && isOpen()) yield insightOf(state, all.map(uncounted), solver);
  }
  yield insightOf(
    state,
    all.map((opening) => counted(opening, solver)),
    solver,
  );
}

const uncounted = (opening: Opening): Slice => ({
  ...opening,
  winning: undefined,
  answers: slides(opening.after).length + 1,
});

function counted(opening: Opening, solver: Solver): Slice {
  const { verdict, after } = opening;
  if (verdict === undefined || verdict === 0) return { ...uncounted(opening), ...(verdict === 0 && { winning: 0 }) };
  let winning = verdict < 0 ? 1 : 0;
  for (const answer of slides(after)) {
    const worth = isOver(answer.after) ? (answer.after.otherLeft === 0 ? -1 : 0) : solver.outcome(answer.after);
    if (worth === undefined) return uncounted(opening);
    if (worth < 0) winning++;
  }
  return { ...uncounted(opening), winning };
}

function insightOf(state: FoxuState, slices: readonly Slice[], solver: Solver): Insight {
  const sorted = slices.toSorted((one, other) => length(other) - length(one));
  const rows = sorted.map((slice) => [...named(slice), result(slice), answer(slice), winners(slice)]);
  const head = [...(state.tubes ? [] : ['diagonal']), 'firstSlide', 'result', 'answer', 'winners'];
  return {
    key: 'pie',
    parts: [
      { kind: 'says', reasons: fairness(sorted) },
      { kind: 'lines', lines: sorted.slice(0, MOST_LINES).flatMap((slice) => line(slice, solver)) },
      { kind: 'table', head: head.map((key) => ({ key, blanks: {} })), rows },
    ],
  };
}

/** Draws last longest, and what is not known longer than all that is. */
const length = ({ verdict }: Opening): number =>
  verdict === undefined ? Number.MAX_SAFE_INTEGER - 1 : Math.abs(verdict) || Number.MAX_SAFE_INTEGER;

const SECOND = { seat: 1 };

/** What the best first slide keeps. */
function fairness(sorted: readonly Slice[]): Reason[] {
  const unknown = sorted.filter(({ verdict }) => verdict === undefined).length;
  const drawn = sorted.filter(({ verdict }) => verdict === 0).length;
  const pending: Reason[] = unknown > 0 ? [{ key: 'pending', blanks: { count: unknown } }] : [];
  if (drawn > 0) return [{ key: 'pieDrawn', blanks: { count: drawn, all: sorted.length } }, ...pending];
  const longest = sorted.find(({ verdict }) => verdict !== undefined);
  if (!longest) return pending;
  const blanks = { other: SECOND, count: length(longest), all: sorted.length };
  return [...(unknown > 0 ? pending : [{ key: 'pieLost', blanks }]), ...hardest(sorted)];
}

/** Of those that have one winning answer alone. */
function hardest(sorted: readonly Slice[]): Reason[] {
  const only = sorted.filter(({ winning }) => winning === 1).length;
  return only > 0 ? [{ key: 'onlyAnswer', blanks: { count: only } }] : [];
}

function named({ moves }: Slice): Fact[] {
  return moves.map((move) =>
    move.kind === 'diagonal' ? `${move.diagonal.slice(0, 2)}–${move.diagonal.slice(2)}` : write(move),
  );
}

function result({ verdict }: Slice): Fact {
  if (verdict === undefined) return '…';
  return verdict === 0 ? word('draw') : { key: 'wonIn', blanks: { count: Math.abs(verdict) } };
}

/** Which tube whoever answers had better have. */
function answer({ verdict }: Slice): Fact {
  if (!verdict) return verdict === 0 ? word('either') : '…';
  return word(verdict > 0 ? 'keeps' : 'takes');
}

const winners = ({ winning, answers }: Slice): Fact =>
  winning === undefined ? '…' : { key: 'outOf', blanks: { winning, answers } };

const word = (key: string): Reason => ({ key, blanks: {} });

function line({ moves, after, verdict }: Slice, solver: Solver): InsightLine[] {
  if (verdict === undefined) return [];
  const swap = verdict < 0 ? ['swap'] : [];
  const rest = slideLine(solver, after, verdict).map(write);
  const first = moves.map(write);
  const label = {
    key: verdict === 0 ? 'lineDraw' : 'lineLost',
    blanks: { move: first.at(-1)!, count: Math.abs(verdict) },
  };
  return [{ label, moves: [...first, ...swap, ...rest].slice(0, LINE) }];
}
