/** The computer player of Z-Game: what it believes, how far it looks, and what a weaker player overlooks. */
import type { Bot, Choice, Level, Thinking } from '../../core/bot.ts';
import { Effort } from '../../search/effort.ts';
import { glance, noticed, SKILLS } from './bot/levels.ts';
import { chooseSetUp } from './bot/set-ups.ts';
import { write } from './notation.ts';
import { likelihood } from './solver/belief/likelihood.ts';
import { Doubt } from './solver/belief/opponent-model.ts';
import { thinned } from './solver/belief/resample.ts';
import { worlds } from './solver/belief/worlds.ts';
import { WEIGHTS } from './solver/evaluation/evaluation.ts';
import { Board } from './solver/packed/board.ts';
import { unpack } from './solver/packed/codes.ts';
import { wary } from './solver/safe-clock.ts';
import { Table } from './solver/search/transposition-table.ts';
import { Solver, type Verdict } from './solver/solver.ts';
import { bothSetUp, type ZGameMove, type ZGameView } from './state.ts';

/** Where the budget says nothing. */
const USUAL_MS = 1000;
/** Somewhat below nothing, so that an even game is played on. */
const DRAW = -25;
/** Worlds drawn for each that is searched. */
const DRAWN = 3;
const table = new Table(18);

export const bot: Bot<ZGameMove, ZGameView> = {
  async choose(view, level, thinking) {
    return bothSetUp(view)
      ? chooseMove(view, level, thinking)
      : { move: chooseSetUp(view, level, thinking.random), info: {} };
  },
};

function chooseMove(view: ZGameView, level: Level, thinking: Thinking): Choice<ZGameMove> {
  const effort = new Effort(wary(thinking, USUAL_MS), USUAL_MS);
  const { deepest, most, overlooks } = SKILLS[level];
  const possible = thinned(worlds(view, DRAWN * most, thinking.random, likelihood), most, thinking.random);
  const board = new Board(possible[0]!.state);
  const terms = {
    weights: WEIGHTS,
    counted: view.options.ending === 'count',
    draw: DRAW,
    hopeful: board.side,
  };
  const all = glance(board, terms.weights, terms.counted);
  const moves = noticed(all, overlooks, thinking.random);
  const taking = (level === 1 ? moves : all).find((move) => (move & 127) === board.zs[board.side ^ 1]);
  const text = (move: number) => write(unpack(board.layout, move));
  if (taking !== undefined) {
    const info = { value: 1, depth: 1, exact: true, line: [text(taking)] };
    effort.report(info);
    return { move: unpack(board.layout, taking), info };
  }
  table.clear();
  const doubt = level === 5 ? new Doubt(effort, possible, terms, table, thinking.random) : undefined;
  const solver = new Solver(effort, possible, terms, table, moves, doubt);
  const told = ({ move, expected, depth }: Verdict) => ({
    value: Math.round(1000 * expected) / 1000,
    depth,
    nodes: effort.nodes,
    line: solver.line(move).map(text),
  });
  const verdict = solver.solve(deepest, (each) => effort.report(told(each)));
  return { move: unpack(board.layout, verdict.move), info: told(verdict) };
}
