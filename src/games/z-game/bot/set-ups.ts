/** How the computer player arranges its seven pieces: one of many good ways, so that nothing can be read from it. */
import type { Level } from '../../../core/bot.ts';
import type { Random } from '../../../core/game.ts';
import { pick } from '../../../core/random.ts';
import { legal, start } from '../rules.ts';
import type { LayoutName, PieceSymbol, ZGameMove, ZGameView } from '../state.ts';
import { SKILLS } from './levels.ts';

/** Of the 630. */
export const GOOD_SET_UPS = 60;

export function chooseSetUp({ options }: ZGameView, level: Level, random: Random): ZGameMove {
  const all = legal(start(options), 0).list;
  if (!SKILLS[level].setsUpWell) return pick(all, random);
  const ranked = all
    .map((move) => ({ move, merit: merit(options.layout, move) }))
    .sort((one, other) => other.merit - one.merit);
  return pick(ranked.slice(0, GOOD_SET_UPS), random).move;
}

export function merit(layout: LayoutName, move: ZGameMove): number {
  if (move.kind !== 'set-up') return 0;
  return move.symbols.reduce((sum, symbol, home) => sum + (MERITS[layout][symbol]?.[home] ?? 0), 0);
}

/**
 * Thousandths of a point that a symbol on each home cell was worth in some 2,000 games of the bot against itself from
 * random set-ups, by least squares; `compact` and `square` taken together with their mirror images.
 */
const MERITS: Readonly<Record<LayoutName, Partial<Record<PieceSymbol, readonly number[]>>>> = {
  compact: {
    zero: [-39, -7, -7, -39, 21, 49, 21],
    arrow: [14, 4, 4, 14, -13, -10, -13],
    cross: [4, -7, -7, 4, 7, -8, 7],
    plus: [21, 10, 10, 21, -16, -30, -16],
  },
  wide: {
    zero: [-6, -29, 2, 7, -6, 19, 13],
    arrow: [11, -3, -9, 13, 35, -28, -18],
    cross: [-10, 11, 20, -27, -6, 10, 1],
    plus: [4, 21, -12, 7, -23, -2, 4],
  },
  square: {
    zero: [1, 1, 1, 1, -7, 11, -7],
    arrow: [-10, -7, -7, -10, 12, 10, 12],
    cross: [-17, 3, 3, -17, 20, -11, 20],
    plus: [27, 2, 2, 27, -24, -10, -24],
  },
};
