/**
 * Whether a side can force a win at all, however long it takes: asked where no near win is found, to prove draws.
 *
 * Within one set of open holes a quiet slide uses up one of the quiet slides left (F3) and a drop gives them all back, so
 * the game cannot turn in circles, and who wins with some left also wins with more. The search deepens by that budget. For
 * each position and attacker it keeps the largest one that is known to be too small, and the smallest known to be enough.
 */
import { QUIET_LIMIT } from '../../state.ts';
import type { DistanceSearch } from '../distance/distance-search.ts';
import { keyOf, type Packed, slides } from '../position/position.ts';

/** So many slides ahead the distance search answers faster. */
const DISTANCE_DEPTH = 8;

/** In quiet slides left. */
interface BudgetBounds {
  tooSmall: number;
  enough: number;
}

export class ForcedWinSearch {
  readonly #distance: DistanceSearch;
  readonly #known = new Map<number, BudgetBounds>();

  constructor(distance: DistanceSearch) {
    this.#distance = distance;
  }

  /** Whether the attacker, who is to move or not, can force a win. Meaningless once the effort is spent. */
  forces(position: Packed, attacks: boolean): boolean {
    for (let budget = 1; budget <= position.quietLeft; budget++) {
      if (this.#visit(position, budget, attacks)) return true;
      if (this.#distance.effort.spent) return false;
    }
    return false;
  }

  #visit(position: Packed, budget: number, attacks: boolean): boolean {
    const known = this.#recall(position, attacks);
    if (budget >= known.enough) return true;
    if (budget <= known.tooSmall) return false;
    if (!this.#distance.effort.spend()) return false;
    const forced = this.#force(position, budget, attacks);
    if (this.#distance.effort.spent) return false;
    if (forced) known.enough = Math.min(known.enough, budget);
    else known.tooSmall = Math.max(known.tooSmall, budget);
    return forced;
  }

  #force(position: Packed, budget: number, attacks: boolean): boolean {
    for (const { drops, after } of slides(position)) {
      // F3: the last quiet slide is a draw, which is no win
      const reached =
        after.otherLeft === 0
          ? attacks
          : drops > 0
            ? this.forces(after, !attacks)
            : budget > 1 && this.#visit(after, budget - 1, !attacks);
      if (reached === attacks) return attacks;
      if (this.#distance.effort.spent) return false;
    }
    return !attacks;
  }

  #recall(position: Packed, attacks: boolean): BudgetBounds {
    const key = keyOf(position, attacks);
    let known = this.#known.get(key);
    if (!known) {
      known = this.#near(position, attacks);
      if (!this.#distance.effort.spent) this.#known.set(key, known);
    }
    return known;
  }

  #near(position: Packed, attacks: boolean): BudgetBounds {
    const fresh = { ...position, quietLeft: QUIET_LIMIT };
    for (let depth = 1; depth <= DISTANCE_DEPTH; depth++) {
      const moverAttacks = depth % 2 === 1;
      if (moverAttacks ? this.#distance.wins(fresh, depth) : this.#distance.loses(fresh, depth)) {
        return moverAttacks === attacks ? { tooSmall: 0, enough: depth } : { tooSmall: QUIET_LIMIT, enough: Infinity };
      }
    }
    return { tooSmall: 0, enough: Infinity };
  }
}
