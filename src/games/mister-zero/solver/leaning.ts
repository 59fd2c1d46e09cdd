/** Where a single token leads Mister Zero while most of his walk is still open: small numbers draw him, large ones keep him away. */
import type { Seat } from '../../../core/game.ts';
import type { Reason } from '../../../core/review.ts';
import { CENTRAL, CENTRE, CHECKPOINTS, endsOf, POINTS } from '../bridges.data.ts';
import { type Colour, colourOf, type MisterZeroMove, type MisterZeroState } from '../state.ts';

const SMALL = 3;
const LARGE = 6;

/** What spoke against a token: it draws him to the other side, or keeps him from its own. */
export function against(before: MisterZeroState, move: MisterZeroMove, by: Seat): Reason[] {
  const { number, bridge } = move;
  const half = halfOf(bridge);
  const isOwn = half === colourOf(by);
  const where = { key: half, blanks: {} };
  if (!isOwn && startsOver(before, move)) {
    const to = endsOf(bridge).find((point) => point !== CENTRE)!;
    return [{ key: 'startsAway', blanks: { number, to, where } }];
  }
  if (!isOwn && number <= SMALL) return [{ key: 'drawsAway', blanks: { number, bridge, where } }];
  if (isOwn && number >= LARGE) return [{ key: 'keepsOff', blanks: { number, bridge, where } }];
  return [];
}

/** What spoke for a better one. */
export function inFavour({ number, bridge }: MisterZeroMove, by: Seat): Reason[] {
  const half = halfOf(bridge);
  const isOwn = half === colourOf(by);
  const where = { key: half, blanks: {} };
  if (isOwn && number <= SMALL) return [{ key: 'drawsHome', blanks: { number, move: bridge, where } }];
  if (!isOwn && number >= LARGE) return [{ key: 'keepsHome', blanks: { number, move: bridge, where } }];
  return [];
}

/** The smallest in the centre so far: there he sets out. */
function startsOver({ tokens }: MisterZeroState, { number, bridge }: MisterZeroMove): boolean {
  return (
    CENTRAL.includes(bridge) && CENTRAL.every((other) => number < (tokens[other]?.number ?? Number.POSITIVE_INFINITY))
  );
}

/** Whose checkpoint lies on that side of the centre. */
function halfOf(bridge: MisterZeroMove['bridge']): Colour {
  const height = endsOf(bridge).reduce((sum, point) => sum + POINTS[point][1], 0);
  return Object.entries(CHECKPOINTS).find(([point]) => POINTS[point as 'n' | 's'][1] * height > 0)![1];
}
