/** Which moves the solver tries, in which order, and how its table writes them. */

import type { Outlook } from '../bounds/settled-walk.ts';
import type { Board } from '../position/board.ts';
import { BRIDGE_COUNT, bitCount, CENTRAL_MASK } from '../position/ways.ts';
import type { Level } from './ply.ts';

/** In the table a move is the rank of its number in the hand and its bridge, or this for a bridge used already. */
const ELSEWHERE = BRIDGE_COUNT;
/** What the table has where it knows no move. */
export const NO_MOVE = 255;

// scores of moves that go before all that history knows
const TABLE_MOVE = 1e15;
const LATEST = 1e14;
const LATEST_BUT_ONE = 1e13;

/** Scores the first `count` moves of a level; the table's move is as the table writes it. */
export function rate(level: Level, count: number, hand: number, tableMove: number): void {
  const { moves, scores, history, outlook, latest, latestButOne } = level;
  for (let i = 0; i < count; i++) {
    const move = moves[i]!;
    if (tableMove !== NO_MOVE && inTable(move, hand, outlook) === tableMove) scores[i] = TABLE_MOVE;
    else if (move === latest) scores[i] = LATEST;
    else if (move === latestButOne) scores[i] = LATEST_BUT_ONE;
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
