/** Nodes whose machines do not agree on the time are one house: its time is that of the database. */
import { afterAll, afterEach, expect, test } from 'vitest';
import { freshStore, lastBeatOf, removeFolders } from '../../test/support/store/stores.ts';
import { roomAt } from '../../test/support/tables.ts';
import { TestTime, timedStore } from '../../test/support/test-time.ts';
import { seededRandom } from '../core/random.ts';
import { STRICT } from '../table/course/opening.ts';
import { House } from './house.ts';
import { openStore } from './store/open.ts';

const TURN_MS = 2000;
const MINUTE_MS = 60_000;
const START = 1_700_000_000_000;
let nodes: House[] = [];

afterEach(async () => {
  for (const node of nodes.splice(0)) await node.close();
});
afterAll(removeFolders);

test.each([2_000, 4_000, -4_000, 3_600_000])(
  '%d ms apart: every turn is charged what it took, and nobody has slept',
  async (apart) => {
    const store = await openStore(await freshStore('SQLite'));
    const database = new TestTime(START);
    const machines = [new TestTime(START + 500), new TestTime(START + 500 + apart)];
    nodes = machines.map((time) => new House({ store: timedStore(store, database), time }));
    for (const node of nodes) await node.open();
    const pass = async (ms: number) => {
      for (const time of [database, ...machines]) time.pass(ms);
      for (const node of nodes) await node.beat();
    };
    const control = { kind: 'total', minutes: 1, increment: 0 } as const;
    const choice = { game: 'mister-zero', seats: 2, options: {}, public: true, policies: STRICT, by: 'ann', control };
    const opened = await nodes[1]!.tables.open(choice, [
      { t: 'sat', who: 'ann', seat: 0 },
      { t: 'sat', who: 'bob', seat: 1 },
      { t: 'started' },
    ]);
    const id = opened.ok ? opened.value : '';
    let last = START;
    for (let turn = 0; turn < 6; turn++) {
      await pass(TURN_MS);
      // each at his own node
      const { table } = await roomAt(nodes[turn % 2]!.tables, id);
      await table.catchUp();
      const { game, state } = table.state.position;
      const [seat] = game.toAct(state) as [number];
      const move = game.write(game.draw(state, seat, seededRandom(`${turn}`)));
      expect((await table.do(['ann', 'bob'][seat]!, { do: 'act', move })).ok).toBe(true);
      const beat = await lastBeatOf(store);
      expect(beat).toBeGreaterThanOrEqual(last);
      last = beat!;
    }
    const rows = await store.read(id, 0);
    const played = rows.filter(({ body }) => JSON.parse(body).t === 'played').map(({ at }) => at);
    expect(played).toEqual(played.map((_, turn) => START + (turn + 1) * TURN_MS));
    expect(rows.some(({ body }) => JSON.parse(body).t === 'slept')).toBe(false);
    const { table } = await roomAt(nodes[1]!.tables, id);
    expect(table.state.time.left).toEqual([MINUTE_MS - 3 * TURN_MS, MINUTE_MS - 3 * TURN_MS]);
  },
);
