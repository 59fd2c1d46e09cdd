import type { VisitorId } from './store.ts';

/** What members have tried at puzzles: logs that only grow, of JSON texts with an `id` of their own. */
export interface AttemptLogs {
  /** Those whose ids are new, while there is room for them: a person has at most so many. */
  add(visitor: VisitorId, bodies: readonly string[], most: number): Promise<void>;
  /** By id. */
  of(visitor: VisitorId, after: string, limit: number): Promise<readonly string[]>;
  forget(visitor: VisitorId): Promise<void>;
}
