/** Playing again: with everybody, without those who would rather not, and when the game begins. */
import { describe, expect, test } from 'vitest';
import { gameCalled } from '../../../test/support/all-games.ts';
import { PEOPLE, TestTable } from '../../../test/support/test-table.ts';
import { nextTable } from '../course/opening.ts';
import { matchAfter } from '../state/match.ts';
import { rematchAgreed } from './rematch.ts';

const CLOCK = { kind: 'move', seconds: 30 } as const;
const FOXU = gameCalled('foxu');

/** A game that is over, with so many people who were there to the end. */
function over(seats = 2, opened = {}): TestTable {
  const table = TestTable.started(gameCalled(seats === 2 ? 'foxu' : 'royale-mastermind'), {
    seats,
    control: CLOCK,
    opened,
  });
  table.write({ t: 'called-off', why: 'too-long' });
  return table;
}

const kinds = (table: TestTable, gathers = true) => nextTable(table.state, 'before', gathers).events.map(({ t }) => t);

/** The next game of Ann and Bob, who are both awaited. */
function gathering(): TestTable {
  const table = new TestTable(FOXU, { control: CLOCK });
  for (const [seat, who] of ['bob', 'ann'].entries()) table.write({ t: 'sat', who, seat });
  table.write({ t: 'awaited', ms: 120_000 });
  return table;
}

describe('who is asked to play again', () => {
  test('answers as he likes, and the last answer counts', () => {
    const table = over();
    expect(table.do('dia', { do: 'decline-rematch' })).toBe('table.not-seated');
    expect(table.do('ann', { do: 'rematch' })).toEqual(['rematch-wanted']);
    expect(table.do('bob', { do: 'decline-rematch' })).toEqual(['rematch-declined']);
    expect(table.do('bob', { do: 'decline-rematch' })).toEqual([]);
    expect(rematchAgreed(table.state)).toBe(false);
    expect(table.do('bob', { do: 'rematch' })).toEqual(['rematch-wanted']);
    expect(table.state.rematch).toMatchObject({ wanted: [0, 1], answers: [{ again: true }, { again: true }] });
    expect(rematchAgreed(table.state)).toBe(true);
    expect(table.reread()).toEqual(table.state);
  });

  test('may take his wish back', () => {
    const table = over();
    table.do('ann', { do: 'rematch' });
    expect(table.do('ann', { do: 'decline-rematch' })).toEqual(['rematch-declined']);
    expect(table.state.rematch.wanted).toEqual([]);
  });

  test('a game that goes on is not declined', () => {
    expect(TestTable.started(FOXU).do('ann', { do: 'decline-rematch' })).toBe('table.not-over');
  });

  test('nobody changes his mind for ever', () => {
    const table = over();
    const answers = Array.from({ length: 200 }, () => [
      table.do('ann', { do: 'rematch' }),
      table.do('ann', { do: 'decline-rematch' }),
    ]);
    expect(answers.at(-1)?.[1]).toBe('table.too-quick');
  });
});

describe('without somebody', () => {
  test('a decline alone opens nothing: who wants to play says so again', () => {
    const table = over();
    table.do('ann', { do: 'rematch' });
    table.do('bob', { do: 'decline-rematch' });
    expect(rematchAgreed(table.state)).toBe(false);
    expect(table.do('ann', { do: 'rematch', without: [1] })).toEqual(['rematch-wanted']);
    expect(rematchAgreed(table.state)).toBe(true);
    expect(table.do('ann', { do: 'rematch', without: [1] })).toEqual([]);
  });

  test('all who want to play have to do without him', () => {
    const table = over(3);
    table.do('ann', { do: 'rematch', without: [2] });
    table.do('bob', { do: 'rematch' });
    expect(rematchAgreed(table.state)).toBe(false);
    table.do('bob', { do: 'rematch', without: [2] });
    expect(rematchAgreed(table.state)).toBe(true);
  });

  test('his place is free, and the table waits for somebody', () => {
    const table = over(3);
    for (const who of ['ann', 'bob']) table.do(who, { do: 'rematch', without: [2] });
    expect(nextTable(table.state, 'before', true).events).toEqual([
      { t: 'sat', seat: 0, who: 'bob' },
      { t: 'sat', seat: 2, who: 'ann' },
    ]);
  });

  test('if the host stays behind, somebody else is it', () => {
    const table = over();
    table.do('bob', { do: 'rematch', without: [0] });
    expect(nextTable(table.state, 'before', true).request.by).toBe('bob');
  });

  test('a match under way keeps his place', () => {
    const table = over(2, { match: { games: 3, outcomes: [] } });
    table.do('ann', { do: 'rematch', without: [1] });
    expect(kinds(table)).toEqual(['sat', 'sat', 'awaited']);
  });

  test('there are no such seats', () => {
    expect(over().do('ann', { do: 'rematch', without: [7] })).toBe('table.no-such-seat');
  });
});

describe('the next game', () => {
  test('starts when all have come, and no time has run', () => {
    const table = gathering();
    expect(table.do('ann', { do: 'act', move: 'x' })).toBe('table.not-started');
    expect(table.do('ann', { do: 'start' })).toBe('table.gathering');
    expect(table.do('ann', { do: 'return' })).toEqual(['arrived']);
    expect(table.do('ann', { do: 'return' })).toEqual([]);
    expect(table.pass(100_000)).toEqual([]);
    const began = table.do('bob', { do: 'return' });
    expect(began.slice(0, 2)).toEqual(['arrived', 'started']);
    expect(table.state).toMatchObject({ phase: 'playing', gathering: undefined, time: { since: table.now } });
    expect(table.state.time.left).toEqual([30_000, 30_000]);
    expect(table.reread()).toEqual(table.state);
  });

  test('who does not come has not lost: after a while it is called off', () => {
    const table = gathering();
    table.do('ann', { do: 'return' });
    expect(table.pass(119_999)).toEqual([]);
    expect(table.pass(1)).toEqual(['called-off']);
    expect(table.state).toMatchObject({ phase: 'over', ending: { kind: 'called-off', why: 'somebody-missing' } });
    expect(table.do('bob', { do: 'return' })).toBe('table.over');
    expect(table.reread()).toEqual(table.state);
  });

  test('and it does not count in a match', () => {
    const match = { seats: 2, games: 3, outcomes: [] };
    expect(matchAfter(match, { kind: 'called-off', why: 'somebody-missing' })).toBe(match);
    expect(matchAfter(match, { kind: 'called-off', why: 'closed' }).outcomes).toHaveLength(1);
  });

  test('who comes and goes again is awaited again', () => {
    const table = gathering();
    table.do('ann', { do: 'return' });
    expect(table.do('ann', { do: 'leave' })).toEqual(['left']);
    expect(table.do('ann', { do: 'leave' })).toEqual([]);
    expect(table.do('bob', { do: 'return' })).toEqual(['arrived']);
    expect(table.state).toMatchObject({ phase: 'open', gathering: { awaited: [1] } });
    expect(table.do('ann', { do: 'return' }).slice(0, 2)).toEqual(['arrived', 'started']);
    expect(table.state.holders[1]).toEqual({ kind: 'person', who: 'ann', left: false });
  });

  test('who stands up leaves an open table behind', () => {
    const table = gathering();
    table.do('ann', { do: 'return' });
    expect(table.do('bob', { do: 'stand' })).toEqual(['stood']);
    expect(table.state).toMatchObject({ phase: 'open', gathering: undefined });
    expect(table.pass(1_000_000)).toEqual([]);
    table.do('cem', { do: 'sit', seat: 0 });
    expect(table.do('ann', { do: 'start' })[0]).toBe('started');
  });

  test('what the house sleeps is nobody’s: it waits as long as before', () => {
    const table = gathering();
    expect(table.sleep(1_000_000)).toEqual(['slept']);
    expect(table.pass(119_999)).toEqual([]);
    expect(table.pass(1)).toEqual(['called-off']);
    expect(table.reread()).toEqual(table.state);
  });

  test('those who watch are not awaited', () => {
    expect(gathering().do('cem', { do: 'return' })).toBe('table.not-seated');
  });

  test('at one screen it starts at once', () => {
    const table = over();
    for (const who of PEOPLE.slice(0, 2)) table.do(who, { do: 'rematch' });
    expect(kinds(table, false).at(-1)).toBe('started');
    expect(kinds(table).at(-1)).toBe('awaited');
  });
});
