/**
 * Who wins within so many slides: a search with a null window, yes or no, for one side, the attacker. Of ever greater
 * depths the first that says yes is the distance with best play: the attacker's shortest win, the defender's longest loss.
 *
 * F3 only ever helps the defender. While `depth` is not greater than the quiet slides left, F3 cannot end the game before
 * the attack does, so positions are known without their quiet count (0 in the table); else the count is part of them.
 */
import type { Effort } from '../../../../search/effort.ts';
import { QUIET_LIMIT } from '../../state.ts';
import { count } from '../position/bits.ts';
import { CELLS, HOLE_BIT, MOST_DROPS, PATH_HOLES, RAY_CELLS, RAY_START, WAYS } from '../position/board.ts';
import { mostByLines, mostIn1, richLines } from '../position/drop-bounds.ts';
import type { Packed } from '../position/position.ts';
import { losesIn4 } from '../threats/loss-in-four.ts';
import { losesIn2, slideWinsIn3, threatens, winsIn1, winsIn3 } from '../threats/threats.ts';
import { DistanceTable, NEVER, NO, NO_SLIDE, UNKNOWN } from './distance-table.ts';

/** No cell has more slides: two full lines and two long diagonals meet in the middle. */
const MOST_SLIDES = 32;
const MOST_DEPTH = 250;
/** Move ordering: a slide scores less than that, three for each disc it drops, one for each that the next can. */
const SCORES = 4 * MOST_DROPS + 1;
/** In #slides the drops stand above the cell. */
const DROPS = 8;
const CELL = 2 ** DROPS - 1;
/** A bound that rules nothing out. */
const NO_BOUND = 99;

export class DistanceSearch {
  /** May be replaced between two questions. */
  effort: Effort;
  readonly #table: DistanceTable;
  /** By ply: drops above the cell; the holes the slide fills; and the next slide with the same score, or NO_SLIDE. */
  readonly #slides = new Int16Array((MOST_DEPTH + 2) * MOST_SLIDES);
  readonly #filled = new Int32Array((MOST_DEPTH + 2) * MOST_SLIDES);
  readonly #next = new Int16Array((MOST_DEPTH + 2) * MOST_SLIDES);
  /** By ply and score: the first such slide, if there is one. */
  readonly #first = new Int16Array((MOST_DEPTH + 2) * SCORES);
  /** Killers, by cell: where the slide from there ended that last won in three. It often does again. */
  readonly #killers = new Int8Array(CELLS);

  constructor(effort: Effort, table = new DistanceTable()) {
    this.effort = effort;
    this.#table = table;
  }

  /** Whether the side to move wins within `depth` slides (odd). Once the effort is spent, false means nothing. */
  wins(position: Packed, depth: number): boolean {
    return this.wonWithin(position, depth, true) > 0;
  }

  /** Whether the side to move loses within `depth` slides (even), whatever it does. */
  loses(position: Packed, depth: number): boolean {
    return this.wonWithin(position, depth, false) > 0;
  }

  /**
   * Within how many slides the attacker, who is to move or not, surely wins, if that is not more than `depth`; else 0.
   * The shortest win may be shorter still.
   */
  wonWithin(position: Packed, depth: number, attacks: boolean): number {
    const { open, own, other, ownLeft, otherLeft, quietLeft } = position;
    if (winsIn1(open, own, other, ownLeft)) return attacks ? 1 : NO;
    return this.#visit(open, own, other, ownLeft, otherLeft, quietLeft, depth, attacks, 0);
  }

  /** The slide that last proved something about the position, or NO_SLIDE. */
  tableSlide({ open, own, other, ownLeft }: Packed, attacks: boolean): number {
    this.#table.probe(open, this.#table.key(own, other, ownLeft, 0), attacks, NEVER);
    return this.#table.slide;
  }

  #visit(
    open: number,
    own: number,
    other: number,
    ownLeft: number,
    otherLeft: number,
    quietLeft: number,
    depth: number,
    attacks: boolean,
    ply: number,
  ): number {
    const isBeforeF3 = depth <= quietLeft;
    if (attacks) {
      if (depth === 1) return winsIn1(open, own, other, ownLeft) ? 1 : NO;
      if (depth === 3 && isBeforeF3) return winsIn3(open, own, other, ownLeft, otherLeft) ? 3 : NO;
    } else {
      if (depth === 0) return NO;
      if (depth === 2 && isBeforeF3) return losesIn2(open, own, other, ownLeft, otherLeft) ? 2 : NO;
      if (depth === 4 && isBeforeF3)
        return this.effort.spend() && losesIn4(open, own, other, ownLeft, otherLeft) ? 4 : NO;
    }
    const need = attacks ? ownLeft : otherLeft;
    const slides = (depth + 1) >> 1;
    if (need > MOST_DROPS * slides) return NO;

    // the attacker never wins where the defender does
    if (isBeforeF3 && slideWinsIn3(open, own, other, ownLeft, otherLeft, this.#killers[own]!)) return attacks ? 3 : NO;

    const table = this.#table;
    const key = table.key(own, other, ownLeft, isBeforeF3 ? 0 : quietLeft);
    const known = table.probe(open, key, attacks, depth);
    if (known !== UNKNOWN) return known;
    if (!this.effort.spend()) return NO;
    // what refuted a shorter attack is tried before the other slides are looked at
    const refutation = attacks ? NO_SLIDE : table.slide;
    let longest = 1;
    if (refutation !== NO_SLIDE) {
      const fills = open & PATH_HOLES[own * CELLS + refutation]!;
      const left = fills !== 0 ? QUIET_LIMIT : quietLeft - 1;
      const more = ownLeft - count(fills);
      longest =
        left > 0 ? this.#visit(open ^ fills, other, refutation, otherLeft, more, left, depth - 1, true, ply + 1) : NO;
      if (this.effort.spent) return NO;
      if (longest === NO) {
        table.store(open, key, false, depth, false, refutation);
        return NO;
      }
    }
    let end = ply * MOST_SLIDES;
    const heads = ply * SCORES;
    let scores = 0;
    const threatened = threatens(open, other, otherLeft);
    const later = attacks && slides < need ? mostByLines(richLines(open), slides - 2) : NO_BOUND;
    for (let ray = own * WAYS; ray < own * WAYS + WAYS; ray++) {
      let fills = 0;
      let drops = 0;
      for (let i = RAY_START[ray]!; i < RAY_START[ray + 1]!; i++) {
        const to = RAY_CELLS[i]!;
        if (to === other) break;
        const hole = HOLE_BIT[to]! & open;
        if (hole !== 0) {
          fills |= hole;
          drops++;
        }
        // F3: the last quiet slide is a draw, whatever was threatened
        if (threatened && (drops > 0 || quietLeft > 1) && winsIn1(open ^ fills, other, to, otherLeft)) continue;
        const next = mostIn1(open ^ fills, to);
        if (ownLeft - drops > next + later) continue;
        if (isBeforeF3 && next >= ownLeft - drops && losesIn2(open ^ fills, other, to, otherLeft, ownLeft - drops)) {
          this.#killers[own] = to;
          table.store(open, key, attacks, attacks ? 3 : NEVER, attacks, attacks ? to : NO_SLIDE);
          return attacks ? 3 : NO;
        }
        if (to === refutation) continue;
        const score = 3 * drops + next;
        this.#slides[end] = (drops << DROPS) | to;
        this.#filled[end] = fills;
        this.#next[end] = (scores & (1 << score)) !== 0 ? this.#first[heads + score]! : NO_SLIDE;
        this.#first[heads + score] = end++;
        scores |= 1 << score;
      }
    }

    while (scores !== 0) {
      const score = 31 - Math.clz32(scores);
      const at = this.#first[heads + score]!;
      const further = this.#next[at]!;
      if (further === NO_SLIDE) scores ^= 1 << score;
      else this.#first[heads + score] = further;
      const to = this.#slides[at]! & CELL;
      const drops = this.#slides[at]! >> DROPS;
      const fills = this.#filled[at]!;
      const left = drops > 0 ? QUIET_LIMIT : quietLeft - 1;
      // F3: the game is drawn when no quiet slide is left
      const reached =
        left > 0
          ? this.#visit(open ^ fills, other, to, otherLeft, ownLeft - drops, left, depth - 1, !attacks, ply + 1)
          : NO;
      if (this.effort.spent) return NO;
      if (attacks === reached > NO) {
        const wins = attacks ? reached + 1 : NO;
        table.store(open, key, attacks, attacks ? wins : depth, attacks, to);
        return wins;
      }
      if (reached > longest) longest = reached;
    }
    const wins = attacks ? NO : longest + 1;
    table.store(open, key, attacks, attacks ? depth : wins, !attacks, NO_SLIDE);
    return wins;
  }
}
