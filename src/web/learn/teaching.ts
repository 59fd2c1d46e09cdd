/** What it takes to teach a game: its rules, its board and its words. */

import type { Board } from '../../board/board.ts';
import type { Learning } from '../../board/learn.ts';
import type { GameModule } from '../../core/game.ts';
import type { GameText } from '../../core/text.ts';
import { useLater } from '../loading.ts';
import { language } from '../text/index.ts';

export interface Teaching {
  readonly module: GameModule;
  readonly board: Board;
  readonly text: GameText;
}

/** Undefined until it has arrived. */
export function useTeaching(module: GameModule): (Teaching & { readonly learning: Learning }) | undefined {
  return useLater(async () => {
    const loaded = await Promise.all([module.learn?.[language()](), module.board?.(), module.text[language()]()]);
    const [learning, board, text] = loaded;
    return { module, learning: learning as Learning, board: board as Board, text };
  }, [module, language()]);
}
