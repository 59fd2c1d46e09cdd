/**
 * How hard puzzles are by how people have fared: what the features say, corrected by everybody's first attempts. Each is a game of Glicko-2 between
 * somebody, as good as he was by then, and the puzzle, as hard as it was. It follows from the logs alone, in whatever order they come.
 */
import rate from 'glicko2-lite';
import { EASIEST, HARDEST } from '../core/puzzle.ts';
import { type Attempt, mergeAttempts } from './attempts.ts';
import { countedAttempts, PUZZLE_DEVIATION, type PuzzleRating, ratedAfter, SCORES, UNRATED } from './rating.ts';

export interface CorrectedRating {
  readonly puzzle: string;
  readonly rating: number;
  /** How many it goes by. */
  readonly people: number;
}

/** Somebody's first attempt, and how good he was before it. */
interface Encounter {
  readonly person: string;
  readonly at: number;
  readonly before: PuzzleRating;
  readonly score: number;
}

/** Before so many have tried it nothing is told. */
export const FEWEST_PEOPLE = 5;
/** Those who came first; the rating hardly moves by then. */
const MOST_PEOPLE = 200;
/** As far as one person moves it. */
export const MOST_STEP = 15;
/** As far as all together move it from what the features say: less than a part of the shelf is wide. */
export const MOST_AWAY = 200;
/** People change, and a puzzle does not. */
const VOLATILITY = 0.001;

/** Of one game. */
export class Corrections {
  readonly #shelf: ReadonlyMap<string, number>;
  readonly #encounters = new Map<string, Encounter[]>();

  /** By ids, what the features say. */
  constructor(shelf: ReadonlyMap<string, number>) {
    this.#shelf = shelf;
  }

  /** All that somebody has tried, once a person. How hard a puzzle is, is not for his log to say. */
  add(person: string, log: readonly Attempt[]): void {
    let before = UNRATED;
    for (const attempt of countedAttempts(mergeAttempts(log))) {
      const rating = this.#shelf.get(attempt.puzzle);
      if (rating === undefined) continue;
      const score = attempt.helped ? SCORES.failed : SCORES[attempt.result];
      this.#meet(attempt.puzzle, { person, at: attempt.at, before, score });
      before = ratedAfter(before, { ...attempt, rating });
    }
  }

  /** The easiest of the shelf first. */
  *list(): Generator<CorrectedRating> {
    for (const [puzzle, rating] of this.#shelf) {
      const met = inOrder(this.#encounters.get(puzzle) ?? []);
      if (met.length >= FEWEST_PEOPLE) yield { puzzle, rating: correct(rating, met), people: met.length };
    }
  }

  #meet(puzzle: string, encounter: Encounter): void {
    const met = this.#encounters.get(puzzle) ?? [];
    met.push(encounter);
    this.#encounters.set(puzzle, met.length < 2 * MOST_PEOPLE ? met : inOrder(met));
  }
}

/** So many of them, the first first. */
const inOrder = (met: readonly Encounter[]): Encounter[] =>
  met.toSorted((a, b) => a.at - b.at || (a.person < b.person ? -1 : 1)).slice(0, MOST_PEOPLE);

function correct(features: number, met: readonly Encounter[]): number {
  let rating = features;
  let deviation = PUZZLE_DEVIATION;
  for (const { before, score } of met) {
    const after = rate(rating, deviation, VOLATILITY, [[before.rating, before.deviation, 1 - score]]);
    const stepped = within(rating, MOST_STEP, after.rating);
    rating = Math.min(HARDEST, Math.max(EASIEST, within(features, MOST_AWAY, stepped)));
    deviation = after.rd;
  }
  return Math.round(rating);
}

const within = (middle: number, most: number, value: number): number =>
  Math.min(middle + most, Math.max(middle - most, value));
