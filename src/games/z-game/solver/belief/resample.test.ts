import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../../core/random.ts';
import { position } from '../../test-support.ts';
import { resampled } from './resample.ts';

const state = position({ white: 'Zc1', black: 'Zc7 oa6' });
const WEIGHTS = [0.4, 0.2, 0.1, 0.1, 0.08, 0.06, 0.04, 0.02];
const worlds = WEIGHTS.map((weight, turns) => ({ state: { ...state, turns }, weight }));

describe('few worlds for many', () => {
  test('are all of them where there are no more', () => {
    expect(resampled(worlds, 8, seededRandom('all'))).toEqual(worlds);
  });

  test('are the likely ones as they were, and some of the others, alike; together they weigh as much', () => {
    for (const most of [1, 2, 3, 4, 5, 6, 7]) {
      const few = resampled(worlds, most, seededRandom(`few ${most}`));
      expect(few).toHaveLength(most);
      expect(new Set(few.map((world) => world.state.turns)).size).toBe(most);
      expect(few.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
    }
    const [likeliest, ...others] = resampled(worlds, 4, seededRandom('four'));
    expect(likeliest).toEqual(worlds[0]);
    for (const { weight } of others) expect(weight).toBeCloseTo(0.2);
  });

  test('give each world on average the weight it had', () => {
    const random = seededRandom('on average');
    const mean = WEIGHTS.map(() => 0);
    for (let i = 0; i < 4000; i++) {
      for (const world of resampled(worlds, 3, random)) mean[world.state.turns]! += world.weight / 4000;
    }
    for (const [i, weight] of WEIGHTS.entries()) expect(Math.abs(mean[i]! - weight)).toBeLessThan(0.02);
  });
});
