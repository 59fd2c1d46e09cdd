/** Earlier lines and moments are what they were when they were new, to everybody alike. */
import { expect, test } from 'vitest';
import { everyGame, gameCalled } from '../../../test/support/all-games.ts';
import { logOf, longTable, rowsOf } from '../../../test/support/long-table.ts';
import { PEOPLE, TestTable } from '../../../test/support/test-table.ts';
import { expectOk } from '../../core/result.ts';
import { viewerOf, viewFor } from '../told/face.ts';
import { ToldLines } from '../told/lines.ts';
import type { ToldLine } from '../told/messages.ts';
import { eventsAfter } from '../told/page-state.ts';
import { loadTable } from './loading.ts';
import { MOST_AT_ONCE } from './past.ts';
import type { Row, TablePorts } from './ports.ts';
import { Reading, readOpening } from './reading.ts';
import { Table } from './table.ts';

const LINES = 700;
const EVERYBODY = [undefined, 'stranger', ...PEOPLE];
const rules = (id: string) => gameCalled(id).rules;

async function tableOver(rows: readonly Row[]): Promise<Table> {
  const log = await logOf(rows);
  const ports: TablePorts = {
    log,
    now: () => 0,
    isAwake: () => true,
    awake: async () => {},
    thinker: { think: () => ({ answer: new Promise(() => {}), hurry() {}, cancel() {} }) },
    seed: 'seed',
    salt: () => 'salt',
    names: (people) => Object.fromEntries(people.map((who) => [who, who.toUpperCase()])),
    learnNames: async () => {},
    openNext: async () => 'next',
  };
  return new Table('long', expectOk(await loadTable(log, rules)), ports);
}

/** Every line, and the table after it, by somebody who forgets nothing. */
function remembered(rows: readonly Row[]) {
  const reading = expectOk(Reading.begin(expectOk(readOpening(rows[0], rules)), rows[0]!.at, new ToldLines(LINES)));
  const states = [reading.state];
  for (const row of rows.slice(1)) {
    expect(reading.add(row)).toBeUndefined();
    states.push(reading.state);
  }
  return { reading, states };
}

test.each(everyGame.map((module) => [module.rules.id, module] as const))(
  '%s: page by page it is told as it was',
  async (_id, module) => {
    const rows = rowsOf(longTable(module, LINES));
    const table = await tableOver(rows);
    const { reading, states } = remembered(rows);
    for (const who of EVERYBODY) {
      const all = reading.lines.page(0, rows.length, table.state, who).lines;
      const { lines: last, events } = table.hello(who, 0);
      expect(last).toEqual(all.slice(-100));
      let told: readonly ToldLine[] = last;
      let before = events;
      while (told[0]!.seq > 0) {
        const page = await table.linesBefore(who, told[0]!.seq);
        expect(page.lines.length).toBeLessThanOrEqual(MOST_AT_ONCE);
        expect(eventsAfter(page.events, page.lines)).toBe(before);
        before = page.events;
        told = [...page.lines, ...told];
      }
      expect(told).toEqual(all);
      for (let lines = 1; lines <= rows.length; lines += 97)
        expect(await table.look(who, lines)).toEqual(
          viewFor(table.state, viewerOf(table.state, who), states[lines - 1]!.position),
        );
    }
  },
);

test('whoever missed a few lines is told just those; whoever missed many, the last ones', async () => {
  const table = await tableOver(rowsOf(longTable(gameCalled('foxu'), LINES)));
  const { seq } = table.state;
  expect(table.hello('ann', seq - 3).lines.map((line) => line.seq)).toEqual([seq - 3, seq - 2, seq - 1]);
  expect(table.hello('ann', seq).lines).toEqual([]);
  for (const from of [0, 100]) expect(table.hello('ann', from).lines).toHaveLength(100);
});

test('a page names those who appear in it, and its edges hold', async () => {
  const table = await tableOver(rowsOf(longTable(gameCalled('foxu'), LINES)));
  const { seq } = table.state;
  expect(await table.linesBefore('ann', 0)).toMatchObject({ lines: [] });
  expect(await table.linesBefore('ann', 1)).toEqual({
    lines: [{ seq: 0, at: 0, what: { t: 'opened', by: 'ann' } }],
    events: 0,
    names: { ann: 'ANN' },
  });
  const { lines, names } = await table.linesBefore(undefined, seq + 50);
  expect(lines.at(-1)!.seq).toBe(seq - 1);
  expect(names).toMatchObject({ ann: 'ANN', bob: 'BOB', stranger: 'STRANGER' });
});

test('a whisper of long ago belongs to the partners of that time, whoever sits there now', async () => {
  const module = gameCalled('mister-zero');
  const partner = module.rules.teams!({ consult: true }, 4)
    .sides.find((side) => side.includes(0))!
    .find(Boolean)!;
  const opposite = [1, 2, 3].find((seat) => seat !== partner)!;
  const long = new TestTable(module, { seats: 4, options: { consult: true } });
  long.do('ann', { do: 'sit', seat: 0 });
  long.do('bob', { do: 'sit', seat: partner });
  long.do('cem', { do: 'sit', seat: opposite });
  while (long.state.seq < 60) long.write({ t: 'reacted', who: 'stranger', reaction: 'wow' });
  expect(long.do('ann', { do: 'say', text: 'the middle bridge', to: 'team' })).toEqual(['said']);
  long.do('bob', { do: 'stand' });
  long.do('cem', { do: 'sit', seat: partner });
  long.do('bob', { do: 'sit', seat: opposite });
  while (long.state.seq < LINES) long.write({ t: 'reacted', who: 'stranger', reaction: 'wow' });
  const table = await tableOver(rowsOf(long));
  const hears = async (who: string | undefined) =>
    JSON.stringify(await table.linesBefore(who, 260)).includes('the middle bridge');
  expect(table.hello('ann', 0).lines[0]!.seq).toBeGreaterThan(260);
  expect(await Promise.all(['ann', 'bob', 'cem', 'stranger', undefined].map(hears))).toEqual([
    ...[true, true, false, false, false],
  ]);
});
