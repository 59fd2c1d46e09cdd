import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyView } from '../../core/game.ts';
import { type StagedStep, still } from './playback.ts';
import { Stage } from './stage.ts';

/** A view that is told apart by its number. */
const view = (number: number) => ({ viewer: 'spectator', number }) as AnyView;
const step = (number: number): StagedStep => ({
  past: [],
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

describe('moments', () => {
  const moment = { kind: 'won', says: 'won' } as const;
  const eventful = {
    frames: ({ number }: AnyView & { number: number }) => [
      { view: view(number + 0.5), ms: 100 },
      { view: view(number + 0.7), ms: 900, moment },
    ],
  };
  const stage = (calm: boolean) =>
    new Stage(eventful, { calm: () => calm, pace: () => 1 }, () => ({ ...still(view(present)), moves: ['a'] }));

  test('the ribbon speaks with its picture, and no longer', async () => {
    present = 1;
    const shown = stage(false);
    shown.add(step(0));
    expect(shown.shown!.moment).toBeUndefined();
    await vi.advanceTimersByTimeAsync(100);
    expect(shown.shown!.moment).toBe(moment);
    await vi.advanceTimersByTimeAsync(900);
    expect(shown.shown!.moment).toBeUndefined();
  });

  test('it is skipped, and the game goes on', async () => {
    present = 1;
    const shown = stage(false);
    shown.add(step(0));
    await vi.advanceTimersByTimeAsync(150);
    expect(shown.hurry()).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(shown.shown!.moment).toBeUndefined();
    expect(shown.shown!.moves).toEqual(['a']);
  });

  test('for who prefers calm it stands beside the present, holds up nothing, and goes with the next touch', async () => {
    present = 1;
    const shown = stage(true);
    shown.add(step(0));
    await vi.advanceTimersByTimeAsync(0);
    expect([shown.moving, numberOf(shown), shown.shown!.moves]).toEqual([false, 1, ['a']]);
    expect(shown.shown!.moment).toBe(moment);
    expect(shown.hurry()).toBe(false);
    expect(shown.shown!.moment).toBeUndefined();
    shown.add(step(0));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(shown.shown!.moment).toBeUndefined();
  });
});

test('while an event is shown it stands as before it, and what was said to do stays', async () => {
  present = 2;
  const shown = showing();
  shown.add(step(0), step(1));
  expect([shown.before, shown.shown!.passes, shown.unseen]).toEqual([view(0), true, 2]);
  await vi.advanceTimersByTimeAsync(400);
  expect([shown.before, shown.unseen]).toEqual([view(1), 1]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([shown.before, shown.shown!.passes, shown.unseen]).toEqual([undefined, undefined, 0]);
});

test('a picture that speaks for itself is what comes, until the present has come', async () => {
  present = 1;
  const frames = () => [{ view: view(0.5), ms: 100 }, { view: view(1), ms: 100, speaks: true } as const];
  const shown = new Stage({ frames }, lively, () => still(view(present)));
  shown.add({ ...step(0), after: view(2) });
  expect(shown.coming).toBeUndefined();
  await vi.advanceTimersByTimeAsync(150);
  expect(shown.coming).toEqual(view(1));
  await vi.advanceTimersByTimeAsync(1000);
  expect([shown.coming, shown.before]).toEqual([undefined, undefined]);
});

test('what led to a picture is told with it, from its first one on', async () => {
  present = 1;
  const shown = showing();
  const { seen } = step(7);
  shown.add({ ...step(0), past: [seen] });
  expect(shown.shown!.past).toEqual([seen, step(0).seen]);
  shown.look({ moment: 1, view: view(0), past: [seen] });
  expect(shown.shown!.past).toEqual([seen]);
});
