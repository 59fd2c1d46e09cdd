/** The exact result of a Foxu position, its distance and its best lines. README.md tells the way through the stages. */
import type { Effort } from '../../../search/effort.ts';
import { DistanceSearch } from './distance/distance-search.ts';
import { DistanceTable } from './distance/distance-table.ts';
import { ForcedWinSearch } from './draw/forced-win.ts';
import { Fortress } from './draw/fortress.ts';
import { FORTRESS_DEPTH, IterativeDeepening, WINNER_DEPTH } from './iterative-deepening.ts';
import { isOver, type Packed, type Slide, slides } from './position/position.ts';
import { afterBest, type Side, type Verdict } from './verdict.ts';

const table = new DistanceTable();

export class Solver {
  #asked: IterativeDeepening | undefined;
  readonly #distance: DistanceSearch;
  readonly #forcedWin: ForcedWinSearch;

  /**
   * One solver at a time: they share a table, which is cleared so that one question does not change the next answer.
   * `remembers` where that does not matter: what was proved stays true, and the next position of a game is half known.
   */
  constructor(effort: Effort, remembers = false) {
    if (!remembers) table.clear();
    this.#distance = new DistanceSearch(effort, table);
    this.#forcedWin = new ForcedWinSearch(this.#distance);
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
    this.#asked = this.deepen(position);
    return this.#asked.solve(onDepth);
  }

  /** Of the last verdict that was asked for: who wins, which may be known before how soon. */
  get winner(): Side | undefined {
    return this.#asked?.winner;
  }
  /** And who seems to. */
  get likely(): Side | undefined {
    return this.#asked?.likely;
  }

  /** Who wins, 0 for a draw: that takes less than how soon. undefined if the effort is spent first. */
  outcome(position: Packed): Side | 0 | undefined {
    return this.deepen(position).outcome();
  }

  /** The verdict, if it is a win or a loss within `depth` slides. */
  seenWithin(position: Packed, depth: number): Verdict | undefined {
    const deepening = this.deepen(position);
    let verdict: Verdict | undefined;
    while (verdict === undefined && deepening.depth < depth) verdict = deepening.next();
    return verdict === 0 ? undefined : verdict;
  }

  /** The same, depth by depth. */
  deepen(position: Packed): IterativeDeepening {
    return new IterativeDeepening(position, this.#distance, this.#forcedWin);
  }

  /** Whether the side to move loses within `depth` slides (even), whatever it does. */
  loses(position: Packed, depth: number): boolean {
    return this.#distance.loses(position, depth);
  }

  /** A slide that wins, where `winner` says that there is one; undefined if the effort is spent first. */
  winning(position: Packed): Slide | undefined {
    const all = slides(position);
    // near F3 the slide may have won another time, with more quiet slides left
    const proven = WINNER_DEPTH <= position.quietLeft && all.find(({ to }) => to === this.#asked?.winning);
    return proven || all.find(({ after }) => this.#distance.loses(after, WINNER_DEPTH - 2));
  }

  /** The slides that keep the verdict: the shortest wins, the longest losses, or all that hold the draw; fewer if spent. */
  best(position: Packed, verdict: Verdict): Slide[] {
    const first = verdict === 0 ? this.#staying(position) : this.#distance.tableSlide(position, true);
    const all = slides(position);
    const found = new Set<Slide>();
    // near F3 the slide may have won another time, with more quiet slides left
    const proven = verdict === 0 || (verdict > 0 && verdict <= position.quietLeft);
    // the slide that proved the win or holds the draw first: it costs next to nothing
    for (const slide of all.toSorted((a, b) => Number(b.to === first) - Number(a.to === first))) {
      const keeps = (proven && slide.to === first) || this.#keeps(slide, verdict);
      // a win that was found is one, spent or not
      if (keeps && (verdict > 0 || !this.effort.spent)) found.add(slide);
    }
    return all.filter((slide) => found.has(slide));
  }

  /** Best play from here to the end, or as far as the effort reaches. */
  line(position: Packed, verdict: Verdict): Slide[] {
    const line: Slide[] = [];
    const fortresses: [Fortress?, Fortress?] = [];
    for (let at = position, rest = verdict; ; ) {
      const next = verdict === 0 ? this.#holding(at, fortresses, line.length % 2) : this.#keeping(at, rest);
      if (this.effort.spent || !next) return line;
      line.push(next);
      if (isOver(next.after)) return line;
      at = next.after;
      rest = afterBest(rest);
    }
  }

  #keeping(at: Packed, verdict: Verdict): Slide | undefined {
    // in a draw quiet slides first: they lead to F3 without detours
    const choices = slides(at).sort((a, b) => (verdict === 0 ? a.drops - b.drops : b.drops - a.drops));
    return choices.find((slide) => this.#keeps(slide, verdict));
  }

  /** A slide that holds the draw: a fortress, once found, is good for the rest of the line. */
  #holding(at: Packed, fortresses: [Fortress?, Fortress?], side: number): Slide | undefined {
    let to = fortresses[side]?.slideInside(at);
    if (to === undefined) {
      const fortress = new Fortress(this.#distance, at, false, FORTRESS_DEPTH);
      if (fortress.exists()) {
        fortresses[side] = fortress;
        to = fortress.slideInside(at);
      }
    }
    return to === undefined ? this.#keeping(at, 0) : slides(at).find((slide) => slide.to === to);
  }

  /** The slide that a fortress of the side to move begins with. */
  #staying(position: Packed): number | undefined {
    const fortress = new Fortress(this.#distance, position, false, FORTRESS_DEPTH);
    return fortress.exists() ? fortress.slideInside(position) : undefined;
  }

  #keeps({ after }: Slide, verdict: Verdict): boolean {
    if (isOver(after)) return after.otherLeft === 0 ? verdict === 1 : verdict === 0;
    if (verdict > 0) return verdict > 1 && this.#distance.loses(after, verdict - 1);
    // every slide loses within -verdict; the best do not lose sooner
    if (verdict < 0) return -verdict < 4 || !this.#distance.wins(after, -verdict - 3);
    if (new Fortress(this.#distance, after, true, FORTRESS_DEPTH).exists()) return true;
    return !this.#distance.wins(after, FORTRESS_DEPTH + 1) && !this.#forcedWin.forces(after, true);
  }
}
