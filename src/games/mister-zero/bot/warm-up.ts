/** Thinks about a made-up position, so that the first question does not meet a program still being compiled. */
import type { Helper } from '../../../core/bot.ts';
import { pick, seededRandom } from '../../../core/random.ts';
import { Effort } from '../../../search/effort.ts';
import { Board } from '../solver/board.ts';
import { MOVES } from '../solver/level.ts';
import { solve } from './exact.ts';
import type { Tree } from './tree.ts';

/** Hard enough for the two of them. */
const LEFT = 12;
/** From then on they think about as fast as they ever will. */
const NODES = 8000;

const warm = new WeakSet<Helper>();

export function warmUp(tree: Tree, helper: Helper): void {
  if (warm.has(helper)) return;
  warm.add(helper);
  const random = seededRandom('warm-up');
  const board = new Board(2);
  const moves = new Int16Array(MOVES);
  while (board.left > LEFT) board.place(pick(Array.from(moves.subarray(0, board.moves(moves))), random));
  tree.plant(board, random);
  solve(board, new Effort({ budget: { nodes: NODES }, random, now: () => 0 }), tree, {}, helper);
}
