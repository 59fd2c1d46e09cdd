import type { Row } from './store.ts';

export interface EveningHead {
  readonly id: string;
  /** Four letters by which people find it; none once it is over. */
  readonly code: string | undefined;
}

/** For whoever looks through them all. */
export interface EveningReader {
  /** Every evening, by id. */
  ids(after: string, limit: number): Promise<readonly string[]>;
  /** The lines from `from` on, so many at most. */
  read(id: string, from: number, most?: number): Promise<readonly Row[]>;
}

/** The logs of evenings. As with tables, appending at a named `seq` is the only coordination. */
export interface EveningLogs extends EveningReader {
  /** False, and nothing has changed, if the code is somebody else's just now. */
  open(head: { readonly id: string; readonly code: string }, at: number, bodies: readonly string[]): Promise<boolean>;
  find(id: string): Promise<EveningHead | undefined>;
  byCode(code: string): Promise<string | undefined>;
  /** Durable once it has answered true; false if that seq is taken or not the next. */
  append(id: string, seq: number, at: number, bodies: readonly string[]): Promise<boolean>;
  /** Its code is free again. Its lines stay. */
  end(id: string): Promise<void>;
  /** Those that have a code, and in which nothing has happened since then; the longest first. */
  stale(before: number, limit: number): Promise<readonly string[]>;
}
