/**
 * A question about one position, asked again and again until its verdict is there: deeper and deeper, the side to move
 * as the attacker in odd depths, the other in even ones; once the winner is known, for ever shorter wins.
 */

import type { DistanceSearch } from './distance/distance-search.ts';
import { NO_SLIDE } from './distance/distance-table.ts';
import type { PatienceSearch } from './draw/forced-win.ts';
import { Haven } from './draw/fortress.ts';
import { count } from './position/board.ts';
import { likelyWinner } from './position/evaluation.ts';
import type { Packed } from './position/position.ts';
import type { Verdict } from './solver.ts';

/** With h open holes a game is rarely decided later than after 2h + SETTLED slides. */
const SETTLED = 6;
/** From this depth on, searches that do not grow are a sign of a draw. */
const CALM_FROM = 13;
const SOON = 8;
/** Nearly all games are decided within so many slides. */
export const IN_TIME = 18;
/** Wins within so many slides are looked for wherever a defender would stay. */
export const NEAR = 10;

/** 1: the side to move, -1: the other. */
export type Side = 1 | -1;

export class Deepening {
  /** Nobody wins within so many slides. */
  depth = 0;
  /** Who seems to win, by what can be seen or by an attack that was refuted. */
  likely: Side;
  /** Known once within() has found out, and that he wins within so many slides. */
  winner: Side | undefined;
  #bound = 0;
  /** Where that is the side to move: the slide that proved it. */
  winning = NO_SLIDE;
  readonly #position: Packed;
  readonly #distance: DistanceSearch;
  readonly #patience: PatienceSearch;
  /** Who may still force a win. */
  readonly #may = { mover: true, other: true };
  /** Of the last four depths, the deepest last. */
  readonly #nodes = [0, 0, 0, 0];
  #searched = 0;

  constructor(position: Packed, distance: DistanceSearch, patience: PatienceSearch) {
    this.#position = position;
    this.likely = likelyWinner(position);
    this.#distance = distance;
    this.#patience = patience;
  }

  /**
   * All steps; undefined if the effort is spent first. Where the game is not decided SOON, who wins is asked before how
   * soon: it takes less, is worth more, and halves what is left to ask. `onDepth` is told how deep the last question went:
   * ever deeper, and back to the shortest win once the winner is known.
   */
  solve(onDepth?: (depth: number) => void): Verdict | undefined {
    for (;;) {
      const verdict = this.next();
      if (this.#distance.effort.spent) return undefined;
      if (verdict !== undefined) return verdict;
      if (this.depth === SOON && this.winner === undefined) this.within(IN_TIME);
      onDepth?.(this.winner === undefined ? this.depth : this.#bound);
    }
  }

  /** One step on: deeper, or nearer. Meaningless once the effort is spent, as is all that follows. */
  next(): Verdict | undefined {
    if (this.winner !== undefined) return this.#shorten(this.winner);
    this.depth++;
    const may = this.#may;
    if (this.#suspectsDraw()) {
      this.#exclude();
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
    const shorter = this.#bound - 2 > this.depth ? this.#attack(winner, this.#bound - 2) : 0;
    if (shorter === 0) return winner * this.#bound;
    this.#bound = shorter;
    return undefined;
  }

  /**
   * Whether either side wins within `depth` slides, however much sooner: that takes far less than the distance. If not,
   * next() goes on from there; if so, it goes back to the shortest win.
   */
  within(depth: number): boolean {
    for (let attempt = 0; attempt < 2; attempt++) {
      const side = this.likely;
      const bound = this.#attack(side, depth - ((side > 0 ? depth + 1 : depth) % 2));
      if (bound > 0) {
        this.winner = side;
        this.#bound = bound;
        this.winning = this.#distance.lastSlide(this.#position, true);
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
  #exclude(): void {
    const position = this.#position;
    const may = this.#may;
    const settled = this.depth >= settledAt(position);
    const near = Math.min(this.depth - 1, NEAR);
    const most = settled ? Infinity : this.#searched / 2;
    may.mover &&= !new Haven(this.#distance, position, true, near, most).exists();
    may.other &&= !new Haven(this.#distance, position, false, near, most).exists();
    // without a haven only F3 can make it a draw
    if (!settled) return;
    may.mover &&= this.#patience.forces(position, true);
    may.other &&= !may.mover && this.#patience.forces(position, false);
  }
}

const settledAt = ({ open }: Packed) => 2 * count(open) + SETTLED;
