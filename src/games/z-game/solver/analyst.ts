/**
 * What can be said about a position of Z-Game by whoever has this view, spectators for instance, who know neither side's
 * hidden symbols: `value` for seat 0, the points to expect between -1 and 1; `line`, the best move on average and how the
 * game goes on if the symbols lie as is likeliest; `exact` where nothing is hidden and the end is forced.
 */
import type { Analyst } from '../../../core/bot.ts';
import { Effort } from '../../../search/effort.ts';
import { outcome } from '../endings.ts';
import { write } from '../notation.ts';
import { bothSetUp, mover, type ZGameView } from '../state.ts';
import { imagine } from '../view.ts';
import { likelihood } from './belief/likelihood.ts';
import { worlds } from './belief/worlds.ts';
import { WEIGHTS } from './evaluation/evaluation.ts';
import { PackedBoard } from './packed/board.ts';
import { unpack } from './packed/codes.ts';
import { withSafetyMargin } from './safe-clock.ts';
import { rootOrder } from './search/move-order.ts';
import { TABLE_BITS, TranspositionTable } from './search/transposition-table.ts';
import { Solver, USUAL_MS } from './solver.ts';

/** Both sides' symbols may be hidden: more worlds than a player asks. */
const MOST_WORLDS = 14;
const DEEPEST = 60;
const table = new TranspositionTable(TABLE_BITS);

export const analyst: Analyst<ZGameView> = {
  async analyse(view, thinking) {
    if (!bothSetUp(view)) return undefined;
    const over = outcome(imagine(view, thinking.random));
    if (over) return { value: over.scores[0]! - over.scores[1]!, exact: true, line: [] };
    const effort = new Effort(withSafetyMargin(thinking, USUAL_MS), USUAL_MS);
    const possible = worlds(view, MOST_WORLDS, thinking.random, likelihood);
    const board = new PackedBoard(possible[0]!.state);
    const counted = view.options.ending === 'count';
    const moves = rootOrder(board, WEIGHTS, counted);
    table.clear();
    const solver = new Solver(effort, possible, { weights: WEIGHTS, counted, draw: 0, rootSide: 0 }, table, moves);
    const { move, expected, depth, sure } = solver.solve(DEEPEST, ({ depth }) => effort.report({ depth }));
    const forSeat0 = mover(view) === 0 ? expected : 0 - expected;
    return {
      value: Math.round(1000 * forSeat0) / 1000 + 0,
      exact: sure && nothingHidden(view),
      line: solver.line(move).map((each) => write(unpack(board.layout, each))),
      depth,
      nodes: effort.nodes,
    };
  },
};

const nothingHidden = ({ pieces }: ZGameView): boolean => Object.values(pieces).every(({ symbol }) => symbol !== null);
