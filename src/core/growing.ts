/**
 * A list that grows at its end and is never changed before it. Versions share one array: who extends the newest one
 * adds in place, who extends an older one (a decision that was not written, a move that was taken back) copies once. Its
 * beginning may be forgotten: what is left keeps its place.
 */
export interface Growing<T> {
  /** How many there are, with those that are forgotten. */
  readonly length: number;
  /** The place of the first that is still known. */
  readonly start: number;
  /** From `start` on, ours up to `length`; what stands behind it belongs to a later version. */
  readonly shared: readonly T[];
}

export const growing = <T>(items: readonly T[] = [], start = 0): Growing<T> => ({
  length: start + items.length,
  start,
  shared: [...items],
});

export function extended<T>({ length, start, shared }: Growing<T>, item: T): Growing<T> {
  const count = length - start;
  if (shared.length > count) return { length: length + 1, start, shared: [...shared.slice(0, count), item] };
  (shared as T[]).push(item);
  return { length: length + 1, start, shared };
}

export const shortened = <T>({ start, shared }: Growing<T>, length: number): Growing<T> => ({ length, start, shared });

/** Without those before a place. */
export const forgetting = <T>(list: Growing<T>, before: number): Growing<T> =>
  before <= list.start ? list : growing(itemsFrom(list, before), before);

/** All that are known. */
export const itemsOf = <T>(list: Growing<T>): readonly T[] => itemsFrom(list, list.start);

export const itemsFrom = <T>({ length, start, shared }: Growing<T>, place: number): readonly T[] =>
  shared.slice(Math.max(0, place - start), length - start);

/** The place of the last item for which it is so; -1 if none is known. */
export function lastPlace<T>({ length, start, shared }: Growing<T>, is: (item: T) => boolean): number {
  let place = length - 1;
  while (place >= start && !is(shared[place - start]!)) place--;
  return place < start ? -1 : place;
}
