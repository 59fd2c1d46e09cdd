import { describe, expect, test } from 'vitest';
import { positionsHold } from '../../../test/support/positions.ts';
import { expectOk } from '../../core/result.ts';
import { ricochetRobots, rules } from './index.ts';
import { setUp } from './position.ts';
import type { RicochetView } from './state.ts';

describe('positions', () => {
  positionsHold<RicochetView>(ricochetRobots, ({ rounds: _rounds, lastRound: _lastRound, ...view }) => view);
});

const BOARD = '1A,3B,2A,4A r=c5,y=k12,g=a1,b=p16';
const read = (text: string, seats = 2, raw: object = {}) =>
  setUp.read(text, expectOk(rules.options(raw, seats)), seats);

test('a position by hand: targets won, two numbers announced', () => {
  const state = expectOk(read(`${BOARD} red-circle/- - vortex:announcing:0=7,1=5`));
  expect(rules.toAct(state)).toEqual([0, 1, 'clock']);
  expect(rules.view(state, 1)).toMatchObject({ target: 'vortex', bids: [7, 5], won: [['red-circle'], []] });
});

test('a showing is written with the robots where it began, and whoever came before has failed', () => {
  const text = `${BOARD} -/- - vortex:showing:0=7,1=5:0:gN,gE`;
  const state = expectOk(read(text));
  expect(rules.toAct(state)).toEqual([0, 'clock']);
  expect(rules.view(state, 0)).toMatchObject({ start: { g: 'a1' }, order: [1, 0], shows: 0, slides: ['gN', 'gE'] });
  expect(rules.view(state, 0).robots.g).not.toBe('a1');
  expect(setUp.write(state)).toBe(text);
});

test('between two rounds, before the robots and before the boards chance is to act', () => {
  for (const text of [`${BOARD} -/- vortex -`, '1A,3B,2A,4A - -/- - -', '- - -/- - -']) {
    expect(rules.toAct(expectOk(read(text)))).toEqual(['chance']);
  }
});

test.each([
  ['- - -/- -', 'position-form'],
  [`${BOARD} -/- - vortex`, 'position-form'],
  [`${BOARD} -/- - sun:thinking`, 'position-form'],
  [`${BOARD} sun/- - -`, 'position-form'],
  ['1A,3B,2A,5A r=c5,y=k12,g=a1,b=p16 -/- - -', 'position-form'],
  [`${BOARD} -/-/- - -`, 'position-seats'],
  ['1A,1B,2A,4A - -/- - -', 'board-twice'],
  ['1A,3B,2A,4A r=c5,y=c5,g=a1,b=p16 -/- - -', 'robots-share'],
  ['1A,3B,2A,4A r=c5,y=h8,g=a1,b=p16 -/- - -', 'robot-in-the-centre'],
  ['- r=c5,y=k12,g=a1,b=p16 -/- - -', 'position-boards-first'],
  ['1A,3B,2A,4A - -/- - vortex:thinking', 'position-boards-first'],
  ['1A,3B,2A,4A - vortex/- - -', 'position-boards-first'],
  [`${BOARD} vortex/vortex - -`, 'position-won-twice'],
  [`${BOARD} vortex/- vortex -`, 'position-silent'],
  [`${BOARD} -/- vortex,vortex -`, 'position-silent'],
  [`${BOARD} vortex/- - vortex:thinking`, 'target-won'],
  [`${BOARD} -/- - vortex:announcing:2=7`, 'position-seat'],
  [`${BOARD} -/- - vortex:announcing:0=1`, 'bid-range'],
  [`${BOARD} -/- - vortex:announcing:0=5,0=5`, 'bid-not-lower'],
  [`${BOARD} -/- - vortex:showing:0=5:1:-`, 'position-shows'],
  [`${BOARD} -/- - vortex:showing:0=5:0:gS`, 'slide-blocked'],
  [`${BOARD} -/- - vortex:showing:0=2:0:gN,gE`, 'position-decided'],
])('%s is refused (%s)', (text, reason) => {
  const error = { code: 'bad-request', reason: `ricochet-robots.${reason}` };
  expect(read(text)).toMatchObject({ ok: false, error });
});

test('nobody has more targets than the goal, only one has as many, and then no other is drawn', () => {
  const goal = { goal: 1 };
  expect(read(`${BOARD} vortex/- - -`, 2, goal).ok).toBe(true);
  const over = { ok: false, error: { reason: 'ricochet-robots.position-over' } };
  expect(read(`${BOARD} vortex/- - red-circle:thinking`, 2, goal)).toMatchObject(over);
  const beyond = { ok: false, error: { reason: 'ricochet-robots.position-goal', details: { goal: '1' } } };
  expect(read(`${BOARD} vortex,red-circle/- - -`, 2, goal)).toMatchObject(beyond);
  expect(read(`${BOARD} vortex/red-circle - -`, 2, goal)).toMatchObject(beyond);
});
