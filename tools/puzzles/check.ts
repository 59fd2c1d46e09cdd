/**
 * npm run puzzles:check [-- GAME …]: proves every shipped puzzle, by the rules alone. Each is replayed from the empty table, its
 * answers are found anew by a search that shares nothing with the solver that made it, and no two are the same puzzle.
 */
import type { GameModule } from '../../src/core/game.ts';
import { findGame, SHELF } from '../../src/games/shelf.ts';
import { checkShelf } from './check-shelf.ts';
import { PROOFS } from './proofs/index.ts';

const asked = process.argv.slice(2);
const games = asked.length > 0 ? asked.map(named) : SHELF.filter((module) => module.puzzles);
for (const module of games) {
  const { id } = module.rules;
  const before = performance.now();
  const { count, faults } = await checkShelf(module, PROOFS[id]!, () => true);
  for (const fault of faults) console.log(fault);
  const seconds = ((performance.now() - before) / 1000).toFixed(0);
  console.log(`${id}: ${count} puzzles, ${faults.length} faults, ${seconds} s`);
  if (faults.length > 0 || count === 0) process.exitCode = 1;
}

function named(id: string): GameModule {
  const module = findGame(id);
  if (!module?.puzzles) throw new Error(`no puzzles of ${id}`);
  return module;
}
