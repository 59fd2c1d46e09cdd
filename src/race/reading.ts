/** A race from its rows, or at which line it cannot be read, and why. Reading never throws. */
import { err, ok, type Result } from '../core/result.ts';
import type { Row } from '../table/course/ports.ts';
import { type RaceRowFault, readRaceEvent } from './forms.ts';
import { NO_RACE, reduceRace } from './reduce.ts';
import type { RaceState } from './state.ts';

export interface RaceFault {
  readonly seq: number;
  readonly kind: RaceRowFault | 'empty' | 'gap' | 'not-opened' | 'contradiction';
}

export function readRace(rows: readonly Row[], before: RaceState = NO_RACE): Result<RaceState, RaceFault> {
  let state = before;
  for (const { seq, at, body } of rows) {
    if (seq !== state.seq) return err({ seq, kind: 'gap' });
    const event = readRaceEvent(body);
    if (!event.ok) return err({ seq, kind: event.error });
    if ((seq === 0) !== (event.value.t === 'opened')) return err({ seq, kind: 'not-opened' });
    try {
      state = reduceRace(state, event.value, at);
    } catch {
      return err({ seq, kind: 'contradiction' });
    }
  }
  return state.seq === 0 ? err({ seq: 0, kind: 'empty' }) : ok(state);
}
