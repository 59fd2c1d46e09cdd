/**
 * Whether the defender has a fortress: a set of positions that he can stay in for ever. In it the attacker never wins at
 * once, every slide of his leads to another position of the set, and the defender has for each one slide that does, or
 * wins himself. It proves that the attacker cannot force a win, whatever the quiet count: F3 only helps the defender.
 * Found as a fixed point: positions that lead out are put outside until nothing changes.
 */
import { QUIET_LIMIT } from '../../state.ts';
import type { DistanceSearch } from '../distance/distance-search.ts';
import { keyOf, type Packed, slides } from '../position/position.ts';

/** A fortress that is larger is not worth the search. */
const MOST_POSITIONS = 3000;
const AGAIN = 'again';

export class Fortress {
  readonly #distance: DistanceSearch;
  readonly #attacks: boolean;
  readonly #depth: number;
  /** Whether a position was found to be outside, by key. */
  readonly #outside = new Map<number, boolean>();
  /** By key: the defender's slide that stays inside. */
  readonly #slides = new Map<number, number>();
  readonly #root: Packed;
  readonly #mostNodes: number;

  /**
   * `attacks`: the attacker is to move at the root. Positions that he wins within `depth` slides are outside. The search
   * is given up after about so many nodes.
   */
  constructor(distance: DistanceSearch, root: Packed, attacks: boolean, depth: number, nodes = Infinity) {
    this.#distance = distance;
    this.#root = uncounted(root);
    this.#attacks = attacks;
    this.#depth = depth;
    this.#mostNodes = distance.effort.nodes + nodes;
  }

  /** False if there is none, or none was found; meaningless once the effort is spent. */
  exists(): boolean {
    // what a pass finds outside may have been relied on before in the same pass
    while (!this.#isOutside(this.#root, this.#attacks)) {
      const found = this.#pass();
      if (found !== AGAIN) return found;
    }
    return false;
  }

  /** Where the defender slides to from a position of the fortress that exists() has found; he is to move. */
  slideInside(position: Packed): number | undefined {
    return this.#slides.get(keyOf(position, false));
  }

  /** Walks the set from the root: true if nothing in it leads out, false if it is not worth going on. */
  #pass(): boolean | typeof AGAIN {
    const seen = new Set<number>();
    let frontier: Packed[] = [];
    let next: Packed[] = [this.#root];
    let attacks = !this.#attacks;
    let found: boolean | typeof AGAIN = true;
    const add = (position: Packed) => {
      const key = keyOf(position, !attacks);
      if (seen.has(key) || this.#wonByDefender(position, !attacks)) return;
      seen.add(key);
      next.push(position);
    };
    while (next.length > 0) {
      [frontier, next, attacks] = [next, [], !attacks];
      for (const position of frontier) {
        if (!this.#worthGoingOn() || seen.size > MOST_POSITIONS) return false;
        if (!this.#stays(position, attacks, add)) {
          this.#outside.set(keyOf(position, attacks), true);
          found = AGAIN;
        }
      }
    }
    return found;
  }

  #worthGoingOn(): boolean {
    const { effort } = this.#distance;
    return effort.spend() && effort.nodes < this.#mostNodes;
  }

  /** Adds where the game can go from here: every slide of the attacker, one of the defender. */
  #stays(position: Packed, attacks: boolean, add: (position: Packed) => void): boolean {
    const all = slides(position);
    if (attacks) {
      if (all.some(({ after }) => after.otherLeft === 0 || this.#isOutside(uncounted(after), false))) return false;
      for (const { after } of all) add(uncounted(after));
      return true;
    }
    if (all.some(({ after }) => after.otherLeft === 0)) return true;
    const first = this.#distance.tableSlide(position, false);
    const staying = all
      .sort((a, b) => Number(b.to === first) - Number(a.to === first) || b.drops - a.drops)
      .find(({ after }) => !this.#isOutside(uncounted(after), true));
    if (!staying) return false;
    this.#slides.set(keyOf(position, false), staying.to);
    add(uncounted(staying.after));
    return true;
  }

  /** Where the defender wins there is no need to look on. */
  #wonByDefender(position: Packed, attacks: boolean): boolean {
    const even = (this.#depth | 1) - 1;
    return attacks ? this.#distance.loses(position, even) : this.#distance.wins(position, even - 1);
  }

  #isOutside(position: Packed, attacks: boolean): boolean {
    const key = keyOf(position, attacks);
    let outside = this.#outside.get(key);
    if (outside === undefined) {
      outside = attacks
        ? this.#distance.wins(position, this.#depth | 1)
        : this.#distance.loses(position, (this.#depth | 1) - 1);
      this.#outside.set(key, outside);
    }
    return outside;
  }
}

/** The quiet count plays no part. */
const uncounted = (position: Packed): Packed => ({ ...position, quietLeft: QUIET_LIMIT });
