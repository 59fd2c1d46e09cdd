/** The house's clock, told each second. */
import { useEffect, useState } from 'preact/hooks';
import type { RaceConnection } from './race-connection.ts';

const SECOND = 1000;

/** Whole seconds until then. */
export function useSecondsTo(line: RaceConnection, end: number): number {
  const left = () => Math.max(0, Math.ceil((end - line.now) / SECOND));
  const [, look] = useState(0);
  const seconds = left();
  useEffect(() => {
    if (seconds === 0) return;
    // when the number changes, and not before
    const timer = setTimeout(() => look((count) => count + 1), end - line.now - (seconds - 1) * SECOND + 1);
    return () => clearTimeout(timer);
  });
  return seconds;
}
