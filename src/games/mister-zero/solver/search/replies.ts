/**
 * One reply to many moves. If the other side placed its reply first, the player to act would have two moves in a row. The
 * moves that lose even so need no search: to each of them the reply is there.
 */
import { SettledWalk } from '../bounds/settled-walk.ts';
import { type HeadStartGame, headStartGame } from '../endgame/head-start.ts';
import type { PackedBoard } from '../position/board.ts';
import { BRIDGE_COUNT, bitCount, CENTRAL_MASK, NO_MOVE } from '../position/ways.ts';
import type { Ply } from './ply.ts';

/** A reply is tried with so many tokens left. */
export const REPLIED_LEFT: readonly number[] = [7, 8];
/** What the player to act holds then. */
const OWN = 4;
/** Fewer moves than this, by tokens left, are searched as fast. */
const WORTH_PRUNING: Readonly<Record<number, number>> = { 7: 9, 8: 2 };
/** What a reply costs in nodes, by tokens left. */
const NODES: Readonly<Record<number, number>> = { 7: 2, 8: 8 };
/** As many moves as this are looked at together, fewer one by one. */
const MANY = 12;

export class Replies {
  readonly #left: number;
  readonly #headStart: HeadStartGame;
  readonly #settled = new SettledWalk();
  // tried in the position at hand
  #tried = NO_MOVE;
  #triedBefore = NO_MOVE;
  /** What a reply costs. */
  readonly nodes: number;

  /** For tables of two with seven or eight tokens left. */
  constructor(left: number) {
    this.#left = left;
    this.#headStart = headStartGame(left - 1, OWN);
    this.nodes = NODES[left]!;
  }

  /** Another position. */
  begin(): void {
    this.#tried = NO_MOVE;
    this.#triedBefore = NO_MOVE;
  }

  /** A reply worth trying against so many moves, a killer one ply deeper; or NO_MOVE. */
  next(board: PackedBoard, { killer, secondKiller }: Ply, moves: number): number {
    if (moves < WORTH_PRUNING[this.#left]!) return NO_MOVE;
    for (const reply of [killer, secondKiller]) {
      if (reply === this.#tried || reply === this.#triedBefore || !canReply(board, reply)) continue;
      this.#triedBefore = this.#tried;
      this.#tried = reply;
      return reply;
    }
    return NO_MOVE;
  }

  /** Prunes the moves, from `from` on, that the reply answers, and says where the others end. */
  prune(board: PackedBoard, ply: Ply, target: number, reply: number, from: number, end: number): number {
    const { moves, scores } = ply;
    const { mover, hand } = board;
    const before = board.place(reply, mover ^ 1);
    const { free } = board;
    let asked = 0;
    for (let i = from; i < end; i++) asked |= this.#startWith(moves[i]!, hand, free);
    const winning = this.#winning(board, ply.settled, target, mover === 0, asked);
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
  #winning(board: PackedBoard, from: SettledWalk, target: number, red: boolean, asked: number): number {
    const settled = this.#settled;
    settled.extend(board, from, target);
    if (settled.low >= target) return red ? -1 : 0;
    if (settled.high < target) return red ? 0 : -1;
    const starts = this.#headStart.starts(board, settled, target);
    return bitCount(asked) < MANY ? starts.winningAmong(asked) : starts.winning();
  }
}

/** Whether the other side can make this move after most moves of the player to act. */
function canReply(board: PackedBoard, reply: number): boolean {
  if (reply === NO_MOVE) return false;
  const number = (reply / BRIDGE_COUNT) | 0;
  const bridge = reply - number * BRIDGE_COUNT;
  if (((board.nextHand >> number) & (board.free >> bridge) & 1) === 0) return false;
  return ((CENTRAL_MASK >> bridge) & 1) === 0 || number !== board.smallestCentral;
}
