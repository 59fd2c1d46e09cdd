/** Giving up, draws, leaving and coming back, the computer in somebody's place, and playing again. */
import { describe, expect, test } from 'vitest';
import { gameCalled } from '../../../test/support/all-games.ts';
import { TestTable } from '../../../test/support/test-table.ts';
import { rematchAgreed } from './rematch.ts';

const TWO = gameCalled('mister-zero');
const TEAMS = gameCalled('mister-zero');
const MANY = gameCalled('royale-mastermind');
const two = () => TestTable.started(TWO);
const teams = (consult = true) => TestTable.started(TEAMS, { seats: 4, options: { consult } });
const three = () => TestTable.started(MANY, { seats: 3 });

describe('giving up', () => {
  test('of two: the other has won', () => {
    const table = two();
    expect(table.do('cem', { do: 'resign' })).toBe('table.not-seated');
    expect(table.do('bob', { do: 'resign' })).toEqual(['resigned']);
    expect(table.state.ending).toEqual({ kind: 'resigned', seat: 1, winners: [0] });
    expect(table.do('ann', { do: 'act', move: 'x' })).toBe('table.over');
  });

  test('one of four cannot end the game for his partner: he asks, and the partner answers', () => {
    const table = teams();
    const answer = (who: string, accept: boolean) => table.do(who, { do: 'answer-resign', accept });
    expect(answer('ann', true)).toBe('table.no-resign-asked');
    expect(table.do('cem', { do: 'resign' })).toEqual(['resign-asked']);
    expect(table.state).toMatchObject({ phase: 'playing', resignation: { seat: 2, agreed: [] } });
    expect(table.do('cem', { do: 'resign' })).toBe('table.resign-asked');
    expect([answer('bob', true), answer('cem', true)]).toEqual(['table.no-resign-asked', 'table.no-resign-asked']);
    expect(answer('ann', false)).toEqual(['resign-declined']);
    expect(table.state.resignation).toBeUndefined();
    // whoever plays on has answered, too
    table.do('ann', { do: 'resign' });
    table.play();
    expect(table.state.resignation).toBeUndefined();
    table.do('bob', { do: 'resign' });
    expect(table.do('dia', { do: 'resign' })).toEqual(['resign-agreed', 'resigned']);
    expect(table.state.ending).toEqual({ kind: 'resigned', seat: 1, winners: [0, 2] });
  });

  test('whose partner has gone decides alone', () => {
    const table = teams();
    table.do('cem', { do: 'resign' });
    table.do('ann', { do: 'leave' });
    expect(table.do('cem', { do: 'resign' })).toEqual(['resigned']);
  });

  test('of two teams: the other team has won', () => {
    const table = teams();
    table.do('cem', { do: 'resign' });
    expect(table.do('ann', { do: 'answer-resign', accept: true })).toEqual(['resign-agreed', 'resigned']);
    const { ending } = table.state;
    const own = TEAMS.rules.teams!(table.state.opened.options, 4).sides.find((side) => side.includes(2))!;
    expect(ending).toMatchObject({ winners: [0, 1, 2, 3].filter((seat) => !own.includes(seat)) });
  });

  test('of many who play for themselves: one leaves instead', () => {
    expect(three().do('ann', { do: 'resign' })).toBe('table.cannot-resign');
    expect(three().do('ann', { do: 'leave' })).toEqual(['left']);
  });
});

describe('a draw', () => {
  test('is offered once, and accepted or declined by the other side alone', () => {
    const table = two();
    expect(table.do('bob', { do: 'answer-draw', accept: true })).toBe('table.no-offer');
    expect(table.do('ann', { do: 'offer-draw' })).toEqual(['draw-offered']);
    expect(table.do('bob', { do: 'offer-draw' })).toBe('table.offer-stands');
    expect(table.do('ann', { do: 'answer-draw', accept: true })).toBe('table.no-offer');
    expect(table.do('bob', { do: 'answer-draw', accept: false })).toEqual(['draw-declined']);
    table.do('bob', { do: 'offer-draw' });
    expect(table.do('ann', { do: 'answer-draw', accept: true })).toEqual(['drawn']);
    expect(table.state).toMatchObject({ phase: 'over', ending: { kind: 'drawn' } });
  });

  test('stays offered while its own side moves, and is gone when the other side does', () => {
    const table = two();
    table.do('ann', { do: 'offer-draw' });
    table.play();
    expect(table.state.drawOffer).toBe(0);
    table.play();
    expect(table.state.drawOffer).toBeUndefined();
  });

  test('of a team: a partner’s move does not take it back, nor may he accept it', () => {
    const table = teams();
    const seat = table.state.position.game.toAct(table.state.position.state).find((by) => typeof by === 'number')!;
    const side = TEAMS.rules.teams!(table.state.opened.options, 4).sides.find((each) => each.includes(seat))!;
    const partner = side.find((each) => each !== seat)!;
    const name = ['ann', 'bob', 'cem', 'dia'];
    expect(table.do(name[partner]!, { do: 'offer-draw' })).toEqual(['draw-offered']);
    expect(table.do(name[seat]!, { do: 'answer-draw', accept: true })).toBe('table.no-offer');
    table.play();
    expect(table.state.drawOffer).toBe(partner);
  });

  test('cannot be offered to a computer, nor among many', () => {
    expect(three().do('ann', { do: 'offer-draw' })).toBe('table.no-draws');
    const table = new TestTable(TWO);
    table.do('ann', { do: 'sit', seat: 0 });
    table.do('ann', { do: 'bot', seat: 1, level: 1 });
    table.do('ann', { do: 'start' });
    expect(table.do('ann', { do: 'offer-draw' })).toBe('table.computer-declines');
  });
});

describe('the computer in somebody’s place', () => {
  test('takes it when all who are there agree, and hands it back when he acts or returns', () => {
    const table = three();
    expect(table.do('ann', { do: 'stand-in', seat: 2 })).toBe('table.still-there');
    table.do('cem', { do: 'leave' });
    expect(table.do('cem', { do: 'leave' })).toEqual([]);
    expect(table.do('ann', { do: 'stand-in', seat: 2 })).toEqual(['stand-in-agreed']);
    expect(table.do('ann', { do: 'stand-in', seat: 2 })).toBe('table.agreed-already');
    expect(table.do('bob', { do: 'stand-in', seat: 2 })).toEqual(['stand-in-agreed', 'stand-in']);
    expect(table.state.holders[2]).toMatchObject({ kind: 'stand-in', who: 'cem' });
    expect(table.do('cem', { do: 'return' })).toEqual(['returned']);
    expect(table.do('cem', { do: 'return' })).toEqual([]);
    expect(table.state.agreed.size).toBe(0);
  });

  test('is forgotten when he returns before all agree', () => {
    const table = three();
    table.do('cem', { do: 'leave' });
    table.do('ann', { do: 'stand-in', seat: 2 });
    table.do('cem', { do: 'return' });
    table.do('cem', { do: 'leave' });
    expect(table.do('bob', { do: 'stand-in', seat: 2 })).toEqual(['stand-in-agreed']);
  });

  test('who did not agree has left too: one of the others says it again', () => {
    const table = three();
    table.do('cem', { do: 'leave' });
    table.do('ann', { do: 'stand-in', seat: 2 });
    table.do('bob', { do: 'leave' });
    expect(table.do('ann', { do: 'stand-in', seat: 2 })).toEqual(['stand-in']);
  });

  test('a move of one who had left brings him back', () => {
    const table = two();
    table.do('ann', { do: 'leave' });
    table.do('bob', { do: 'stand-in', seat: 0 });
    expect(table.play()).toEqual(['returned', 'played']);
    expect(table.state.holders[0]).toEqual({ kind: 'person', who: 'ann', left: false });
  });
});

test('they play again when all who are there want to', () => {
  const table = three();
  table.do('cem', { do: 'leave' });
  expect(table.do('ann', { do: 'rematch' })).toBe('table.not-over');
  while (table.state.phase === 'playing') if (table.play() === 'table.not-seated') break;
  expect(table.state.phase).toBe('over');
  const here = table.state.holders.flatMap((holder, seat) => (holder.kind === 'person' && !holder.left ? [seat] : []));
  for (const seat of here) {
    expect(rematchAgreed(table.state)).toBe(false);
    expect(table.do(['ann', 'bob', 'cem'][seat]!, { do: 'rematch' })).toEqual(['rematch-wanted']);
  }
  expect(rematchAgreed(table.state)).toBe(true);
  expect(table.do('ann', { do: 'rematch' })).toEqual([]);
  expect(table.do('dia', { do: 'rematch' })).toBe('table.not-seated');
  table.write({ t: 'rematch', table: 'next' });
  expect(rematchAgreed(table.state)).toBe(false);
});

test('partners whisper where the game lets them; the others hear only that they did', () => {
  expect(teams(false).do('ann', { do: 'say', text: 'psst', to: 'team' })).toBe('table.no-team');
  expect(two().do('ann', { do: 'say', text: 'psst', to: 'team' })).toBe('table.no-team');
  expect(teams().do('ann', { do: 'say', text: 'psst', to: 'team' })).toEqual(['said']);
});
