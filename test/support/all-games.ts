/** Every game the suites run on: those on the shelf and the template. */
import { template } from '../../src/games/_template/index.ts';
import type { DrawnGame } from '../../src/games/module.ts';
import { SHELF } from '../../src/games/shelf.ts';

export const everyGame: readonly DrawnGame[] = [...SHELF, template];

export function gameCalled(id: string): DrawnGame {
  const found = everyGame.find(({ rules }) => rules.id === id);
  if (!found) throw new Error(`no game ${id}`);
  return found;
}
