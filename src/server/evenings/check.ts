/** Goes through all evenings, one after the other, and says which of them this program cannot read. */
import { type EveningFault, readEvening } from '../../evening/reading.ts';
import type { EveningReader } from '../store/evening-logs.ts';
import { paged } from '../store/paged.ts';

const AT_ONCE = 200;

export interface CheckedEvening {
  readonly id: string;
  readonly fault: EveningFault | undefined;
}

export async function* checkEvenings(logs: EveningReader): AsyncGenerator<CheckedEvening> {
  for await (const page of paged<string>(AT_ONCE, (last = '') => logs.ids(last, AT_ONCE))) {
    for (const id of page) {
      const read = readEvening(await logs.read(id, 0));
      yield { id, fault: read.ok ? undefined : read.error };
    }
  }
}
