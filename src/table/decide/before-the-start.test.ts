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
  expect(table.state).toMatchObject({ phase: 'playing', seq: 5 });
  for (const command of [
    { do: 'stand' },
    { do: 'sit', seat: 1 },
    { do: 'kick', who: 'bob' },
    { do: 'start' },
  ] as const) {
    expect(table.do('ann', command)).toBe('table.has-started');
  }
});

test('who was sent away is let in again by the host, and by nobody else', () => {
  const table = open();
  table.do('bob', { do: 'sit', seat: 1 });
  table.do('ann', { do: 'kick', who: 'bob' });
  expect(table.do('bob', { do: 'let-in', who: 'bob' })).toBe('table.host-only');
  expect(table.do('ann', { do: 'let-in', who: 'cem' })).toEqual([]);
  expect(table.do('ann', { do: 'let-in', who: 'bob' })).toEqual(['let-in']);
  expect(table.do('bob', { do: 'sit', seat: 1 })).toEqual(['sat']);
  expect(table.reread()).toEqual(table.state);
});

test('places are exchanged by asking: agreed, declined, or taken back', () => {
  const table = open();
  for (const [seat, who] of ['ann', 'bob'].entries()) table.do(who, { do: 'sit', seat });
  expect(table.do('cem', { do: 'swap', seat: 1 })).toBe('table.not-seated');
  expect(table.do('ann', { do: 'swap', seat: 1 })).toEqual(['swap-asked']);
  expect(table.do('ann', { do: 'swap', seat: 1 })).toEqual([]);
  expect(table.do('ann', { do: 'answer-swap', accept: true })).toBe('table.no-swap-asked');
  expect(table.do('bob', { do: 'answer-swap', accept: false })).toEqual(['swap-declined']);
  expect(table.do('bob', { do: 'answer-swap', accept: true })).toBe('table.no-swap-asked');
  table.do('ann', { do: 'swap', seat: 1 });
  expect(table.do('ann', { do: 'answer-swap', accept: false })).toEqual(['swap-declined']);
  table.do('ann', { do: 'swap', seat: 1 });
  expect(table.do('bob', { do: 'answer-swap', accept: true })).toEqual(['swapped']);
  expect(table.state.holders).toMatchObject([{ who: 'bob' }, { who: 'ann' }]);
  table.do('ann', { do: 'swap', seat: 0 });
  // who asks for the place of somebody who asks for his, agrees
  expect(table.do('bob', { do: 'swap', seat: 1 })).toEqual(['swapped']);
  expect(table.state).toMatchObject({ swap: undefined, holders: [{ who: 'ann' }, { who: 'bob' }] });
  expect(table.reread()).toEqual(table.state);
});

test('a computer changes places without being asked, and a free place is taken', () => {
  const table = open();
  table.do('ann', { do: 'sit', seat: 0 });
  table.do('ann', { do: 'bot', seat: 1, level: 2 });
  expect(table.do('ann', { do: 'swap', seat: 1 })).toEqual(['swapped']);
  expect(table.state.holders).toMatchObject([{ kind: 'bot', level: 2 }, { who: 'ann' }]);
  table.do('ann', { do: 'free', seat: 0 });
  expect(table.do('ann', { do: 'swap', seat: 0 })).toEqual(['sat']);
  expect(table.reread()).toEqual(table.state);
});

test('an exchange that was asked for is over when one of them stands up', () => {
  const table = open();
  for (const [seat, who] of ['ann', 'bob'].entries()) table.do(who, { do: 'sit', seat });
  table.do('ann', { do: 'swap', seat: 1 });
  table.do('ann', { do: 'stand' });
  expect(table.do('bob', { do: 'answer-swap', accept: true })).toBe('table.no-swap-asked');
});

test('the host closes a table at which nobody has begun: nobody has won', () => {
  const table = open();
  table.do('bob', { do: 'sit', seat: 1 });
  expect(table.do('bob', { do: 'close' })).toBe('table.host-only');
  expect(table.do('ann', { do: 'close' })).toEqual(['called-off']);
  expect(table.state).toMatchObject({ phase: 'over', ending: { kind: 'called-off', why: 'closed' } });
  expect(table.do('cem', { do: 'sit', seat: 0 })).toBe('table.has-started');
  expect(table.reread()).toEqual(table.state);
});
