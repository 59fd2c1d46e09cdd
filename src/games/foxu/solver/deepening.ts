/**
 * A question about one position, asked deeper and deeper until its verdict is there: the side to move is the attacker in
 * odd depths, the other in even ones.
 */
import { count } from './board.ts';
import type { DistanceSearch } from './distance.ts';
import { Haven } from './haven.ts';
import { lead } from './lead.ts';
import type { PatienceSearch } from './patience.ts';
import type { Packed } from './position.ts';
import type { Verdict } from './solver.ts';

/** With h open holes a game is rarely decided later than after 2h + SETTLED slides. */
const SETTLED = 6;
/** From this depth on, searches that do not grow are a sign of a draw. */
const CALM_FROM = 13;
/** Wins within so many slides are looked for wherever a defender would stay. */
export const NEAR = 10;

/** 1: the side to move, -1: the other. */
export type Side = 1 | -1;

export class Deepening {
  depth = 0;
  /** Who seems to win, by what can be seen or by an attack that was refuted. */
  likely: Side;
  /** Known once within() has found out. */
  winner: Side | undefined;
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
    this.likely = lead(position) < 0 ? -1 : 1;
    this.#distance = distance;
    this.#patience = patience;
  }

  /** One slide deeper. Meaningless once the effort is spent, as is all that follows. */
  next(): Verdict | undefined {
    const depth = ++this.depth;
    const may = this.#may;
    if (this.#suspectsDraw()) {
      this.#exclude();
      if (!may.mover && !may.other) return 0;
    }
    const before = this.#distance.effort.nodes;
    const mover = depth % 2 === 1;
    const yes = mover ? may.mover && this.#wins(depth) : may.other && this.#loses(depth);
    const nodes = this.#distance.effort.nodes - before;
    this.#nodes.shift();
    this.#nodes.push(nodes);
    this.#searched += nodes;
    return yes ? (mover ? depth : -depth) : undefined;
  }

  /**
   * Whether either side wins within `depth` slides, however much sooner: that takes far less than the distance. If not,
   * next() goes on from there; if so, it looks no more for wins of the loser.
   */
  within(depth: number): boolean {
    for (let attempt = 0; attempt < 2; attempt++) {
      const side = this.likely;
      if (side > 0 ? this.#wins(depth - ((depth + 1) % 2)) : this.#loses(depth - (depth % 2))) {
        this.#may[side > 0 ? 'other' : 'mover'] = false;
        this.winner = side;
        return true;
      }
      if (this.#distance.effort.spent) return false;
      this.likely = side > 0 ? -1 : 1;
    }
    this.depth = depth;
    return false;
  }

  #wins(depth: number): boolean {
    return this.#distance.wins(this.#position, depth);
  }
  #loses(depth: number): boolean {
    return this.#distance.loses(this.#position, depth);
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
