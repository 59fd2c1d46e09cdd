import { describe, expect, test } from 'vitest';
import { positionsHold } from '../../../test/support/positions.ts';
import { expectOk } from '../../core/result.ts';
import { rules, zGame } from './index.ts';
import { setUp } from './setup.ts';
import type { LayoutName, ZGameState, ZGameView } from './state.ts';

describe('positions', () => {
  positionsHold<ZGameView>(zGame, ({ turns, taken, ...view }) => ({
    ...view,
    turns: turns % 2,
    taken: taken.map((symbols) => symbols.toSorted()),
  }));
});

const read = (text: string, layout: LayoutName = 'compact') => setUp.read(text, { layout, ending: 'draw' }, 2);

const play = (state: ZGameState, ...moves: readonly string[]): ZGameState =>
  moves.reduce((now, move) => rules.apply(now, rules.toAct(now)[0]!, expectOk(rules.read(move))), state);

test('a position by hand: a small letter is Black, a question mark hidden', () => {
  const state = expectOk(read('2z2/5/1p?3/5/2X2/5/2Z2 b 7 -'));
  expect(rules.toAct(state)).toEqual([1]);
  expect(rules.view(state, 0).pieces).toEqual({
    c1: { seat: 0, up: true, symbol: 'z' },
    c3: { seat: 0, up: true, symbol: 'cross' },
    b5: { seat: 1, up: false, symbol: null },
    c7: { seat: 1, up: true, symbol: 'z' },
  });
  expect(state.taken).toEqual([
    ['arrow', 'zero', 'zero', 'plus', 'plus', 'cross'],
    ['arrow', 'zero', 'zero', 'plus', 'cross', 'cross'],
  ]);
  expect(rules.legal(state, 1).list.map(rules.write)).toContain('b5!');
});

test('[Z4] a position remembers the turns that could be taken back, so that the third time ends the game there too', () => {
  const walk = ['c1-d1', 'c7-d7', 'd1-c1', 'd7-c7', 'c1-d1', 'c7-d7', 'd1-c1'];
  const before = play(expectOk(read('2z2/5/5/5/2X2/5/2Z2 w 0 -')), ...walk);
  const text = setUp.write(before)!;
  expect(text).toBe(`3z1/5/5/5/2X2/5/2Z2 b 7 ${walk.join()}`);
  expect(rules.outcome(play(expectOk(read(text)), 'd7-c7'))?.reason).toBe('repetition');
  const forgetful = expectOk(read('3z1/5/5/5/2X2/5/2Z2 b 7 -'));
  expect(rules.outcome(play(forgetful, 'd7-c7'))).toBeUndefined();
});

test('one side has set up, the other has not', () => {
  const state = expectOk(read('2z2/5/5/5/5/1P?O?X?1/A?P?ZO?X? set-up 0 -'));
  expect(rules.toAct(state)).toEqual([1]);
  expect(rules.legal(state, 1).list).toHaveLength(630);
});

test.each([
  ['2z2/5/5/5/5/5/2Z2 w 0', 'compact', 'form'],
  ['2z2/5/5/5/5/5/2K2 w 0 -', 'compact', 'form'],
  ['2z2/5/5/5/5/5/2Z2 white 0 -', 'compact', 'form'],
  ['2z2/5/5/5/5/2Z2 w 0 -', 'compact', 'size'],
  ['2z2/5/5/5/5/6/2Z2 w 0 -', 'compact', 'size'],
  ['2z2/5/5/5/5/5/2Z2 w 0 -', 'wide', 'size'],
  ['2z2/5/5/5/5/AA3/2Z2 w 0 -', 'compact', 'pieces'],
  ['2z2/5/5/5/5/XXX2/2Z2 w 0 -', 'compact', 'pieces'],
  ['2z2/2z2/5/5/5/5/2Z2 w 0 -', 'compact', 'pieces'],
  ['5/5/5/5/5/5/2X2 w 0 -', 'compact', 'z'],
  ['2z2/5/5/5/5/5/2Z?2 w 0 -', 'compact', 'z'],
  ['P?1z2/5/5/5/5/5/2Z2 w 0 -', 'compact', 'base-line'],
  ['2z2/5/5/5/5/5/2Zp?1 w 0 -', 'compact', 'base-line'],
  ['2z2/5/5/5/5/5/2Z2 w 61 -', 'compact', 'quiet'],
  ['2z2/5/5/5/5/5/2Z2 w 0 d7-c7', 'compact', 'quiet'],
  ['2z2/5/5/5/5/5/2Z2 w 9 c5-c7', 'compact', 'trail'],
  ['2z2/5/5/5/5/5/2Z2 b 9 d7-c7', 'compact', 'trail'],
  ['2z2/5/5/5/5/5/2Z2 w 9 h8-c7', 'compact', 'trail'],
  ['o1z2/5/5/5/5/5/2Z2 w 9 b7-a7', 'compact', 'trail'],
  ['2z2/5/5/5/5/2X2/2Z2 w 60 c7-d7,c1-d1,d7-c7,d1-c1,c7-d7,c1-d1,d7-c7,d1-c1,d7-c7', 'compact', 'trail'],
  ['2z2/5/5/5/5/5/3Z1 set-up 0 -', 'compact', 'set-up'],
  ['2z2/5/5/5/5/5/2Z2 set-up 1 -', 'compact', 'set-up'],
  ['2z2/5/5/5/5/1P?O?X?1/A?P?ZO?1 set-up 0 -', 'compact', 'set-up'],
  ['x?o?zp?a?/1p?o?x?1/5/5/5/1P?O?X?1/A?P?ZO?X? set-up 0 -', 'compact', 'set-up'],
] as const)('%s (%s) is refused (%s)', (text, layout, reason) => {
  const error = { code: 'bad-request', reason: `z-game.position-${reason}` };
  expect(read(text, layout)).toMatchObject({ ok: false, error });
});

test('last turns in which the game had ended already are refused', () => {
  const round = 'c1-d1,c7-d7,d1-c1,d7-c7';
  const text = `2z2/5/5/5/2X2/5/2Z2 w 20 ${[round, round, round].join()}`;
  expect(read(text)).toMatchObject({ ok: false, error: { reason: 'z-game.position-over' } });
});
