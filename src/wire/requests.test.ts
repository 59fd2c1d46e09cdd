/** What people write: one line of whole characters, or a refusal. */
import { describe, expect, test } from 'vitest';
import { command, me, newTable } from './requests.ts';

const said = (text: string) => command.safeParse({ do: 'say', text, to: 'all' });
const HALVES = ['\ud800', 'a\udc00b', 'cut \ud83e', '\udd8a fox'];

describe.each(HALVES)('half a character (%j)', (half) => {
  test('is refused in words, names, moves and games', () => {
    expect(said(half).success).toBe(false);
    expect(me.safeParse({ name: half }).success).toBe(false);
    expect(command.safeParse({ do: 'act', move: half }).success).toBe(false);
    expect(command.safeParse({ do: 'kick', who: half }).success).toBe(false);
    expect(newTable.safeParse({ game: half, seats: 2 }).success).toBe(false);
    expect(newTable.safeParse({ game: 'foxu', seats: 2, options: { [half]: 1 } }).success).toBe(false);
    expect(newTable.safeParse({ game: 'foxu', seats: 2, start: { setUp: half } }).success).toBe(false);
    expect(newTable.safeParse({ game: 'foxu', seats: 2, start: { events: [{ by: 0, move: half }] } }).success).toBe(
      false,
    );
    expect(newTable.safeParse({ game: 'foxu', seats: 2, chance: { fixed: [half] } }).success).toBe(false);
  });
});

test('whole ones are welcome, wherever they come from', () => {
  for (const text of ['Bravo « 🦊 »', 'é', '你好', '👍🏽']) expect(said(text)).toMatchObject({ data: { text } });
});

test('what cannot be seen is left out, and nothing is no word', () => {
  expect(said('a\u0000b\u001b[2Jc\u202ed\n e')).toMatchObject({ data: { text: 'a b [2Jc d e' } });
  expect(me.safeParse({ name: ' \u0007\u200bAnn\u009b ' })).toMatchObject({ data: { name: 'Ann' } });
  for (const nothing of ['', ' ', '\u0000', '\u200b\n']) expect(said(nothing).success).toBe(false);
});
