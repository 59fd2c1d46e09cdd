import { describe, expect, test } from 'vitest';
import { type Caption, position } from '../../test-support.ts';
import { PackedBoard } from '../packed/board.ts';
import { evaluate, WEIGHTS } from './evaluation.ts';

const worth = (caption: Caption) => evaluate(new PackedBoard(position(caption)), WEIGHTS, false) - WEIGHTS.tempo;

describe('the last pieces', () => {
  test.each([
    ['a plus against a cross', 'Zc3 Pa1', 'Zc6 Xe7'],
    ['a plus against a cross and a zero, which are as much', 'Zc3 Pa1', 'Zc6 Xe7 Oe3'],
    ['two pluses against one', 'Zc3 Pa1 Pb1', 'Zc6 Pe7'],
    ['two crosses against a zero', 'Zc3 Xa1 Xb1', 'Zc6 Oe5'],
    ['a cross and a zero against nothing', 'Zc3 Xa1 Oa2', 'Zc6'],
  ])('mostly win: %s', (_, white, black) => {
    expect(worth({ white, black })).toBeGreaterThan(300);
    expect(worth({ white: black, black: white })).toBeLessThan(-300);
  });

  test.each([
    ['two crosses against one', 'Zc3 Xa1 Xb1', 'Zc6 Xe7'],
    ['a cross and an arrow against a cross', 'Zc3 Xa1 Ab1', 'Zc6 Xe7'],
    ['two crosses against a plus', 'Zc3 Xa1 Xb1', 'Zc6 Pe7'],
    ['a cross against nothing', 'Zc3 Xa1', 'Zc6'],
  ])('are hardly worth more than a draw: %s', (_, white, black) => {
    expect(Math.abs(worth({ white, black }))).toBeLessThan(80);
    expect(Math.abs(worth({ white: black, black: white }))).toBeLessThan(80);
  });

  test('are worth more the farther the enemy Z is driven, and the farther from its defender', () => {
    const driven = worth({ white: 'Zb5 Pd1', black: 'Za7 Xd7' });
    expect(driven).toBeGreaterThan(worth({ white: 'Zb5 Pd1', black: 'Zc4 Xd7' }));
    expect(driven).toBeGreaterThan(worth({ white: 'Zb5 Pd1', black: 'Za7 Xb7' }));
    expect(driven).toBeGreaterThan(worth({ white: 'Zb1 Pd1', black: 'Za7 Xd7' }));
  });

  test('[Z3] fade as the standstill comes near', () => {
    const at = (quiet: number) => worth({ white: 'Zc3 Pa1', black: 'Zc6 Xe7', quiet });
    expect(at(20)).toBe(at(0));
    expect(at(40)).toBeLessThan(0.6 * at(20));
    expect(at(59)).toBeLessThan(0.1 * at(20));
  });
});
