/** Z-Game: the packed board against the rules, and the search on one position of each board, all symbols known. */

import { perft as perftOfRules } from '../src/core/perft.ts';
import { seededRandom } from '../src/core/random.ts';
import { rules } from '../src/games/z-game/index.ts';
import { WEIGHTS } from '../src/games/z-game/solver/evaluation/evaluation.ts';
import { PackedBoard } from '../src/games/z-game/solver/packed/board.ts';
import { generate, MOST_MOVES, takesZ } from '../src/games/z-game/solver/packed/moves.ts';
import { Search } from '../src/games/z-game/solver/search/search.ts';
import { TABLE_BITS, TranspositionTable } from '../src/games/z-game/solver/search/transposition-table.ts';
import { WIN } from '../src/games/z-game/solver/search/values.ts';
import { LAYOUTS, type LayoutName, type ZGameState } from '../src/games/z-game/state.ts';
import { Effort } from '../src/search/effort.ts';

const EVENTS = 10;
const PERFT_DEPTH = 4;
const SEARCH_DEPTH = 10;
/** What the search visits: a change of behaviour shows here. */
const SEARCHED: Readonly<Record<LayoutName, number>> = { compact: 321_148, wide: 443_239, square: 326_214 };

export function benchZGame(): void {
  console.log('\nz-game      perft 4    times faster than rules    depth 10 nodes      nodes/s     value');
  for (const layout of Object.keys(LAYOUTS) as LayoutName[]) {
    const state = position(layout);
    const [nodes, slow] = timed(() => perftOfRules(rules, state, PERFT_DEPTH));
    const [packed, fast] = timed(() => perft(new PackedBoard(state), PERFT_DEPTH));
    if (packed !== nodes) throw new Error(`${layout}: ${packed} positions on the packed board, ${nodes} by the rules`);
    const effort = new Effort({ budget: { nodes: Infinity }, random: seededRandom('bench'), now: () => 0 });
    const terms = { weights: WEIGHTS, counted: false, draw: 0, rootSide: 0 };
    const search = new Search(effort, terms, new TranspositionTable(TABLE_BITS));
    const [value, ms] = timed(() => {
      let best = 0;
      for (let depth = 1; depth <= SEARCH_DEPTH; depth++) best = search.value(new PackedBoard(state), depth, -WIN, WIN);
      return best;
    });
    const cells = [
      layout.padEnd(8),
      pad(nodes, 11),
      pad((slow / fast).toFixed(0), 26),
      pad(effort.nodes, 18),
      pad(Math.round((1000 * effort.nodes) / ms), 12),
      pad(value, 9),
    ];
    console.log(cells.join(' '));
    if (effort.nodes !== SEARCHED[layout]) throw new Error(`${layout}: ${SEARCHED[layout]} nodes are on record`);
  }
}

function position(layout: LayoutName): ZGameState {
  const random = seededRandom(`bench ${layout}`);
  let state = rules.start({ layout, ending: 'draw' }, 2);
  for (let events = 0; events < EVENTS; events++) {
    const [by] = rules.toAct(state);
    state = rules.apply(state, by!, rules.draw(state, by!, random));
  }
  return state;
}

function perft(board: PackedBoard, depth: number): number {
  if (depth === 0) return 1;
  if (board.bare || board.standsStill()) return 0;
  const start = depth * MOST_MOVES;
  const end = generate(board, MOVES, start);
  if (depth === 1) return end - start;
  let nodes = 0;
  for (let i = start; i < end; i++) {
    const move = MOVES[i]!;
    if (takesZ(board, move)) continue;
    board.make(move);
    nodes += perft(board, depth - 1);
    board.unmake(move);
  }
  return nodes;
}

const MOVES = new Int16Array((PERFT_DEPTH + 1) * MOST_MOVES);

function timed<T>(work: () => T): [result: T, ms: number] {
  const before = performance.now();
  const result = work();
  return [result, performance.now() - before];
}

const pad = (value: string | number, width: number) => String(value).padStart(width);
