import { describe, expect, test } from 'vitest';
import { positionsHold } from '../../../test/support/positions.ts';
import { expectOk } from '../../core/result.ts';
import { misterZero, rules } from './index.ts';
import { setUp } from './setup.ts';

describe('positions', () => {
  positionsHold(misterZero, (view) => view);
});

const read = (text: string, seats = 2) => setUp.read(text, { consult: false }, seats);

test('a position by hand, in any order: what is not on the board is in the hands', () => {
  const state = expectOk(read('g0@c-sw!,r0@c-ne'));
  expect(rules.toAct(state)).toEqual([0]);
  expect(state.hands).toEqual([
    [1, 2, 3, 4, 5, 6, 7, 8, 9],
    [1, 2, 3, 4, 5, 6, 7, 8, 9],
  ]);
  expect(setUp.write(state)).toBe('r0@c-ne,g0@c-sw!');
  expect(rules.toAct(expectOk(read('r1@tl-n', 4)))).toEqual([1]);
});

test('a last token lies face down where only the centre is free', () => {
  const outer = 'r0@ne-tr,g0@se-br,r1@sw-bl,g1@nw-tl,r2@nw-ne,g2@sw-se,r3@tl-tr,g3@bl-br';
  const rest = 'r4@tl-n,g4@tr-n,r6@bl-s,g6@br-s,r7@ne-e,g7@se-e,r8@sw-w,g8@nw-w';
  const full = expectOk(read(`r5@c-ne,g5@c-se!,r9@c-sw,g9@c-nw,${outer},${rest}`));
  expect(rules.outcome(full)?.reason).toBe('walk-ended');
  const up = read(`r5@c-ne,g5@c-se,r9@c-sw,g9@c-nw,${outer},${rest}`);
  expect(up).toMatchObject({ ok: false, error: { reason: 'mister-zero.position-centre', details: { number: '5' } } });
});

test.each([
  ['', 2, 'form'],
  ['r0@c-xx', 2, 'form'],
  ['b0@c-ne', 2, 'form'],
  ['r0@c-ne,', 2, 'form'],
  ['r0@c-ne,g1@c-se,r0@c-nw', 2, 'token-twice'],
  ['r0@c-ne,g1@c-ne', 2, 'bridge-twice'],
  ['g1@c-ne', 2, 'turns'],
  ['r1@c-ne,r2@c-nw', 2, 'turns'],
  ['r2@c-ne', 4, 'turns-of-four'],
  ['r1@c-ne!', 2, 'face-down'],
  ['r0@c-ne,g0@ne-tr!', 2, 'face-down'],
  ['r0@c-ne!,g0@c-nw!', 2, 'face-down'],
  ['r1@c-ne,g1@c-nw!', 2, 'face-down'],
  ['r0@c-ne,g0@c-nw', 2, 'centre'],
])('%s for %i is refused (%s)', (text, seats, reason) => {
  const error = { code: 'bad-request', reason: `mister-zero.position-${reason}` };
  expect(read(text, seats)).toMatchObject({ ok: false, error });
});
