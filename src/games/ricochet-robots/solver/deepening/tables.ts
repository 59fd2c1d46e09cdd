/**
 * The position that scouts look at, in tables of its own. A kind of state is which robot is active (`index`, from 0 among
 * those that the target counts for) and what it has done: `(index << 2) | heading`.
 */
import { type Bounds, boundsOf, COLUMN, type Heading, headingAfter, ROW, STILL, TURNED } from '../bounds/own-slides.ts';
import { headingAtStart, type Task } from '../packed/task.ts';

/** More than any bound: R8 forbids to stop on the target there. */
export const NOWHERE = 255;
export const KINDS = 16;

export const stops = new Uint8Array(4 << 8);
/** What the active robot needs at least: `bounds[(kind << 8) | cell]`. It is 0 where a round is won, and only there. */
export const bounds = new Uint8Array(KINDS << 8);
/** The kind after a slide of the active robot: `kinds[(kind << 1) | axis]`, the axis being the last bit of its way. */
export const kinds = new Uint8Array(KINDS << 1);
/** By cell, 1 if R8 keeps the others from stopping there. */
export const barred = new Uint8Array(256);

/** The kind of the start. What does not depend on the active robot is shown with the first. */
export function show(task: Task, index: number): number {
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
  if (heading !== TURNED) showStraight(start, home, target, known);
  return start | heading;
}

function showStraight(start: number, home: number, target: number, { row, column, still }: Bounds): void {
  bounds[((start | STILL) << 8) | home] = still;
  for (let i = 0; i < 16; i++) {
    bounds[((start | ROW) << 8) | (home & 0xf0) | i] = row[i]!;
    bounds[((start | COLUMN) << 8) | (i << 4) | (home & 15)] = column[i]!;
  }
  bounds[((start | ROW) << 8) | target] = NOWHERE;
  bounds[((start | COLUMN) << 8) | target] = NOWHERE;
}
