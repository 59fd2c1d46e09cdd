/** A table that is taken up from a snapshot is the one that its whole log gives, and costs a few lines however long it is. */
import { expect, test } from 'vitest';
import { everyGame, gameCalled } from '../../../test/support/all-games.ts';
import { logOf, longTable, rowsOf } from '../../../test/support/long-table.ts';
import { PEOPLE } from '../../../test/support/test-table.ts';
import { expectOk } from '../../core/result.ts';
import { hash } from '../told/commitments.ts';
import { loadTable } from './loading.ts';
import type { MemoryLog } from './memory-log.ts';
import { ROWS_AT_ONCE, type SnapshotShelf, type TableLog } from './ports.ts';
import { type ReadTable, readLog } from './reading.ts';
import { SNAPSHOT_EVERY } from './snapshot.ts';

const LINES = 400;
const rules = (id: string) => gameCalled(id).rules;

/** All that a table goes on from. */
const shown = ({ state, keys, lastAt, lines }: ReadTable) => ({
  ...{ state, lastAt, keys: keys.entries },
  told: [undefined, 'stranger', ...PEOPLE].map((who) => lines.since(state.seq - 100, state, who)),
});

/** The same log, with a count of the lines that were read of it. */
function counted(log: MemoryLog, snapshots: SnapshotShelf = log.snapshots) {
  const count = { lines: 0 };
  const read: TableLog['read'] = async (from, most) => {
    const rows = await log.read(from, most);
    count.lines += rows.length;
    return rows;
  };
  return { count, log: { append: async () => false, read, snapshots } satisfies TableLog };
}

test.each(everyGame.map((module) => [module.rules.id, module] as const))(
  '%s: is the same, wherever it is taken up',
  async (_id, module) => {
    const rows = rowsOf(longTable(module, LINES));
    for (const length of [1, 49, 50, 51, 99, 100, 101, 149, 150, 151, 199, 200, 257, LINES]) {
      const part = rows.slice(0, length);
      const log = await logOf(part);
      const whole = expectOk(readLog(part, rules, log.snapshots));
      const { count, log: again } = counted(log);
      expect(shown(expectOk(await loadTable(again, rules)))).toEqual(shown(whole));
      expect(count.lines).toBeLessThan(4 * SNAPSHOT_EVERY);
    }
  },
);

const LONG = rowsOf(longTable(gameCalled('mister-zero'), LINES));
const WHOLE = shown(expectOk(readLog(LONG, rules)));

test('a long log is read once; from then on its end is enough', async () => {
  const { count, log } = counted(await logOf(LONG));
  for (const lines of [LONG.length, 3 * SNAPSHOT_EVERY]) {
    count.lines = 0;
    expect(shown(expectOk(await loadTable(log, rules)))).toEqual(WHOLE);
    expect(count.lines).toBeGreaterThan(lines / 2);
    expect(count.lines).toBeLessThan(lines + 9);
  }
});

test('a long log without snapshots is read part by part, in turn, and few snapshots are written', async () => {
  const rows = rowsOf(longTable(gameCalled('mister-zero'), 1200));
  const log = await logOf(rows);
  const kept: number[] = [];
  let turns = 0;
  const inTurn: TableLog['inTurn'] = (part) => {
    turns++;
    return part();
  };
  const shelf: SnapshotShelf = {
    find: (...asked) => log.snapshots.find(...asked),
    keep(seq, body) {
      kept.push(seq);
      log.snapshots.keep(seq, body);
    },
  };
  const { count, log: again } = counted(log, shelf);
  expect(shown(expectOk(await loadTable({ ...again, inTurn }, rules)))).toEqual(shown(expectOk(readLog(rows, rules))));
  // the first part is read at once: most tables have no other
  expect(turns).toBe(Math.ceil(rows.length / ROWS_AT_ONCE) - 1);
  // here and there for whoever looks back, and at the end for whoever comes next
  expect(kept.toSorted((a, b) => a - b)).toEqual([200, 400, 600, 800, 1000, 1050, 1100, 1150, 1200]);
  count.lines = 0;
  expectOk(await loadTable({ ...again, inTurn }, rules));
  expect(count.lines).toBeLessThan(4 * SNAPSHOT_EVERY);
});

test.each([
  ['damaged', (body: string) => body.replace('"seq":', '"seq":1')],
  ['cut short', (body: string) => body.slice(0, -20)],
  ['of nothing', () => ''],
])('a snapshot that is %s is passed over', async (_how, spoil) => {
  const log = await logOf(LONG);
  expectOk(readLog(LONG, rules, log.snapshots));
  const spoilt = {
    ...log.snapshots,
    keep() {},
    find: async (seq: number, skip: number) => spoil((await log.snapshots.find(seq, skip))!),
  };
  const { count, log: again } = counted(log, spoilt);
  expect(shown(expectOk(await loadTable(again, rules)))).toEqual(WHOLE);
  expect(count.lines).toBeGreaterThanOrEqual(LONG.length);
});

test('a snapshot of another table, of other rules or of lines that are not there is passed over', async () => {
  const log = await logOf(LONG);
  expectOk(readLog(LONG, rules, log.snapshots));
  const other = await logOf(LONG.slice(0, 270));
  const foreign = await logOf(rowsOf(longTable(gameCalled('mister-zero'), LINES, { seedHash: hash('another seed') })));
  for (const short of [other, foreign]) {
    const { count, log: again } = counted(short, { find: (...asked) => log.snapshots.find(...asked), keep() {} });
    expect(shown(expectOk(await loadTable(again, rules)))).toEqual(shown(expectOk(readLog(short.rows, rules))));
    expect(count.lines).toBeGreaterThanOrEqual(short.rows.length);
  }
  const newer = (id: string) => ({ ...rules(id), version: 1 + rules(id).version });
  const { count, log: again } = counted(log);
  expectOk(await loadTable(again, newer));
  expect(count.lines).toBeGreaterThanOrEqual(LONG.length);
});

test('what was set aside is read from its first line on, and every snapshot of it is made anew', async () => {
  const rows = LONG.slice(0, 100);
  const log = await logOf(rows);
  log.snapshots.keep(SNAPSHOT_EVERY, 'of what was there before it was repaired');
  expectOk(await loadTable(log, rules, false));
  const made = await log.snapshots.find(LINES, 0);
  const fresh = await logOf(rows);
  expectOk(readLog(rows, rules, fresh.snapshots));
  expect(made).toBe(await fresh.snapshots.find(LINES, 0));
});
