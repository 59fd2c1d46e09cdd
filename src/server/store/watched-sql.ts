/** A database, and whether its disk is full. */
import { StoreFull } from './errors.ts';
import type { Cells, Sql, Step } from './sql.ts';

/** A beat takes the place of the last one, and may find room where nothing else does: one alone proves nothing. */
const BEATS = 5;

export class WatchedSql implements Sql {
  readonly #sql: Sql;
  /** Since the disk was full. */
  #beatsToCome = 0;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Something could not be written for want of room, and nothing has been since. */
  get isFull(): boolean {
    return this.#beatsToCome > 0;
  }

  read(step: Step): Promise<readonly Cells[]> {
    return this.#sql.read(step);
  }

  update(step: Step): Promise<readonly Cells[]> {
    return this.#watch(this.#sql.update(step));
  }

  change(...steps: readonly Step[]): Promise<boolean> {
    return this.watch(this.#sql.change(...steps));
  }

  changeInTurn(word: string, ...steps: readonly Step[]): Promise<boolean> {
    return this.watch(this.#sql.changeInTurn(word, ...steps));
  }

  /** A change that adds rows, if it is made. */
  async watch(change: Promise<boolean>): Promise<boolean> {
    const changed = await this.#watch(change);
    if (changed) this.#beatsToCome = 0;
    return changed;
  }

  beaten(): void {
    if (this.#beatsToCome > 0) this.#beatsToCome--;
  }

  async #watch<T>(writing: Promise<T>): Promise<T> {
    try {
      return await writing;
    } catch (error) {
      if (error instanceof StoreFull) this.#beatsToCome = BEATS;
      throw error;
    }
  }
}
