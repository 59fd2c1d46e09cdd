import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnyView } from '../../core/game.ts';
import type { SeenStep } from '../../table/seen.ts';
import { Playback, still } from './playback.ts';

/** A view that is told apart by its number. */
const view = (number: number) => ({ viewer: 'spectator', number }) as AnyView;
const step = (number: number): SeenStep => ({
  before: view(number),
  seen: { by: 0, move: `${number}`, effects: [] },
  after: view(number + 1),
});
/** Each event is one picture of 100 ms, a half on the way. */
const board = {
  frames: ({ number }: AnyView & { number: number }) => [{ view: view(number + 0.5), ms: 100 }],
};
const numberOf = ({ shown }: Playback) => (shown.value?.view as { number: number } | undefined)?.number;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('an event is shown picture by picture, then the present', async () => {
  const playback = new Playback(board);
  const present = { ...still(view(1)), moves: ['a'] };
  const done = playback.play([step(0)], present);
  expect(numberOf(playback)).toBe(0.5);
  await vi.advanceTimersByTimeAsync(100);
  expect(numberOf(playback)).toBe(1);
  expect(playback.shown.value!.moves).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  await done;
  expect(playback.shown.value).toBe(present);
});

test('a tap cuts one event short, and there is nothing to cut when all is still', async () => {
  const playback = new Playback(board);
  void playback.play([step(0), step(1)], still(view(2)));
  expect(playback.hurry()).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(numberOf(playback)).toBe(1.5);
  await vi.advanceTimersByTimeAsync(1000);
  expect(numberOf(playback)).toBe(2);
  expect(playback.hurry()).toBe(false);
});

test('what comes later is never overwritten by what was still being shown', async () => {
  const playback = new Playback(board);
  void playback.play([step(0), step(1)], still(view(2)));
  void playback.play([step(6)], still(view(7)));
  expect(numberOf(playback)).toBe(6.5);
  await vi.advanceTimersByTimeAsync(2000);
  expect(numberOf(playback)).toBe(7);
});
