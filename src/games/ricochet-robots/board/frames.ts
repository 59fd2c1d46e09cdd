/** What happened, in pictures: a slide glides, a failure stands for a moment, and the robots walk home. */
import type { Frame } from '../../../board/board.ts';
import type { Seen } from '../../../core/game.ts';
import { MOMENT_MS, SETTLE_MS } from '../../../svg/motion.ts';
import { writeSlide } from '../notation.ts';
import type { RicochetEffect, RicochetView } from '../state.ts';
import { newsOf, verdictOf } from './moment.ts';
import { standing } from './trails.ts';

/** The whole way home, and the longest that one slide of it takes. */
const HOME_MS = 900;
const STEP_MS = 220;

export function frames(
  before: RicochetView,
  { effects }: Seen<RicochetEffect>,
  after: RicochetView,
): readonly Frame<RicochetView>[] {
  const slid = effects.find((effect) => effect.effect === 'slide');
  const shown: RicochetView = slid
    ? {
        ...before,
        robots: { ...before.robots, [slid.robot]: slid.to },
        slides: [...before.slides, writeSlide(slid)],
      }
    : before;
  const [verdict, news] = [verdictOf(before, effects), newsOf(effects)];
  const pictures: Frame<RicochetView>[] = [];
  // the last slide of a demonstration: what follows changes the whole picture
  if (slid && effects.length > 1) pictures.push({ view: shown, ms: SETTLE_MS });
  if (verdict) pictures.push({ view: shown, ms: MOMENT_MS, moment: verdict }, ...walkingHome(shown));
  if (news) pictures.push({ view: after, ms: MOMENT_MS, moment: news, speaks: true });
  return pictures;
}

/** Slide by slide, the way they came. */
function walkingHome(view: RicochetView): readonly Frame<RicochetView>[] {
  const { layout, start, slides } = view;
  if (!layout || !start || slides.length === 0) return [];
  const ms = Math.min(STEP_MS, HOME_MS / slides.length);
  return slides.map((_, made) => {
    const back = slides.slice(0, slides.length - 1 - made);
    return { view: { ...view, slides: back, robots: standing(layout, start, back) }, ms };
  });
}
