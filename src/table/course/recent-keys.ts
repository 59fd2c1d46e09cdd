/**
 * Where the last acts of each seat stand that carried an idempotency key. So many are enough: a sender who was not
 * answered sends the same acts again, in their order, and nobody else's acts push his own out.
 */
import type { Transition } from './automatic.ts';

/** More than a socket may send before it is answered. */
const OF_EACH_SEAT = 64;

export class RecentKeys {
  /** By seat, which is the beginning of a key; the oldest first. */
  readonly #seats = new Map<string, Map<string, number>>();

  constructor(entries: Iterable<readonly [key: string, seq: number]> = []) {
    for (const [key, seq] of entries) this.set(key, seq);
  }

  add({ event, before }: Pick<Transition, 'event' | 'before'>): void {
    if (event.t === 'played' && event.key !== undefined) this.set(event.key, before.seq);
  }

  set(key: string, seq: number): void {
    const seat = seatIn(key);
    const own = this.#seats.get(seat) ?? new Map<string, number>();
    this.#seats.set(seat, own);
    own.set(key, seq);
    if (own.size > OF_EACH_SEAT) own.delete(own.keys().next().value!);
  }

  placeOf(key: string): number | undefined {
    return this.#seats.get(seatIn(key))?.get(key);
  }

  get entries(): readonly (readonly [key: string, seq: number])[] {
    return [...this.#seats.values()].flatMap((own) => [...own]);
  }
}

/** Of `SEAT/KEY`. A log that was damaged may have any. */
const seatIn = (key: string): string => /^\d{1,2}(?=\/)/.exec(key)?.[0] ?? '';
