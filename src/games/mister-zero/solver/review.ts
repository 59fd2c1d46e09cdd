/**
 * What each token of a game of Mister Zero gave away, in tokens of the final margin for the mover's side. With twelve
 * tokens left or fewer every verdict is proved, and all moves are known that keep the margin. Before that a tree search names
 * the move it likes best, and both that move and the one made are judged by as many playouts.
 */
import type { Budget, Thinking } from '../../../core/bot.ts';
import type { Notation } from '../../../core/game.ts';
import type { MoveReviewer, PlayedEvent } from '../../../core/review.ts';
import { Effort } from '../../../search/effort.ts';
import { BRIDGES } from '../bridges.data.ts';
import { write } from '../notation.ts';
import type { MisterZeroMove, MisterZeroState } from '../state.ts';
import { view } from '../view.ts';
import { isHopeful, share } from './budget.ts';
import { explainToken } from './explain.ts';
import { keptTree } from './finding.ts';
import { PackedBoard } from './position/board.ts';
import { BRIDGE_COUNT } from './position/ways.ts';
import { prove, proveAll } from './solution.ts';

/** So many tokens left are proved, however long it takes, where no budget is named. */
const PROVED_LEFT = 12;
/** Otherwise only where the budget is this part of what tells who wins on average: many a position takes less. */
const HOPE = 0.2;
/** Of a budget, what a proof may take before the estimate has to be made. */
const PROOF_SHARE = 0.85;
/** Playouts where no budget is named: to find a move, and to judge each of the two. */
const PLAYOUTS = { root: 100_000, child: 50_000 };

/** Red's tokens less green's. */
interface Margin {
  readonly value: number;
  readonly exact: boolean;
}
interface Judged extends Margin {
  readonly after: number;
  readonly best: readonly Notation[];
}

export const reviewer: MoveReviewer<MisterZeroState, MisterZeroMove> = {
  of: 'moves',
  scale: { unit: 'tokens', better: 'more', from: -12, to: 12, even: 0, inaccurate: 1, mistake: 3, blunder: 6 },
  judged: ({ moments }) => moments.map(({ index }) => index),
  async *review({ moments }, thinking) {
    let known: Margin | undefined;
    for (const moment of moments.toReversed()) {
      const board = PackedBoard.of(view(moment.before, 'spectator'));
      const judged = judge(board, moment, thinking, known);
      const sign = board.mover === 0 ? 1 : -1;
      const [value, after] = [sign * judged.value + 0, sign * judged.after + 0];
      const { index, by } = moment;
      const { exact, best } = judged;
      const loss = tenths(value - after);
      yield { index, by: by as number, move: write(moment.move), value, after, loss, exact, best };
      known = judged;
    }
  },
  async explain({ moments }, verdict, thinking) {
    return explainToken(moments[verdict.index]!, verdict, thinking);
  },
};

type Played = PlayedEvent<MisterZeroState, MisterZeroMove>;

/** `known` is the worth of the position after the move, where it was judged before. */
function judge(board: PackedBoard, { move }: Played, thinking: Thinking, known: Margin | undefined): Judged {
  const made = move.number * BRIDGE_COUNT + BRIDGES.indexOf(move.bridge);
  const { budget } = thinking;
  if (isUnlimited(budget)) {
    const proved = board.left <= PROVED_LEFT ? proven(board, made, new Effort(thinking), known) : undefined;
    return proved ?? estimated(board, made, thinking, known);
  }
  if (!isHopeful(board, budget, HOPE)) return estimated(board, made, thinking, known);
  const effort = new Effort({ ...thinking, budget: share(budget, PROOF_SHARE) });
  const rest = { ...thinking, budget: share(budget, 1 - PROOF_SHARE) };
  return proven(board, made, effort, known) ?? estimated(board, made, rest, known);
}

const isUnlimited = ({ nodes, ms }: Budget): boolean => nodes === undefined && ms === undefined;

function proven(board: PackedBoard, made: number, effort: Effort, known: Margin | undefined): Judged | undefined {
  const after = known?.exact ? known.value : afterMove(board, made, () => prove(board, effort, keptTree()));
  if (after === undefined) return undefined;
  const proof = proveAll(board, effort, keptTree());
  if (!proof) return undefined;
  const { value, complete } = proof;
  const best = new Set(after === value ? [...proof.moves, made] : proof.moves);
  // without a better move there is nothing to show
  if (best.size === 0) return undefined;
  return { value, after, exact: complete, best: notationsOf(board, [...best]) };
}

function estimated(board: PackedBoard, made: number, thinking: Thinking, known: Margin | undefined): Judged {
  const tree = keptTree();
  tree.plant(board, thinking.random);
  tree.run(new Effort({ ...thinking, budget: part(thinking.budget, 'root') }));
  const liked = tree.best().line[0]!;
  const sign = board.mover === 0 ? 1 : -1;
  const worth = (move: number) => sign * afterMove(board, move, () => guess(board, thinking));
  const after = known?.exact ? sign * known.value : worth(made);
  const better = liked === made ? after : worth(liked);
  const best = better > after ? [liked] : better === after ? [liked, made] : [made];
  const value = sign * Math.max(better, after);
  return { value, after: sign * after, exact: false, best: notationsOf(board, [...new Set(best)]) };
}

/** What a position may come to: proved where that is near, else by playouts. */
function guess(board: PackedBoard, thinking: Thinking): number {
  const { budget } = thinking;
  if (board.left <= PROVED_LEFT && isUnlimited(budget)) {
    const proved = prove(board, new Effort(thinking), keptTree());
    if (proved !== undefined) return proved;
  }
  const tree = keptTree();
  tree.plant(board, thinking.random);
  tree.run(new Effort({ ...thinking, budget: part(budget, 'child') }));
  return tree.best().value;
}

/** Half of a budget to find a move, a quarter to judge it, and a quarter for the one that was made. */
const part = (budget: Budget, of: keyof typeof PLAYOUTS): Budget =>
  isUnlimited(budget) ? { nodes: PLAYOUTS[of] } : share(budget, of === 'root' ? 1 / 2 : 1 / 4);

/** Asked with the token placed; the board is as before in the end. */
function afterMove<Found>(board: PackedBoard, move: number, ask: () => Found): Found | number {
  const before = board.place(move);
  const found = board.left === 0 ? board.margin() : ask();
  board.undo(move, before);
  return found;
}

const notationsOf = (board: PackedBoard, moves: readonly number[]): Notation[] =>
  moves.map((move) => write(board.toMove(move))).sort();

/** What playouts tell has one digit. */
const tenths = (margin: number): number => Math.round(10 * margin) / 10;
