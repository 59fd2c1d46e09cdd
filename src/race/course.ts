/** The puzzles of a heat, the same for everybody, by its seed alone: each harder than the one before, each game in its turn. */
import type { GameModule } from '../core/game.ts';
import { EASIEST, HARDEST, type Puzzle } from '../core/puzzle.ts';
import { seededRandom, shuffle } from '../core/random.ts';
import { nextPuzzle } from '../puzzles/choosing.ts';

/** By so much harder is the next puzzle. */
const STEP = 40;

export class RaceCourse {
  readonly #games: readonly GameModule[];
  readonly #seed: string;
  readonly #known: Promise<Puzzle | undefined>[] = [];
  readonly #tried = new Set<string>();

  constructor(games: readonly GameModule[], seed: string) {
    this.#games = shuffle(games, seededRandom(seed));
    this.#seed = seed;
  }

  /** From 0 on; undefined where there are no more. */
  at(place: number): Promise<Puzzle | undefined> {
    while (this.#known.length <= place) this.#known.push(this.#next(this.#known.length));
    return this.#known[place]!;
  }

  async #next(place: number): Promise<Puzzle | undefined> {
    // none comes twice
    await this.#known[place - 1];
    const rating = Math.min(HARDEST, EASIEST + place * STEP);
    const game = this.#games[place % this.#games.length]!;
    const puzzle = await nextPuzzle(game, { rating, tried: this.#tried }, seededRandom(this.#seed, 1 + place));
    if (puzzle) this.#tried.add(puzzle.id);
    return puzzle;
  }
}
