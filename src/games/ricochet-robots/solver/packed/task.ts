import { type Heading, STILL, TURNED } from '../bounds/own-slides.ts';
import type { Stops } from './stops.ts';

/** What is searched: where the robots stand, what the active one has done before, and what counts. */
export interface Task {
  readonly stops: Stops;
  readonly target: number;
  readonly home: number;
  readonly heading: Heading;
  /** Ascending. */
  readonly others: readonly [number, number, number];
  /** R9: no ricochet is needed. */
  readonly free: boolean;
  /** At the vortex: by R8 a stop of another robot would decide, so there is none. */
  readonly forAll: boolean;
}

/** What the active robot has done at the start; that does not matter where no ricochet is needed. */
export const headingAtStart = ({ free, heading, home, target }: Task): Heading =>
  free && !(heading === STILL && home === target) ? TURNED : heading;

/** R8: a first stop of the active robot on the target, without a ricochet, leads nowhere. */
export const leadsNowhere = ({ target }: Task, heading: Heading, stop: number): boolean =>
  stop === target && heading !== TURNED;

/** R8: at the vortex nobody else stops on the target. */
export const isBarred = ({ forAll, target }: Task, stop: number): boolean => forAll && stop === target;
