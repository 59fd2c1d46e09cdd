/** How a game ended, in a sentence that speaks to whoever reads it. */
import type { Seat } from '../../core/game.ts';
import { type Ending, winnersOf } from '../../table/state/ending.ts';
import { fill, listOf } from '../../text/index.ts';
import { language, locale, words } from '../text/index.ts';
import { tableWords } from './text/index.ts';

interface EndedTable {
  readonly ending: Ending | undefined;
  readonly names: readonly string[];
  /** The reader's seat, if one seat is his alone. */
  readonly own: Seat | undefined;
}

export function verdictOf({ ending, names, own }: EndedTable): string {
  if (ending?.kind === 'called-off') return words().over;
  const winners = ending ? winnersOf(ending) : [];
  const score = ending?.kind === 'played' ? scoreOf(ending.outcome.scores, winners) : undefined;
  return announce(winners, names, own, score);
}

/** `score`: of the winners and of the others, where each of the two sides has one. */
export function announce(
  winners: readonly Seat[],
  names: readonly string[],
  own: Seat | undefined,
  score?: readonly [more: number, less: number],
): string {
  const house = tableWords();
  if (winners.length === 0) return names.length === 1 ? words().over : words().nobody;
  const [more, less] = (score ?? []).map((points) => points.toLocaleString(locale()));
  const points = { more: more ?? '', less: less ?? '' };
  if (own !== undefined && winners.includes(own)) {
    const partners = winners.filter((seat) => seat !== own);
    if (partners.length > 0) {
      const together = { names: listed(partners.map((seat) => names[seat]!)), ...points };
      return fill(score ? house.youWonWithBy : house.youWonWith, together);
    }
    return score ? fill(house.youWonBy, points) : house.youWon;
  }
  const told = { names: listed(winners.map((seat) => names[seat]!)), ...points };
  if (own !== undefined) return fill(score ? house.youLostBy : house.youLost, told);
  return score ? fill(house.wonBy, told) : fill(words().winners, told);
}

const listed = (names: readonly string[]): string => listOf(names, language());

function scoreOf(scores: readonly number[], winners: readonly Seat[]): readonly [number, number] | undefined {
  const side = (won: boolean) => new Set(scores.filter((_, seat) => winners.includes(seat) === won));
  const [more, ...moreStill] = side(true);
  const [less, ...lessStill] = side(false);
  const isTwo = moreStill.length === 0 && lessStill.length === 0;
  // who has won one game has won: there is no more in a score of 1 to 0
  return isTwo && more !== undefined && less !== undefined && more > Math.max(less, 1) ? [more, less] : undefined;
}
