/** Which puzzles are printed: those of a week, or some of a game's shelf. */
import type { Puzzle } from '../../../core/puzzle.ts';
import { seededRandom } from '../../../core/random.ts';
import type { DrawnGame } from '../../../games/module.ts';
import { complete } from '../../../puzzles/complete.ts';
import { type CalendarDate, dailyOf, dateOf, dayNumber, houseGame, weekday } from '../../../puzzles/daily.ts';
import { loadDrafts } from '../../../puzzles/shelf.ts';
import type { SavedPuzzle } from '../../../table/file/saved-puzzle.ts';
import { PUZZLE_GAMES } from '../../puzzles/loading-puzzle.ts';

export type PuzzleSource =
  /** `game` is '' for the house's own. */
  | { readonly from: 'week'; readonly game: string; readonly monday: CalendarDate }
  /** Another `deal`, other puzzles. */
  | {
      readonly from: 'shelf';
      readonly game: string;
      readonly part: number;
      readonly kind: string;
      readonly count: number;
      readonly deal: number;
    }
  /** Homemade ones: that of a link, else those that were made in this browser. */
  | { readonly from: 'homemade'; readonly game: string; readonly hash: string };

/** A puzzle, and where others find it. */
export interface FoundPuzzle {
  readonly module: DrawnGame;
  readonly puzzle: Puzzle;
  readonly date?: CalendarDate;
  readonly path: string;
  /** Of a homemade one, what its maker has said. */
  readonly saved?: SavedPuzzle;
}

export async function findPuzzles(
  source: Exclude<PuzzleSource, { from: 'homemade' }>,
  today: CalendarDate,
): Promise<readonly FoundPuzzle[]> {
  if (source.from === 'shelf') return fromShelf(source);
  const dates = daysOf(source.monday, today);
  const found = await Promise.all(dates.map((date) => ofDay(source.game, date)));
  return found.flatMap((each) => each ?? []);
}

/** The days of a week that have come. */
export function daysOf(monday: CalendarDate, today: CalendarDate): readonly CalendarDate[] {
  const first = numberOf(monday);
  return Array.from({ length: 7 }, (_, day) => dateOf(first + day)).filter(
    (date) => date <= today && dayNumber(date).ok,
  );
}

/** The Mondays of all weeks that had a puzzle, this week's first. */
export function mondaysUntil(today: CalendarDate): readonly CalendarDate[] {
  const day = dayNumber(today);
  if (!day.ok) return [];
  const monday = day.value - weekday(day.value);
  return Array.from({ length: monday / 7 + 1 }, (_, week) => dateOf(monday - week * 7));
}

/** The first Monday is older than the first daily. */
function numberOf(monday: CalendarDate): number {
  const day = dayNumber(monday);
  return day.ok ? day.value : 0;
}

async function ofDay(game: string, date: CalendarDate): Promise<FoundPuzzle | undefined> {
  const day = numberOf(date);
  const id = game === '' ? houseGame(day, PUZZLE_GAMES).rules.id : game;
  const module = PUZZLE_GAMES.find(({ rules }) => rules.id === id);
  const puzzle = module && (await dailyOf(module, day));
  return puzzle && { module, puzzle, date, path: `/${id}/daily/${date}` };
}

async function fromShelf({ game, part, kind, count, deal }: Extract<PuzzleSource, { from: 'shelf' }>) {
  const module = PUZZLE_GAMES.find(({ rules }) => rules.id === game);
  if (!module) return [];
  const left = (await loadDrafts(module, part)).filter((draft) => kind === '' || draft.kind === kind);
  const random = seededRandom(`print ${deal}`);
  const drawn: (typeof left)[number][] = [];
  const rest = [...left];
  while (rest.length > 0 && drawn.length < count) drawn.push(...rest.splice(random(rest.length), 1));
  return drawn
    .toSorted((a, b) => a.rating - b.rating)
    .map((draft): FoundPuzzle => {
      const { puzzle } = complete(module.rules, draft);
      return { module, puzzle, path: pathOf(puzzle) };
    });
}

/** Its id begins with its game. */
export const pathOf = ({ game, id }: Pick<Puzzle, 'game' | 'id'>): string =>
  `/${game}/puzzles/${id.slice(game.length + 1)}`;
