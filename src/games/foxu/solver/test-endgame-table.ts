/**
 * An endgame table for tests, by brute force: every placement of the tubes over one set of open holes, for every number of
 * quiet slides left.
 */
import { QUIET_LIMIT } from '../state.ts';
import { count } from './position/bits.ts';
import { CELLS, HOLE_BIT } from './position/board.ts';
import { type Packed, slides } from './position/position.ts';
import type { Verdict } from './verdict.ts';

/** By quiet slides left, then own × 36 + other. */
type Layer = readonly Int16Array[];

export class EndgameTable {
  readonly #solved = new Map<string, Layer>();

  verdict({ open, own, other, ownLeft, quietLeft }: Packed): Verdict {
    return this.#layer(open, ownLeft)[quietLeft]![own * CELLS + other]!;
  }

  /** Of one set of open holes with `left` discs in the mover's tube; the other then has `left` seen from his side. */
  #layer(open: number, left: number): Layer {
    const otherLeft = count(open) + 1 - left;
    const known = this.#solved.get(`${open} ${left}`);
    if (known) return known;
    const mine: Int16Array[] = [new Int16Array(CELLS * CELLS)];
    const his: Int16Array[] = left === otherLeft ? mine : [new Int16Array(CELLS * CELLS)];
    this.#solved.set(`${open} ${left}`, mine).set(`${open} ${otherLeft}`, his);
    for (let quietLeft = 1; quietLeft <= QUIET_LIMIT; quietLeft++) {
      mine[quietLeft] = this.#placements(open, left, otherLeft, quietLeft);
      if (his !== mine) his[quietLeft] = this.#placements(open, otherLeft, left, quietLeft);
      if (same(mine, quietLeft) && same(his, quietLeft)) {
        mine.push(...Array<Int16Array>(QUIET_LIMIT - quietLeft).fill(mine[quietLeft]!));
        if (his !== mine) his.push(...Array<Int16Array>(QUIET_LIMIT - quietLeft).fill(his[quietLeft]!));
        break;
      }
    }
    return mine;
  }

  #placements(open: number, ownLeft: number, otherLeft: number, quietLeft: number): Int16Array {
    const verdicts = new Int16Array(CELLS * CELLS);
    for (let own = 0; own < CELLS; own++) {
      for (let other = 0; other < CELLS; other++) {
        // no tube stands on an open hole
        if (own === other || ((HOLE_BIT[own]! | HOLE_BIT[other]!) & open) !== 0) continue;
        const after = slides({ open, own, other, ownLeft, otherLeft, quietLeft }).map(({ after }) => this.#for(after));
        verdicts[own * CELLS + other] = after.reduce((best, each) => (worth(each) > worth(best) ? each : best));
      }
    }
    return verdicts;
  }

  /** The verdict of a slide for whoever made it. */
  #for(after: Packed): Verdict {
    if (after.otherLeft === 0) return 1;
    if (after.quietLeft === 0) return 0;
    const verdict = this.verdict(after);
    return verdict > 0 ? -verdict - 1 : verdict < 0 ? 1 - verdict : 0;
  }
}

/** Sooner wins are worth more, and later losses. */
const worth = (verdict: Verdict) => (verdict > 0 ? 1000 - verdict : verdict < 0 ? -1000 - verdict : 0);
const same = (layer: Layer, at: number) => layer[at]!.every((verdict, i) => verdict === layer[at - 1]![i]);
