/** What the active robot has done so far. `ROW`, `COLUMN`: it has kept to its own, and so not ricocheted (R8). */
import { EAST, WEST } from './stops.ts';

export const STILL = 0;
export const ROW = 1;
export const COLUMN = 2;
/** It has ricocheted, or need not (R9). */
export const TURNED = 3;
export type Heading = typeof STILL | typeof ROW | typeof COLUMN | typeof TURNED;
/** The low bits of a kind of state; the active robot's index comes before: `(index << 2) | heading`. */
export const HEADING_MASK = 3;

/** What it has done after one more slide. `free`: no ricochet is needed (R9). */
export function headingAfter(heading: Heading, way: number, free: boolean): Heading {
  if (free || heading === TURNED) return TURNED;
  const along = way === EAST || way === WEST ? ROW : COLUMN;
  return heading === STILL || heading === along ? along : TURNED;
}
