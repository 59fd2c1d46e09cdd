/** What was done last in Royale Mastermind: a row with its answer, or a code behind the screen. */
import { lastDone, lastEnd } from '../../../board/last-move.ts';
import { group, path, type Shape } from '../../../svg/scene.ts';
import { ATTRIBUTES } from '../state.ts';
import type { Input } from './draft.ts';
import { DECODING, decodingAt, rowY, SCREEN } from './layout.ts';
import { GOLD } from './pieces.ts';
import { isPast, shownRows } from './shown.ts';
import { FELT } from './style.ts';

const PAINT = { colour: GOLD, rim: FELT.hole };
const [WIDTH] = DECODING.size;

export function lastMoveShapes({ view, past, flipped }: Input): Shape[] {
  const last = lastDone(past);
  if (!last) return [];
  const attribute = ATTRIBUTES.find((each) => last.move.startsWith(`${each}:`));
  if (!attribute) return [lastEnd('code', SCREEN.at, [SCREEN.size[0] + 8, SCREEN.size[1] + 8], 12, PAINT)];
  const row = shownRows(view, attribute).length - 1;
  // the next code is set, and its rows are still to come
  if (row < 0) return [];
  const [left, top] = decodingAt(attribute, flipped);
  const y = top + rowY(row);
  const faded = isPast(view) ? { attributes: { opacity: 0.7 } } : {};
  return [
    lastEnd('row', [left + WIDTH / 2, y], [WIDTH - 8, DECODING.row - 1], 14, PAINT),
    group('last-pointer', [left + 4, y], [path('tip', [0, 0], 'M0 -9 L11 0 L0 9 Z', { fill: GOLD })], faded),
  ];
}
