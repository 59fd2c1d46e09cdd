/**
 * One reply to many moves. If the other side placed its reply first, the player to act would have two moves in a row. The
 * moves that lose even so need no search: to each of them the reply is there.
 */

import { Outlook } from '../bounds/settled-walk.ts';
import { type Ahead, aheadOf } from '../endgame/head-start.ts';
import type { Board } from '../position/board.ts';
import { BRIDGE_COUNT, bitCount, CENTRAL_MASK } from '../position/ways.ts';
import type { Level } from './ply.ts';

/** What the player to act holds, with seven or eight tokens left. */
const OWN = 4;
/** Fewer moves than this, by tokens left, are searched as fast. */
const WORTH_STRIKING: Readonly<Record<number, number>> = { 7: 9, 8: 2 };
/** As many moves as this are looked at together, fewer one by one. */
const MANY = 12;

export class Replies {
  readonly #left: number;
  readonly #ahead: Ahead;
  readonly #outlook = new Outlook();
  // tried in the position at hand
  #latest = -1;
  #latestButOne = -1;
  /** What a reply costs in nodes. */
  readonly nodes: number;

  /** For tables of two with seven or eight tokens left. */
  constructor(left: number) {
    this.#left = left;
    this.#ahead = aheadOf(left - 1, OWN);
    this.nodes = left === 8 ? 8 : 2;
  }

  /** Another position. */
  begin(): void {
    this.#latest = -1;
    this.#latestButOne = -1;
  }

  /** A reply worth trying against so many moves, of those that decided last one turn later; or -1. */
  next(board: Board, { latest, latestButOne }: Level, moves: number): number {
    if (moves < WORTH_STRIKING[this.#left]!) return -1;
    for (const reply of [latest, latestButOne]) {
      if (reply === this.#latest || reply === this.#latestButOne || !canReply(board, reply)) continue;
      this.#latestButOne = this.#latest;
      this.#latest = reply;
      return reply;
    }
    return -1;
  }

  /** Strikes out the moves, from `from` on, that the reply answers, and says where the others end. */
  strike(board: Board, level: Level, target: number, reply: number, from: number, end: number): number {
    const { moves, scores } = level;
    const { mover, hand } = board;
    const before = board.place(reply, mover ^ 1);
    const { free } = board;
    let asked = 0;
    for (let i = from; i < end; i++) asked |= this.#startWith(moves[i]!, hand, free);
    const winning = this.#winning(board, level.outlook, target, mover === 0, asked);
    board.undo(reply, before, mover ^ 1);
    const number = (reply / BRIDGE_COUNT) | 0;
    const centre = (CENTRAL_MASK >> (reply % BRIDGE_COUNT)) & 1 ? CENTRAL_MASK : 0;
    let kept = from;
    for (let i = from; i < end; i++) {
      const move = moves[i]!;
      const start = this.#startWith(move, hand, free);
      // an equal token on another central bridge bars the reply or turns it over
      const bars = ((move / BRIDGE_COUNT) | 0) === number && ((centre >> (move % BRIDGE_COUNT)) & 1) === 1;
      if (start !== 0 && !bars && (winning & start) === 0) continue;
      scores[kept] = scores[i]!;
      moves[kept++] = move;
    }
    return kept;
  }

  /** A move as a mask of own token × places + place; 0 if its bridge is not free. */
  #startWith(move: number, hand: number, free: number): number {
    const number = (move / BRIDGE_COUNT) | 0;
    const bridge = move - number * BRIDGE_COUNT;
    if (((free >> bridge) & 1) === 0) return 0;
    const token = bitCount(hand & ((1 << number) - 1));
    const place = bitCount(free & ((1 << bridge) - 1));
    return 1 << (token * (this.#left - 1) + place);
  }

  /** Of the moves asked for those that win in spite of the reply; of others maybe too. */
  #winning(board: Board, settled: Outlook, target: number, red: boolean, asked: number): number {
    const outlook = this.#outlook;
    outlook.look(board, settled, target);
    if (outlook.low >= target) return red ? -1 : 0;
    if (outlook.high < target) return red ? 0 : -1;
    const starts = this.#ahead.starts(board, outlook, target);
    return bitCount(asked) < MANY ? starts.winningAmong(asked) : starts.winning();
  }
}

/** Whether the other side can make this move after most moves of the player to act. */
function canReply(board: Board, reply: number): boolean {
  if (reply < 0) return false;
  const number = (reply / BRIDGE_COUNT) | 0;
  const bridge = reply - number * BRIDGE_COUNT;
  if (((board.nextHand >> number) & (board.free >> bridge) & 1) === 0) return false;
  return ((CENTRAL_MASK >> bridge) & 1) === 0 || number !== board.smallestCentral;
}
