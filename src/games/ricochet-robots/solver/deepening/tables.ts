/**
 * The position that is searched, in tables that stay where they are from one position to the next, so that compiled code
 * finds them there. By kind of state (packed/state.ts).
 */
import { type Bounds, boundsOf } from '../bounds/own-slides.ts';
import { CELLS, COLUMN_MASK, ROW_MASK, SIDE } from '../packed/cells.ts';
import { COLUMN, type Heading, headingAfter, ROW, STILL, TURNED } from '../packed/heading.ts';
import { WAYS } from '../packed/stops.ts';
import { headingAtStart, type Task } from '../packed/task.ts';

/** More than any bound: R8 forbids to stop on the target there. */
export const FORBIDDEN = 255;
/** Four robots, four headings. */
export const KINDS = 16;

export const stops = new Uint8Array(WAYS * CELLS);
/** What the active robot needs at least: `bounds[(kind << 8) | cell]`. It is 0 where a round is won, and only there. */
export const bounds = new Uint8Array(KINDS * CELLS);
/** The kind after a slide of the active robot: `kinds[(kind << 1) | axis]`, the axis being the last bit of its way. */
export const kinds = new Uint8Array(KINDS << 1);
/** By cell, 1 if R8 keeps the others from stopping there. */
export const barred = new Uint8Array(CELLS);

/** The kind of the start. What does not depend on the active robot is loaded with the first. */
export function load(task: Task, index: number): number {
  const { home, target, free } = task;
  const known = boundsOf(task.stops, target, home, free);
  if (index === 0) {
    stops.set(task.stops);
    barred.fill(0);
    barred[target] = task.forAll ? 1 : 0;
  }
  const start = index << 2;
  for (let i = 0; i < 8; i++) kinds[(start << 1) | i] = start | headingAfter((i >> 1) as Heading, i & 1, free);
  bounds.set(known.turned, (start | TURNED) << 8);
  const heading = headingAtStart(task);
  if (heading !== TURNED) loadStraight(start, home, target, known);
  return start | heading;
}

function loadStraight(start: number, home: number, target: number, { row, column, still }: Bounds): void {
  bounds[((start | STILL) << 8) | home] = still;
  for (let i = 0; i < SIDE; i++) {
    bounds[((start | ROW) << 8) | (home & ROW_MASK) | i] = row[i]!;
    bounds[((start | COLUMN) << 8) | (i << 4) | (home & COLUMN_MASK)] = column[i]!;
  }
  bounds[((start | ROW) << 8) | target] = FORBIDDEN;
  bounds[((start | COLUMN) << 8) | target] = FORBIDDEN;
}
