/** A position knows the last part of its game: enough to go back a long way, however long the game is. */
import { expect, test } from 'vitest';
import { endless } from '../../../test/support/endless-game.ts';
import { logOf, rowsOf } from '../../../test/support/long-table.ts';
import { TestTable } from '../../../test/support/test-table.ts';
import { openLog } from '../../core/log.ts';
import { expectOk } from '../../core/result.ts';
import { eventsIn } from '../course/history.ts';
import { loadTable } from '../course/loading.ts';
import { readLog } from '../course/reading.ts';
import { faceOf } from '../told/face.ts';
import { REACH } from './position.ts';

const TAKE_BACK = { do: 'take-back' } as const;
const rules = () => endless;
const count = ({ state }: TestTable) => state.position.events.length;
const eventsOf = (table: TestTable) => eventsIn(rowsOf(table).slice(1), table.state.opened);

function longGame(events: number): TestTable {
  const table = TestTable.started({ rules: endless }, { policies: { takeBack: 'free' } });
  while (count(table) < events) table.play();
  return table;
}

/** As all of its events lead there. */
function expectAsPlayed(table: TestTable): void {
  const { game, seats, options, state, events } = table.state.position;
  const all = eventsOf(table);
  expect(events.length).toBe(all.length);
  expect(state).toEqual(expectOk(openLog(game, seats, options, all)).state);
}

test('a long game goes back move by move, as far as it reaches and no further, and on from there', () => {
  const table = longGame(400);
  const { floor } = faceOf(table.state);
  expect(400 - floor!).toBeGreaterThanOrEqual(REACH);
  expect(table.state.position.events.shared.length).toBeLessThan(2 * REACH);
  while (count(table) > floor!) {
    table.pass(10_000);
    expect(table.do('ann', TAKE_BACK)).toEqual(['taken-back']);
    expectAsPlayed(table);
  }
  table.pass(10_000);
  expect(table.do('ann', TAKE_BACK)).toBe('table.cannot-take-back');
  expect(table.play()).toEqual(['played']);
  expectAsPlayed(table);
  expect(table.do('ann', TAKE_BACK)).toEqual(['taken-back']);
});

test('a game as long as people play goes back to its first move', () => {
  const table = longGame(2 * REACH - 1);
  while (count(table) > 0) {
    table.pass(10_000);
    expect(table.do('ann', TAKE_BACK)).toEqual(['taken-back']);
  }
  expectAsPlayed(table);
});

test('what an earlier version took back from further away is read as it was, also after a snapshot', async () => {
  const table = longGame(300);
  const log = await logOf([
    ...rowsOf(table),
    ...[JSON.stringify({ t: 'taken-back', seat: 0, to: 20 })].map((body) => ({ seq: table.state.seq, at: 0, body })),
  ]);
  expectOk(readLog(log.rows.slice(0, -1), rules, log.snapshots));
  const { state } = expectOk(await loadTable(log, rules));
  const { game, seats, options } = state.position;
  const all = eventsIn(log.rows.slice(1), state.opened);
  expect(all).toHaveLength(20);
  expect(state.position.state).toEqual(expectOk(openLog(game, seats, options, all)).state);
  expect(state.position.events.length).toBe(20);
});
