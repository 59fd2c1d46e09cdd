/** Sitting down, being sent away, and beginning. */
import { expect, test } from 'vitest';
import { gameCalled } from '../../../test/support/all-games.ts';
import { TestTable } from '../../../test/support/test-table.ts';

const template = gameCalled('template');
const open = () => new TestTable(template);

test('one sits on a free seat, changes it, and stands up', () => {
  const table = open();
  expect(table.do('bob', { do: 'sit', seat: 1 })).toEqual(['sat']);
  expect(table.do('cem', { do: 'sit', seat: 1 })).toBe('table.seat-taken');
  expect(table.do('cem', { do: 'sit', seat: 2 })).toBe('table.no-such-seat');
  expect(table.do('bob', { do: 'sit', seat: 0 })).toEqual(['sat']);
  expect(table.state.holders).toEqual([{ kind: 'person', who: 'bob', left: false }, { kind: 'free' }]);
  expect(table.do('bob', { do: 'stand' })).toEqual(['stood']);
  expect(table.do('bob', { do: 'stand' })).toBe('table.not-seated');
});

test('only the host puts bots, takes them away and sends people away; who was sent away stays away', () => {
  const table = open();
  table.do('bob', { do: 'sit', seat: 1 });
  for (const command of [
    { do: 'bot', seat: 0, level: 2 },
    { do: 'free', seat: 0 },
    { do: 'kick', who: 'ann' },
  ] as const) {
    expect(table.do('bob', command)).toBe('table.host-only');
  }
  expect(table.do('ann', { do: 'bot', seat: 1, level: 2 })).toBe('table.seat-taken');
  expect(table.do('ann', { do: 'kick', who: 'cem' })).toBe('table.nobody-to-kick');
  expect(table.do('ann', { do: 'kick', who: 'ann' })).toBe('table.nobody-to-kick');
  expect(table.do('ann', { do: 'kick', who: 'bob' })).toEqual(['kicked']);
  expect(table.state.holders[1]).toEqual({ kind: 'free' });
  expect(table.do('bob', { do: 'sit', seat: 1 })).toBe('table.kicked');
  expect(table.do('bob', { do: 'say', text: 'why', to: 'all' })).toBe('table.kicked');
  expect(table.do('ann', { do: 'bot', seat: 1, level: 2 })).toEqual(['bot']);
  expect(table.do('ann', { do: 'bot', seat: 1, level: 5 })).toEqual(['bot']);
  expect(table.do('ann', { do: 'free', seat: 1 })).toEqual(['stood']);
  expect(table.do('ann', { do: 'free', seat: 1 })).toBe('table.no-bot-there');
});

test('it begins when all seats are taken, by the host or by one who sits; then seats are fixed', () => {
  const table = open();
  table.do('bob', { do: 'sit', seat: 0 });
  expect(table.do('bob', { do: 'act', move: 'hide:left' })).toBe('table.not-started');
  expect(table.do('bob', { do: 'rematch' })).toBe('table.not-over');
  expect(table.do('ann', { do: 'start' })).toBe('table.seats-free');
  table.do('cem', { do: 'sit', seat: 1 });
  expect(table.do('dia', { do: 'start' })).toBe('table.not-seated');
  // chance draws at once who hides
  expect(table.do('cem', { do: 'start' })).toEqual(['started', 'played']);
  expect(table.state).toMatchObject({ phase: 'playing', seq: 5, beside: 4 });
  for (const command of [
    { do: 'stand' },
    { do: 'sit', seat: 1 },
    { do: 'kick', who: 'bob' },
    { do: 'start' },
  ] as const) {
    expect(table.do('ann', command)).toBe('table.has-started');
  }
});
