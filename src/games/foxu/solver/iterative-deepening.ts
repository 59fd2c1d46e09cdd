/**
 * Iterative deepening of one position until its verdict is there: the side to move is the attacker in odd depths, the
 * other in even ones; once the winner is known, the upper bound of the distance is lowered to the shortest win.
 */

import type { DistanceSearch } from './distance/distance-search.ts';
import { NO_SLIDE } from './distance/distance-table.ts';
import type { ForcedWinSearch } from './draw/forced-win.ts';
import { Fortress } from './draw/fortress.ts';
import { count } from './position/bits.ts';
import { likelyWinner } from './position/evaluation.ts';
import type { Packed } from './position/position.ts';
import type { Side, Verdict } from './verdict.ts';

/** With h open holes a game is rarely decided later than after 2h + SETTLED slides. */
const SETTLED = 6;
/** From this depth on, searches that do not grow are a sign of a draw. */
const CALM_FROM = 13;
/** Where nobody wins within so many slides, who wins is asked before how soon. */
const WINNER_FIRST_FROM = 8;
/** Nearly all games are decided within so many slides. */
export const WINNER_DEPTH = 18;
/** Positions of a fortress are not lost within so many slides. */
export const FORTRESS_DEPTH = 10;

export class IterativeDeepening {
  /** Nobody wins within so many slides. */
  depth = 0;
  /** Who seems to win, by what can be seen or by an attack that was refuted. */
  likely: Side;
  /** Known once proveWinner() has found out, and that he wins within so many slides. */
  winner: Side | undefined;
  #upperBound = 0;
  /** Where that is the side to move: the slide that proved it. */
  winning = NO_SLIDE;
  readonly #position: Packed;
  readonly #distance: DistanceSearch;
  readonly #forcedWin: ForcedWinSearch;
  /** Who may still force a win. */
  readonly #mayForce = { mover: true, other: true };
  /** Of the last four depths, the deepest last. */
  readonly #nodes = [0, 0, 0, 0];
  #searched = 0;

  constructor(position: Packed, distance: DistanceSearch, forcedWin: ForcedWinSearch) {
    this.#position = position;
    this.likely = likelyWinner(position);
    this.#distance = distance;
    this.#forcedWin = forcedWin;
  }

  /**
   * All steps; undefined if the effort is spent first. Far from the end who wins is asked before how soon: it takes less, is worth more,
   * and halves what is left to ask. `onDepth` is told how deep the last question went:
   * ever deeper, and back to the shortest win once the winner is known.
   */
  solve(onDepth?: (depth: number) => void): Verdict | undefined {
    for (;;) {
      const verdict = this.#advance();
      if (this.#distance.effort.spent) return undefined;
      if (verdict !== undefined) return verdict;
      onDepth?.(this.winner === undefined ? this.depth : this.#upperBound);
    }
  }

  /** Who wins, however soon, or 0; undefined if the effort is spent first. */
  outcome(): Side | 0 | undefined {
    for (;;) {
      const verdict = this.#advance();
      if (this.#distance.effort.spent) return undefined;
      if (verdict !== undefined) return verdict > 0 ? 1 : verdict < 0 ? -1 : 0;
      if (this.winner !== undefined) return this.winner;
    }
  }

  #advance(): Verdict | undefined {
    const verdict = this.next();
    if (this.#distance.effort.spent || verdict !== undefined) return verdict;
    if (this.depth === WINNER_FIRST_FROM && this.winner === undefined) this.proveWinner(WINNER_DEPTH);
    return undefined;
  }

  /** One step on: deeper, or nearer. Meaningless once the effort is spent, as is all that follows. */
  next(): Verdict | undefined {
    if (this.winner !== undefined) return this.#shorten(this.winner);
    this.depth++;
    const may = this.#mayForce;
    if (this.#suspectsDraw()) {
      this.#ruleOut();
      if (!may.mover && !may.other) return 0;
    }
    const before = this.#distance.effort.nodes;
    const side = this.depth % 2 === 1 ? 1 : -1;
    const yes = (side > 0 ? may.mover : may.other) && this.#attack(side, this.depth) > 0;
    const nodes = this.#distance.effort.nodes - before;
    this.#nodes.shift();
    this.#nodes.push(nodes);
    this.#searched += nodes;
    return yes ? side * this.depth : undefined;
  }

  /** Asks for a shorter win until there is none. */
  #shorten(winner: Side): Verdict | undefined {
    const shorter = this.#upperBound - 2 > this.depth ? this.#attack(winner, this.#upperBound - 2) : 0;
    if (shorter === 0) return winner * this.#upperBound;
    this.#upperBound = shorter;
    return undefined;
  }

  /**
   * Whether either side wins within `depth` slides, however much sooner: that takes far less than the distance. If not,
   * next() goes on from there; if so, it goes back to the shortest win.
   */
  proveWinner(depth: number): boolean {
    for (let attempt = 0; attempt < 2; attempt++) {
      const side = this.likely;
      const bound = this.#attack(side, depth - ((side > 0 ? depth + 1 : depth) % 2));
      if (bound > 0) {
        this.winner = side;
        this.#upperBound = bound;
        this.winning = this.#distance.tableSlide(this.#position, true);
        return true;
      }
      if (this.#distance.effort.spent) return false;
      this.likely = side > 0 ? -1 : 1;
    }
    this.depth = depth;
    return false;
  }

  #attack(side: Side, depth: number): number {
    return this.#distance.wonWithin(this.#position, depth, side > 0);
  }

  /** Deeper searches that cost less and less, or a depth at which few holes should be settled. */
  #suspectsDraw(): boolean {
    const { depth } = this;
    const settled = settledAt(this.#position);
    const [a, b, c, d] = this.#nodes as [number, number, number, number];
    return depth >= settled ? (depth - settled) % 4 === 0 : depth >= CALM_FROM && depth % 4 === 1 && c <= a && d <= b;
  }

  /** Strikes out who cannot force a win. A suspicion is worth as many nodes as were searched before. */
  #ruleOut(): void {
    const position = this.#position;
    const may = this.#mayForce;
    const settled = this.depth >= settledAt(position);
    const depth = Math.min(this.depth - 1, FORTRESS_DEPTH);
    const most = settled ? Infinity : this.#searched / 2;
    may.mover &&= !new Fortress(this.#distance, position, true, depth, most).exists();
    may.other &&= !new Fortress(this.#distance, position, false, depth, most).exists();
    // without a fortress only F3 can make it a draw
    if (!settled) return;
    may.mover &&= this.#forcedWin.forces(position, true);
    may.other &&= !may.mover && this.#forcedWin.forces(position, false);
  }
}

const settledAt = ({ open }: Packed) => 2 * count(open) + SETTLED;
