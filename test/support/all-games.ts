/** Every game the suites run on: those on the shelf and the template. */
import type { GameModule } from '../../src/core/game.ts';
import { template } from '../../src/games/_template/index.ts';
import { SHELF } from '../../src/games/shelf.ts';

export const everyGame: readonly GameModule[] = [...SHELF, template];

export function gameCalled(id: string): GameModule {
  const found = everyGame.find(({ rules }) => rules.id === id);
  if (!found) throw new Error(`no game ${id}`);
  return found;
}
