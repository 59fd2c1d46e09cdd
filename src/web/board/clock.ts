/** A table's clock for a board: told anew once a second. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Clock } from '../../board/board.ts';

/** A clock that runs at a table; `endsAt` is on the same scale as performance.now(). */
export interface RunningClock {
  readonly key: string;
  readonly ms: number;
  readonly endsAt: number;
}

const SECOND = 1000;

/** While the table is halted it stands. */
export function useClock(running: RunningClock | undefined, isHalted = false): Clock | undefined {
  const [ticks, setTicks] = useState(0);
  // each tick tells the time anew
  const clock = useMemo(() => {
    if (!running) return undefined;
    const { key, ms, endsAt } = running;
    return { key, ms, left: Math.max(0, endsAt - performance.now()) };
  }, [running, ticks]);
  useEffect(() => {
    if (!clock || clock.left === 0 || isHalted) return;
    const timeout = setTimeout(() => setTicks((count) => count + 1), clock.left % SECOND || SECOND);
    return () => clearTimeout(timeout);
  }, [clock, isHalted]);
  return clock;
}
