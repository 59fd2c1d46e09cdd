import type { Row } from './store.ts';

/**
 * The logs of races. As with tables, appending at a named `seq` is the only coordination. They last for a day, and are in no
 * backup.
 */
export interface RaceLogs {
  /** False if the id is taken. */
  open(id: string, at: number, body: string): Promise<boolean>;
  /** The lines from `from` on, so many at most; none if there is no such race. */
  read(id: string, from: number, most?: number): Promise<readonly Row[]>;
  /** Durable once it has answered true; false if that seq is taken or not the next. */
  append(id: string, seq: number, at: number, bodies: readonly string[]): Promise<boolean>;
  /** Those that were opened before then. Some at a time: whether there may be more. */
  forget(before: number, limit: number): Promise<boolean>;
}
