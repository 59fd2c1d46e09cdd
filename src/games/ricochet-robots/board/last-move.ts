/** What was done last in Ricochet Robots: a slide, a showing that failed, a number that was said, the sandglass turned. */
import { lastEnd, lastOrigin, lastTrail, type Paint } from '../../../board/last-move.ts';
import type { Seen } from '../../../core/game.ts';
import type { Shape } from '../../../svg/scene.ts';
import { GRID, type RicochetEffect, type RicochetView, type Robot } from '../state.ts';
import { GLASS_AT, GLASS_SIZE } from './glass.ts';
import { INK, LAMP, PAINT } from './pieces.ts';
import { CELL, centre, SLATE } from './plate.ts';
import { bidPlace } from './strip.ts';
import type { Input } from './telling.ts';

type Happened = Seen<RicochetEffect>;
type Slid = Extract<RicochetEffect, { readonly effect: 'slide' }>;

const RING = [CELL - 3, CELL - 3] as const;
const SAID: Paint = { colour: LAMP, rim: SLATE };
const paintOf = (robot: Robot): Paint => ({ colour: PAINT[robot].fill, rim: INK });

interface LastShapes {
  /** Below the robots. */
  readonly onBoard: readonly Shape[];
  readonly inStrip: readonly Shape[];
}
const NOTHING: LastShapes = { onBoard: [], inStrip: [] };

export function lastMoveShapes({ view, past = [], flipped }: Input): LastShapes {
  const last = past.findLast((each) => typeof each.by === 'number' || failureIn(each));
  if (!last || isGone(view, last)) return NOTHING;
  const slides = slideShapes(past, last, flipped);
  if (slides.length > 0) return { ...NOTHING, onBoard: slides };
  if (last.move === 'turn-glass') return { ...NOTHING, inStrip: [lastEnd('glass', GLASS_AT, GLASS_SIZE, 14, SAID)] };
  const said = bidPlace(failureIn(last)?.seat ?? Number(last.by), view.won.length);
  return { ...NOTHING, inStrip: [lastEnd('said', said, [44, 34], 9, SAID)] };
}

/** The trails of a showing that goes on, or has won, are drawn with it. */
function slideShapes(past: readonly Happened[], last: Happened, flipped: boolean): Shape[] {
  const at = (cell: string) => centre(GRID.cell(cell)!, flipped);
  const failed = failedSlides(past, last);
  if (failed.length > 0) {
    // home again, the robots have left their way behind
    return failed.flatMap(({ robot, from, to }, i) => [
      lastTrail(`trail-${i}`, [at(from), at(to)], { ...paintOf(robot), rim: PAINT[robot].deep }, 3),
      ...(i === 0 ? [lastOrigin('origin', at(from), RING, 9, paintOf(robot))] : []),
      ...(i === failed.length - 1 ? [lastEnd('end', at(to), RING, 9, paintOf(robot))] : []),
    ]);
  }
  const slid = slideOf(last);
  if (!slid) return [];
  return [
    lastOrigin('origin', at(slid.from), RING, 9, paintOf(slid.robot)),
    lastEnd('end', at(slid.to), RING, 9, paintOf(slid.robot)),
  ];
}

const slideOf = ({ effects }: Happened): Slid | undefined =>
  effects.find((effect): effect is Slid => effect.effect === 'slide');

/** The clock may end a showing too. */
const failureIn = ({ effects }: Happened) => effects.find((effect) => effect.effect === 'failed');

/** A round that is over leaves with its last slide, once the next one has its target. */
const isGone = ({ target }: RicochetView, { effects }: Happened): boolean =>
  target !== null && effects.some(({ effect }) => effect === 'won' || effect === 'put-back');

/** The slides of the showing that this event has ended in failure; none if it has not. */
function failedSlides(past: readonly Happened[], last: Happened): readonly Slid[] {
  if (!failureIn(last)) return [];
  const until = past.lastIndexOf(last);
  const begun = past.slice(0, until).findLastIndex((each) => slideOf(each) === undefined || failureIn(each));
  return past.slice(begun + 1, until + 1).flatMap((each) => slideOf(each) ?? []);
}
