/** What it takes to teach a game: its rules, its board and its words. */
import type { Board } from '../../board/board.ts';
import type { Learning } from '../../board/learn.ts';
import type { GameText } from '../../core/text.ts';
import type { DrawnGame } from '../../games/module.ts';
import { useLater } from '../loading.ts';
import { language } from '../text/index.ts';

export interface Teaching {
  readonly module: DrawnGame;
  readonly board: Board;
  readonly text: GameText;
}

export interface Taught extends Teaching {
  readonly learning: Learning;
}

/** Undefined until it has arrived. There is no lesson without a board. */
export function useTeaching(module: DrawnGame): Taught | undefined {
  return useLater(async () => {
    const loaded = await Promise.all([module.learn?.[language()](), module.board?.(), module.text[language()]()]);
    const [learning, board, text] = loaded;
    return learning && board && { module, learning, board, text };
  }, [module, language()]);
}
