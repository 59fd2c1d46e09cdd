/** In whose name a table asks for its computers' moves, and where those people were last seen. */
import type { Viewer } from '../../core/game.ts';
import type { Who } from '../../table/events/events.ts';
import { isPresent, type TableState } from '../../table/state/state.ts';
import type { VisitorId } from '../store/store.ts';

const MOST_KNOWN = 20_000;

/** Somebody who asks for a hint asks himself; for a computer's move those ask who are there, else whoever opened the table. */
export function peopleAsking(state: TableState, viewer: Viewer): readonly Who[] {
  const { holders, opened } = state;
  const own = viewer === 'spectator' ? undefined : holders[viewer];
  if (own?.kind === 'person') return [own.who];
  const there = holders.flatMap((holder, seat) => ('who' in holder && isPresent(state, seat) ? [holder.who] : []));
  return there.length > 0 ? there : [opened.by];
}

/** Addresses of visitors, for fair shares alone: in memory, in no log, and forgotten with those not seen for longest. */
export class Whereabouts {
  readonly #addresses = new Map<VisitorId, string>();

  note(who: VisitorId, address: string): void {
    this.#addresses.delete(who);
    this.#addresses.set(who, address);
    if (this.#addresses.size > MOST_KNOWN) this.#addresses.delete(this.#addresses.keys().next().value!);
  }

  of(who: VisitorId): string {
    return this.#addresses.get(who) ?? '';
  }
}
