/**
 * A list that grows at its end and is never changed before it. Versions share one array: who extends the newest one
 * adds in place, who extends an older one (a decision that was not written, a move that was taken back) copies once.
 */
export interface Growing<T> {
  readonly length: number;
  /** Ours up to `length`; what stands behind it belongs to a later version. */
  readonly shared: readonly T[];
}

export const growing = <T>(items: readonly T[] = []): Growing<T> => ({ length: items.length, shared: [...items] });

export function extended<T>({ length, shared }: Growing<T>, item: T): Growing<T> {
  if (shared.length > length) return { length: length + 1, shared: [...shared.slice(0, length), item] };
  (shared as T[]).push(item);
  return { length: length + 1, shared };
}

export const shortened = <T>({ shared }: Growing<T>, length: number): Growing<T> => ({ length, shared });

export const itemsOf = <T>({ length, shared }: Growing<T>): readonly T[] => shared.slice(0, length);

/** The place of the last item for which it is so; -1 if there is none. */
export function lastPlace<T>({ length, shared }: Growing<T>, is: (item: T) => boolean): number {
  let place = length - 1;
  while (place >= 0 && !is(shared[place]!)) place--;
  return place;
}
