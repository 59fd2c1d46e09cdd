/** Taking back: by whoever likes to, by agreement, never; and never across what somebody has learnt from. */
import { describe, expect, test } from 'vitest';
import { gameCalled } from '../../../test/support/all-games.ts';
import { TestTable } from '../../../test/support/test-table.ts';
import type { TakeBacks } from '../events/events.ts';

const OPEN = gameCalled('mister-zero');
const started = (takeBack: TakeBacks, id = 'mister-zero') =>
  TestTable.started(gameCalled(id), { policies: { takeBack } });
const moves = (table: TestTable) => table.state.position.events.length;
const TAKE_BACK = { do: 'take-back' } as const;
const answer = (accept: boolean) => ({ do: 'answer-take-back', accept }) as const;

test('never: it is refused', () => {
  const table = started('never');
  table.play();
  expect(table.do('ann', TAKE_BACK)).toBe('table.no-take-backs');
});

describe('free', () => {
  test('the last move goes, and the game is what it was', () => {
    const table = started('free');
    const before = table.state.position.state;
    table.play();
    expect(table.do('bob', TAKE_BACK)).toEqual(['taken-back']);
    expect(table.state.position.state).toEqual(before);
    expect(table.do('ann', TAKE_BACK)).toBe('table.cannot-take-back');
    expect(table.play()).toEqual(['played']);
  });

  test('a draw of chance stays', () => {
    const table = started('free', 'foxu');
    expect(moves(table)).toBe(1);
    expect(table.do('ann', TAKE_BACK)).toBe('table.cannot-take-back');
    table.play();
    expect(table.do('ann', TAKE_BACK)).toEqual(['taken-back']);
    expect(moves(table)).toBe(1);
  });

  test('with a computer at the table its answer goes with the move', () => {
    const table = new TestTable(OPEN, { policies: { takeBack: 'free' } });
    table.do('ann', { do: 'sit', seat: 0 });
    table.do('ann', { do: 'bot', seat: 1, level: 1 });
    table.do('ann', { do: 'start' });
    table.play();
    const { game, state } = table.state.position;
    table.write({ t: 'played', by: 1, move: game.write(game.legal(state, 1).list[0]) });
    expect(moves(table)).toBe(2);
    expect(table.do('ann', TAKE_BACK)).toEqual(['taken-back']);
    expect(moves(table)).toBe(0);
  });

  test('nothing is taken back where somebody has a secret, nor while a clock runs for all', () => {
    const secret = started('free', 'z-game');
    secret.do('ann', { do: 'act', move: 'setup:xopapox' });
    expect(secret.do('ann', TAKE_BACK)).toBe('table.cannot-take-back');
    const race = started('free', 'ricochet-robots');
    race.do('ann', { do: 'act', move: 'bid:9' });
    expect(race.do('ann', TAKE_BACK)).toBe('table.cannot-take-back');
  });

  test('a match, or a game that begins at a position, is not taken back beyond its beginning', () => {
    const table = TestTable.started(OPEN, {
      policies: { takeBack: 'free' },
      opened: { start: { events: [{ by: 0, move: '7@tl-n' }] } },
    });
    expect(table.do('bob', TAKE_BACK)).toBe('table.cannot-take-back');
  });
});

describe('agreed', () => {
  test('one asks for his own last move, the other side answers', () => {
    const table = started('agreed');
    table.play();
    table.play();
    expect(table.do('ann', TAKE_BACK)).toEqual(['take-back-asked']);
    expect(table.do('bob', TAKE_BACK)).toBe('table.take-back-asked');
    expect(table.do('ann', answer(true))).toBe('table.no-take-back-asked');
    expect(table.do('bob', answer(true))).toEqual(['take-back-agreed', 'taken-back']);
    expect(moves(table)).toBe(0);
    expect(table.state.takeBack).toBeUndefined();
  });

  test('who says no is heard, and a move instead of an answer is one', () => {
    const table = started('agreed');
    table.play();
    table.do('ann', TAKE_BACK);
    expect(table.do('bob', answer(false))).toEqual(['take-back-declined']);
    expect(moves(table)).toBe(1);
    table.do('ann', TAKE_BACK);
    table.play();
    expect(table.do('bob', answer(true))).toBe('table.no-take-back-asked');
  });

  test('among many all the others must agree; one who has left is not waited for', () => {
    const table = TestTable.started(gameCalled('template'), { policies: { takeBack: 'agreed' } });
    expect(table.do('ann', TAKE_BACK)).toBe('table.cannot-take-back');
    const four = TestTable.started(OPEN, { seats: 4, policies: { takeBack: 'agreed' } });
    four.play();
    four.do('dia', { do: 'leave' });
    expect(four.do('ann', TAKE_BACK)).toEqual(['take-back-asked']);
    // his partner need not agree
    expect(four.do('cem', answer(true))).toBe('table.no-take-back-asked');
    expect(four.do('bob', answer(true))).toEqual(['take-back-agreed', 'taken-back']);
  });
});
