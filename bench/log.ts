/**
 * npm run bench:log: what it costs to wake, join, read and play at a table, by the length of its log. Told, not judged.
 *   npm run bench:log -- [--rounds 20] [--lines 100,2000,19900]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openStore } from '../src/server/store/open.ts';
import type { Store } from '../src/server/store/store.ts';
import { entryOf } from '../src/server/tables/index-entry.ts';
import type { Tables } from '../src/server/tables/tables.ts';
import { gameCalled } from '../test/support/all-games.ts';
import { rowsOf } from '../test/support/long-table.ts';
import { openTestHouse, Place } from '../test/support/online.ts';
import { startPostgres } from '../test/support/postgres-server.ts';
import { neverAnswers, roomAt, tablesOver } from '../test/support/tables.ts';
import { PEOPLE, SEED, TestTable } from '../test/support/test-table.ts';
import { tellIfBusy } from '../tools/busy.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, lines: { type: 'string', default: '100,2000,19900' } },
});
const ROUNDS = Number(values.rounds);
const LENGTHS = values.lines.split(',').map(Number);
/** As the snapshots are apart: each round has one. */
const EVENTS = 50;
const GLASS_MS = 3_600_000;
const OPTIONS = { glassSeconds: 3600, quietSeconds: 3600, showSeconds: 3600 };
const LIMITS = { requestsPerMinute: 1e9, burst: 1e9, perSecond: 1e9, inFlight: 1e6, listeners: 1e6, sockets: 1e6 };
const GAME = gameCalled('ricochet-robots');

interface Bidding {
  readonly phase: string;
  readonly bids: readonly (number | null)[];
}

/** People who bid each other down, round after round; undefined if they wait for the sandglass. */
function nextMove({ position }: TestTable['state']): { readonly who: string; readonly move: string } | undefined {
  const { game, state } = position;
  const { phase, bids } = game.view(state, 'spectator') as unknown as Bidding;
  const acting = game.toAct(state).filter((by) => typeof by === 'number');
  if (phase === 'showing') return { who: PEOPLE[acting[0]!]!, move: 'give-up' };
  const seat = acting.find((each) => (bids[each] ?? 100) > 1);
  return seat === undefined ? undefined : { who: PEOPLE[seat]!, move: `bid:${(bids[seat] ?? 100) - 1}` };
}

/** Of so many lines, every third of them a move: a game is called off after 10,000. */
function tableOf(lines: number): TestTable {
  const table = new TestTable(GAME, { seats: PEOPLE.length, options: OPTIONS });
  table.now = Date.now();
  for (const [seat, who] of PEOPLE.entries()) table.do(who, { do: 'sit', seat });
  table.do(PEOPLE[0], { do: 'start' });
  while (table.state.seq < lines) {
    const next = nextMove(table.state);
    if (!next || typeof table.do(next.who, { do: 'act', move: next.move }) === 'string') table.pass(GLASS_MS);
    for (const who of ['ann', 'bob']) table.write({ t: 'reacted', who, reaction: 'wow' });
  }
  return table;
}

/** Milliseconds by what was done and at how many lines. */
class Figures {
  readonly #took = new Map<string, Map<number, number[]>>();

  async measure(what: string, lines: number, work: () => Promise<unknown>, times = 1): Promise<void> {
    const begin = performance.now();
    await work();
    const by = this.#took.get(what) ?? new Map<number, number[]>();
    this.#took.set(what, by);
    by.set(lines, [...(by.get(lines) ?? []), (performance.now() - begin) / times]);
  }

  tell(name: string): void {
    console.log(`\n| ${name}, ms | ${LENGTHS.map((lines) => `${lines} lines`).join(' | ')} | last ÷ first |`);
    console.log(`| --- |${' --- |'.repeat(LENGTHS.length + 1)}`);
    for (const [what, by] of this.#took) {
      const middle = LENGTHS.map((lines) => medianOf(by.get(lines)!));
      const cells = [...middle.map((ms) => ms.toFixed(2)), (middle.at(-1)! / middle[0]!).toFixed(2)];
      console.log(`| ${what} | ${cells.join(' | ')} |`);
    }
  }
}

const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

/** A table that is used up by events is opened anew for each round. */
async function put(store: Store, lines: number, round: number): Promise<string> {
  const id = `long-${lines}-${round}`;
  const table = built.get(lines)!;
  const [first, ...rest] = rowsOf(table);
  const { now, state } = table;
  const head = { id, game: GAME.rules.id, public: true, seed: SEED, at: now, ...entryOf(state, now) };
  await store.open({ ...head, bodies: [first!, ...rest].map(({ body }) => body) });
  return id;
}

async function playOn(tables: Tables, id: string): Promise<void> {
  const { table } = await roomAt(tables, id);
  for (let event = 0; event < EVENTS; event++) {
    const next = nextMove(table.state);
    const done = await table.do(next?.who ?? 'ann', next ? { do: 'act', move: next.move } : { do: 'leave' });
    if (!done.ok) throw new Error(done.error.reason);
    if (!next) await table.do('ann', { do: 'return' });
  }
}

async function measure(name: string, store: Store): Promise<void> {
  const figures = new Figures();
  const ids = new Map<number, readonly string[]>();
  for (const lines of LENGTHS) {
    const own: string[] = [];
    for (let round = 0; round < ROUNDS; round++) own.push(await put(store, lines, round));
    ids.set(lines, own);
  }
  const anew = () => tablesOver(store, {}, { now: Date.now });
  for (const [lines, all] of ids)
    for (const id of all)
      await figures.measure('wake for the first time, without snapshots', lines, () => anew().get(id));

  const house = await openTestHouse({ store, limits: LIMITS, thinker: { think: neverAnswers } });
  for (let round = 0; round < ROUNDS; round++)
    for (const lines of LENGTHS) {
      const id = ids.get(lines)![round]!;
      const address = `${house.url}/api/tables/${id}`;
      const ask = async (path: string) => (await fetch(address + path)).text();
      const tables = anew();
      await figures.measure('wake', lines, () => tables.get(id));
      await ask('');
      await figures.measure('read: GET', lines, () => ask(''));
      const places: Place[] = [];
      await figures.measure(
        'join: hello over a socket',
        lines,
        async () => void places.push(await Place.at(house.url, id)),
      );
      await figures.measure('read: lines before the middle', lines, () => ask(`/lines?before=${Math.ceil(lines / 2)}`));
      await figures.measure('one more event', lines, () => playOn(tables, id), EVENTS);
      await Promise.all(places.map((place) => place.close()));
      await tables.close();
    }
  figures.tell(name);
  await house.close();
}

await tellIfBusy();
const built = new Map(LENGTHS.map((lines) => [lines, tableOf(lines)]));
const folder = mkdtempSync(join(tmpdir(), 'escale-bench-'));
await measure('SQLite', await openStore({ dataDir: folder }));
rmSync(folder, { recursive: true });

const server = await startPostgres({ durable: true });
await measure('PostgreSQL', await openStore({ databaseUrl: server.url, dataDir: folder }));
await server.stop();
