import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entryAt, persistentMap, withEntry } from './persistent-map.ts';

test('every version goes on saying what it said', () => {
  const entries = fc.array(fc.tuple(fc.string({ maxLength: 2 }), fc.integer()));
  fc.assert(
    fc.property(entries, (sets) => {
      let map = persistentMap<number>();
      let plain = new Map<string, number>();
      const versions = [{ map, plain }];
      for (const [key, value] of sets) {
        map = withEntry(map, key, value);
        plain = new Map(plain).set(key, value);
        versions.push({ map, plain });
      }
      for (const version of versions)
        for (const [key] of sets) expect(entryAt(version.map, key)).toBe(version.plain.get(key));
    }),
    { seed: 15 },
  );
});
