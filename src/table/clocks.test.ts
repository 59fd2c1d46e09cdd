import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Clocks } from './clocks.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const glass = { key: '1:announcing', ms: 60_000, by: 'clock', move: 'glass' } as const;

test('a clock that stays asked for runs on, one that is asked for no longer stops', () => {
  const clocks = new Clocks();
  const begun = performance.now();
  clocks.sync([glass]);
  vi.advanceTimersByTime(20_000);
  clocks.sync([glass]);
  expect(clocks.running(glass)).toEqual({ key: '1:announcing', ms: 60_000, endsAt: begun + 60_000 });
  clocks.sync([]);
  expect(clocks.running(glass)).toBeUndefined();
});
