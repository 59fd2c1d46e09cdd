/** A list of tables tells a story: who won by what, the clock, the length, the date of the reader's country. */
import { expect, test } from 'vitest';
import { findGame } from '../../games/shelf.ts';
import type { ListedTable } from '../../wire/answers/tables.ts';
import { prefer } from '../preferences.ts';
import { endingIn, storyOf } from './table-story.ts';

const TABLE: ListedTable = {
  ...{
    id: 'a',
    game: 'foxu',
    status: 'over',
    changed: Date.UTC(2026, 10, 18, 12),
    public: true,
    seats: 2,
    options: {},
  },
  control: { kind: 'total', minutes: 5, increment: 2 },
  holders: [
    { kind: 'person', who: 'ann', left: false },
    { kind: 'person', who: 'bob', left: false },
  ],
  ending: { kind: 'played', outcome: { winners: [1], scores: [7, 11], reason: 'foxu.emptied' } },
  ...{ moves: 23, started: true, names: { ann: 'Ann', bob: 'Bob' } },
};

test('who won by what, to the winner and to others', async () => {
  const game = await findGame('foxu')!.text.en();
  expect(endingIn(TABLE, game, undefined)).toBe('Bob won by 11 to 7.');
  const told = storyOf(TABLE);
  expect(told.slice(0, 2)).toEqual(['5 min + 2 s', '23 moves']);
  expect(told[2]).toContain('2026');
  expect(endingIn(TABLE, game, 'bob')).toBe('You won by 11 to 7!');
  const resigned = { ...TABLE, ending: { kind: 'resigned', seat: 0, winners: [1] } } as const;
  expect(endingIn(resigned, game, undefined)).toBe('Ann resigned. Bob won!');
});

test('a table that waits has its clock and its date', () => {
  prefer({ language: 'fr' });
  const open = { ...TABLE, status: 'open', ending: null, moves: 0, control: { kind: 'none' } } as const;
  const told = storyOf(open);
  expect(told).toHaveLength(2);
  expect(told[0]).toBe('sans pendule');
  expect(told[1]).toMatch(/nov/);
  prefer({ language: 'auto' });
});
