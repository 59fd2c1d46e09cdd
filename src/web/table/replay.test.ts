import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BEAT_MS } from '../../svg/motion.ts';
import { Replay, type Replayed } from './replay.ts';

/** A game of five events, each seen at once. */
class Looked implements Replayed {
  readonly events = 5;
  moment: number | undefined;
  readonly seen: (number | undefined)[] = [];

  async look(moment: number | undefined): Promise<void> {
    this.moment = moment === this.events ? undefined : moment;
    this.seen.push(moment);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('steps end at the first and the last moment', async () => {
  const game = new Looked();
  const replay = new Replay(game);
  expect(replay.at).toBe(5);
  await replay.to(4);
  await replay.to(replay.at - 9);
  expect(replay.at).toBe(0);
  await replay.to(99);
  expect(replay.at).toBe(5);
  expect(game.moment).toBeUndefined();
});

test('by itself it goes from the beginning to the end, a beat a step, and stops there', async () => {
  const game = new Looked();
  const replay = new Replay(game);
  void replay.start();
  await vi.advanceTimersByTimeAsync(0);
  expect([replay.at, replay.runs]).toEqual([0, true]);
  await vi.advanceTimersByTimeAsync(BEAT_MS * 2);
  expect([replay.at, replay.runs]).toEqual([2, true]);
  await vi.advanceTimersByTimeAsync(BEAT_MS * 3);
  expect([replay.at, replay.runs]).toEqual([5, false]);
  expect(game.seen).toEqual([0, 1, 2, 3, 4, 5]);
});

test('from the middle it goes on there, at the chosen speed; whoever takes a step stops it', async () => {
  const game = new Looked();
  const replay = new Replay(game);
  await replay.to(1);
  replay.change();
  expect(replay.speed.value).toBe(2);
  void replay.start();
  await vi.advanceTimersByTimeAsync(BEAT_MS);
  expect(replay.at).toBe(3);
  await replay.to(2);
  await vi.advanceTimersByTimeAsync(BEAT_MS * 9);
  expect([replay.at, replay.runs]).toEqual([2, false]);
});

test('the speeds come in turn', () => {
  const replay = new Replay(new Looked());
  const speeds = [0, 1, 2, 3].map(() => {
    replay.change();
    return replay.speed.value;
  });
  expect(speeds).toEqual([2, 4, 0.5, 1]);
});
