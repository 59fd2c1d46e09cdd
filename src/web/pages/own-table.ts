/** A table of one's own that is not over, here or at the house, as a list shows it. */

/** Whose turn it is; that players are still awaited, or that one is oneself; that one has left and may come back. */
export type Standing = 'yours' | 'theirs' | 'waiting' | 'awaited' | 'left';

export interface OwnTable {
  readonly id: string;
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly changed: number;
  readonly path: string;
  /** The others; empty if there is nobody yet. */
  readonly names: string;
  readonly standing: Standing;
  /** Whether there is but one other, whose turn it is if it is not one's own. */
  readonly isPair?: boolean;
}

/** The newest first, wherever they stand. */
export const newestFirst = (...lists: readonly (readonly OwnTable[])[]): readonly OwnTable[] =>
  lists.flat().sort((a, b) => b.changed - a.changed);
