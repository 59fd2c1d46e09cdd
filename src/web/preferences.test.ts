import { expect, test } from 'vitest';
import { preferencesIn } from './preferences.ts';

const USUAL = preferencesIn(null);

test('what was chosen is kept, and the rest is as usual', () => {
  expect(preferencesIn('{"theme":"dark","speed":"fast"}')).toEqual({ ...USUAL, theme: 'dark', speed: 'fast' });
});

test.each([
  '',
  'null',
  '7',
  '"dark"',
  '[]',
  '{"theme":"pink"}',
  '{"theme":["dark"]}',
  '{"toString":"on","__proto__":{"speed":"fast"}}',
])('%j is no choice', (kept) => expect(preferencesIn(kept)).toEqual(USUAL));
