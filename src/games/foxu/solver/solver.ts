/**
 * The exact result of a Foxu position, its distance and its best lines. A verdict is for the side to move: n > 0 says it
 * wins in n slides, n < 0 that it loses in -n, both sides doing their best (shortest win, longest loss); 0 is a draw.
 */
import type { Effort } from '../../../search/effort.ts';
import { count } from './board.ts';
import { DistanceSearch } from './distance.ts';
import { DistanceTable } from './distance-table.ts';
import { PatienceSearch } from './patience.ts';
import { isOver, type Packed, type Slide, slides } from './position.ts';

export type Verdict = number;

const table = new DistanceTable();

export class Solver {
  readonly #distance: DistanceSearch;
  readonly #patience: PatienceSearch;

  /** One solver at a time: they share a table, which is cleared so that one question does not change the next answer. */
  constructor(effort: Effort) {
    table.clear();
    this.#distance = new DistanceSearch(effort, table);
    this.#patience = new PatienceSearch(this.#distance);
  }

  get effort(): Effort {
    return this.#distance.effort;
  }
  /** What is known already is kept. */
  set effort(effort: Effort) {
    this.#distance.effort = effort;
  }

  /** undefined if the effort is spent first. */
  verdict(position: Packed, onDepth?: (depth: number) => void): Verdict | undefined {
    const deepening = this.deepen(position);
    for (;;) {
      const verdict = deepening.next();
      if (this.effort.spent) return undefined;
      if (verdict !== undefined) return verdict;
      onDepth?.(deepening.depth);
    }
  }

  /** One more slide of depth at each call, until the verdict is there. */
  deepen(position: Packed): { readonly depth: number; next(): Verdict | undefined } {
    const drawsFrom = Math.min(2 * count(position.open) + 6, 26);
    let moverMay = true;
    let otherMay = true;
    let depth = 0;
    return {
      get depth() {
        return depth;
      },
      next: () => {
        depth++;
        if (depth === drawsFrom) {
          moverMay = this.#patience.forces(position, true);
          otherMay = !moverMay && this.#patience.forces(position, false);
          if (!moverMay && !otherMay) return 0;
        }
        if (depth % 2 === 1) return moverMay && this.#distance.wins(position, depth) ? depth : undefined;
        return otherMay && this.#distance.loses(position, depth) ? -depth : undefined;
      },
    };
  }

  /** Whether the side to move loses within `depth` slides (even), whatever it does. */
  loses(position: Packed, depth: number): boolean {
    return this.#distance.loses(position, depth);
  }

  /** The slides that keep the verdict: the shortest wins, the longest losses, or all that hold the draw; fewer if spent. */
  best(position: Packed, verdict: Verdict): Slide[] {
    const found: Slide[] = [];
    for (const slide of slides(position)) {
      const keeps = this.#keeps(slide, verdict);
      // a win that was found is one, spent or not
      if (keeps && (verdict > 0 || !this.effort.spent)) found.push(slide);
    }
    return found;
  }

  /** Best play from here to the end, or as far as the effort reaches. */
  line(position: Packed, verdict: Verdict): Slide[] {
    const line: Slide[] = [];
    for (let at = position, rest = verdict; ; ) {
      // in a draw quiet slides first: they lead to F3 without detours
      const choices = slides(at).sort((a, b) => (verdict === 0 ? a.drops - b.drops : b.drops - a.drops));
      const next = choices.find((slide) => this.#keeps(slide, rest));
      if (this.effort.spent || !next) return line;
      line.push(next);
      if (isOver(next.after)) return line;
      at = next.after;
      rest = rest > 0 ? 1 - rest : rest < 0 ? -1 - rest : 0;
    }
  }

  #keeps({ after }: Slide, verdict: Verdict): boolean {
    if (isOver(after)) return after.otherLeft === 0 ? verdict === 1 : verdict === 0;
    if (verdict > 0) return verdict > 1 && this.#distance.loses(after, verdict - 1);
    // every slide loses within -verdict; the best do not lose sooner
    if (verdict < 0) return -verdict < 4 || !this.#distance.wins(after, -verdict - 3);
    return !this.#patience.forces(after, true);
  }
}
