/** [R12] A sandglass ends before its time because all agree, and an untimed one in no other way. */
import { describe, expect, test } from 'vitest';
import { gameCalled } from '../../../test/support/all-games.ts';
import { TestTable } from '../../../test/support/test-table.ts';
import { waivableTimers } from '../state/waiving.ts';

const robots = gameCalled('ricochet-robots');
const started = (seats: number, untimed = false) => TestTable.started(robots, { seats, policies: { untimed } });

function waive(table: TestTable, who: string, events = table.state.position.events.length) {
  return table.do(who, { do: 'waive', key: waivableTimers(table.state)[0]?.key ?? '', events });
}
const insist = (table: TestTable, who: string) =>
  table.do(who, { do: 'insist', key: waivableTimers(table.state)[0]!.key });
const bid = (table: TestTable, who: string, number: number) => table.do(who, { do: 'act', move: `bid:${number}` });
const phase = ({ state: { position } }: TestTable) =>
  position.game.view(position.state, 'spectator') as { phase?: string };
const lastMove = ({ written }: TestTable) => {
  const event = written.at(-1)!.event;
  return event.t === 'played' ? event.move : event.t;
};

test('alone one shows at once', () => {
  const table = started(1);
  bid(table, 'ann', 9);
  expect(waive(table, 'ann')).toEqual(['waived', 'played']);
  expect(lastMove(table)).toBe('glass');
  expect(phase(table)).toMatchObject({ phase: 'showing', shows: 0 });
  expect(table.reread()).toEqual(table.state);
});

test('the glass ends when the last of all agrees, whoever that is', () => {
  const table = started(3);
  bid(table, 'bob', 9);
  expect(waive(table, 'ann')).toEqual(['waived']);
  expect(waive(table, 'ann')).toEqual([]);
  expect(waive(table, 'bob')).toEqual(['waived']);
  expect(waivableTimers(table.state)).toMatchObject([{ asked: [0, 1, 2], agreed: [0, 1] }]);
  expect(waive(table, 'cem')).toEqual(['waived', 'played']);
  expect(phase(table)).toMatchObject({ phase: 'showing', shows: 1 });
});

test('a new announcement takes it back', () => {
  const table = started(2);
  bid(table, 'ann', 9);
  waive(table, 'ann');
  bid(table, 'bob', 7);
  expect(waivableTimers(table.state)).toMatchObject([{ asked: [0, 1], agreed: [] }]);
  waive(table, 'bob');
  expect(phase(table)).toMatchObject({ phase: 'announcing' });
  // the sandglass itself runs on as it did
  expect(table.pass(60_000)).toEqual(['played']);
  expect(phase(table)).toMatchObject({ phase: 'showing', shows: 1 });
});

test('whoever has not heard of it has not agreed to what follows', () => {
  const table = started(2);
  bid(table, 'ann', 9);
  const before = table.state.position.events.length;
  waive(table, 'ann');
  bid(table, 'ann', 8);
  expect(waive(table, 'bob', before)).toBe('table.went-on');
  expect(table.do('bob', { do: 'waive', key: '1:thinking', events: before + 1 })).toBe('table.not-asked-to-waive');
});

test('one who says no is waited for', () => {
  const table = started(2);
  bid(table, 'ann', 9);
  expect(insist(table, 'bob')).toEqual([]);
  waive(table, 'ann');
  expect(insist(table, 'ann')).toEqual(['insisted']);
  expect(waive(table, 'bob')).toEqual(['waived']);
  expect(phase(table)).toMatchObject({ phase: 'announcing' });
  expect(waive(table, 'ann')).toEqual(['waived', 'played']);
});

test('whoever can announce nothing lower is not asked', () => {
  const table = started(2);
  bid(table, 'ann', 2);
  expect(waivableTimers(table.state)).toMatchObject([{ asked: [1] }]);
  expect(waive(table, 'ann')).toBe('table.not-asked-to-waive');
  expect(waive(table, 'bob')).toEqual(['waived', 'played']);
  const alone = started(1);
  expect(bid(alone, 'ann', 2)).toEqual(['played', 'played']);
  expect(lastMove(alone)).toBe('glass');
});

test('the long silence and the last glass can be waived too', () => {
  const table = started(2);
  waive(table, 'ann');
  expect(waive(table, 'bob')).toEqual(['waived', 'played']);
  expect(phase(table)).toMatchObject({ phase: 'quiet' });
  expect(waivableTimers(table.state)).toEqual([]);
  expect(waive(table, 'bob')).toBe('table.not-asked-to-waive');
  table.do('bob', { do: 'act', move: 'turn-glass' });
  waive(table, 'bob');
  expect(waive(table, 'ann')).toEqual(['waived', 'played', 'played']);
  expect(phase(table)).toMatchObject({ phase: 'thinking' });
});

describe('untimed', () => {
  test('no time ends anything, agreement does', () => {
    const table = started(2, true);
    expect(table.state.time.sandglasses).toEqual([]);
    expect(table.pass(3_600_000)).toEqual([]);
    bid(table, 'ann', 9);
    expect(table.pass(3_600_000)).toEqual([]);
    waive(table, 'ann');
    expect(waive(table, 'bob')).toEqual(['waived', 'played']);
    expect(table.pass(3_600_000)).toEqual([]);
    expect(phase(table)).toMatchObject({ phase: 'showing' });
    expect(table.do('ann', { do: 'act', move: 'give-up' })).toEqual(['played', 'played']);
    expect(table.reread()).toEqual(table.state);
  });

  test('whoever has left holds nobody up, before or after having agreed', () => {
    const table = started(3, true);
    bid(table, 'ann', 9);
    waive(table, 'cem');
    expect(table.do('cem', { do: 'leave' })).toEqual(['left']);
    expect(waivableTimers(table.state)).toMatchObject([{ asked: [0, 1], agreed: [] }]);
    waive(table, 'ann');
    expect(table.do('bob', { do: 'leave' })).toEqual(['left', 'played']);
    expect(phase(table)).toMatchObject({ phase: 'showing', shows: 0 });
  });

  test('one who comes back in time is asked again', () => {
    const table = started(2, true);
    bid(table, 'ann', 9);
    table.do('bob', { do: 'leave' });
    expect(table.do('bob', { do: 'return' })).toEqual(['returned']);
    waive(table, 'ann');
    expect(phase(table)).toMatchObject({ phase: 'announcing' });
    table.do('ann', { do: 'leave' });
    expect(waive(table, 'ann')).toEqual([]);
    expect(waive(table, 'bob')).toEqual(['waived', 'played', 'played', 'played']);
  });

  test('[R6] whoever leaves while it is his to show is not waited for', () => {
    const table = started(2, true);
    bid(table, 'ann', 9);
    waive(table, 'ann');
    waive(table, 'bob');
    expect(table.do('ann', { do: 'leave' })).toEqual(['left', 'played', 'played']);
    expect(phase(table)).toMatchObject({ phase: 'thinking' });
  });

  test('a table that everybody has left waits', () => {
    const table = started(2, true);
    bid(table, 'ann', 9);
    waive(table, 'ann');
    table.do('ann', { do: 'leave' });
    expect(table.do('bob', { do: 'leave' })).toEqual(['left']);
    expect(phase(table)).toMatchObject({ phase: 'announcing' });
    expect(table.do('bob', { do: 'return' })).toEqual(['returned']);
  });
});

test('whoever changes his mind more often than a person can is stopped; agreeing stays possible', () => {
  const table = started(2, true);
  bid(table, 'ann', 9);
  let last: unknown;
  while (last !== 'table.too-quick') {
    waive(table, 'ann');
    last = insist(table, 'ann');
    expect(table.state.seq).toBeLessThan(500);
  }
  expect(waive(table, 'bob')).toEqual(['waived', 'played']);
});

test('a timer that the game does not let be waived runs its time, also at an untimed table', () => {
  const table = TestTable.started(gameCalled('template'), { policies: { untimed: true } });
  const hider = table.state.position.game.toAct(table.state.position.state)[0] as number;
  table.do(['ann', 'bob'][hider]!, { do: 'act', move: 'hide:left' });
  const key = table.state.time.sandglasses[0]!.key;
  const events = table.state.position.events.length;
  expect(table.do(['ann', 'bob'][1 - hider]!, { do: 'waive', key, events })).toBe('table.not-asked-to-waive');
  expect(table.pass(60_000)).toEqual(['played']);
});
