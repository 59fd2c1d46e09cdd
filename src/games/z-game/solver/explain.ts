/** Why a turn was worse than another: what the enemy then takes, with everything shown. */
import type { Thinking } from '../../../core/bot.ts';
import type { Explanation, PlayedEvent, Reason, Verdict } from '../../../core/review.ts';
import { Effort } from '../../../search/effort.ts';
import { outcome } from '../endings.ts';
import { write } from '../notation.ts';
import { LAYOUTS, mover, opponent, type ZGameMove, type ZGameState } from '../state.ts';
import { WEIGHTS } from './evaluation/evaluation.ts';
import { PackedBoard } from './packed/board.ts';
import { unpack } from './packed/codes.ts';
import { rootOrder } from './search/move-order.ts';
import type { TranspositionTable } from './search/transposition-table.ts';
import { Solver } from './solver.ts';

const DEEPEST = 60;
/** Nodes where no budget is named. */
const NODES = 200_000;

export function explainTurn(
  { after }: PlayedEvent<ZGameState, ZGameMove>,
  { by, best, value, after: worth }: Verdict,
  thinking: Thinking,
  table: TranspositionTable,
): Explanation {
  const instead = best.slice(0, 1);
  const refutation = outcome(after) ? [] : lineFrom(after, thinking, table);
  const points: Reason = {
    key: 'points',
    blanks: { mine: { seat: by }, move: best[0]!, value: percent(value), worth: percent(worth) },
  };
  return { instead, refutation: refutation.map(write), reasons: [...taking(after, refutation[0]), points] };
}

/** How the enemy goes on, as if all symbols were known. */
function lineFrom(state: ZGameState, thinking: Thinking, table: TranspositionTable): ZGameMove[] {
  const board = new PackedBoard(state);
  const counted = state.options.ending === 'count';
  const { nodes, ms } = thinking.budget;
  const budget = nodes === undefined && ms === undefined ? { nodes: NODES } : thinking.budget;
  table.clear();
  const terms = { weights: WEIGHTS, counted, draw: 0, rootSide: board.side };
  const moves = rootOrder(board, WEIGHTS, counted);
  const solver = new Solver(new Effort({ ...thinking, budget }), [{ state, weight: 1 }], terms, table, moves);
  const { move } = solver.solve(DEEPEST);
  return solver.line(move).map((each) => unpack(board.layout, each));
}

/** What the enemy's answer takes, and whether that could be known. */
function taking(state: ZGameState, reply: ZGameMove | undefined): Reason[] {
  if (reply?.kind !== 'move') return [];
  const { cell } = LAYOUTS[state.options.layout].grid;
  const [piece, met] = [state.board[cell(reply.from)!], state.board[cell(reply.to)!]];
  if (!piece || !met) return [];
  const other = { seat: mover(state) };
  const blanks = { other, mine: { seat: opponent(mover(state)) }, from: reply.from, to: reply.to };
  const key = met.symbol === 'z' ? 'takesZ' : 'takes';
  return [{ key, blanks }, ...(piece.up ? [] : [{ key: 'hidden', blanks: { cell: reply.from } }])];
}

const percent = (points: number): number => Math.round(100 * points);
