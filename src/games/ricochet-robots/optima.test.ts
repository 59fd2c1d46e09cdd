/** The movement and the showing against known shortest solutions, found again by trying every slide. */
import { describe, expect, test } from 'vitest';
import { replay } from '../../core/play.ts';
import { expectOk } from '../../core/result.ts';
import { rules as ricochet } from './index.ts';
import { hasRicocheted } from './slides.ts';
import { type RicochetState, ROBOTS, type Robot } from './state.ts';

// layout, robots, target; the shortest showing where a ricochet is not required, and where it is (R8)
const POSITIONS = [
  ['1B,3A,4A,2A', 'r=a1,y=j11,g=l7,b=o11', 'blue-hexagon', 1, 5],
  ['3B,1A,2A,4A', 'r=h4,y=h7,g=m12,b=j5', 'blue-square', 1, 3],
  ['2A,1A,3B,4A', 'r=a5,y=d11,g=e7,b=a16', 'green-square', 1, 4],
  ['2A,1B,3A,4B', 'r=p13,y=g10,g=a4,b=h6', 'blue-circle', 1, 4],
  ['4A,3B,2A,1A', 'r=j1,y=b3,g=f12,b=e8', 'blue-square', 2, 2],
  ['3A,4A,1A,2B', 'r=m12,y=j16,g=c6,b=b13', 'red-hexagon', 2, 2],
  ['1B,2A,4B,3B', 'r=h16,y=a15,g=k4,b=c12', 'blue-square', 3, 3],
  ['1B,3B,4A,2B', 'r=b14,y=f8,g=j16,b=h10', 'yellow-circle', 3, 3],
  ['1A,3A,2B,4A', 'r=d10,y=o14,g=d13,b=e6', 'red-circle', 4, 4],
  ['2B,4B,1A,3A', 'r=k12,y=f2,g=g15,b=c4', 'vortex', 4, 4],
  ['3B,2B,1A,4A', 'r=f14,y=o2,g=e14,b=l10', 'vortex', 5, 5],
  ['3B,1A,2B,4B', 'r=m11,y=j16,g=l4,b=f15', 'green-circle', 5, 5],
] as const;

describe.each(POSITIONS)('%s %s %s', (layout, robots, target, plain, strict) => {
  const showing = (ricochetOption: string): RicochetState => {
    const options = expectOk(ricochet.options({ ricochet: ricochetOption }, 1));
    const events = [
      { by: 'chance' as const, move: `layout:${layout}` },
      { by: 'chance' as const, move: `robots:${robots}` },
      { by: 'chance' as const, move: `target:${target}` },
      { by: 0, move: 'bid:99' },
      { by: 'clock' as const, move: 'glass' },
    ];
    return expectOk(replay(ricochet, ricochet.start(options, 1), events));
  };

  test(`[R8] with a ricochet ${strict} slides are the fewest`, () => {
    expect(fewestSlides(showing('required'))).toBe(strict);
  });

  test(`[R9] without one ${plain} slides are the fewest`, () => {
    expect(fewestSlides(showing('free'))).toBe(plain);
  });
});

/** Breadth first through every legal slide, until one wins the target. */
function fewestSlides(showing: RicochetState): number {
  const met = new Set<string>();
  let frontier = [showing];
  for (let count = 1; frontier.length > 0; count++) {
    const reached: RicochetState[] = [];
    for (const state of frontier) {
      for (const move of ricochet.legal(state, 0).list.filter(({ kind }) => kind === 'show')) {
        const after = ricochet.apply(state, 0, move);
        if (after.won[0]!.length > 0) return count;
        if (!after.round || met.has(keyOf(after))) continue;
        met.add(keyOf(after));
        reached.push(after);
      }
    }
    frontier = reached;
  }
  return Number.POSITIVE_INFINITY;
}

/** Two showings with the same key have the same ways to go on. */
function keyOf({ options, robots, round }: RicochetState): string {
  const { slides, target } = round!;
  const heading = (robot: Robot) => {
    if (options.ricochet === 'free' || !(target === 'vortex' || target.startsWith(robot))) return '';
    if (hasRicocheted(slides, robot)) return 'ricocheted';
    const last = slides.findLast((slide) => slide.robot === robot)?.direction;
    return last === undefined ? '' : 'NS'.includes(last) ? 'upright' : 'level';
  };
  return ROBOTS.map((robot) => `${robots![robot]}${heading(robot)}`).join();
}
