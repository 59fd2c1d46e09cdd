/** A descent: a path to the target on which every slide is the active robot's and lowers its bound. */
import { type Step, sharedBy, slideOn, WAYS } from '../packed/stops.ts';
import { bounds, kinds, stops } from './tables.ts';

/** Whether there is one from there, with the others on p, q, r; then it is added to `path`, from its end. */
export function descends(path: Step[], kind: number, from: number, p: number, q: number, r: number): boolean {
  const lower = bounds[(kind << 8) | from]! - 1;
  const shared = sharedBy(from, p, q, r);
  for (let way = 0; way < WAYS; way++) {
    const to = slideOn(stops, shared, way, from, p, q, r);
    const next = kinds[(kind << 1) | (way & 1)]!;
    if (bounds[(next << 8) | to] !== lower || to === from) continue;
    if (lower > 0 && !descends(path, next, to, p, q, r)) continue;
    path.push({ from, way });
    return true;
  }
  return false;
}
