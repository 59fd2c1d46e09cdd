import { expect, test } from 'vitest';
import type { Diagram } from '../../board/learn.ts';
import { openLog } from '../../core/log.ts';
import { expectOk } from '../../core/result.ts';
import { deck } from './course.ts';
import { royaleMastermind } from './index.ts';
import { afterFirstRow, onlyOneLeft, repeats, TWO_BLACKS, twoAlike, whites } from './learn/positions.ts';
import { candidates } from './rows.ts';
import type { MastermindState } from './state.ts';

const stateOf = ({ seats, options, events }: Diagram): MastermindState =>
  expectOk(openLog(royaleMastermind.rules, seats, options, events)).state as MastermindState;

/** The rows of colours (0) or shapes (1) that the answers and the deck still allow. */
function left(diagram: Diagram, part: 0 | 1): string[] {
  const state = stateOf(diagram);
  const codes = candidates(deck(state), state.rounds.at(-1)!.rows);
  return [...new Set(codes.map((code) => code.map((card) => card.split('-')[part]).join()))];
}

test('where the lesson says that one row is left, it is', () => {
  expect(left(whites, 1)).toEqual(['star,circle,cross']);
  expect(left(twoAlike, 0)).toEqual(['red,red,blue']);
  expect(left(onlyOneLeft, 1)).toEqual(['star,circle,cross']);
});

test('where the lesson asks for a row that could be the code, it takes all of them and no other', () => {
  expect(new Set(TWO_BLACKS)).toEqual(new Set(left(afterFirstRow, 0).map((row) => `color:${row}`)));
});

test('[K7] the example of the rules page gets its answer', () => {
  expect(stateOf(repeats).rounds[0]!.rows[0]).toMatchObject({ black: 1, white: 2 });
});
