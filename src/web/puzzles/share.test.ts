/** What is shared of a day: dates as they are written, and a picture on which nothing covers anything. */
import { expect, test } from 'vitest';
import type { Shape } from '../../svg/scene.ts';
import { plainDate, wholeDate } from './dates.ts';
import { stampedScene } from './share.ts';

test('the first of a month is called so in French', () => {
  expect(plainDate('2026-01-01', 'fr-FR')).toBe('1er janvier 2026');
  expect(wholeDate('2026-10-01', 'fr')).toBe('jeudi 1er octobre 2026');
  expect([plainDate('2026-01-11', 'fr'), plainDate('2026-01-01', 'en-GB')]).toEqual([
    '11 janvier 2026',
    '1 January 2026',
  ]);
});

test('words end before the stamp, however long the name of the game', () => {
  const day = { game: 'x', day: '2026-09-16', solved: { more: 1 } } as unknown as Parameters<typeof stampedScene>[1];
  const board = { width: 100, height: 120, description: 'A board.', shapes: [] };
  const endOf = ({ at, attributes, text }: Shape) => at![0] + Number(attributes!['font-size']) * text!.length * 0.6;
  for (const name of ['Foxu', 'Royale Mastermind', 'A game with quite a long name']) {
    const { shapes } = stampedScene(board, day, name);
    const stamp = shapes.find(({ key }) => key === 'stamp')!;
    for (const key of ['house', 'grade'])
      expect(endOf(shapes.find((shape) => shape.key === key)!)).toBeLessThan(stamp.at![0] - 11);
  }
});
