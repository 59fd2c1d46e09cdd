import { expect, test } from 'vitest';
import { circle, group, type Scene, type Shape } from '../../svg/scene.ts';
import { soundsBetween } from './scene-sounds.ts';

const scene = (...shapes: Shape[]): Scene => ({ width: 10, height: 10, shapes, description: '' });
const disc = (key: string, x: number, delay = 0) => circle(key, [x, 0], 1, {}, { entrance: 'drop', delay });

test('what glides is heard once, however much glides', () => {
  const at = (x: number) => scene(group('tube', [x, 0], [circle('lid', [x, 0], 1, {})]));
  expect(soundsBetween(at(0), at(5))).toEqual([{ sound: 'move', after: 0 }]);
});

test('each disc that drops in is heard when it falls, and not the tube that brings it', () => {
  const before = scene(disc('a', 1), group('tube', [0, 0], []));
  const after = scene(disc('a', 1), disc('b', 2, 110), disc('c', 3, 220), group('tube', [5, 0], []));
  expect(soundsBetween(before, after)).toEqual([
    { sound: 'drop', after: 110 },
    { sound: 'drop', after: 220 },
  ]);
});

test('what stands still is silent', () => {
  expect(soundsBetween(scene(disc('a', 1)), scene(disc('a', 1)))).toEqual([]);
});
