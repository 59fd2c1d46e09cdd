import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../core/random.ts';
import { rules as zGame } from '../index.ts';
import { LAYOUTS, type LayoutName } from '../state.ts';
import { chooseSetUp, GOOD_SET_UPS, merit } from './set-ups.ts';

describe('set-ups', () => {
  test.each(Object.keys(LAYOUTS) as LayoutName[])('are legal, varied and among the best at level 5: %s', (layout) => {
    const state = zGame.start({ layout, ending: 'draw' }, 2);
    const random = seededRandom(`z-game set-ups ${layout}`);
    const all = zGame.legal(state, 1).list.map((move) => merit(layout, move));
    const chosen = new Set<string>();
    for (let i = 0; i < 300; i++) {
      const move = chooseSetUp(zGame.view(state, 1), 5, random);
      expect(zGame.check(state, 1, move)).toBeUndefined();
      expect(all.filter((each) => each > merit(layout, move)).length).toBeLessThan(GOOD_SET_UPS);
      chosen.add(zGame.write(move));
    }
    expect(chosen.size).toBeGreaterThan(GOOD_SET_UPS / 2);
  });

  test('are any at all at level 1', () => {
    const state = zGame.start({ layout: 'compact', ending: 'draw' }, 2);
    const random = seededRandom('z-game any set-up');
    const chosen = Array.from({ length: 300 }, () => zGame.write(chooseSetUp(zGame.view(state, 0), 1, random)));
    expect(new Set(chosen).size).toBeGreaterThan(200);
  });
});
