/**
 * What each turn of Z-Game gave away, in expected points: 1 a win, ½ a draw, 0 a loss. A turn is judged by what its player
 * could know: the hidden symbols of the enemy as he could believe them, and both turns, the one made and the one that promises
 * most, to the same depth. Certain is a verdict where nothing is hidden any more and every turn is proved to win or to lose.
 */
import type { Budget, Thinking } from '../../../core/bot.ts';
import type { MoveReviewer, PlayedEvent, Verdict } from '../../../core/review.ts';
import { Effort } from '../../../search/effort.ts';
import { write } from '../notation.ts';
import type { ZGameMove, ZGameState } from '../state.ts';
import { view } from '../view.ts';
import { likelihood } from './belief/likelihood.ts';
import { worlds } from './belief/worlds.ts';
import { WEIGHTS } from './evaluation/evaluation.ts';
import { explainTurn } from './explain.ts';
import { PackedBoard } from './packed/board.ts';
import { type PackedMove, unpack } from './packed/codes.ts';
import { rootOrder } from './search/move-order.ts';
import { TABLE_BITS, TranspositionTable } from './search/transposition-table.ts';
import { SURE } from './search/values.ts';
import { Solver } from './solver.ts';

const MOST_WORLDS = 8;
const DEEPEST = 60;
/** Plies in which an end is proved, or not. */
const PROVED_PLIES = 14;
/** Nodes where no budget is named: to find the best turn, to compare it with the one made, to prove all turns. */
const NODES = { find: 200_000, compare: 200_000, prove: 200_000 };
/** The same as parts of a budget. */
const PARTS = { find: 0.4, compare: 0.3, prove: 0.3 };

const table = new TranspositionTable(TABLE_BITS);

type Judged = Pick<Verdict, 'value' | 'after' | 'loss' | 'exact' | 'best'>;

export const reviewer: MoveReviewer<ZGameState, ZGameMove> = {
  of: 'moves',
  scale: { unit: 'points', better: 'more', from: 0, to: 1, even: 0.5, inaccurate: 0.05, mistake: 0.12, blunder: 0.25 },
  judged: ({ moments }) => moments.filter(isTurn).map(({ index }) => index),
  async *review({ moments }, thinking) {
    for (const moment of moments.toReversed()) {
      if (!isTurn(moment)) continue;
      const { index, by, move } = moment;
      yield { index, by: by as number, move: write(move), ...judge(moment, thinking) };
    }
  },
  async explain({ moments }, verdict, thinking) {
    return explainTurn(moments[verdict.index]!, verdict, thinking, table);
  },
};

/** A set-up is chosen before anything can be known of the enemy's. */
const isTurn = ({ move }: PlayedEvent<ZGameState, ZGameMove>): boolean => move.kind !== 'set-up';

function judge({ by, move, before }: PlayedEvent<ZGameState, ZGameMove>, thinking: Thinking): Judged {
  const seat = by === 0 ? 0 : 1;
  const possible = worlds(view(before, seat), MOST_WORLDS, thinking.random, likelihood);
  const counted = before.options.ending === 'count';
  const terms = { weights: WEIGHTS, counted, draw: 0, rootSide: seat };
  const board = new PackedBoard(possible[0]!.state);
  const moves = rootOrder(board, WEIGHTS, counted);
  const text = (each: PackedMove) => write(unpack(board.layout, each));
  const made = moves.find((each) => text(each) === write(move))!;
  table.clear();
  const asking = (part: keyof typeof NODES) => {
    const effort = new Effort({ ...thinking, budget: budgetOf(thinking.budget, part) });
    return new Solver(effort, possible, terms, table, moves);
  };
  // Z8 is left out: what a standstill is worth depends on the way there
  const open = !counted && before.board.every((piece) => piece === null || piece.up);
  const proved = open ? allProved(asking('prove'), moves) : undefined;
  if (proved) {
    const value = Math.max(...proved.values());
    const after = proved.get(made)!;
    const best = moves.filter((each) => proved.get(each) === value).map(text);
    return { value, after, loss: value - after, exact: true, best: best.sort() };
  }
  const found = asking('find').solve(DEEPEST);
  const [liked, after] = compared(asking('compare'), found.move, made, found.depth) ?? [0.5, 0.5];
  const value = Math.max(liked, after);
  const best = [...(liked === value ? [found.move] : []), ...(after === value ? [made] : [])];
  return { value, after, loss: thousandths(value - after), exact: false, best: [...new Set(best)].map(text).sort() };
}

/** The points of each turn, 1 or 0, if all of them are proved. */
function allProved(solver: Solver, moves: readonly PackedMove[]): Map<PackedMove, number> | undefined {
  const proved = new Map<PackedMove, number>();
  for (let depth = 1; depth <= PROVED_PLIES; depth++) {
    for (const move of moves) {
      if (proved.has(move)) continue;
      const values = solver.values(move, depth);
      if (!values) return undefined;
      if (values.every((value) => Math.abs(value) > SURE)) proved.set(move, values[0]! > 0 ? 1 : 0);
    }
    if (proved.size === moves.length) return proved;
  }
  return undefined;
}

/** What both promise, as deep as the effort allows; undefined if it allows nothing. */
function compared(solver: Solver, liked: PackedMove, made: PackedMove, depth: number): [number, number] | undefined {
  let found: [number, number] | undefined;
  for (let each = 1; each <= depth; each++) {
    const one = solver.values(liked, each);
    const other = liked === made ? one : solver.values(made, each);
    if (!one || !other) break;
    found = [thousandths(solver.mean(one)), thousandths(solver.mean(other))];
  }
  return found;
}

/** An estimate has no more digits than it can be sure of. */
const thousandths = (expected: number): number => Math.round(1000 * expected) / 1000;

function budgetOf({ nodes, ms }: Budget, part: keyof typeof NODES): Budget {
  if (nodes === undefined && ms === undefined) return { nodes: NODES[part] };
  const share = PARTS[part];
  return { ...(nodes !== undefined && { nodes: nodes * share }), ...(ms !== undefined && { ms: ms * share }) };
}
