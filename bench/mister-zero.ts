/** Mister Zero: exact solving of seeded random positions, and the tree search of the first turn. */
import type { Helper } from '../src/core/bot.ts';
import { seededRandom } from '../src/core/random.ts';
import { helperOf } from '../src/engine/helpers.ts';
import { misterZero } from '../src/games/mister-zero/index.ts';
import { Tree } from '../src/games/mister-zero/solver/playouts/tree.ts';
import { PackedBoard } from '../src/games/mister-zero/solver/position/board.ts';
import { randomBoard } from '../src/games/mister-zero/solver/position/random-board.ts';
import { solve } from '../src/games/mister-zero/solver/solution.ts';
import { Effort } from '../src/search/effort.ts';

/** Tokens left, how many positions, and the nodes of all of them together. */
const EXACT = [
  [8, 10, 2_449],
  [9, 10, 39_127],
  [10, 10, 49_721],
  [11, 10, 262_674],
  [12, 10, 920_828],
] as const;
/** With a helper the nodes are another number each time. */
const HELPED = [
  [11, 10],
  [12, 10],
] as const;
const PLAYOUTS = 20_000;

const tree = new Tree();

export function benchMisterZero(): void {
  console.log('\nmister-zero    tokens left        nodes    ms a position: mean     most');
  for (const [left, positions, expected] of EXACT) {
    const nodes = exact('exact', left, positions);
    if (nodes !== expected) throw new Error(`mister-zero, ${left} tokens left: ${nodes} nodes, recorded ${expected}`);
  }
  const helper = helperOf(misterZero);
  if (helper) for (const [left, positions] of HELPED) exact('with a helper', left, positions, helper);
  const effort = Effort.unlimited();
  const before = performance.now();
  tree.plant(new PackedBoard(2), seededRandom('bench'));
  tree.run(effort, PLAYOUTS);
  const seconds = (performance.now() - before) / 1000;
  console.log(`playouts a second, first turn ${pad(Math.round(PLAYOUTS / seconds), 12)}`);
}

/** The nodes of all positions together. */
function exact(name: string, left: number, positions: number, helper?: Helper): number {
  const times: number[] = [];
  let nodes = 0;
  for (let i = 0; i < positions; i++) {
    const effort = Effort.unlimited();
    const before = performance.now();
    const board = randomBoard(left, seededRandom(`bench ${left}`, i));
    tree.plant(board, seededRandom('bench'));
    solve(board, effort, tree, {}, helper);
    times.push(performance.now() - before);
    nodes += effort.nodes;
  }
  const mean = times.reduce((sum, ms) => sum + ms) / positions;
  const most = Math.max(...times);
  const start = `${name.padEnd(14)}${pad(left, 12)} ${pad(nodes, 12)}`;
  console.log(`${start} ${pad(mean.toFixed(0), 22)} ${pad(most.toFixed(0), 8)}`);
  return nodes;
}

const pad = (value: string | number, width: number) => String(value).padStart(width);
