/** The log of a company is read part by part, however long it is: in between everybody else has his turn, also those who read others. */
import { ok, type Result } from '../core/result.ts';
import type { Row } from '../table/course/ports.ts';
import type { CompanyLog, CompanyState } from './company.ts';
import { OneByOne } from './tables/one-by-one.ts';

const LINES_AT_ONCE = 500;

export class CompanyReading {
  readonly #turns = new OneByOne();

  /** Undefined if there is no line of it. */
  async read<State extends CompanyState, Fault>(
    log: Pick<CompanyLog, 'read'>,
    id: string,
    stateAfter: (rows: readonly Row[], before?: State) => Result<State, Fault>,
  ): Promise<Result<State, Fault> | undefined> {
    let state: State | undefined;
    for (let isMore = true; isMore; ) {
      const read = await this.#turns.take(async () => {
        const rows = await log.read(id, state?.seq ?? 0, LINES_AT_ONCE);
        isMore = rows.length === LINES_AT_ONCE;
        return rows.length === 0 ? undefined : stateAfter(rows, state);
      });
      if (read && !read.ok) return read;
      state = read?.value ?? state;
    }
    return state && ok(state);
  }
}
