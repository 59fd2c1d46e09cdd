/** A clock that has run out shows nothing left, and warns before. */
import { expect, test } from 'vitest';
import type { Face } from '../../table/told/face.ts';
import { leftTo, shownTime, warnedAt } from './clock-warning.ts';

const clock = { left: [20_000, 5000], since: 1000, running: [0], sandglasses: [] };
const playing = { clock, phase: 'playing', ending: null } as Pick<Face, 'clock' | 'phase' | 'ending'>;

test('what runs grows less, and never less than nothing', () => {
  expect([leftTo(playing, 0, 4000), leftTo(playing, 1, 4000)]).toEqual([17_000, 5000]);
  expect(leftTo(playing, 0, 99_000)).toBe(0);
});

test('whose time has run out has none left, whatever he had when his turn began', () => {
  const ending = { kind: 'timed-out', seat: 0, winners: [1] } as const;
  const over = { clock: { ...clock, running: [] }, phase: 'over', ending } as const;
  expect([leftTo(over, 0, 99_000), leftTo(over, 1, 99_000)]).toEqual([0, 5000]);
  expect(shownTime(0, 'en-GB')).toBe('0:00');
});

test('minutes, and tenths in the last seconds, as the reader writes them', () => {
  expect(shownTime(125_000, 'en-GB')).toBe('2:05');
  expect(shownTime(3_725_000, 'en-GB')).toBe('1:02:05');
  expect([shownTime(9300, 'en-GB'), shownTime(9300, 'fr-FR'), shownTime(20, 'en-GB')]).toEqual(['9.3', '9,3', '0.1']);
});

test('the warning fits the clock', () => {
  expect(warnedAt({ kind: 'none' })).toBe(0);
  expect(warnedAt({ kind: 'move', seconds: 5 })).toBe(3000);
  expect(warnedAt({ kind: 'move', seconds: 60 })).toBe(15_000);
  expect(warnedAt({ kind: 'total', minutes: 1, increment: 0 })).toBe(10_000);
  expect(warnedAt({ kind: 'total', minutes: 60, increment: 0 })).toBe(30_000);
});
