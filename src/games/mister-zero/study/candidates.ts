/** The tokens that promise most: proved near the end where the budget may do, before that by playouts. */
import type { Budget, Thinking } from '../../../core/bot.ts';
import type { Candidate } from '../../../core/study.ts';
import { Effort } from '../../../search/effort.ts';
import { write } from '../notation.ts';
import { toAct } from '../rules.ts';
import { isHopeful, remaining, share } from '../solver/budget.ts';
import { keptTree, notations } from '../solver/finding.ts';
import { PackedBoard } from '../solver/position/board.ts';
import { proveAll, solve } from '../solver/solution.ts';
import type { MisterZeroState } from '../state.ts';
import { view } from '../view.ts';
import { marginAfter, PROVED_LEFT } from './proofs.ts';

/** Playouts where no budget is named. */
const PLAYOUTS = 60_000;
const PROOF_SHARE = 0.7;
/** As much of a line as people look at. */
const LINE = 8;

interface Known {
  readonly line: readonly number[];
  readonly value: number;
  readonly exact: boolean;
}

export function candidates(state: MisterZeroState, most: number, thinking: Thinking): readonly Candidate[] {
  const by = toAct(state)[0];
  if (typeof by !== 'number' || most < 1) return [];
  const board = PackedBoard.of(view(state, 'spectator'));
  const { budget } = thinking;
  const isUnlimited = budget.nodes === undefined && budget.ms === undefined;
  const started = thinking.now();
  const forProof: Budget = isUnlimited ? {} : share(budget, PROOF_SHARE);
  const effort = new Effort({ ...thinking, budget: forProof });
  const hopeful = board.left <= PROVED_LEFT && (isUnlimited || isHopeful(board, forProof, 1));
  const proved = hopeful ? proofs(board, most, effort) : [];
  const rest = isUnlimited ? { nodes: PLAYOUTS } : remaining(budget, effort.nodes, thinking.now() - started);
  const others = proved.length < most ? estimates(board, most, proved, { ...thinking, budget: rest }) : [];
  return [...proved, ...others]
    .sort((one, other) => other.value - one.value)
    .slice(0, most)
    .map(({ line, value, exact }) => ({
      by,
      move: write(board.toMove(line[0]!)),
      value,
      exact,
      line: notations(board, line.slice(0, LINE)),
    }));
}

/** The moves that keep the margin, and others as far as the effort reaches. */
function proofs(board: PackedBoard, most: number, effort: Effort): Known[] {
  const proof = proveAll(board, effort, keptTree());
  if (!proof) return [];
  const sign = board.mover === 0 ? 1 : -1;
  const known: Known[] = [...proof.moves]
    .slice(0, most)
    .map((move) => ({ line: [move, ...lineAfter(board, move, effort)], value: sign * proof.value + 0, exact: true }));
  if (known.length >= most || !proof.complete) return known;
  for (const move of likely(board, most).filter((each) => !proof.moves.includes(each))) {
    const value = marginAfter(board, move, effort);
    if (value === undefined || known.length >= most) break;
    known.push({ line: [move, ...lineAfter(board, move, effort)], value, exact: true });
  }
  return known;
}

/** What a few playouts like. */
function likely(board: PackedBoard, most: number): readonly number[] {
  const tree = keptTree();
  tree.plant(board, () => 0);
  tree.run(Effort.unlimited(), 1000);
  return tree.ranked(2 * most).map(({ line }) => line[0]!);
}

function lineAfter(board: PackedBoard, move: number, effort: Effort): readonly number[] {
  if (effort.spent || board.left === 1) return [];
  const before = board.place(move);
  const tree = keptTree();
  tree.plant(board, () => 0);
  const { line } = solve(board, effort, tree);
  board.undo(move, before);
  return line;
}

/** What is proved leaves less to all others. */
function estimates(board: PackedBoard, most: number, proved: readonly Known[], thinking: Thinking): Known[] {
  const sign = board.mover === 0 ? 1 : -1;
  const tree = keptTree();
  tree.plant(board, thinking.random);
  tree.run(new Effort(thinking));
  const least = proved.length > 0 ? Math.min(...proved.map(({ value }) => value)) : Infinity;
  return tree
    .ranked(2 * most)
    .filter(({ line }) => !proved.some((each) => each.line[0] === line[0]))
    .map(({ line, value }) => ({ line, value: Math.min(sign * value + 0, least), exact: false }));
}
