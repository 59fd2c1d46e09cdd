/** The token laid last, from its place in the tray to its bridge; and once all lie, where the walk began and ended. */
import { lastDone, lastEnd, lastOrigin, lastTrail } from '../../../board/last-move.ts';
import { expectOk } from '../../../core/result.ts';
import type { Shape } from '../../../svg/scene.ts';
import { CENTRE } from '../bridges.data.ts';
import { read } from '../notation.ts';
import { colourOf } from '../state.ts';
import { middleOf, placeOf, slotOf, TOKEN_RADIUS } from './geometry.ts';
import type { Input } from './scene.ts';
import type { Stage } from './stage.ts';
import { INK, TINT } from './token.ts';

const RIM = '#FFF8E8';
const SIDE = 2 * TOKEN_RADIUS + 14;

/** The way lies under the tokens, the rings around them. */
interface LastShapes {
  readonly way: readonly Shape[];
  readonly rings: readonly Shape[];
}

export function lastMoveShapes({ view, past, flipped }: Input): LastShapes {
  const last = lastDone(past);
  if (!last) return { way: [], rings: [] };
  const { number, bridge } = expectOk(read(last.move));
  const colour = colourOf(Number(last.by));
  const paint = { colour: TINT[colour].fill, rim: RIM };
  const [from, to] = [slotOf(number, colour, view.hands.length, flipped), middleOf(bridge, flipped)];
  return {
    way: [
      lastTrail('trail', [from, to], paint, 5),
      lastOrigin('origin', from, [SIDE - 16, SIDE - 16], SIDE / 2, paint),
    ],
    rings: [lastEnd('end', to, [SIDE, SIDE], SIDE / 2, paint)],
  };
}

/** His own trail lies between the two. */
export function lastWalkShapes({ at, jumps }: Stage, flipped: boolean): LastShapes {
  if (jumps.length === 0) return { way: [], rings: [] };
  const paint = { colour: INK, rim: RIM };
  return {
    way: [
      lastOrigin('origin', placeOf(CENTRE, flipped), [SIDE, SIDE], SIDE / 2, paint),
      lastEnd('end', placeOf(at, flipped), [SIDE, SIDE], SIDE / 2, paint),
    ],
    rings: [],
  };
}
