/** A database, and whether its disk is full. */
import { StoreFull } from './errors.ts';
import type { Cells, Sql, Step } from './sql.ts';

/** A beat takes the place of the last one, and may find room where nothing else does: one alone proves nothing. */
const BEATS = 5;

export class WatchedSql implements Sql {
  /** The same, for whoever has its answers watched himself. */
  readonly unwatched: Sql;
  /** Since the disk was full. */
  #beatsToCome = 0;

  constructor(sql: Sql) {
    this.unwatched = sql;
  }

  /** Something could not be written for want of room, and nothing has been since. */
  get isFull(): boolean {
    return this.#beatsToCome > 0;
  }

  read(step: Step): Promise<readonly Cells[]> {
    return this.unwatched.read(step);
  }

  update(step: Step): Promise<readonly Cells[]> {
    return this.#watch(this.unwatched.update(step));
  }

  change(...steps: readonly Step[]): Promise<boolean> {
    return this.watch(this.unwatched.change(...steps));
  }

  changeInTurn(word: string, ...steps: readonly Step[]): Promise<boolean> {
    return this.watch(this.unwatched.changeInTurn(word, ...steps));
  }

  /** A change that adds rows, if it is made. */
  watch(change: Promise<boolean>): Promise<boolean> {
    change.then(this.#made, this.#failed);
    return change;
  }

  beaten(): void {
    if (this.#beatsToCome > 0) this.#beatsToCome--;
  }

  #watch<T>(writing: Promise<T>): Promise<T> {
    writing.catch(this.#failed);
    return writing;
  }

  readonly #made = (changed: boolean): void => {
    if (changed) this.#beatsToCome = 0;
  };

  readonly #failed = (error: unknown): void => {
    if (error instanceof StoreFull) this.#beatsToCome = BEATS;
  };
}
