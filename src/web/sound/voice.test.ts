import { expect, test } from 'vitest';
import { SCORE, SOUNDS } from './voice.ts';

test('no two events sound alike', () => {
  const scores = SOUNDS.map((sound) => JSON.stringify(SCORE[sound]));
  expect(new Set(scores).size).toBe(SOUNDS.length);
});

test('an event is heard within a second and a half, and hurts nobody', () => {
  for (const sound of SOUNDS) {
    const notes = SCORE[sound];
    expect(Math.max(...notes.map(({ start, length }) => start + length)), sound).toBeLessThan(1.5);
    expect(Math.max(...notes.map(({ loud }) => loud)), sound).toBeLessThanOrEqual(0.6);
    expect(notes.length, sound).toBeGreaterThan(0);
  }
});
