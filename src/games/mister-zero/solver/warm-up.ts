/** Thinks about a made-up position, so that the first question does not meet a program still being compiled. */
import type { Helper } from '../../../core/bot.ts';
import { seededRandom } from '../../../core/random.ts';
import { Effort } from '../../../search/effort.ts';
import type { Tree } from './playouts/tree.ts';
import { randomBoard } from './position/random-board.ts';
import { hasJoined, solve } from './solution.ts';

/** Hard enough for the two of them. */
const LEFT = 12;
/** By then most of it is compiled. */
const NODES = 8000;

export function warmUp(tree: Tree, helper: Helper): void {
  if (hasJoined(helper)) return;
  const random = seededRandom('warm-up');
  const board = randomBoard(LEFT, random);
  tree.plant(board, random);
  solve(board, new Effort({ budget: { nodes: NODES }, random, now: () => 0 }), tree, {}, helper);
}
