/** The computer player: Seeker and Coder of five levels. */
import type { Bot, Choice, Level, Thinking } from '../../core/bot.ts';
import { Effort } from '../../search/effort.ts';
import { chooseCode } from './bot/coder.ts';
import { consistentRow } from './bot/consistent-seeker.ts';
import { SEEKER_MS, SKILLS } from './bot/levels.ts';
import { write } from './notation.ts';
import { answering, codesOf } from './solver/packed/codes.ts';
import { rowsLeftAfter } from './solver/packed/rows-left.ts';
import { type Advice, NODES_A_ROW, Seeker } from './solver/solver.ts';
import { deckNow, openTo, proposalOf, rowsOf, sideOf } from './solver/view.ts';
import type { MastermindMove, MastermindView } from './state.ts';

const seeker = new Seeker();

export const bot: Bot<MastermindMove, MastermindView> = {
  choose: async (view, level, thinking) =>
    view.phase === 'code' ? chooseCode(deckNow(view), level, thinking) : chooseRow(view, level, thinking),
};

function chooseRow(view: MastermindView, level: Level, thinking: Thinking): Choice<MastermindMove> {
  const open = openTo(view, view.viewer);
  const rows = rowsOf(view, view.round);
  const deck = deckNow(view);
  const { seeks } = SKILLS[level];
  if (seeks !== 'solver') return { move: consistentRow(deck, rows, open, seeks, thinking.random), info: {} };
  const codes = rows.reduce((left, row) => answering(left, row), codesOf(deck));
  const effort = new Effort({ ...thinking, budget: atMost(thinking.budget) });
  const info = ({ row, total, exact }: Advice) => ({
    // rows to go are what a Seeker wants few of
    value: -total / codes.length,
    nodes: effort.nodes,
    exact,
    line: [write(proposalOf(row))],
  });
  const asked = open.reduce((sides, attribute) => sides | sideOf(attribute), 0);
  const advice = seeker.advise(codes, rowsLeftAfter(rows), asked, effort, (found) => effort.report(info(found)));
  return { move: proposalOf(advice.row), info: info(advice) };
}

/** With nodes alone the clock must not matter. */
function atMost({ nodes, ms }: Thinking['budget']): Thinking['budget'] {
  const most = Math.min(nodes ?? NODES_A_ROW, NODES_A_ROW);
  return nodes !== undefined && ms === undefined
    ? { nodes: most }
    : { nodes: most, ms: Math.min(ms ?? SEEKER_MS, SEEKER_MS) };
}
