/** People who share a screen: who speaks, and what is told to whoever comes before it. */
import { expect, test } from 'vitest';
import { gameCalled } from '../../../test/support/all-games.ts';
import { expectOk } from '../../core/result.ts';
import type { TableMessage } from '../connection.ts';
import { LocalConnection } from './local-connection.ts';
import { MemoryLog } from './memory-log.ts';
import { openTable, STRICT } from './opening.ts';
import { readLog } from './reading.ts';
import { Table } from './table.ts';

function screen(game: string, people = ['ann', 'bob'], before = people) {
  const { rules } = gameCalled(game);
  const request = { by: 'ann', game, seats: people.length, options: {}, public: false } as const;
  const seated = people.map((who, seat) => ({ t: 'sat', who, seat }) as const);
  const control = { kind: 'none' } as const;
  const policies = { ...STRICT, takeBack: 'agreed' } as const;
  const events = [...seated, { t: 'started' } as const];
  const { bodies } = expectOk(openTable(rules, { ...request, control, policies }, events, 'seed', 0));
  const log = new MemoryLog(bodies, 0);
  const table = new Table('one', expectOk(readLog(log.rows, () => rules)), {
    ...{ log, seed: 'seed', now: () => 0, isAwake: () => true, awake: async () => {}, salt: () => 'salt' },
    thinker: { think: () => ({ answer: Promise.resolve(undefined), hurry() {}, cancel() {} }) },
    ...{ names: () => ({}), learnNames: async () => {}, openNext: async () => 'next' },
  });
  const heard: TableMessage[] = [];
  const connection = new LocalConnection(table, before, 'ann');
  connection.open(
    (message) => heard.push(message),
    () => 0,
  );
  return { connection, table, heard };
}

test('whoever is before the screen speaks; another one is told all that he may know', async () => {
  const { connection, table, heard } = screen('z-game');
  expect(await connection.do({ do: 'act', move: 'setup:xopapox' })).toMatchObject({ ok: true });
  connection.as('bob');
  const greeting = heard.findLast((message) => message.t === 'hello');
  expect(greeting).toMatchObject({ you: { who: 'bob', seat: 1 }, seq: table.state.seq, view: { viewer: 1 } });
  expect(JSON.stringify(greeting)).not.toContain('xopapox');
  expect(await connection.do({ do: 'act', move: 'setup:aooppxx' })).toMatchObject({ ok: true });
  // what happens is told to him alone from now on
  const lines = heard.filter((message) => message.t === 'happened' && message.what.t === 'played');
  expect(lines.map((message) => 'view' in message && message.view?.viewer)).toEqual([0, 1]);
});

test('at one screen the other side answers, whoever holds it, and all play again together', async () => {
  const { connection, table } = screen('mister-zero', ['ann', 'bob', 'cem', 'dia']);
  await connection.do({ do: 'act', move: '7@tl-n' });
  await connection.do({ do: 'take-back' });
  expect(await connection.do({ do: 'answer-take-back', accept: true })).toMatchObject({ ok: true });
  expect(table.state.position.events).toHaveLength(0);
  await connection.do({ do: 'offer-draw' });
  expect(await connection.do({ do: 'answer-draw', accept: true })).toMatchObject({ ok: true });
  expect(table.state.ending).toEqual({ kind: 'drawn' });
  await connection.do({ do: 'rematch' });
  expect(table.state.rematch.wanted).toEqual([0, 1, 2, 3]);
});

test('nobody of the other side is here: the table says why one cannot answer oneself', async () => {
  const { connection } = screen('mister-zero', ['ann', 'bob'], ['ann']);
  await connection.do({ do: 'offer-draw' });
  const reply = await connection.do({ do: 'answer-draw', accept: true });
  expect(reply).toMatchObject({ ok: false, error: { reason: 'table.no-offer' } });
});
