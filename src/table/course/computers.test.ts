/** Computers and hints at a table whose thinker, log and time the test holds in its hands. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { gameCalled } from '../../../test/support/all-games.ts';
import { expectOk } from '../../core/result.ts';
import { natureOf, SLOWEST_MS } from '../characters.ts';
import type { TableEvent } from '../events/events.ts';
import { MemoryLog } from './memory-log.ts';
import { openTable, STRICT } from './opening.ts';
import { type BotAnswer, type BotQuestion, ThinkerBusy } from './questions.ts';
import { readLog } from './reading.ts';
import { Table } from './table.ts';

const { rules } = gameCalled('mister-zero');
/** Nobody acts before he has looked. */
const LOOKS_MS = SLOWEST_MS;

interface Asked {
  readonly question: BotQuestion;
  cancelled: boolean;
  answer(move?: string): void;
  fail(error: unknown): void;
}

let asked: Asked[];
let away: boolean;
let faults: string[];
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  [asked, away, faults] = [[], false, []];
});
afterEach(() => void vi.useRealTimers());

function think(_game: string, question: BotQuestion) {
  let settle: { resolve(answer: BotAnswer | undefined): void; reject(error: unknown): void };
  const answer = new Promise<BotAnswer | undefined>((resolve, reject) => {
    settle = { resolve, reject };
  });
  const own: Asked = {
    question,
    cancelled: false,
    answer: (move) => settle.resolve(move === undefined ? undefined : { move, info: {}, pause: 0 }),
    fail: (error) => settle.reject(error),
  };
  asked.push(own);
  const cancel = () => {
    own.cancelled = true;
    settle.resolve(undefined);
  };
  return { answer, hurry() {}, cancel };
}

/** Ann against the computer, with hints, at a log that may be away. */
function tableOf(...events: readonly TableEvent[]) {
  const seats = events.filter(({ t }) => t === 'sat' || t === 'bot').length;
  const request = {
    ...{ by: 'ann', game: rules.id, seats, options: undefined, public: false },
    control: { kind: 'none' } as const,
    policies: { ...STRICT, hints: true },
  };
  const { bodies } = expectOk(openTable(rules, request, [...events, { t: 'started' }], 'seed', Date.now()));
  const log = new MemoryLog(bodies, Date.now());
  const table = new Table('t', expectOk(readLog(log.rows, () => rules)), {
    log: {
      append: async (batch) => {
        if (away) throw new Error('away');
        return log.append(batch);
      },
      read: async (from, most) => log.read(from, most),
    },
    seed: 'seed',
    now: () => Date.now(),
    isAwake: () => true,
    awake: async () => {},
    thinker: { think },
    salt: () => 'salt',
    names: () => ({}),
    learnNames: async () => {},
    openNext: async () => 'next',
    failed: (what) => faults.push(what),
  });
  table.start();
  return table;
}

const ANN: TableEvent = { t: 'sat', who: 'ann', seat: 0 };
const BOT: TableEvent = { t: 'bot', seat: 1, level: 3 };

const someMove = (table: Table, seat: number): string =>
  rules.write(rules.legal(table.state.position.state, seat).list[0]);

async function annMoves(table: Table): Promise<void> {
  expect((await table.do('ann', { do: 'act', move: someMove(table, 0) })).ok).toBe(true);
}

const moves = (table: Table): number => table.state.position.events.length;

describe('an answer that could not be written', () => {
  test('is written as soon as the log is back, and not thought of twice', async () => {
    const table = tableOf(ANN, BOT);
    await annMoves(table);
    away = true;
    asked[0]!.answer(someMove(table, 1));
    await vi.advanceTimersByTimeAsync(LOOKS_MS + 200);
    expect([moves(table), faults]).toEqual([1, ['computer']]);
    away = false;
    await vi.advanceTimersByTimeAsync(1000);
    expect([moves(table), asked.length, faults]).toEqual([2, 1, ['computer']]);
  });

  test('is tried for longer than a database needs to start again, less and less often', async () => {
    const table = tableOf(ANN, BOT);
    await annMoves(table);
    away = true;
    asked[0]!.answer(someMove(table, 1));
    await vi.advanceTimersByTimeAsync(LOOKS_MS + 20_000);
    away = false;
    await vi.advanceTimersByTimeAsync(1000);
    expect([moves(table), asked.length]).toEqual([2, 1]);
  });

  test('is forgotten if the game has gone on meanwhile', async () => {
    const table = tableOf(ANN, BOT);
    await annMoves(table);
    away = true;
    asked[0]!.answer(someMove(table, 1));
    await vi.advanceTimersByTimeAsync(LOOKS_MS + 10);
    away = false;
    expect((await table.do('ann', { do: 'resign' })).ok).toBe(true);
    await vi.advanceTimersByTimeAsync(5000);
    expect([moves(table), table.state.phase]).toEqual([1, 'over']);
  });

  test('is not tried at a table that was put away', async () => {
    const table = tableOf(ANN, BOT);
    await annMoves(table);
    asked[0]!.answer(someMove(table, 1));
    await vi.advanceTimersByTimeAsync(10);
    table.close();
    await vi.advanceTimersByTimeAsync(5000);
    expect([moves(table), faults]).toEqual([1, []]);
  });
});

describe('a character looks before it acts', () => {
  const paceOf = (table: Table, seat: number): number => {
    const holder = table.state.holders[seat]!;
    return 'character' in holder ? natureOf(holder.character).pace : 0;
  };

  test('for as long as it likes to, and holds no thread meanwhile', async () => {
    const table = tableOf(ANN, BOT);
    await annMoves(table);
    expect(table.thinking?.seats).toEqual([1]);
    asked[0]!.answer(someMove(table, 1));
    await vi.advanceTimersByTimeAsync(paceOf(table, 1) - 1);
    expect([moves(table), table.thinking, asked.length]).toEqual([1, undefined, 1]);
    await vi.advanceTimersByTimeAsync(1);
    expect([moves(table), asked.length]).toEqual([2, 1]);
  });

  test('from when it was asked: whoever had to wait for a thread does not wait again', async () => {
    const table = tableOf(ANN, BOT);
    await annMoves(table);
    await vi.advanceTimersByTimeAsync(paceOf(table, 1) + 500);
    asked[0]!.answer(someMove(table, 1));
    await vi.advanceTimersByTimeAsync(0);
    expect(moves(table)).toBe(2);
  });

  test('and acts no more if its place was taken back meanwhile, or the game has ended', async () => {
    const table = tableOf(ANN, BOT);
    await table.do('ann', { do: 'stand-in', seat: 0 });
    asked[0]!.answer(someMove(table, 0));
    await vi.advanceTimersByTimeAsync(paceOf(table, 0) - 1);
    await table.do('ann', { do: 'return' });
    await vi.advanceTimersByTimeAsync(2 * LOOKS_MS);
    expect(moves(table)).toBe(0);
    await annMoves(table);
    asked[1]!.answer(someMove(table, 1));
    await vi.advanceTimersByTimeAsync(paceOf(table, 1) - 1);
    await table.do('ann', { do: 'resign' });
    await vi.advanceTimersByTimeAsync(2 * LOOKS_MS);
    expect([moves(table), table.state.phase]).toEqual([1, 'over']);
  });

  test('and a word, a reaction or somebody who leaves makes it neither begin again nor hurry', async () => {
    const table = tableOf(ANN, BOT);
    await annMoves(table);
    asked[0]!.answer(someMove(table, 1));
    await vi.advanceTimersByTimeAsync(paceOf(table, 1) - 1);
    await table.do('ann', { do: 'say', text: 'Well?', to: 'all' });
    await table.do('eve', { do: 'react', reaction: 'hurry' });
    await table.do('ann', { do: 'leave' });
    expect([moves(table), asked.length]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(1);
    expect([moves(table), asked.length]).toEqual([2, 1]);
  });
});

describe('who comes and goes', () => {
  test('forty times, with the computer in his place and without: at any time one question is open', async () => {
    const table = tableOf(ANN, BOT);
    for (let time = 0; time < 40; time++) {
      expect((await table.do('ann', { do: 'stand-in', seat: 0 })).ok).toBe(true);
      expect((await table.do('ann', { do: 'return' })).ok).toBe(true);
    }
    expect(asked.filter(({ cancelled }) => !cancelled)).toEqual([]);
    await table.do('ann', { do: 'stand-in', seat: 0 });
    expect(asked.filter(({ cancelled }) => !cancelled)).toHaveLength(1);
  });

  test('does not disturb the thought of another seat', async () => {
    const table = tableOf(ANN, BOT);
    await annMoves(table);
    for (let time = 0; time < 40; time++) {
      await table.do('ann', { do: 'stand-in', seat: 0 });
      await table.do('ann', { do: 'return' });
    }
    expect(asked.map(({ cancelled }) => cancelled)).toEqual([false]);
    asked[0]!.answer(someMove(table, 1));
    await vi.advanceTimersByTimeAsync(LOOKS_MS);
    expect(moves(table)).toBe(2);
  });
});

describe('hints', () => {
  test('asked ten times about one position, it is thought about and written down once', async () => {
    const table = tableOf(ANN, BOT);
    const replies = Array.from({ length: 10 }, () => table.do('ann', { do: 'hint' }));
    expect(asked).toHaveLength(1);
    asked[0]!.answer(someMove(table, 0));
    const places = await Promise.all(replies);
    expect(await table.do('ann', { do: 'hint' })).toEqual(places[0]);
    expect(new Set(places.map((place) => place.ok && place.value)).size).toBe(1);
    expect([asked.length, table.state.hints]).toEqual([1, [1, 0]]);
  });

  test('are not thought about any longer when the game goes on', async () => {
    const table = tableOf(ANN, BOT);
    const reply = table.do('ann', { do: 'hint' });
    await annMoves(table);
    expect(asked[0]!.cancelled).toBe(true);
    expect(await reply).toMatchObject({ ok: false, error: { reason: 'table.went-on' } });
  });

  test('that too much thinking keeps from being asked are refused, and may be asked again', async () => {
    const table = tableOf(ANN, BOT);
    const reply = table.do('ann', { do: 'hint' });
    asked[0]!.fail(new ThinkerBusy());
    expect(await reply).toMatchObject({ ok: false, error: { reason: 'table.busy' } });
    void table.do('ann', { do: 'hint' });
    expect(asked).toHaveLength(2);
  });
});

test('a move for which too much is being thought is asked again', async () => {
  const table = tableOf(ANN, BOT);
  await annMoves(table);
  asked[0]!.fail(new ThinkerBusy());
  await vi.advanceTimersByTimeAsync(5000);
  asked[1]!.answer(someMove(table, 1));
  await vi.advanceTimersByTimeAsync(LOOKS_MS);
  expect([moves(table), faults]).toEqual([2, []]);
});
