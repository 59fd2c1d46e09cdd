/** The record of a game knows which of its moves computers made. */
import { expect, test } from 'vitest';
import type { ToldEvent } from '../../table/told/messages.ts';
import { computersIn } from './computers-told.ts';

const played = (by: number): ToldEvent => ({ t: 'played', seen: { by, move: 'x', effects: [] } });
const linesOf = (...events: readonly ToldEvent[]) => events.map((what, seq) => ({ seq, at: 0, what }));

test('computers keep the places to which they were moved', () => {
  const bot = { t: 'bot', seat: 1, level: 2, character: 'pip' as never } as const;
  const sat: ToldEvent = { t: 'sat', who: 'ann', seat: 0 };
  expect(computersIn(linesOf(sat, bot), 0).seated).toEqual([bot]);
  expect(computersIn(linesOf(sat, bot, { t: 'swapped', seat: 0, with: 1 }), 0).seated).toEqual([{ ...bot, seat: 0 }]);
  expect(computersIn(linesOf(sat, bot, { t: 'stood', seat: 1 }), 0).seated).toEqual([]);
});

test('a computer stands in between the moves where it did, also after moves were taken back', () => {
  const standIn: ToldEvent = { t: 'stand-in', seat: 1, level: 3 };
  const returned: ToldEvent = { t: 'returned', seat: 1 };
  const lines = linesOf(played(0), standIn, played(1), played(0), returned, { t: 'returned', seat: 0 });
  expect(computersIn(lines, 0).changes).toEqual([
    { played: 1, event: standIn },
    { played: 3, event: returned },
  ]);
  const back: ToldEvent = { t: 'taken-back', seat: 0, to: 7 };
  expect(computersIn([...lines, ...linesOf(back)], 5).changes.map((change) => change.played)).toEqual([1, 2]);
});
