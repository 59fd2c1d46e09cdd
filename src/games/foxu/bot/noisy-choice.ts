/** How the levels below the top rank their slides: by a shallow search of those they notice, with noise. */
import type { Thinking } from '../../../core/bot.ts';
import type { Random } from '../../../core/game.ts';
import { AlphaBeta } from '../../../search/alpha-beta.ts';
import { Effort } from '../../../search/effort.ts';
import { TranspositionTable } from '../../../search/transposition.ts';
import { isOver, type Packed, type Slide, slides } from '../solver/position/position.ts';
import { Solver } from '../solver/solver.ts';
import { EstimatedPosition, WIN } from './estimate.ts';
import { NOISY_LEVELS, type NoisyLevel } from './levels.ts';

const table = new TranspositionTable(16);

export interface RankedSlide {
  readonly slide: Slide;
  /** For whoever slides, in hundredths of a disc. */
  readonly value: number;
}

/** The slides that are noticed, best first; never none. */
export function rankSlides(packed: Packed, level: NoisyLevel, thinking: Thinking): RankedSlide[] {
  const { depth, sees, overlooks, misjudges } = NOISY_LEVELS[level];
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
