/** An evening from its rows, or why it cannot be read, and at which line. Reading never throws. */
import { err, ok, type Result } from '../core/result.ts';
import type { Row } from '../table/course/ports.ts';
import { type EveningRowFault, readEveningEvent } from './forms.ts';
import { NO_EVENING, reduce } from './reduce.ts';
import type { EveningState } from './state.ts';

/** Named as those of a table are (table/course/reading.ts). */
export type EveningFault = { readonly seq: number } & (
  | EveningRowFault
  | { readonly kind: 'empty' | 'gap' | 'not-opened' }
  | { readonly kind: 'contradiction'; readonly what: string }
);

export function readEvening(
  rows: readonly Row[],
  before: EveningState = NO_EVENING,
): Result<EveningState, EveningFault> {
  let state = before;
  for (const { seq, at, body } of rows) {
    if (seq !== state.seq) return err({ seq, kind: 'gap' });
    const event = readEveningEvent(body);
    if (!event.ok) return err({ seq, ...event.error });
    if ((seq === 0) !== (event.value.t === 'opened')) return err({ seq, kind: 'not-opened' });
    try {
      state = reduce(state, event.value, at);
    } catch {
      return err({ seq, kind: 'contradiction', what: event.value.t });
    }
  }
  return state.seq === 0 ? err({ seq: 0, kind: 'empty' }) : ok(state);
}
