/**
 * Whether a side can force a win at all, however long it takes: asked where no near win is found, to prove draws.
 *
 * Within one set of open holes a quiet slide uses up patience (F3) and a drop gives it all back, so the game cannot
 * turn in circles, and who wins with some patience also wins with more. For each position and attacker two numbers
 * are kept: the patience that is known to be too little, and the one that is known to be enough.
 */
import { QUIET_LIMIT } from '../../state.ts';
import type { DistanceSearch } from '../distance/distance-search.ts';
import { keyOf, type Packed, slides } from '../position/position.ts';

/** So many slides ahead the distance search answers faster. */
const NEAR = 8;

interface Known {
  tooLittle: number;
  enough: number;
}

export class PatienceSearch {
  readonly #distance: DistanceSearch;
  readonly #known = new Map<number, Known>();

  constructor(distance: DistanceSearch) {
    this.#distance = distance;
  }

  /** Whether the attacker, who is to move or not, can force a win. Meaningless once the effort is spent. */
  forces(position: Packed, attacks: boolean): boolean {
    for (let patience = 1; patience <= position.quietLeft; patience++) {
      if (this.#visit(position, patience, attacks)) return true;
      if (this.#distance.effort.spent) return false;
    }
    return false;
  }

  #visit(position: Packed, patience: number, attacks: boolean): boolean {
    const known = this.#recall(position, attacks);
    if (patience >= known.enough) return true;
    if (patience <= known.tooLittle) return false;
    if (!this.#distance.effort.spend()) return false;
    const forced = this.#force(position, patience, attacks);
    if (this.#distance.effort.spent) return false;
    if (forced) known.enough = Math.min(known.enough, patience);
    else known.tooLittle = Math.max(known.tooLittle, patience);
    return forced;
  }

  #force(position: Packed, patience: number, attacks: boolean): boolean {
    for (const { drops, after } of slides(position)) {
      // F3: a quiet slide with the last patience is a draw, which is no win
      const reached =
        after.otherLeft === 0
          ? attacks
          : drops > 0
            ? this.forces(after, !attacks)
            : patience > 1 && this.#visit(after, patience - 1, !attacks);
      if (reached === attacks) return attacks;
      if (this.#distance.effort.spent) return false;
    }
    return !attacks;
  }

  #recall(position: Packed, attacks: boolean): Known {
    const key = keyOf(position, attacks);
    let known = this.#known.get(key);
    if (!known) {
      known = this.#near(position, attacks);
      if (!this.#distance.effort.spent) this.#known.set(key, known);
    }
    return known;
  }

  #near(position: Packed, attacks: boolean): Known {
    const fresh = { ...position, quietLeft: QUIET_LIMIT };
    for (let depth = 1; depth <= NEAR; depth++) {
      const moverAttacks = depth % 2 === 1;
      if (moverAttacks ? this.#distance.wins(fresh, depth) : this.#distance.loses(fresh, depth)) {
        return moverAttacks === attacks
          ? { tooLittle: 0, enough: depth }
          : { tooLittle: QUIET_LIMIT, enough: Infinity };
      }
    }
    return { tooLittle: 0, enough: Infinity };
  }
}
