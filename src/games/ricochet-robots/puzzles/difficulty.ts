/** How hard a way is to find for people: its length, the robots it needs, and whether a shorter one tempts that does not count. */
import { rated } from '../../../core/puzzle.ts';
import type { Position } from '../solver/solver.ts';
import type { Slide } from '../state.ts';

export interface Features {
  readonly position: Position;
  readonly optimum: number;
  /** Shortest ones, as many as were looked for. */
  readonly paths: readonly (readonly Slide[])[];
  /** The optimum if no ricochet were required. */
  readonly straight: number;
  /** How many slides more than the optimum are allowed. */
  readonly spare: number;
}

const PER_SLIDE = 225;
const PER_ROBOT = 150;
const PER_HELPING_SLIDE = 50;
const TEMPTED = 80;
const PER_DOUBLED_WAYS = 20;
const PER_SPARE_SLIDE = 130;
const SHORTEST = 3;

export function ratingOf({ position, optimum, paths, straight, spare }: Features): number {
  const robots = Math.min(...paths.map((path) => new Set(path.map(({ robot }) => robot)).size));
  const helping = Math.min(...paths.map((path) => path.length - slidesOfWinner(path)));
  const tempted = position.ricochet === 'required' && straight < optimum;
  return rated(
    PER_SLIDE * (optimum - SHORTEST) +
      PER_ROBOT * (robots - 1) +
      PER_HELPING_SLIDE * helping +
      (tempted ? TEMPTED : 0) -
      PER_DOUBLED_WAYS * Math.log2(paths.length) -
      PER_SPARE_SLIDE * spare,
  );
}

/** The last slide is made by the robot that wins. */
const slidesOfWinner = (path: readonly Slide[]) => path.filter(({ robot }) => robot === path.at(-1)!.robot).length;
