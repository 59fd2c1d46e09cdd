/** The time of these tests stands still, and moves when it is told to; what is due meanwhile goes off in its order. */
import { vi } from 'vitest';

/** Hosts say every second that they are awake, and take three without a word for sleep. */
const STEP_MS = 2000;

export function stopTime(): void {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
}

export const freeTime = (): void => void vi.useRealTimers();

/** `idle` resolves when the host has done all that was due. */
export async function passTime(ms: number, idle: () => Promise<void>): Promise<void> {
  for (let left = ms; left > 0; left -= STEP_MS) {
    await vi.advanceTimersByTimeAsync(Math.min(left, STEP_MS));
    await idle();
  }
}

/** Nothing goes off meanwhile: nobody is awake. */
export const sleepFor = (ms: number): void => void vi.setSystemTime(Date.now() + ms);
