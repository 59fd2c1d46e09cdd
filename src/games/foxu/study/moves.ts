/** What every slide leads to, written on the board where it would end; and how far the end is. */
import type { Thinking } from '../../../core/bot.ts';
import type { Reason } from '../../../core/review.ts';
import type { Highlight, Insight } from '../../../core/study.ts';
import { Effort } from '../../../search/effort.ts';
import { toAct } from '../rules.ts';
import { Solver } from '../solver/solver.ts';
import { BOARD, type FoxuState } from '../state.ts';
import { byWorth, slidesAndSwap, type Worth, worthsOf } from './worths.ts';

/** First what is seen at once, then all of it; none where nobody is to slide. */
export function* movesInsights(state: FoxuState, thinking: Thinking): Generator<Insight> {
  const by = toAct(state)[0];
  if (typeof by !== 'number' || !state.tubes) return;
  const moves = slidesAndSwap(state, by);
  const { nodes = Infinity, ...budget } = thinking.budget;
  const quick = { ...budget, nodes: Math.min(nodes, AT_ONCE) };
  const solver = new Solver(new Effort({ ...thinking, budget: quick }));
  const first = worthsOf(state, moves, solver);
  yield insightOf(first, by);
  if (first.every(({ exact }) => exact)) return;
  solver.effort = new Effort(thinking);
  yield insightOf(worthsOf(state, moves, solver), by);
}

/** Nodes, in about half a second. */
const AT_ONCE = 400_000;

function insightOf(worths: readonly Worth[], by: number): Insight {
  const best = worths.toSorted(byWorth)[0]!;
  return {
    key: 'moves',
    parts: [
      { kind: 'says', reasons: [verdict(best, worths, by), ...legend(worths)] },
      { kind: 'spots', spots: worths.flatMap(spot) },
    ],
  };
}

function verdict({ value, exact, distance }: Worth, worths: readonly Worth[], by: number): Reason {
  const mine = { seat: by };
  if (!exact) return { key: 'open', blanks: { mine } };
  const keeping = worths.filter((each) => each.exact && each.value === value).length;
  if (value > 0) return { key: 'winsIn', blanks: { mine, count: distance!, keeping, all: worths.length } };
  if (value < 0) return { key: 'losesIn', blanks: { mine, count: distance! } };
  return { key: 'draws', blanks: { mine, keeping, all: worths.length } };
}

/** What the marks on the board mean, of those that are there. */
function legend(worths: readonly Worth[]): Reason[] {
  const swap = worths.find(({ move }) => move.kind === 'swap');
  const swaps: Reason[] = swap?.exact ? [{ key: SWAP[Math.sign(swap.value) + 1]!, blanks: {} }] : [];
  return [...swaps, { key: 'legend', blanks: {} }];
}
const SWAP = ['swapLoses', 'swapDraws', 'swapWins'] as const;

const WEIGHTS = [0.25, 0.55, 1] as const;

function spot({ move, value, exact, distance }: Worth): Highlight[] {
  if (move.kind !== 'slide') return [];
  const target = BOARD.name(move.to);
  const label = exact ? markOf(value, distance) : '?';
  return [{ target, name: target, weight: exact ? WEIGHTS[Math.sign(value) + 1]! : 0.1, label }];
}

/** A win in five slides, a loss in four, a draw. */
export const markOf = (value: number, distance: number | undefined): string =>
  value === 0 ? '=' : `${value > 0 ? '+' : '−'}${distance ?? ''}`;
