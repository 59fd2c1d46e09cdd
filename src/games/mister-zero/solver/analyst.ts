/** What can be said about a position of Mister Zero: `value` (red's tokens less green's with best play), `exact`, the `line`. */
import type { Analyst } from '../../../core/bot.ts';
import type { MisterZeroView } from '../state.ts';
import { find, keptTree, NO_LIMITS, notations, type Role } from './finding.ts';
import { PackedBoard } from './position/board.ts';
import { warmUp } from './warm-up.ts';

const ANALYST: Role = { plays: false, share: 0.98, hope: 1 };

export const analyst: Analyst<MisterZeroView> = {
  async analyse(view, thinking) {
    const board = PackedBoard.of(view);
    if (board.left === 0) return { value: board.margin(), exact: true, line: [] };
    const { value, exact, line } = find(board, NO_LIMITS, thinking, ANALYST);
    return { value, exact, line: notations(board, line) };
  },
  prepare(helper) {
    warmUp(keptTree(), helper);
  },
};
