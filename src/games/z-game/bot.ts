/** The computer player of Z-Game: what it believes, how far it looks, and what a weaker player overlooks. */
import type { Bot, Choice, Level, Thinking } from '../../core/bot.ts';
import { Effort } from '../../search/effort.ts';
import { noticed, SKILLS } from './bot/levels.ts';
import { chooseSetUp } from './bot/set-ups.ts';
import { write } from './notation.ts';
import { likelihood } from './solver/belief/likelihood.ts';
import { OpponentModel } from './solver/belief/opponent-model.ts';
import { resampled } from './solver/belief/resample.ts';
import { worlds } from './solver/belief/worlds.ts';
import { WEIGHTS } from './solver/evaluation/evaluation.ts';
import { PackedBoard } from './solver/packed/board.ts';
import { unpack } from './solver/packed/codes.ts';
import { takesZ } from './solver/packed/moves.ts';
import { withSafetyMargin } from './solver/safe-clock.ts';
import { rootOrder } from './solver/search/move-order.ts';
import { TABLE_BITS, TranspositionTable } from './solver/search/transposition-table.ts';
import { Solver, USUAL_MS, type Verdict } from './solver/solver.ts';
import { bothSetUp, type ZGameMove, type ZGameView } from './state.ts';

/** Contempt: somewhat below nothing, so that an even game is played on. */
const DRAW = -25;
/** Worlds drawn for each that is searched. */
const DRAWN_FOR_EACH = 3;
const table = new TranspositionTable(TABLE_BITS);

export const bot: Bot<ZGameMove, ZGameView> = {
  async choose(view, level, thinking) {
    return bothSetUp(view)
      ? chooseMove(view, level, thinking)
      : { move: chooseSetUp(view, level, thinking.random), info: {} };
  },
};

function chooseMove(view: ZGameView, level: Level, thinking: Thinking): Choice<ZGameMove> {
  const effort = new Effort(withSafetyMargin(thinking, USUAL_MS), USUAL_MS);
  const { deepest, worlds: most, overlooks, overlooksZ, modelsOpponent } = SKILLS[level];
  const possible = resampled(worlds(view, DRAWN_FOR_EACH * most, thinking.random, likelihood), most, thinking.random);
  const board = new PackedBoard(possible[0]!.state);
  const terms = {
    weights: WEIGHTS,
    counted: view.options.ending === 'count',
    draw: DRAW,
    rootSide: board.side,
  };
  const all = rootOrder(board, terms.weights, terms.counted);
  const moves = noticed(all, overlooks, thinking.random);
  const taking = (overlooksZ ? moves : all).find((move) => takesZ(board, move));
  const text = (move: number) => write(unpack(board.layout, move));
  if (taking !== undefined) {
    const info = { value: 1, depth: 1, exact: true, line: [text(taking)] };
    effort.report(info);
    return { move: unpack(board.layout, taking), info };
  }
  table.clear();
  const opponentModel = modelsOpponent ? new OpponentModel(effort, possible, terms, table, thinking.random) : undefined;
  const solver = new Solver(effort, possible, terms, table, moves, opponentModel);
  const told = ({ move, expected, depth }: Verdict) => ({
    value: Math.round(1000 * expected) / 1000,
    depth,
    nodes: effort.nodes,
    line: solver.line(move).map(text),
  });
  const verdict = solver.solve(deepest, (each) => effort.report(told(each)));
  return { move: unpack(board.layout, verdict.move), info: told(verdict) };
}
