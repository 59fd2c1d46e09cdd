import { expect, test } from 'vitest';
import { circle, group, type Scene } from '../../svg/scene.ts';
import { nextSpot, spotsOf } from './focus.ts';

const at = (target: string, x: number, y: number) => circle(target, [x, y], 5, {}, { target, label: target });
const scene: Scene = {
  width: 100,
  height: 100,
  description: '',
  shapes: [at('a', 0, 0), at('b', 10, 0), at('c', 0, 10), group('g', [20, 0], [at('d', 0, 1)])],
};

test('arrows go to the nearest target that way, through groups too', () => {
  const spots = spotsOf(scene);
  expect(nextSpot(spots, 'a', 'ArrowRight')).toBe('b');
  expect(nextSpot(spots, 'b', 'ArrowRight')).toBe('d');
  expect(nextSpot(spots, 'a', 'ArrowDown')).toBe('c');
  expect(nextSpot(spots, 'a', 'ArrowUp')).toBeUndefined();
  expect(nextSpot(spots, undefined, 'ArrowUp')).toBe('a');
  expect(nextSpot(spots, 'a', 'x')).toBeUndefined();
});
