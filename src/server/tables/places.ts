/** Who may listen at a table. Seats always have room; those who watch share what there is. */
import type { TableState } from '../../table/state/state.ts';
import { seatOf } from '../../table/state/state.ts';
import type { Limits } from '../limits.ts';
import type { RoomListener } from './room.ts';

/** Pages of one player at his table. */
const MOST_PAGES = 8;

export class Places {
  readonly #taken = new Set<RoomListener>();

  /** Keeps a place; false if there is none. A player's oldest page makes room for his newest. */
  take(listener: RoomListener, state: TableState, limits: Pick<Limits, 'listeners' | 'listenersPerAddress'>): boolean {
    if (seatOf(state, listener.who) !== undefined) {
      const own = [...this.#taken].filter(({ who }) => who === listener.who);
      if (own.length >= MOST_PAGES) this.#dismiss(own[0]!);
    } else {
      const watching = [...this.#taken].filter(({ who }) => seatOf(state, who) === undefined);
      const near = watching.filter(({ address }) => address === listener.address);
      if (watching.length >= limits.listeners || near.length >= limits.listenersPerAddress) return false;
    }
    this.#taken.add(listener);
    return true;
  }

  leave(listener: RoomListener): void {
    this.#taken.delete(listener);
  }

  #dismiss(listener: RoomListener): void {
    this.#taken.delete(listener);
    listener.send({ t: 'bye', reason: 'too-many' });
  }
}
