import fc from 'fast-check';
import { expect, test } from 'vitest';
import { same } from './same.ts';

test('plain data is the same as its copy, and as nothing that reads otherwise', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(same(one, structuredClone(one))).toBe(true);
      let equal = true;
      try {
        expect(one).toStrictEqual(other);
      } catch {
        equal = false;
      }
      expect(same(one, other)).toBe(equal);
    }),
  );
  expect(same([], {})).toBe(false);
  expect(same({ a: undefined }, { b: undefined })).toBe(false);
  expect(same({ at: [1, 2], children: [{ key: 'a' }] }, { at: [1, 2], children: [{ key: 'b' }] })).toBe(false);
});
