/** Backups that are older than the program, that hold damaged tables, or that are damaged themselves. */
import { createWriteStream, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { opened, visitor } from '../../../../test/support/store/rows.ts';
import { spoil } from '../../../../test/support/store/spoil.ts';
import {
  beatAt,
  freshFolder,
  freshStore,
  lastBeatOf,
  removeFolders,
  STORES,
  type StoreKind,
} from '../../../../test/support/store/stores.ts';
import { openStore, type StoreOptions } from '../open.ts';
import type { Store } from '../store.ts';
import type { BrokenLine } from './bad-archive.ts';
import { FIRST_LINE } from './format.ts';
import { backup, restore } from './index.ts';

const running: Store[] = [];
afterEach(() => Promise.all(running.splice(0).map((store) => store.close())));
afterAll(removeFolders);

async function house(kind: StoreKind): Promise<{ readonly store: Store; readonly options: StoreOptions }> {
  const options = await freshStore(kind);
  const store = await openStore(options);
  running.push(store);
  return { store, options };
}

async function furnished(kind: StoreKind) {
  const { store, options } = await house(kind);
  await store.addVisitor(visitor({ id: 'ada' }), 'token');
  await opened(store, { id: 'table', opener: 'ada', players: ['ada'], deadline: 77, status: 'playing' });
  await store.addPasskey({ id: 'key', visitor: 'ada', publicKey: new Uint8Array([1]), counter: 0, transports: [] });
  await beatAt(store, 1_234);
  return { store, options };
}

/** The lines of a backup: the first is line 1. */
async function linesOf(options: StoreOptions): Promise<readonly string[]> {
  const file = join(freshFolder(), 'backup');
  await backup(options, file);
  return gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
}

function fileOf(lines: readonly string[]): string {
  const file = join(freshFolder(), 'backup');
  writeFileSync(file, gzipSync(`${lines.join('\n')}\n`));
  return file;
}

type Cells = (string | number | boolean | null)[];
const edited = (lines: readonly string[], table: string, change: (cells: Cells) => Cells): readonly string[] =>
  lines.map((line) => {
    const cells = JSON.parse(line) as Cells;
    return cells[0] === table ? JSON.stringify([table, ...change(cells.slice(1))]) : line;
  });

describe.each(STORES)('%s', (kind) => {
  test.each([1, 2])('a backup of form %i, which knew nothing of tables set aside, is restored', async (form) => {
    const source = await furnished(kind);
    const tables = edited(await linesOf(source.options), 'tables', (cells) => cells.slice(0, 9));
    const lines = edited(tables, 'visitors', (cells) => cells.slice(0, 4));
    const target = await house(kind);
    await restore(target.options, fileOf(lines.with(0, JSON.stringify({ escale: 'backup', form }))));
    expect(await target.store.find('table')).toEqual(await source.store.find('table'));
    expect(await target.store.due(77, 9)).toEqual([{ id: 'table', deadline: 77 }]);
    expect(await target.store.read('table', 0)).toEqual(await source.store.read('table', 0));
  });

  test('a table that is set aside is in it, with its reason', async () => {
    const source = await furnished(kind);
    await source.store.setAside('table', 'line 0: not-json', 500);
    const target = await house(kind);
    await restore(target.options, fileOf(await linesOf(source.options)));
    expect(await target.store.find('table')).toMatchObject({ aside: { why: 'line 0: not-json', since: 500 } });
    expect(await target.store.asides('', 9)).toEqual(['table']);
  });

  test('a damaged line is named, and nothing has changed', async () => {
    const { store, options } = await furnished(kind);
    const lines = await linesOf(options);
    const at = (table: string) => 1 + lines.findIndex((line) => line.startsWith(`["${table}"`));
    const cell = (table: string, index: number, value: Cells[number]) =>
      edited(lines, table, (cells) => cells.with(index, value));
    const twice = (table: string) => {
      const index = at(table) - 1;
      const end = JSON.stringify({ end: lines.length - 1 });
      return [...lines.toSpliced(index, 0, lines[index]!).slice(0, -1), end];
    };
    const cases: readonly (readonly [readonly string[], BrokenLine])[] = [
      [lines.with(2, 'no JSON'), { line: 3, why: 'form' }],
      [lines.with(2, '"lines"'), { line: 3, why: 'form' }],
      [lines.with(2, '{"begin":1}'), { line: 3, why: 'form' }],
      [lines.with(2, '["secrets","x"]'), { line: 3, why: 'table' }],
      [edited(lines, 'lines', (cells) => cells.slice(1)), { line: at('lines'), why: 'width', table: 'lines' }],
      [cell('lines', 2, 'soon'), { line: at('lines'), why: 'value', table: 'lines', column: 'at' }],
      [cell('lines', 1, 0.5), { line: at('lines'), why: 'value', table: 'lines', column: 'seq' }],
      [cell('tables', 2, 1), { line: at('tables'), why: 'value', table: 'tables', column: 'public' }],
      [cell('visitors', 1, null), { line: at('visitors'), why: 'value', table: 'visitors', column: 'name' }],
      [cell('tokens', 1, 'bob'), { line: at('tokens'), why: 'visitor', table: 'tokens', column: 'visitor' }],
      [twice('tables'), { line: at('tables') + 1, why: 'twice', table: 'tables', column: 'id' }],
      [twice('lines'), { line: at('lines') + 1, why: 'twice', table: 'lines', column: 'seq' }],
      [twice('visitors'), { line: at('visitors') + 1, why: 'twice', table: 'visitors', column: 'id' }],
      [cell('passkeys', 2, 'AQ'), { line: at('passkeys'), why: 'value', table: 'passkeys', column: 'public_key' }],
      [[...lines, lines[1]!], { line: lines.length + 1, why: 'more' }],
      [lines.with(2, `["${'x'.repeat(2 ** 24)}"]`), { line: 3, why: 'long' }],
    ];
    for (const [spoilt, broken] of cases) {
      await expect(restore(options, fileOf(spoilt)), JSON.stringify(broken)).rejects.toMatchObject({
        ...{ name: 'BadArchive', fault: 'broken', broken },
      });
    }
    expect(await linesOf(options)).toEqual(lines);
    expect(await lastBeatOf(store)).toBe(1_234);
  });
});

test('what SQLite keeps and should not is in the backup, and harms nothing else there', async () => {
  const source = await furnished('SQLite');
  await opened(source.store, { id: 'good' });
  await spoil(
    source.options,
    `UPDATE lines SET at = 'soon', body = CAST(x'7bff7d' AS TEXT) WHERE table_id = 'table';
     UPDATE tables SET deadline = x'00', summary = x'7b7d' WHERE id = 'table'`,
  );
  const lines = await linesOf(source.options);
  for (const kind of STORES) {
    const target = await house(kind);
    await restore(target.options, fileOf(lines));
    expect(await target.store.read('table', 0)).toEqual([{ seq: 0, at: -1, body: '{\ufffd}' }]);
    expect(await target.store.read('good', 0)).toEqual(await source.store.read('good', 0));
    expect(await target.store.due(9_999, 9)).toEqual([]);
  }
});

test('a backup that never ends a line is not read to its end', async () => {
  const { store, options } = await furnished('SQLite');
  const file = join(freshFolder(), 'backup');
  // a gigabyte in a megabyte
  const bomb = Readable.from(
    (function* () {
      yield `${FIRST_LINE}\n["lines","`;
      for (let part = 0; part < 1_024; part++) yield 'x'.repeat(2 ** 20);
    })(),
  );
  await pipeline(bomb, createGzip({ level: 1 }), createWriteStream(file));
  const before = process.memoryUsage().rss;
  await expect(restore(options, file)).rejects.toMatchObject({ broken: { why: 'long', line: 2 } });
  expect(process.memoryUsage().rss - before).toBeLessThan(2 ** 28);
  expect(await store.find('table')).toBeDefined();
});

test('a text that is longer than any is in the backup with its beginning, and all others are whole', async () => {
  const source = await furnished('SQLite');
  await opened(source.store, { id: 'good' });
  await spoil(
    source.options,
    `UPDATE lines SET body = '{"x":"' || replace(hex(zeroblob(5000000)), '00', char(1)) || '"}' WHERE table_id = 'table'`,
  );
  const target = await house('SQLite');
  await restore(target.options, fileOf(await linesOf(source.options)));
  expect((await target.store.read('table', 0))[0]!.body).toHaveLength(2 ** 18);
  expect(await target.store.read('good', 0)).toEqual(await source.store.read('good', 0));
});

test('a null character: SQLite keeps it, PostgreSQL cannot, and says where it is', async () => {
  const source = await furnished('SQLite');
  await spoil(source.options, `UPDATE lines SET body = 'a' || char(0) || 'b' WHERE table_id = 'table'`);
  expect(await source.store.read('table', 0)).toMatchObject([{ body: 'a\0b' }]);
  const file = fileOf(await linesOf(source.options));
  const [same, other] = [await house('SQLite'), await house('PostgreSQL')];
  await restore(same.options, file);
  expect(await same.store.read('table', 0)).toMatchObject([{ body: 'a\0b' }]);
  await expect(restore(other.options, file)).rejects.toMatchObject({
    broken: { why: 'text', table: 'lines', column: 'body' },
  });
});
