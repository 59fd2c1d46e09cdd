/** What happened, in pictures: a slide glides, a failure stands for a moment before the robots go back. */
import type { Frame } from '../../../board/board.ts';
import type { Seen } from '../../../core/game.ts';
import { SETTLE_MS } from '../../../svg/motion.ts';
import { writeSlide } from '../notation.ts';
import type { RicochetEffect, RicochetView } from '../state.ts';

/** After the slide: long enough to see where it ended. */
const STAND_MS = 600;

export function frames(
  before: RicochetView,
  { effects }: Seen<RicochetEffect>,
  _after: RicochetView,
): readonly Frame<RicochetView>[] {
  const slid = effects.find((effect) => effect.effect === 'slide');
  if (!slid) return [];
  const view: RicochetView = {
    ...before,
    robots: { ...before.robots, [slid.robot]: slid.to },
    slides: [...before.slides, writeSlide(slid)],
  };
  // the last slide of a showing: what follows changes the whole picture
  const decided = effects.length > 1;
  return decided ? [{ view, ms: SETTLE_MS + STAND_MS }] : [];
}
