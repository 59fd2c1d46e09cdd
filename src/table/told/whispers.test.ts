/** A whisper belongs to the partners of its moment: not to who comes later, and to who was there for ever. */
import { expect, test } from 'vitest';
import { gameCalled } from '../../../test/support/all-games.ts';
import { PEOPLE, TestTable } from '../../../test/support/test-table.ts';
import { expectOk } from '../../core/result.ts';
import { readRow } from '../course/reading.ts';
import { writeEvent } from '../events/forms.ts';
import { seatOf } from '../state/state.ts';
import { ToldLines } from './lines.ts';

const TEAMS = gameCalled('mister-zero');
const SECRET = 'the middle bridge';
const [ANN, BOB, CEM, DIA] = PEOPLE;
/** Who plays with seat 0. */
const PARTNER = TEAMS.rules.teams!({ consult: true }, 4)
  .sides.find((side) => side.includes(0))!
  .find((seat) => seat !== 0)!;
const OTHERS = [1, 2, 3].filter((seat) => seat !== PARTNER);

const whisper = (table: TestTable, who: string) => table.do(who, { do: 'say', text: SECRET, to: 'team' });

/** As somebody hears it who reads the log at its end, from the first line or from the middle of it. */
function hears(table: TestTable, who: string | undefined): boolean {
  const lines = new ToldLines();
  lines.open(ANN, 0, 0);
  let state = table.first;
  for (const { event, at } of table.written) {
    const transition = expectOk(readRow(state, { seq: state.seq, at, body: writeEvent(event) }));
    lines.add(transition, at);
    state = transition.after;
  }
  const whispered = table.written.findIndex(({ event }) => event.t === 'said') + 1;
  const heard = [0, whispered].map((from) => JSON.stringify(lines.since(from, state, who)).includes(SECRET));
  expect(heard[0]).toBe(heard[1]);
  return heard[0]!;
}

/** Whoever listened when it was said. */
function heardThen(table: TestTable, who: string | undefined): boolean {
  const before = table.state;
  const lines = new ToldLines();
  lines.open(ANN, 0, 0);
  const event = { t: 'said', who: ANN, text: SECRET, to: 'team' } as const;
  lines.add(expectOk(readRow(before, { seq: before.seq, at: 0, body: writeEvent(event) })), 0);
  return JSON.stringify(lines.newest(seatOf(before, who) ?? 'spectator', who)).includes(SECRET);
}

function fourSit(): TestTable {
  const table = new TestTable(TEAMS, { seats: 4, options: { consult: true } });
  table.do(ANN, { do: 'sit', seat: 0 });
  table.do(BOB, { do: 'sit', seat: PARTNER });
  table.do(CEM, { do: 'sit', seat: OTHERS[0]! });
  table.do(DIA, { do: 'sit', seat: OTHERS[1]! });
  return table;
}

test('partners hear it, then and later; opponents, spectators and strangers never do', () => {
  const table = fourSit();
  expect([ANN, BOB, CEM, DIA, 'eve', undefined].map((who) => heardThen(table, who))).toEqual([
    ...[true, true, false, false, false, false],
  ]);
  expect(whisper(table, ANN)).toEqual(['said']);
  expect([ANN, BOB, CEM, DIA, 'eve', undefined].map((who) => hears(table, who))).toEqual([
    ...[true, true, false, false, false, false],
  ]);
});

test('who takes a partner’s place does not hear what was said before; the one who was there still does', () => {
  const table = fourSit();
  whisper(table, ANN);
  table.do(ANN, { do: 'kick', who: BOB });
  expect(table.do('eve', { do: 'sit', seat: PARTNER })).toEqual(['sat']);
  expect([hears(table, 'eve'), hears(table, BOB)]).toEqual([false, true]);
});

test('an opponent who comes over to a side does not hear what it said before; who went over does not hear what it says now', () => {
  const table = fourSit();
  whisper(table, ANN);
  table.do(BOB, { do: 'stand' });
  expect(table.do(CEM, { do: 'sit', seat: PARTNER })).toEqual(['sat']);
  expect(hears(table, CEM)).toBe(false);
  table.do(BOB, { do: 'sit', seat: OTHERS[0]! });
  expect([heardThen(table, CEM), heardThen(table, BOB)]).toEqual([true, false]);
});

test('who is kicked hears nothing that is said after', () => {
  const table = fourSit();
  table.do(ANN, { do: 'kick', who: BOB });
  table.do('eve', { do: 'sit', seat: PARTNER });
  whisper(table, ANN);
  expect([hears(table, BOB), hears(table, 'eve')]).toEqual([false, true]);
});

test('for whom the computer plays, hears it, and so does he when he is back', () => {
  const table = fourSit();
  table.do(ANN, { do: 'start' });
  table.do(BOB, { do: 'leave' });
  for (const who of [ANN, CEM, DIA]) table.do(who, { do: 'stand-in', seat: PARTNER });
  expect(table.state.holders[PARTNER]!.kind).toBe('stand-in');
  whisper(table, ANN);
  expect(hears(table, BOB)).toBe(true);
  table.do(BOB, { do: 'return' });
  expect([hears(table, BOB), hears(table, CEM)]).toEqual([true, false]);
});
