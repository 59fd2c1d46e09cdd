/** Why a log cannot be read, and at which line: each reason there is. */
import { describe, expect, test } from 'vitest';
import { gameCalled } from '../../../test/support/all-games.ts';
import { PEOPLE, TestTable } from '../../../test/support/test-table.ts';
import type { AnyGame } from '../../core/game.ts';
import type { TableEvent } from '../events/events.ts';
import { writeEvent } from '../events/forms.ts';
import type { Row } from './ports.ts';
import { type LogFault, readLog } from './reading.ts';

const GAME = gameCalled('mister-zero').rules;
const find = (id: string): AnyGame | undefined => (id === GAME.id ? GAME : undefined);

const rowsOf = (...events: readonly TableEvent[]): Row[] =>
  events.map((event, seq) => ({ seq, at: 1_000, body: writeEvent(event) }));
const { opened } = new TestTable(gameCalled('mister-zero')).state;
const [ann, bob] = PEOPLE;
const SEATED: readonly TableEvent[] = [opened, { t: 'sat', who: ann, seat: 0 }, { t: 'bot', seat: 1, level: 3 }];
const STARTED: readonly TableEvent[] = [...SEATED, { t: 'started' }];
const OVER: readonly TableEvent[] = [...STARTED, { t: 'resigned', seat: 0 }];
const faultOf = (rows: readonly Row[], rules = find): LogFault | undefined => {
  const read = readLog(rows, rules);
  return read.ok ? undefined : read.error;
};

test('a log without a fault', () => {
  for (const events of [SEATED, STARTED, OVER]) expect(faultOf(rowsOf(...events))).toBeUndefined();
});

test.each<[LogFault, readonly Row[]]>([
  [{ seq: 0, kind: 'empty' }, []],
  [{ seq: 0, kind: 'gap' }, rowsOf(...STARTED).slice(1)],
  [{ seq: 2, kind: 'gap' }, rowsOf(...STARTED).toSpliced(2, 1)],
  [{ seq: 2, kind: 'gap' }, rowsOf(...STARTED).toSpliced(2, 0, rowsOf(...STARTED)[1]!)],
  [{ seq: 0, kind: 'not-opened' }, rowsOf({ t: 'started' })],
  [{ seq: 0, kind: 'unknown-game', game: 'go' }, rowsOf({ ...opened, game: 'go' })],
  [{ seq: 0, kind: 'newer-rules', version: 99 }, rowsOf({ ...opened, rules: 99 })],
  [{ seq: 0, kind: 'refused', reason: 'seats' }, rowsOf({ ...opened, seats: 3 })],
  [{ seq: 4, kind: 'refused', reason: 'not-your-turn' }, rowsOf(...STARTED, { t: 'played', by: 'clock', move: 'x' })],
  [{ seq: 1, kind: 'not-json' }, [...rowsOf(opened), { seq: 1, at: 1_000, body: '' }]],
  [{ seq: 1, kind: 'form', what: 'at: no moment' }, [...rowsOf(opened), { seq: 1, at: Number.NaN, body: '{}' }]],
  [{ seq: 1, kind: 'unknown-kind', of: 'danced' }, [...rowsOf(opened), { seq: 1, at: 1, body: '{"t":"danced"}' }]],
])('%j', (fault, rows) => {
  expect(faultOf(rows)).toEqual(fault);
});

describe('a line that contradicts those before it', () => {
  test.each<[string, readonly TableEvent[], TableEvent]>([
    ['opens again', SEATED, opened],
    ['a taken seat', SEATED, { t: 'sat', who: bob, seat: 1 }],
    ['a seat that is not there', SEATED, { t: 'bot', seat: 2, level: 1 }],
    ['a computer on a person', SEATED, { t: 'bot', seat: 0, level: 1 }],
    ['standing up from nothing', [opened], { t: 'stood', seat: 0 }],
    ['beginning with a free seat', [opened], { t: 'started' }],
    ['beginning twice', STARTED, { t: 'started' }],
    ['playing before it begins', SEATED, { t: 'played', by: 0, move: 'x' }],
    ['sitting down during the game', STARTED, { t: 'sat', who: bob, seat: 1 }],
    ['the return of nobody', STARTED, { t: 'returned', seat: 1 }],
    ['nobody leaves', STARTED, { t: 'left', seat: 1 }],
    ['standing in for nobody', STARTED, { t: 'stand-in', seat: 1, level: 3 }],
    ['agreement from nowhere', STARTED, { t: 'stand-in-agreed', seat: 0, by: 5 }],
    ['back to what has not happened', STARTED, { t: 'taken-back', seat: 0, to: 1 }],
    ['playing after the end', OVER, { t: 'played', by: 0, move: 'x' }],
    ['ending twice', OVER, { t: 'drawn', seat: 0 }],
    ['calling off what is over', OVER, { t: 'called-off', why: 'closed' }],
    ['a rematch before the end', STARTED, { t: 'rematch-wanted', seat: 0 }],
  ])('%s', (_what, before, event) => {
    expect(faultOf(rowsOf(...before))).toBeUndefined();
    expect(faultOf(rowsOf(...before, event))).toMatchObject({ seq: before.length, kind: 'contradiction' });
  });
});

test('rules that throw are this table’s fault alone, and what they say of the game stays there', () => {
  const secret = 'the code is red';
  const broken = (part: 'start' | 'toAct'): AnyGame => ({
    ...GAME,
    [part]: () => {
      throw new RangeError(secret);
    },
  });
  expect(faultOf(rowsOf(...STARTED), () => broken('start'))).toEqual({ seq: 0, kind: 'exception', name: 'RangeError' });
  expect(faultOf(rowsOf(...STARTED), () => broken('toAct'))).toEqual({ seq: 3, kind: 'exception', name: 'RangeError' });
});
