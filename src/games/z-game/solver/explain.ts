/** Why a turn was worse than another: what the enemy then captures, and what was to be gained or saved, with everything shown. */
import type { Thinking } from '../../../core/bot.ts';
import type { Explanation, PlayedEvent, Reason, Verdict } from '../../../core/review.ts';
import { Effort } from '../../../search/effort.ts';
import { outcome } from '../endings.ts';
import { write } from '../notation.ts';
import { apply, legal } from '../rules.ts';
import { mover, type ZGameMove, type ZGameState } from '../state.ts';
import { WEIGHTS } from './evaluation/evaluation.ts';
import { missed, named, pieceOn } from './missed.ts';
import { PackedBoard } from './packed/board.ts';
import { unpack } from './packed/codes.ts';
import { rootOrder } from './search/move-order.ts';
import type { TranspositionTable } from './search/transposition-table.ts';
import { Solver } from './solver.ts';

const DEEPEST = 60;
/** Nodes where no budget is named. */
const NODES = 200_000;
/** As much of a line as can be believed where symbols are hidden. */
const LINE = 6;

export function explainTurn(
  { before, after }: PlayedEvent<ZGameState, ZGameMove>,
  { by, best, after: worth }: Verdict,
  thinking: Thinking,
  table: TranspositionTable,
): Explanation {
  const better = legal(before, by).list.find((move) => write(move) === best[0])!;
  const could = apply(before, by, better);
  const [refutation, onwards] = [after, could].map((state) =>
    outcome(state) ? [] : lineFrom(state, thinking, table).slice(0, LINE),
  ) as [ZGameMove[], ZGameMove[]];
  const follows = outcome(after) ? [{ key: 'ended', blanks: {} }] : captures(after, refutation);
  const drifts: Reason = { key: 'drifts', blanks: { mine: { seat: by }, worth: Math.round(100 * worth) } };
  return {
    instead: [better, ...onwards].map(write),
    refutation: refutation.map(write),
    reasons: [...(follows.length > 0 ? follows : [drifts]), ...missed({ before, after, could }, better)],
  };
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

/** What the enemy captures first, if he is the first to capture, and whether that could be known. */
function captures(state: ZGameState, line: readonly ZGameMove[]): Reason[] {
  let at = state;
  for (const [i, move] of line.entries()) {
    const by = mover(at);
    const met = move.kind === 'move' ? pieceOn(at, move.to) : null;
    if (move.kind === 'move' && met) {
      if (by !== mover(state)) return [];
      const { from, to } = move;
      const blanks = { other: { seat: by }, from, to, piece: named(met) };
      if (i > 0) return [{ key: 'takesLater', blanks }];
      const wasHidden = pieceOn(at, from)?.up === false;
      return [
        { key: met.symbol === 'z' ? 'takesZ' : 'takes', blanks },
        ...(wasHidden ? [{ key: 'hidden', blanks: { cell: from } }] : []),
      ];
    }
    at = apply(at, by, move);
  }
  return [];
}
