import type { StatementName } from './statements.ts';

export type Value = string | number | boolean | null | Uint8Array;
export type Cells = readonly Value[];
export type Step = readonly [statement: StatementName, ...values: Value[]];

/** A database that knows our statements. */
export interface Sql {
  /** Sees every change that was answered before. */
  read(step: Step): Promise<readonly Cells[]>;
  /** In one transaction, durable once answered. The first step decides: if it changes nothing, the rest is left out. */
  change(...steps: readonly Step[]): Promise<boolean>;
  /** The same, and of those who say the same word one after the other, wherever they are. */
  changeInTurn(word: string, ...steps: readonly Step[]): Promise<boolean>;
  /** A change that answers with rows. */
  update(step: Step): Promise<readonly Cells[]>;
}
