/** The computer players of Mister Zero: bot/levels.ts says what they are. */
import type { Bot } from '../../core/bot.ts';
import { LEVELS_OF_PLAY, PLAYER } from './bot/levels.ts';
import { find, notations } from './solver/finding.ts';
import { PackedBoard } from './solver/position/board.ts';
import type { MisterZeroMove, MisterZeroView } from './state.ts';

export const bot: Bot<MisterZeroMove, MisterZeroView> = {
  async choose(view, level, thinking) {
    const board = PackedBoard.of(view);
    const sign = board.mover === 0 ? 1 : -1;
    const finding = find(board, LEVELS_OF_PLAY[level], thinking, PLAYER);
    const { exact, nodes } = finding;
    const line = notations(board, finding.line);
    const info = { value: sign * finding.value, depth: line.length, nodes, exact, line };
    thinking.report?.(info);
    return { move: board.toMove(finding.line[0]!), info };
  },
};
