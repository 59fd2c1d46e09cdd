/** Going down: ways to the target on which every slide is the active robot's and lowers its bound. */
import { type Bounds, boundOf, type Heading, headingAfter } from './bounds.ts';
import type { Step } from './retrace.ts';
import { sharedBy, slideOn } from './stops.ts';
import { leadsNowhere, type Task } from './task.ts';

/** The last way down that was found, from its end. */
const found: Step[] = [];
export const wayDown = (): Step[] => found.toReversed();

export interface Descending {
  readonly task: Task;
  readonly bounds: Bounds;
}

/** Whether it can go down from there, with the others on p, q, r. */
export function goesDown(search: Descending, heading: Heading, from: number, p: number, q: number, r: number): boolean {
  const { stops, target, free } = search.task;
  const lower = boundOf(search.bounds, heading, from) - 1;
  const shared = sharedBy(from, p, q, r);
  for (let way = 0; way < 4; way++) {
    const to = slideOn(stops, shared, way, from, p, q, r);
    if (to === from) continue;
    const next = headingAfter(heading, way, free);
    if (boundOf(search.bounds, next, to) !== lower || leadsNowhere(search.task, next, to)) continue;
    if (to === target) found.length = 0;
    else if (!goesDown(search, next, to, p, q, r)) continue;
    found.push({ from, way });
    return true;
  }
  return false;
}
