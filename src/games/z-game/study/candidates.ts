/** The turns that promise most in points, by what whoever looks can know: all of them to the same depth, then the best deeper. */

import type { Budget, Thinking } from '../../../core/bot.ts';
import type { Notation, Viewer } from '../../../core/game.ts';
import type { Candidate } from '../../../core/study.ts';
import { Effort } from '../../../search/effort.ts';
import { outcome } from '../endings.ts';
import { write } from '../notation.ts';
import { apply, check } from '../rules.ts';
import { likelihood } from '../solver/belief/likelihood.ts';
import { worlds } from '../solver/belief/worlds.ts';
import { WEIGHTS } from '../solver/evaluation/evaluation.ts';
import { PackedBoard } from '../solver/packed/board.ts';
import { type PackedMove, unpack } from '../solver/packed/codes.ts';
import { rootOrder } from '../solver/search/move-order.ts';
import { TABLE_BITS, TranspositionTable } from '../solver/search/transposition-table.ts';
import { SURE } from '../solver/search/values.ts';
import { Solver } from '../solver/solver.ts';
import { bothSetUp, mover, type ZGameMove, type ZGameState } from '../state.ts';
import { view } from '../view.ts';

const MOST_WORLDS = 8;
const DEEPEST = 40;
/** From this depth on only the best so many go deeper. */
const NARROW_FROM = 3;
const NARROW = 6;
const USUAL: Budget = { ms: 1000 };

const table = new TranspositionTable(TABLE_BITS);

interface Worth {
  readonly move: PackedMove;
  readonly value: number;
  readonly sure: boolean;
}

export function candidates(
  state: ZGameState,
  knowledge: Viewer | 'everything',
  most: number,
  thinking: Thinking,
): readonly Candidate[] {
  if (!bothSetUp(state) || outcome(state) || most < 1) return [];
  const by = mover(state);
  const possible =
    knowledge === 'everything'
      ? [{ state, weight: 1 }]
      : worlds(view(state, knowledge), MOST_WORLDS, thinking.random, likelihood);
  const counted = state.options.ending === 'count';
  const board = new PackedBoard(possible[0]!.state);
  const moves = rootOrder(board, WEIGHTS, counted);
  const { nodes, ms } = thinking.budget;
  const effort = new Effort({ ...thinking, budget: nodes === undefined && ms === undefined ? USUAL : thinking.budget });
  table.clear();
  const solver = new Solver(effort, possible, { weights: WEIGHTS, counted, draw: 0, rootSide: by }, table, moves);
  const isOpen = !counted && state.board.every((piece) => piece === null || piece.up);
  return deepened(solver, moves, most)
    .slice(0, most)
    .map(({ move, value, sure }) => {
      const text = write(unpack(board.layout, move));
      const line = played(state, [
        unpack(board.layout, move),
        ...solver
          .line(move)
          .slice(1)
          .map((each) => unpack(board.layout, each)),
      ]);
      return { by, move: text, value, exact: isOpen && sure, line };
    });
}

/** Depth by depth, as far as the effort reaches: the best first. */
function deepened(solver: Solver, moves: readonly PackedMove[], most: number): readonly Worth[] {
  let known: readonly Worth[] = moves.map((move) => ({ move, value: 0.5, sure: false }));
  for (let depth = 1; depth <= DEEPEST; depth++) {
    const wide = depth < NARROW_FROM ? known.length : Math.max(NARROW, most);
    const next: Worth[] = [];
    for (const { move } of known.slice(0, wide)) {
      const values = solver.values(move, depth);
      if (!values) return known;
      next.push({
        move,
        value: Math.round(1000 * solver.mean(values)) / 1000,
        sure: values.every((value) => Math.abs(value) > SURE),
      });
    }
    known = next.sort((one, other) => other.value - one.value);
    if (known.every(({ sure }) => sure)) break;
  }
  return known;
}

/** As much of a line as is legal on the real board: of what is hidden it may have thought otherwise. */
function played(state: ZGameState, line: readonly ZGameMove[]): readonly Notation[] {
  let at = state;
  const made: Notation[] = [];
  for (const move of line) {
    const by = mover(at);
    if (outcome(at) || check(at, by, move)) break;
    at = apply(at, by, move);
    made.push(write(move));
  }
  return made;
}
