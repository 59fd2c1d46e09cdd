/** The ratings that follow from a list of games, one after the other. The same games in the same order give the same ratings. */
import { afterGame, newRating, type RatedGame, type Rating, sureOf } from './rating.ts';

export interface PlayerRating extends Rating {
  readonly game: string;
  readonly player: string;
}

/** Yardsticks, by player: theirs never change. */
export type FixedRatings = Readonly<Record<string, Pick<Rating, 'mu' | 'sigma'>>>;

export class Ratings {
  readonly #fixed: FixedRatings;
  /** By game, then by player. */
  readonly #known = new Map<string, Map<string, Rating>>();
  /** By game, for as long as nobody has played it since. */
  readonly #sorted = new Map<string, readonly PlayerRating[]>();

  constructor(fixed: FixedRatings = {}) {
    this.#fixed = fixed;
  }

  add({ game, sides, ranks }: RatedGame): void {
    const known = this.#known.get(game) ?? new Map<string, Rating>();
    this.#known.set(game, known);
    this.#sorted.delete(game);
    const before = sides.map((side) => side.map((player) => known.get(player) ?? this.#first(player)));
    const after = afterGame(before, ranks, (side, place) => this.#isFixed(sides[side]![place]!));
    for (const [side, players] of sides.entries())
      for (const [place, player] of players.entries()) known.set(player, after[side]![place]!);
  }

  of(game: string, player: string): Rating | undefined {
    return this.#known.get(game)?.get(player);
  }

  /** His, in whatever he has played. */
  ofPlayer(player: string): readonly PlayerRating[] {
    return [...this.#known].flatMap(([game, known]) => {
      const rating = known.get(player);
      return rating ? [{ game, player, ...rating }] : [];
    });
  }

  /** All of them, game by game. */
  list(): readonly PlayerRating[] {
    return [...this.#known.keys()].flatMap((game) => this.listOf(game));
  }

  /** Whoever is surely best first; yardsticks are not among them. */
  listOf(game: string): readonly PlayerRating[] {
    const sorted =
      this.#sorted.get(game) ??
      [...(this.#known.get(game) ?? [])]
        .filter(([player]) => !this.#isFixed(player))
        .map(([player, rating]) => ({ game, player, ...rating }))
        .sort((a, b) => sureOf(b) - sureOf(a) || (a.player < b.player ? -1 : 1));
    if (this.#known.has(game)) this.#sorted.set(game, sorted);
    return sorted;
  }

  #first(player: string): Rating {
    return this.#isFixed(player) ? { ...this.#fixed[player]!, games: 0 } : newRating();
  }

  #isFixed(player: string): boolean {
    return Object.hasOwn(this.#fixed, player);
  }
}
