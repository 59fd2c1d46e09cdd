import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnyView } from '../../core/game.ts';
import type { SeenStep } from '../../table/told/seen.ts';
import { still } from './playback.ts';
import { Stage } from './stage.ts';

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
const lively = { calm: () => false, pace: () => 1 };
const numberOf = ({ shown }: Stage) => (shown?.view as { number: number } | undefined)?.number;
let present = 0;
const showing = () => new Stage(board, lively, () => ({ ...still(view(present)), moves: ['a'] }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('an event is shown picture by picture, then the present, in which one may move', async () => {
  present = 1;
  const shown = showing();
  shown.add(step(0));
  expect(numberOf(shown)).toBe(0.5);
  await vi.advanceTimersByTimeAsync(100);
  expect(numberOf(shown)).toBe(1);
  expect(shown.shown!.moves).toEqual([]);
  expect(shown.moving).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown.shown!.moves).toEqual(['a']);
  expect(shown.moving).toBe(false);
});

test('a tap cuts one event short, and there is nothing to cut when all is still', async () => {
  present = 2;
  const shown = showing();
  shown.add(step(0), step(1));
  expect(shown.hurry()).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(numberOf(shown)).toBe(1.5);
  await vi.advanceTimersByTimeAsync(1000);
  expect(numberOf(shown)).toBe(2);
  expect(shown.hurry()).toBe(false);
});

test('what comes while something is shown is shown after it', async () => {
  present = 2;
  const shown = showing();
  shown.add(step(0));
  await vi.advanceTimersByTimeAsync(50);
  shown.add(step(1));
  expect(numberOf(shown)).toBe(0.5);
  await vi.advanceTimersByTimeAsync(300);
  expect(numberOf(shown)).toBe(1.5);
});

test('after a broken line, or a move taken back, what was still to be shown is forgotten', async () => {
  const shown = showing();
  present = 7;
  shown.add(step(0), step(1));
  shown.forget();
  await vi.advanceTimersByTimeAsync(0);
  expect(numberOf(shown)).toBe(7);
  expect(shown.moving).toBe(false);
});
