/** The time of these tests stands still, and moves when it is told to; what is due meanwhile goes off in its order. */
import { vi } from 'vitest';

/** Hosts say every second that they are awake, and take three without a word for sleep. */
const STEP_MS = 2000;

export function stopTime(): void {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
}

export const freeTime = (): void => void vi.useRealTimers();

/** What is waited for in vain so long may wait for time itself: a busy machine reads late, and a line that was given up comes back by a timer. */
const IN_VAIN_MS = 5000;
const realTimer = { set: setTimeout, clear: clearTimeout };

/** What `waited` comes to; where time stands still it goes on by a second whenever that takes long. */
export async function letTimeHelp<T>(waited: Promise<T>): Promise<T> {
  let done = false;
  const settled = waited.finally(() => {
    done = true;
  });
  while (!done) {
    let timer: NodeJS.Timeout | undefined;
    const inVain = new Promise<void>((resolve) => {
      timer = realTimer.set(resolve, IN_VAIN_MS);
    });
    await Promise.race([settled, inVain]);
    realTimer.clear(timer);
    if (!done && vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(1000);
  }
  return settled;
}

/** `idle` resolves when the host has done all that was due. */
export async function passTime(ms: number, idle: () => Promise<void>): Promise<void> {
  for (let left = ms; left > 0; left -= STEP_MS) {
    await vi.advanceTimersByTimeAsync(Math.min(left, STEP_MS));
    await idle();
  }
}

/** Nothing goes off meanwhile: nobody is awake. */
export const sleepFor = (ms: number): void => void vi.setSystemTime(Date.now() + ms);
