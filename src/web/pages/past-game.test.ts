/** What a list says of past games: against whom, how it ended, for whoever reads it. */
import { expect, test } from 'vitest';
import { findGame } from '../../games/shelf.ts';
import type { Ending } from '../../table/state/ending.ts';
import type { LocalRecord, Occupant } from '../local/record.ts';
import { prefer } from '../preferences.ts';
import { opponentsIn, ownSeatIn, resultOf } from './past-game.ts';

const foxu = findGame('foxu')!;
const ROSA: Occupant = { kind: 'computer', level: 2, character: 'rosa' };
const me: Occupant = { kind: 'person', name: '' };
const EMPTIED: Ending = { kind: 'played', outcome: { winners: [1], scores: [7, 11], reason: 'foxu.emptied' } };

const record = (occupants: readonly Occupant[], ending: Ending | null): LocalRecord => ({
  ...{ id: 'a', game: 'foxu', seed: 's', names: {}, started: 0, changed: 0 },
  summary: { seats: occupants.length, occupants, ending, moves: 3 },
});

test('against a character: its name, its level, and how it ended for the reader', async () => {
  const game = await foxu.text.en();
  const won = record([ROSA, me], EMPTIED);
  expect(ownSeatIn(won.summary)).toBe(1);
  expect(opponentsIn(won.summary, game)).toBe('Against Rosa (Easy)');
  expect(resultOf(won, game)).toBe('You won by 11 to 7!');
  expect(resultOf(record([me, ROSA], EMPTIED), game)).toBe('You lost to Rosa, 7 to 11.');
  expect(resultOf(record([me, ROSA], null), game)).toBe('not finished');
  const resigned: Ending = { kind: 'resigned', seat: 0, winners: [1] };
  expect(resultOf(record([me, ROSA], resigned), game)).toBe('You resigned. You lost to Rosa.');
  const tired: Ending = { kind: 'called-off', why: 'too-long' };
  expect(resultOf(record([me, ROSA], tired), game)).not.toMatch(/draw/);
});

test('several people at one screen, in French', async () => {
  prefer({ language: 'fr' });
  const game = await foxu.text.fr();
  const two = record(
    [
      { kind: 'person', name: 'Anne' },
      { kind: 'person', name: 'Ben' },
    ],
    EMPTIED,
  );
  expect(ownSeatIn(two.summary)).toBeUndefined();
  expect(opponentsIn(two.summary, game)).toBe('Avec Anne et Ben');
  expect(opponentsIn(record([me, me], EMPTIED).summary, game)).toBe('Ensemble sur cet écran');
  expect(resultOf(two, game)).toBe('Victoire : Ben, 11 à 7.');
  prefer({ language: 'auto' });
});
