/**
 * The ratings of a house that wants them. They follow from its finished tables, in the order in which those ended, and are kept nowhere:
 * each node reads the tables when it opens, and then those that come.
 */
import type { GameModule } from '../../core/game.ts';
import { SHOWN_AFTER } from '../../ratings/rating.ts';
import { type PlayerRating, Ratings } from '../../ratings/ratings.ts';
import { YARDSTICKS } from '../../ratings/yardsticks.ts';
import type { Listed, LogReader } from '../store/store.ts';
import { ratedTable } from './rated-table.ts';

const AT_ONCE = 200;
const FIRST = { changed: Number.MIN_SAFE_INTEGER, id: '' };
export const MOST_LISTED = 100;

type Last = Pick<Listed, 'id' | 'changed'>;

export class HouseRatings {
  readonly #logs: Pick<LogReader, 'ended'>;
  readonly #findGame: (id: string) => GameModule | undefined;
  #ratings = new Ratings(YARDSTICKS);
  #last: Last = FIRST;
  /** Somebody may come back to a table that is over, which then stands later in the list. */
  #counted = new Set<string>();

  constructor(logs: Pick<LogReader, 'ended'>, findGame: (id: string) => GameModule | undefined) {
    this.#logs = logs;
    this.#findGame = findGame;
  }

  /** Whatever has ended since. */
  async readOn(): Promise<void> {
    let page: readonly Listed[];
    do {
      page = await this.#logs.ended(this.#last, AT_ONCE);
      for (const table of page) this.#count(table);
      this.#last = page.at(-1) ?? this.#last;
    } while (page.length === AT_ONCE);
  }

  /** A backup has taken the place of everything. */
  forget(): void {
    this.#ratings = new Ratings(YARDSTICKS);
    this.#last = FIRST;
    this.#counted = new Set();
  }

  /** The surest first, of those who have played enough. */
  list(game: string): readonly PlayerRating[] {
    return this.#ratings.listOf(game).filter(({ games }) => games >= SHOWN_AFTER);
  }

  all(): readonly PlayerRating[] {
    return this.#ratings.list();
  }

  of(player: string): readonly PlayerRating[] {
    return this.#ratings.ofPlayer(player).filter(({ games }) => games >= SHOWN_AFTER);
  }

  #count(table: Listed): void {
    if (this.#counted.has(table.id)) return;
    this.#counted.add(table.id);
    const rated = ratedTable(table, this.#findGame);
    if (rated) this.#ratings.add(rated);
  }
}
