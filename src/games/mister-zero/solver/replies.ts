/**
 * One reply to many moves. If the other side placed its reply first, the player to act would have two moves in a row. The
 * moves that lose even so need no search: to each of them the reply is there.
 */
import type { Board } from './board.ts';
import { type Ahead, aheadOf } from './endgame/ahead.ts';
import type { Level } from './level.ts';
import { Outlook } from './outlook.ts';
import { BRIDGE_COUNT, bitCount, CENTRAL_MASK } from './ways.ts';

/** What the player to act holds, with seven or eight tokens left. */
const OWN = 4;
/** Fewer moves than this are searched as fast. */
const FEW = 9;

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
    if (moves < FEW) return -1;
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
    const winning = this.#winning(board, level.outlook, target, mover === 0);
    const { free } = board;
    board.undo(reply, before, mover ^ 1);
    const number = (reply / BRIDGE_COUNT) | 0;
    const centre = (CENTRAL_MASK >> (reply % BRIDGE_COUNT)) & 1 ? CENTRAL_MASK : 0;
    let kept = from;
    for (let i = from; i < end; i++) {
      const move = moves[i]!;
      const own = (move / BRIDGE_COUNT) | 0;
      const bridge = move - own * BRIDGE_COUNT;
      const token = bitCount(hand & ((1 << own) - 1));
      const place = bitCount(free & ((1 << bridge) - 1));
      const takesBridge = ((free >> bridge) & 1) === 0;
      // an equal token on another central bridge bars the reply or turns it over
      const bars = own === number && ((centre >> bridge) & 1) === 1;
      if (!takesBridge && !bars && ((winning >> (token * (this.#left - 1) + place)) & 1) === 0) continue;
      scores[kept] = scores[i]!;
      moves[kept++] = move;
    }
    return kept;
  }

  /** The moves that win in spite of the reply, as a mask of own token × places + place. */
  #winning(board: Board, settled: Outlook, target: number, red: boolean): number {
    const outlook = this.#outlook;
    outlook.look(board, settled, target);
    if (outlook.low >= target) return red ? -1 : 0;
    if (outlook.high < target) return red ? 0 : -1;
    return this.#ahead.starts(board, outlook, target).winning();
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
