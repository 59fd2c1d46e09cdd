import type { VisitorId } from './store.ts';

/** An attempt as it is kept. */
export interface KeptAttempt {
  readonly visitor: VisitorId;
  readonly id: string;
  readonly body: string;
}

/** For whoever looks through them all. */
export interface AttemptReader {
  /** Everybody's, by visitor and id; `after` is the last one of the page before. */
  all(after: Pick<KeptAttempt, 'visitor' | 'id'> | undefined, limit: number): Promise<readonly KeptAttempt[]>;
}

/** What members have tried at puzzles: logs that only grow, of JSON texts with an `id` of their own. */
export interface AttemptLogs extends AttemptReader {
  /** Those whose ids are new, while there is room for them: a person has at most so many. */
  add(visitor: VisitorId, bodies: readonly string[], most: number): Promise<void>;
  /** By id. */
  of(visitor: VisitorId, after: string, limit: number): Promise<readonly string[]>;
  forget(visitor: VisitorId): Promise<void>;
}
