/** The sandglass: it lies while everybody thinks, and really runs once it is turned. */
import type { Clock } from '../../../board/board.ts';
import { box, group, type Point, path, type Shape } from '../../../svg/scene.ts';
import type { Phase } from '../state.ts';
import { SLATE, STRIP_HEIGHT, STRIP_TOP } from './plate.ts';

export const STRIP_MIDDLE = STRIP_TOP + STRIP_HEIGHT / 2 - 4;
export const GLASS_AT: Point = [66, STRIP_MIDDLE];
export const GLASS_SIZE: Point = [98, 118];

const GLASS = '#DCE8EE';
const EDGE = '#8FA3B2';
const SAND = '#F4B860';
const WOOD = '#B7824F';

const UPPER = 'M-26 -46 H26 C26 -18 5 -14 5 0 H-5 C-5 -14 -26 -18 -26 -46 Z';
const LOWER = 'M-5 0 H5 C5 14 26 18 26 46 H-26 C-26 18 -5 14 -5 0 Z';
const BULBS = 'M-26 -46 H26 C26 -18 5 -14 5 0 C5 14 26 18 26 46 H-26 C-26 18 -5 14 -5 0 C-5 -14 -26 -18 -26 -46 Z';
/** Everything around the glass, in the colour of the strip: sand never shows outside. */
const AROUND = `M-38 -47 H38 V76 H-38 Z ${BULBS}`;
const LYING =
  'M-24 -45 L-8 -45 C-14 -28 -6 -12 -4 -4 C-14 -14 -25 -22 -24 -45 Z M-24 45 L-10 45 C-16 30 -8 14 -4 4 C-14 14 -25 22 -24 45 Z';

/** From full above to full below. The level above sinks, the heap below rises. */
const LEVEL: readonly [Point, Point] = [
  [0, -36],
  [0, 2],
];
const HEAP: readonly [Point, Point] = [
  [0, 54],
  [0, 26],
];

const RUNNING: readonly Phase[] = ['last-glass', 'announcing'];

/** Where it is not used (`lies`) nothing runs. */
export function glassShape(phase: Phase, clock: Clock | undefined, lies = false): Shape {
  const upright = !lies && (RUNNING.includes(phase) || phase === 'showing');
  const inside = upright ? uprightShapes(phase === 'showing' ? ALL_BELOW : (clock ?? ABOUT_HALF)) : lyingShapes();
  const caps = [-50, 50].map((y) => box(`cap-${y}`, [0, y], [66, 11], { rx: 4, fill: WOOD }));
  return group('glass', GLASS_AT, [...inside, ...caps], { turn: upright ? 0 : 90, scale: upright ? 0.98 : 0.85 });
}

type Sand = Pick<Clock, 'ms' | 'left'>;
const ALL_BELOW: Sand = { ms: 1, left: 0 };
/** For pictures, where no time runs. */
const ABOUT_HALF: Sand = { ms: 1, left: 0.6 };

const lyingShapes = (): Shape[] => [
  path('bulbs', [0, 0], BULBS, { fill: GLASS, stroke: EDGE, 'stroke-width': 2 }),
  path('sand', [0, 0], LYING, { fill: SAND }),
];

function uprightShapes({ ms, left }: Sand): Shape[] {
  const gone = ms - left;
  const runs = (to: Point) => ({ runs: { to, ms, gone } });
  return [
    path('upper', [0, 0], UPPER, { fill: GLASS }),
    path('level', LEVEL[0], 'M-30 0 H30 V48 H-30 Z', { fill: SAND }, runs(LEVEL[1])),
    path('lower', [0, 0], LOWER, { fill: GLASS }),
    ...(left > 0 ? [path('stream', [0, 0], 'M-1.5 -4 H1.5 V46 H-1.5 Z', { fill: SAND })] : []),
    path('heap', HEAP[0], 'M-30 2 Q-10 0 0 -8 Q10 0 30 2 V20 H-30 Z', { fill: SAND }, runs(HEAP[1])),
    path('around', [0, 0], AROUND, { fill: SLATE, 'fill-rule': 'evenodd' }),
    path('bulbs', [0, 0], BULBS, { fill: 'none', stroke: EDGE, 'stroke-width': 2 }),
  ];
}
