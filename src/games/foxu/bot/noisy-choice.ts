/**
 * Players of the levels below the top. They look a few slides ahead, as people do; they overlook some of their own
 * slides, the long and quiet ones sooner than the short ones that drop discs; and they misjudge what they see.
 */
import type { Level, Thinking } from '../../../core/bot.ts';
import type { Random } from '../../../core/game.ts';
import { AlphaBeta } from '../../../search/alpha-beta.ts';
import { Effort } from '../../../search/effort.ts';
import { TranspositionTable } from '../../../search/transposition.ts';
import { isOver, type Packed, type Slide, slides } from '../solver/position/position.ts';
import { Solver } from '../solver/solver.ts';
import { EstimatedPosition, WIN } from './estimate.ts';

interface Person {
  /** Slides looked ahead, the own one included. */
  readonly depth: number;
  /** Slides within which a forced end is seen, the own one included; an even number. */
  readonly sees: number;
  /** How often a slide is overlooked, in percent; a quiet one twice as often. */
  readonly overlooks: number;
  /** How far an estimate may be off, either way: a disc is worth 100. */
  readonly misjudges: number;
}

const PERSONS: Readonly<Record<Exclude<Level, 5>, Person>> = {
  1: { depth: 1, sees: 0, overlooks: 40, misjudges: 250 },
  2: { depth: 1, sees: 0, overlooks: 15, misjudges: 80 },
  3: { depth: 2, sees: 2, overlooks: 8, misjudges: 60 },
  4: { depth: 4, sees: 8, overlooks: 0, misjudges: 20 },
};

const table = new TranspositionTable(16);

export interface Judged {
  readonly slide: Slide;
  /** For whoever slides, in hundredths of a disc. */
  readonly value: number;
}

/** The slides this person thinks of, best first; never none. */
export function judge(packed: Packed, level: Exclude<Level, 5>, thinking: Thinking): Judged[] {
  const { depth, sees, overlooks, misjudges } = PERSONS[level];
  const { random } = thinking;
  const effort = new Effort(thinking);
  table.clear();
  const search = new AlphaBeta(table);
  const solver = new Solver(effort);
  const all = slides(packed);
  const noticed = all.filter(({ drops }) => random(100) >= (drops > 0 ? overlooks : 2 * overlooks));
  return (noticed.length > 0 ? noticed : all)
    .map((slide) => {
      const slipped = slip(misjudges, random);
      const value = -search.search(new EstimatedPosition(slide.after), effort, depth - 1).value;
      // who sees the end of the game is not mistaken about it
      if (Math.abs(value) === WIN || isOver(slide.after)) return { slide, value };
      const end = solver.seenWithin(slide.after, sees);
      return { slide, value: end === undefined ? value + slipped : end > 0 ? end - WIN : WIN + end };
    })
    .sort((a, b) => b.value - a.value);
}

const slip = (most: number, random: Random) => random(2 * most + 1) - most;
