/** What points and bridges are called in a language; notation has names of its own. */
import { BRIDGES, type Bridge, endsOf, type Point } from '../bridges.data.ts';

export type Places = Readonly<Record<Point | Bridge, string>>;

/** A bridge is called by its two ends. */
export function placesOf(points: Readonly<Record<Point, string>>): Places {
  const named = BRIDGES.map((bridge) => [
    bridge,
    endsOf(bridge)
      .map((point) => points[point])
      .join('-'),
  ]);
  return { ...points, ...(Object.fromEntries(named) as Record<Bridge, string>) };
}
