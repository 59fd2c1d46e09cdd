/** A map by name that keeps its older versions: setting one entry copies a small part of it, however many there are. */
export type PersistentMap<Value> = readonly ReadonlyMap<string, Value>[];

const PARTS = 64;

export const persistentMap = <Value>(): PersistentMap<Value> => Array.from({ length: PARTS }, () => new Map());

export const entryAt = <Value>(map: PersistentMap<Value>, key: string): Value | undefined => map[partOf(key)]!.get(key);

export function withEntry<Value>(map: PersistentMap<Value>, key: string, value: Value): PersistentMap<Value> {
  const part = partOf(key);
  return map.with(part, new Map(map[part]!).set(key, value));
}

export const entriesOf = <Value>(map: PersistentMap<Value>): readonly (readonly [key: string, value: Value])[] =>
  map.flatMap((part) => [...part]);

function partOf(key: string): number {
  let hash = 0;
  for (let i = 0; i < key.length; i++) hash = (Math.imul(hash, 31) + key.charCodeAt(i)) >>> 0;
  return hash % PARTS;
}
