/** What a decision is: events to be written, or why not. Nothing here changes anything: the log does. */
import type { Result } from '../../core/result.ts';
import type { TableEvent } from '../events/events.ts';
import type { TablePosition } from '../state/position.ts';
import type { TableRefusal } from './commands.ts';

/** An event about to be written; of a move also what the rules have read and admitted, so that nobody asks them again. */
export interface Draft {
  readonly event: TableEvent;
  readonly move?: unknown;
}

export type Decision = Result<readonly Draft[], TableRefusal>;

/** What a decision may ask its host for. */
export interface DecisionSource {
  /** Milliseconds since 1970. */
  now(): number;
  /** 16 random bytes in hexadecimal, where a move has to be committed to. */
  salt(): string;
  /** What chance does now. */
  draw(position: TablePosition): unknown;
}

export const drafts = (...events: readonly TableEvent[]): readonly Draft[] => events.map((event) => ({ event }));
