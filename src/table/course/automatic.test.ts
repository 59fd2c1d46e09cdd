/** What happens at a table by itself. */
import { expect, test } from 'vitest';
import { gameCalled } from '../../../test/support/all-games.ts';
import { TestTable } from '../../../test/support/test-table.ts';
import { MOST_EVENTS, MOST_LINES } from '../limits.ts';
import type { TableState } from '../state/state.ts';

/** As if so many events had been played, and so many lines written. */
const after = (state: TableState, events: number, lines = events): TableState => ({
  ...state,
  seq: lines,
  position: { ...state.position, events: { ...state.position.events, length: events } },
});

test.each([
  ['events', MOST_EVENTS - 1, MOST_EVENTS + 20],
  ['lines', 30, MOST_LINES - 1],
])('a game of too many %s is called off, and nobody has won', (_what, events, lines) => {
  const table = TestTable.started(gameCalled('foxu'));
  table.state = after(table.state, events, lines - 1);
  expect(table.do('ann', { do: 'react', reaction: 'hurry' })).toEqual(['reacted']);
  expect(table.play()).toEqual(['played', 'called-off']);
  expect(table.state).toMatchObject({ phase: 'over', ending: { kind: 'called-off', why: 'too-long' } });
});

test('a table of too many lines takes no more of them, but its people may go on to the next', () => {
  const table = TestTable.started(gameCalled('foxu'));
  table.do('bob', { do: 'resign' });
  table.state = { ...table.state, seq: MOST_LINES };
  expect(table.do('ann', { do: 'say', text: 'One more?', to: 'all' })).toBe('table.enough');
  expect(table.do('ann', { do: 'rematch' })).toEqual(['rematch-wanted']);
});
