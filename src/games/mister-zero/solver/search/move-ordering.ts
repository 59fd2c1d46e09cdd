/** Move ordering: which moves the search tries, in which order, and how its table writes them. */
import type { SettledWalk } from '../bounds/settled-walk.ts';
import type { PackedBoard } from '../position/board.ts';
import { BRIDGE_COUNT, bitCount, CENTRAL_MASK } from '../position/ways.ts';
import { NO_TABLE_MOVE } from './bounds-table.ts';
import type { Ply } from './ply.ts';

/** In the table a move is the rank of its number in the hand and its bridge, or this for a bridge used already. */
const ELSEWHERE = BRIDGE_COUNT;

// scores of moves that go before all that history knows
const TABLE_MOVE = 1e15;
const KILLER = 1e14;
const SECOND_KILLER = 1e13;

/** Scores the first `count` moves of a ply; the table's move is as the table writes it. */
export function rate(ply: Ply, count: number, hand: number, tableMove: number): void {
  const { moves, scores, history, settled, killer, secondKiller } = ply;
  for (let i = 0; i < count; i++) {
    const move = moves[i]!;
    if (tableMove !== NO_TABLE_MOVE && tableCode(move, hand, settled) === tableMove) scores[i] = TABLE_MOVE;
    else if (move === killer) scores[i] = KILLER;
    else if (move === secondKiller) scores[i] = SECOND_KILLER;
    else scores[i] = history[move]!;
  }
}

/** The best move from `i` on, which then stands at `i`. */
export function takeBest(moves: Int16Array, scores: Float64Array, i: number, count: number): number {
  let best = i;
  for (let j = i + 1; j < count; j++) if (scores[j]! > scores[best]!) best = j;
  const move = moves[best]!;
  moves[best] = moves[i]!;
  scores[best] = scores[i]!;
  moves[i] = move;
  return move;
}

/** The free bridges, but of those used already only one: they may carry anything. The centre rule keeps its own apart. */
export function worthFilling({ free }: PackedBoard, { used }: SettledWalk): number {
  const anyway = free & used & ~CENTRAL_MASK;
  return free ^ (anyway & (anyway - 1));
}

export function tableCode(move: number, hand: number, { used }: SettledWalk): number {
  const number = (move / BRIDGE_COUNT) | 0;
  const bridge = move - number * BRIDGE_COUNT;
  const rank = bitCount(hand & ((1 << number) - 1));
  return rank * (ELSEWHERE + 1) + ((used >> bridge) & 1 ? ELSEWHERE : bridge);
}
