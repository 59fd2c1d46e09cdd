import { describe, expect, test } from 'vitest';
import { positionsHold } from '../../../test/support/positions.ts';
import { expectOk } from '../../core/result.ts';
import { royaleMastermind, rules } from './index.ts';
import { setUp } from './setup.ts';

describe('positions', () => {
  positionsHold(royaleMastermind, (view) => view);
});

const read = (text: string, seats = 2, raw: object = {}) =>
  setUp.read(text, expectOk(rules.options(raw, seats)), seats);

/** A round that took two rows: both right at once. */
const solved = (code: string) => {
  const [, a, b, c, d, e, f] = /^(.)(.)(.)(.)(.)(.)$/.exec(code)!;
  return `${code}:${a}${c}${e},${b}${d}${f}`;
};
const [FIRST, SECOND, THIRD] = [solved('r*bcrs'), solved('g*gcgs'), solved('w*wcws')];

test('a position by hand: the code, and rows whose answers follow', () => {
  const state = expectOk(read('r*bcrs:rrb,*cc -'));
  expect(rules.toAct(state)).toEqual([1]);
  expect(rules.view(state, 1)).toMatchObject({
    code: null,
    rows: [
      { row: 'color:red,red,blue', black: 1, white: 2 },
      { row: 'shape:star,circle,circle', black: 2, white: 0 },
    ],
  });
  expect(rules.view(state, 0).code).toEqual(['red-star', 'blue-circle', 'red-square']);
});

test('rounds played cover their cards and give their points', () => {
  const state = expectOk(read(`${FIRST}/${SECOND} -`));
  expect(rules.view(state, 0)).toMatchObject({ phase: 'code', round: 3, deck: 19, scores: [2, 2] });
});

test('three players: after the third round the cards are to be taken out, or are', () => {
  const three = `${FIRST}/${SECOND}/${THIRD}`;
  expect(rules.toAct(expectOk(read(`${three} -`, 3)))).toEqual(['chance']);
  const state = expectOk(read(`${three} y*,yc,ys`, 3));
  expect(rules.view(state, 0)).toMatchObject({ phase: 'code', out: ['yellow-circle', 'yellow-square', 'yellow-star'] });
  // red-star was played in round 4, so that it went out after round 6 at the earliest
  const six = `${three}/${FIRST}/${SECOND}/${THIRD}`;
  expect(read(`${six} y*,yc,ys,r*,bc,rs`, 3).ok).toBe(true);
  expect(read(`${six} r*,bc,rs`, 3)).toMatchObject({ ok: false, error: { reason: 'royale-mastermind.card-out' } });
});

test.each([
  ['r*bcrs -', 2, 'position-form'],
  ['r*bcrs:rrc -', 2, 'position-form'],
  ['r*bc:rrb -', 2, 'position-form'],
  ['r*bcr*: -', 2, 'card-twice'],
  [`${FIRST}/g*gcr*: -`, 2, 'card-out'],
  [`r*bcrs:rrb/${SECOND} -`, 2, 'position-unfinished'],
  [`${FIRST},rrr -`, 2, 'position-row'],
  ['r*bcrs:rbr,rrr -', 2, 'colors-solved'],
  ['r*bcrs:ccc,ccc,ccc,ccc,ccc,ccc,ccc,ccc,ccc -', 2, 'shapes-full'],
  [`${FIRST} yc,ys,yt`, 2, 'position-removed'],
  ['- yc,ys,yt', 3, 'position-removed'],
  [`${FIRST}/${SECOND}/${THIRD}/${FIRST} -`, 3, 'position-removed'],
  [`${FIRST}/${SECOND}/${THIRD} yc,ys`, 3, 'position-removed'],
  [`${FIRST}/${SECOND}/${THIRD} yc,ys,ys`, 3, 'card-twice'],
])('%s for %i is refused (%s)', (text, seats, reason) => {
  const error = { code: 'bad-request', reason: `royale-mastermind.${reason}` };
  expect(read(text, seats)).toMatchObject({ ok: false, error });
});

test('more rounds than the table plays are refused', () => {
  const error = { reason: 'royale-mastermind.position-rounds', details: { rounds: '2' } };
  expect(read(`${FIRST}/${SECOND}/${THIRD} -`, 2, { rounds: 2 })).toMatchObject({ ok: false, error });
});
