/** What tells the five levels apart: how they seek, how they hide, and for how long they think. */
import type { Level } from '../../../core/bot.ts';

/** A Seeker does not keep the table waiting, however much time there is. */
export const SEEKER_MS = 70;
/** A Coder's, where the budget says nothing. */
export const CODER_MS = 1500;

/** What a Seeker sees who keeps to rows that seem possible to him. */
export interface Attention {
  /** Looks at the centre board before proposing cards that are out. */
  readonly covers: boolean;
  /** Sees what the answers about one attribute say about the other. */
  readonly links: boolean;
  /** Chance in a hundred to leave an older answer of the round out of account. */
  readonly overlooks: number;
}

export interface Skill {
  /** `solver`: the best row that it finds. */
  readonly seeks: Attention | 'solver';
  /**
   * A code that takes one row more is e^n times as likely. Every code keeps its chance: with 1.5 a Seeker who knew all the
   * weights would know a quarter of a bit, worth a tenth of a row, about what the Coder gains by them.
   */
  readonly eagerness: number;
}

export const SKILLS: Readonly<Record<Level, Skill>> = {
  1: { seeks: { covers: false, links: false, overlooks: 45 }, eagerness: 0 },
  2: { seeks: { covers: false, links: false, overlooks: 20 }, eagerness: 0 },
  3: { seeks: { covers: true, links: false, overlooks: 10 }, eagerness: 0 },
  4: { seeks: { covers: true, links: true, overlooks: 10 }, eagerness: 0.75 },
  5: { seeks: 'solver', eagerness: 1.5 },
};
