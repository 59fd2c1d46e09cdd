/** What is needed at least, from slide to slide: one slide never saves more than itself. */
import { expect, test } from 'vitest';
import { pick, sample, seededRandom } from '../../../../core/random.ts';
import { boardOf } from '../../layout.ts';
import { drawLayout } from '../../setup.ts';
import { CENTRE, GRID, TARGETS } from '../../state.ts';
import { slideTo, stopsOf } from '../packed/stops.ts';
import { AllSlidesBound } from './all-slides.ts';

test('one slide lowers what is needed by one at most, down to none on the target', () => {
  const random = seededRandom('needs');
  const free = GRID.cells.filter((cell) => !CENTRE.includes(cell));
  let lowered = 0;
  for (let i = 0; i < 40; i++) {
    const board = boardOf(drawLayout(random));
    const stops = stopsOf(board);
    const target = board.targets[pick(TARGETS, random)];
    const bound = new AllSlidesBound(stops, target);
    const needed = ([cell, ...others]: readonly number[]) => {
      const [p, q, r] = others.toSorted((a, b) => a - b) as [number, number, number];
      return bound.ofTrio(cell!, p, q, r);
    };
    // the active robot comes first
    let robots = sample(free, 4, random);
    for (let made = 0; made < 150; made++) {
      expect(needed(robots) === 0).toBe(robots[0] === target);
      const robot = random(4);
      const [p, q, r] = robots.filter((_, other) => other !== robot) as [number, number, number];
      const after = robots.with(robot, slideTo(stops, random(4), robots[robot]!, p, q, r));
      expect(needed(after)).toBeGreaterThanOrEqual(needed(robots) - 1);
      if (needed(after) < needed(robots)) lowered++;
      robots = after;
    }
  }
  expect(lowered).toBeGreaterThan(200);
});
