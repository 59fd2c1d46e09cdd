/** Work for later, in Node and in a page alike. In Node it keeps no process alive. */
export interface Delay {
  stop(): void;
}

/** Longer waits would be cut to nothing. */
export const LONGEST_MS = 2 ** 31 - 1;

export function later(ms: number, work: () => void): Delay {
  const timeout: unknown = setTimeout(work, Math.min(Math.max(ms, 0), LONGEST_MS));
  if (typeof timeout === 'object' && timeout !== null && 'unref' in timeout) (timeout as NodeJS.Timeout).unref();
  return { stop: () => clearTimeout(timeout as NodeJS.Timeout) };
}
