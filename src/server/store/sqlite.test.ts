import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, describe, expect, test } from 'vitest';
import { appendsUntilKilled } from '../../../test/support/store/durability.ts';
import { line, opened } from '../../../test/support/store/rows.ts';
import { describeStore } from '../../../test/support/store/suite.ts';
import { StoreDamaged, StoreInUse } from './errors.ts';
import { fileIn, openStore } from './open.ts';

const folder = mkdtempSync(join(tmpdir(), 'escale-store-'));
afterAll(() => rmSync(folder, { recursive: true }));
const fresh = () => ({ dataDir: join(mkdtempSync(join(folder, 'house-')), 'data') });

describe('SQLite', () => {
  describeStore(async () => fresh());

  test('the folder is made, for its owner only, and the file is in WAL mode', async () => {
    const { dataDir } = fresh();
    const store = await openStore({ dataDir });
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(statSync(`${fileIn(dataDir)}-wal`).isFile()).toBe(true);
    await store.close();
  });

  test('every file of it is for its owner alone, also where an earlier version left it to others', async () => {
    const { dataDir } = fresh();
    await (await openStore({ dataDir })).close();
    for (const name of readdirSync(dataDir)) chmodSync(join(dataDir, name), 0o644);
    const store = await openStore({ dataDir });
    await opened(store);
    const names = readdirSync(dataDir);
    expect(names).toEqual(expect.arrayContaining(['escale.db', 'escale.db-lock', 'escale.db-shm', 'escale.db-wal']));
    for (const name of names) expect(statSync(join(dataDir, name)).mode & 0o777, name).toBe(0o600);
    await store.close();
  });

  test('a second house on the same file is refused; when the first has closed it may', async () => {
    const options = fresh();
    const first = await openStore(options);
    await expect(openStore(options)).rejects.toThrow(StoreInUse);
    expect(await appendsUntilKilled(options, 1)).toEqual({
      lines: [],
      errors: expect.stringContaining('in use by another process'),
    });
    const table = await opened(first);
    expect(await first.append(line(table, 1))).toBe(true);
    await first.close();
    const second = await openStore(options);
    expect(await second.read(table, 0)).toHaveLength(2);
    await second.close();
  });

  test('a file of a newer Escale is left alone', async () => {
    const options = fresh();
    await (await openStore(options)).close();
    const database = new Database(fileIn(options.dataDir));
    database.exec('PRAGMA user_version = 999');
    database.close();
    await expect(openStore(options)).rejects.toMatchObject({ name: 'StoreForm', newer: true });
  });

  test('a file that is no database is refused, and so is a folder that cannot be', async () => {
    const { dataDir } = fresh();
    mkdirSync(dataDir);
    writeFileSync(fileIn(dataDir), 'a shopping list, longer than the first page of a database must be'.repeat(100));
    await expect(openStore({ dataDir })).rejects.toThrow(StoreDamaged);
    const unusable = { name: 'StoreUnusable', code: 'ENOTDIR' };
    await expect(openStore({ dataDir: join(fileIn(dataDir), 'data') })).rejects.toMatchObject(unusable);
  });
});
