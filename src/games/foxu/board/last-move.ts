/** What was done last in Foxu: the way of the tube, or where tubes and grey discs were laid. */
import { lastDone, lastEnd, lastOrigin, lastTrail, type Paint } from '../../../board/last-move.ts';
import type { Shape } from '../../../svg/scene.ts';
import type { Colour } from '../state.ts';
import { CELL, centre, DISC, INK, RIM } from './drawing.ts';
import type { Input } from './telling.ts';

const RING = [CELL - 10, CELL - 10] as const;
const PAINT: Readonly<Record<Colour, Paint>> = {
  blue: { colour: '#5E9FE6', rim: RIM },
  yellow: { colour: DISC.yellow.fill, rim: RIM },
};
/** Of what has no side yet. */
const BOTH: Paint = { colour: INK, rim: RIM };

export function lastMoveShapes({ view, past, flipped }: Input): Shape[] {
  const last = lastDone(past);
  if (!last) return [];
  const at = (cell: string) => centre(cell, flipped);
  const end = (cell: string, paint: Paint) => lastEnd(`end-${cell}`, at(cell), RING, CELL / 2, paint);
  const [kind, what = ''] = last.move.split(':');
  if (kind === 'swap') return view.tubes.map((tube) => end(tube.at, PAINT[tube.colour]));
  if (kind === 'grey') return what.split(',').map((cell) => end(cell, BOTH));
  if (kind === 'diagonal') return view.tubes.map((tube) => end(tube.at, PAINT[tube.colour]));
  const [from, to] = last.move.split('-') as [string, string];
  // whoever moved has the tube that is there now, or comes there
  const tube = view.tubes.find((each) => each.at === to) ?? view.tubes.find(({ seat }) => seat === last.by);
  const paint = PAINT[tube?.colour ?? 'blue'];
  return [
    lastTrail('trail', [at(from), at(to)], paint, 9),
    lastOrigin(`origin-${from}`, at(from), RING, CELL / 2, paint),
    end(to, paint),
  ];
}
