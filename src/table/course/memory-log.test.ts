/** A log in memory keeps what a stored one promises, and a table lives by it. */
import { expect, test } from 'vitest';
import { gameCalled } from '../../../test/support/all-games.ts';
import { expectOk } from '../../core/result.ts';
import { MemoryLog } from './memory-log.ts';
import { openTable, STRICT } from './opening.ts';
import type { TablePorts } from './ports.ts';
import { readLog } from './reading.ts';
import { Table } from './table.ts';

test('who comes second at a place is refused, and nothing has changed', async () => {
  const log = new MemoryLog(['a', 'b'], 10);
  expect(await log.append({ seq: 2, at: 20, bodies: ['c', 'd'] })).toBe(true);
  expect(await log.append({ seq: 2, at: 30, bodies: ['x'] })).toBe(false);
  expect(await log.append({ seq: 5, at: 30, bodies: ['x'] })).toBe(false);
  expect(await log.read(1, 9)).toEqual([
    { seq: 1, at: 10, body: 'b' },
    { seq: 2, at: 20, body: 'c' },
    { seq: 3, at: 20, body: 'd' },
  ]);
  expect(await log.read(1, 1)).toEqual([{ seq: 1, at: 10, body: 'b' }]);
  expect(await log.read(4, 9)).toEqual([]);
  expect(log.rows.map(({ body }) => body).join('')).toBe('abcd');
});

test('two tables over one log meet as two nodes do: each reads on and decides again', async () => {
  const { rules } = gameCalled('foxu');
  const request = { by: 'ann', game: 'foxu', seats: 2, options: {}, control: { kind: 'none' }, public: false } as const;
  const { bodies } = expectOk(openTable(rules, { ...request, policies: STRICT }, [], 'seed', 0));
  const log = new MemoryLog(bodies, 0);
  const ports: TablePorts = {
    log,
    now: () => 0,
    isAwake: () => true,
    awake: async () => {},
    thinker: { think: () => ({ answer: Promise.resolve(undefined), hurry() {}, cancel() {} }) },
    seed: 'seed',
    salt: () => 'salt',
    names: () => ({}),
    learnNames: async () => {},
    openNext: async () => 'next',
  };
  const open = () => new Table('one', expectOk(readLog(log.rows, () => rules)), ports);
  const [one, two] = [open(), open()];
  const answers = await Promise.all([one.do('ann', { do: 'sit', seat: 0 }), two.do('bob', { do: 'sit', seat: 0 })]);
  expect(answers).toEqual([
    { ok: true, value: 1 },
    { ok: false, error: { code: 'not-allowed', reason: 'table.seat-taken' } },
  ]);
  expect(await two.do('bob', { do: 'sit', seat: 1 })).toEqual({ ok: true, value: 2 });
  await one.catchUp();
  expect(one.state).toEqual(two.state);
});
