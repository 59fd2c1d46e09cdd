/** Every game the suites run on: those on the shelf and the template. */
import type { GameModule } from '../../src/core/game.ts';
import { template } from '../../src/games/_template/index.ts';
import * as games from '../../src/games/index.ts';

export const shelf: readonly GameModule[] = Object.values(games);
export const everyGame: readonly GameModule[] = [...shelf, template];

export function gameCalled(id: string): GameModule {
  const found = everyGame.find(({ rules }) => rules.id === id);
  if (!found) throw new Error(`no game ${id}`);
  return found;
}
