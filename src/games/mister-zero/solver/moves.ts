/** Which moves the solver tries, in which order, and how its table writes them. */
import type { Board } from './board.ts';
import type { Outlook } from './outlook.ts';
import { BRIDGE_COUNT, bitCount, CENTRAL_MASK } from './ways.ts';

/** In the table a move is the rank of its number in the hand and its bridge, or this for a bridge used already. */
const ELSEWHERE = BRIDGE_COUNT;

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
export function worthFilling({ free }: Board, { used }: Outlook): number {
  const anyway = free & used & ~CENTRAL_MASK;
  return free ^ (anyway & (anyway - 1));
}

export function inTable(move: number, hand: number, { used }: Outlook): number {
  const number = (move / BRIDGE_COUNT) | 0;
  const bridge = move - number * BRIDGE_COUNT;
  const rank = bitCount(hand & ((1 << number) - 1));
  return rank * (ELSEWHERE + 1) + ((used >> bridge) & 1 ? ELSEWHERE : bridge);
}
