/** Mister Zero's walk over the placed tokens: nobody decides anything in it. */
import { BRIDGES, type Bridge, CENTRE, CHECKPOINTS, endsOf, POINTS, type Point } from './bridges.data.ts';
import type { Colour, Jump, Payout, Tokens, Walk, Way } from './state.ts';

export const WAYS: readonly Way[] = BRIDGES.flatMap((bridge) => {
  const [a, b] = endsOf(bridge);
  return [
    { bridge, from: a, to: b },
    { bridge, from: b, to: a },
  ];
});
const FROM_CENTRE = WAYS.filter(({ from }) => from === CENTRE);
export const PAYS: Readonly<Partial<Record<Point, Colour>>> = CHECKPOINTS;

/** After each way the ways on, the furthest right first (M2). */
export const ONWARD: ReadonlyMap<Way, readonly Way[]> = new Map(
  WAYS.map((way) => [
    way,
    WAYS.filter((next) => next.from === way.to && next.bridge !== way.bridge).sort(
      (a, b) => turnFrom(way, a) - turnFrom(way, b),
    ),
  ]),
);

/** A bridge without a token cannot be jumped, so that bots may look at half-filled boards too. */
export function walk(tokens: Tokens, faceDown: Bridge | null): Walk {
  const points: Point[] = [CENTRE];
  const steps: (Jump | Payout)[] = [];
  const taken = { red: 0, green: 0 };
  const used = new Set<Bridge>();
  let unpaid: Bridge[] = [];

  const smallest = (ways: readonly Way[]): Way | undefined => {
    let best: Way | undefined;
    let least = Infinity;
    for (const way of ways) {
      const token = tokens[way.bridge];
      // M2: of two equal numbers the one further right, which comes first, is kept
      if (token && token.number < least && !used.has(way.bridge)) {
        best = way;
        least = token.number;
      }
    }
    return best;
  };

  // M4: the centre rule leaves no tie here, so no right or left is needed
  let way = FROM_CENTRE.find(({ bridge }) => bridge === faceDown) ?? smallest(FROM_CENTRE);
  while (way) {
    steps.push({ kind: 'jump', ...way, token: tokens[way.bridge]! });
    points.push(way.to);
    used.add(way.bridge);
    unpaid.push(way.bridge);
    const colour = PAYS[way.to];
    if (colour) {
      steps.push({ kind: 'payout', at: way.to, colour, bridges: unpaid });
      taken[colour] += unpaid.length;
      unpaid = [];
    }
    way = smallest(ONWARD.get(way)!);
  }
  return { points, steps, taken };
}

/** How far to turn, counter-clockwise, from the bridge he arrived on to the next one: a small turn is a sharp right. */
function turnFrom(arrived: Way, next: Way): number {
  const turn = direction(next.from, next.to) - direction(arrived.to, arrived.from);
  return turn < 0 ? turn + 2 * Math.PI : turn;
}

function direction(from: Point, to: Point): number {
  const [[x0, y0], [x1, y1]] = [POINTS[from], POINTS[to]];
  return Math.atan2(y1 - y0, x1 - x0);
}
