/** Backups of both stores, put into both, while houses run on them. */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, describe, expect, inject, test, vi } from 'vitest';
import { freshDatabase } from '../../../../test/support/postgres.ts';
import { appendsUntilKilled } from '../../../../test/support/store/durability.ts';
import { entry, line, opened, visitor } from '../../../../test/support/store/rows.ts';
import { beatAt, lastBeatOf } from '../../../../test/support/store/stores.ts';
import { openStore, type StoreOptions } from '../open.ts';
import type { Store } from '../store.ts';
import { backup, restore } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'escale-archive-'));
afterAll(() => rmSync(folder, { recursive: true }));
const own = () => mkdtempSync(join(folder, 'of-'));
const HOUSES = {
  SQLite: async () => ({ dataDir: own() }),
  PostgreSQL: async () => ({ dataDir: 'nowhere', databaseUrl: await freshDatabase(inject('postgres')) }),
} as const satisfies Record<string, () => Promise<StoreOptions>>;
type Kind = keyof typeof HOUSES;
const KINDS = Object.keys(HOUSES) as Kind[];

const running: Store[] = [];
afterEach(() => Promise.all(running.splice(0).map((store) => store.close())));
async function house(kind: Kind): Promise<{ store: Store; options: StoreOptions }> {
  const options = await HOUSES[kind]();
  const store = await openStore(options);
  running.push(store);
  return { store, options };
}

const ada = visitor({ id: 'ada', name: 'Ada « 🦊 »', language: 'fr' });
const key = {
  id: 'key',
  visitor: 'ada',
  publicKey: new Uint8Array([0, 255, 1]),
  counter: 7,
  transports: ['usb', 'nfc'],
};

async function furnish(store: Store): Promise<void> {
  await store.addVisitor(ada, 'token');
  await store.addPasskey(key);
  await opened(store, { id: 'first', public: true, opener: 'ada', players: ['ada'] });
  await store.append(
    line('first', 1, { bodies: ['a', 'b'], entry: entry({ deadline: 77, players: ['ada'], summary: '"s"' }) }),
  );
  await opened(store, { id: 'second', deadline: null, status: 'over' });
  await store.evenings.open({ id: 'evening', code: 'BCDF' }, 5, ['a', 'b']);
  await store.evenings.open({ id: 'over', code: 'GHJK' }, 6, ['c']);
  await store.evenings.end('over');
  await store.dailies.add({ day: '2026-11-18', game: 'foxu', who: 'ada', address: 'a' }, 'solved', 9);
  await store.attempts.add('ada', ['{"id":"a"}'], 9);
  await beatAt(store, 1_234);
}

const everything = async (store: Store) => ({
  heads: [await store.find('first'), await store.find('second')],
  logs: [await store.read('first', 0), await store.read('second', 0)],
  playing: await store.list('playing', { limit: 9 }),
  of: [await store.tablesOf('ada', { limit: 9 }), await store.countRunning('ada', 9), await store.ticking('', 9)],
  evenings: [await store.evenings.byCode('BCDF'), await store.evenings.find('over')],
  said: [await store.evenings.read('evening', 0), await store.evenings.read('over', 0)],
  attempts: await store.attempts.of('ada', '', 9),
  daily: await store.dailies.of('2026-11-18', 'foxu'),
  ada: [await store.visitorOf('token'), await store.passkeysOf('ada')],
});

describe.each(KINDS.flatMap((from) => KINDS.map((to) => ({ from, to }))))('from $from to $to', ({ from, to }) => {
  test('everything comes back, and a house that runs hears of it', async () => {
    const [source, target] = [await house(from), await house(to)];
    await furnish(source.store);
    const file = join(own(), 'house.escale-backup');
    expect(await backup(source.options, file)).toEqual({ tables: 2, visitors: 1 });
    expect(statSync(file).mode & 0o777).toBe(0o600);

    await opened(target.store, { id: 'gone' });
    await opened(target.store, { id: 'first', players: ['bob'] });
    await target.store.keepSnapshot('first', 50, 'of another table');
    await target.store.addVisitor(visitor({ id: 'bob' }), 'token of bob');
    const heard = vi.fn();
    target.store.onRestored(heard);
    expect(await restore(target.options, file)).toEqual({ tables: 2, visitors: 1 });

    expect(await everything(target.store)).toEqual(await everything(source.store));
    expect(await target.store.find('gone')).toBeUndefined();
    expect(await target.store.snapshot('first', 99, 0)).toBeUndefined();
    expect(await target.store.visitorOf('token of bob')).toBeUndefined();
    // the house slept since the backup was made
    expect(await target.store.beat({ now: 9_999, epoch: 0 })).toBe(false);
    expect(await lastBeatOf(target.store)).toBe(1_234);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(await target.store.append(line('first', 3))).toBe(true);
    expect(await target.store.append(line('second', 1))).toBe(true);
  });
});

test('an append decided before the restore is refused, and its writer has heard why', async () => {
  const { store, options } = await house('SQLite');
  await opened(store, { id: 'table' });
  const file = join(own(), 'backup');
  await backup(options, file);
  await restore(options, file);
  const order: string[] = [];
  store.onRestored(() => order.push('restored'));
  order.push(`${await store.append(line('table', 1))}`);
  expect(order).toEqual(['restored', 'false']);
  expect(await store.append(line('table', 1))).toBe(true);
});

describe.each(KINDS)('%s', (kind) => {
  test('what is appended meanwhile is in the backup up to one moment', async () => {
    const { store, options } = await house(kind);
    const tables = await Promise.all(Array.from({ length: 10 }, () => opened(store, { players: ['ada'] })));
    let done = false;
    const writing = tables.map(async (table) => {
      let seq = 1;
      for (; !done; seq++)
        expect(await store.append(line(table, seq, { bodies: ['x', 'y'], seq: 2 * seq - 1 }))).toBe(true);
      return seq;
    });
    const file = join(own(), 'backup');
    expect((await backup(options, file)).tables).toBe(10);
    done = true;
    await Promise.all(writing);

    const target = await house('SQLite');
    await restore(target.options, file);
    for (const table of tables) {
      const rows = await target.store.read(table, 0);
      expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index));
      // an append is in it with all its lines
      expect(rows.length % 2).toBe(1);
    }
  });

  test('a house of another process is restored in the middle of play, and what it decided before is refused', async () => {
    const options = await HOUSES[kind]();
    const before = await openStore(options);
    await opened(before, { id: 'first' });
    const file = join(own(), 'backup');
    await backup(options, file);
    await before.close();

    let restoring: Promise<unknown> | undefined;
    const { lines, errors } = await appendsUntilKilled(options, Number.POSITIVE_INFINITY, (count) => {
      if (count === 200) restoring = restore(options, file);
    });
    await restoring;
    expect(errors).toContain('refused');
    const after = await openStore(options);
    for (const { table } of lines) expect(await after.read(table, 0)).toEqual([]);
    expect(await after.read('first', 0)).toHaveLength(1);
    await after.close();
  });

  test('what is no whole backup changes nothing', async () => {
    const { store, options } = await house(kind);
    await furnish(store);
    const file = join(own(), 'backup');
    await backup(options, file);
    const before = await everything(store);
    const packed = readFileSync(file);
    const text = gunzipSync(packed).toString();
    const lines = text.trimEnd().split('\n');
    const packedLines = (all: readonly string[]) => gzipSync(`${all.join('\n')}\n`);
    const spoilt = {
      foreign: [Buffer.from(text), gzipSync('{"name":"escale"}\n'), gzipSync('5\n')],
      incomplete: [
        Buffer.alloc(0),
        packed.subarray(0, packed.length - 20),
        packedLines(lines.slice(0, -1)),
        packedLines(lines.toSpliced(3, 1)),
      ],
      newer: [packedLines(lines.with(0, '{"escale":"backup","form":999}'))],
      broken: [
        packedLines(lines.with(2, '["secrets","x"]')),
        packedLines(lines.with(2, '["lines","x"]')),
        packedLines(lines.map((each) => each.replace('"first","template"', '"first",5'))),
        packedLines(lines.with(2, lines[3]!)),
        packedLines([...lines, lines[1]!]),
      ],
    };
    for (const [fault, files] of Object.entries(spoilt)) {
      for (const [index, bytes] of files.entries()) {
        writeFileSync(file, bytes);
        await expect(restore(options, file), `${fault} ${index}`).rejects.toMatchObject({ name: 'BadArchive', fault });
      }
    }
    await expect(restore(options, `${file}.none`)).rejects.toThrow('ENOENT');
    expect(await everything(store)).toEqual(before);
    expect(await lastBeatOf(store)).toBe(1_234);
  });
});
