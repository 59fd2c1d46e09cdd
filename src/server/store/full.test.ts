/** A database that answers and cannot write: its disk is full, or fails. What is there is read; the rest is refused by its name. */
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { Guest, openTestHouse } from '../../../test/support/online.ts';
import { line, opened, unique, visitor } from '../../../test/support/store/rows.ts';
import { spoil } from '../../../test/support/store/spoil.ts';
import { beatAt, freshFolder, freshStore, removeFolders } from '../../../test/support/store/stores.ts';
import { openStore } from './open.ts';
import type { Sql } from './sql.ts';
import { SqlStore } from './sql-store.ts';
import { errorOf } from './sqlite.ts';
import { type Connection, connect, migrate, release } from './sqlite-database.ts';
import { Steps, type StoreCall } from './sqlite-steps.ts';

afterAll(removeFolders);

/** SQLite in this thread, so that it can be told how large its file may become. */
class SmallStore extends SqlStore {
  readonly #database: Connection;

  constructor(database: Connection) {
    const steps = new Steps(database);
    const call = async <T>(kind: StoreCall[1], asked: StoreCall[2]): Promise<T> => {
      const [[, value, fault] = [0, false]] = steps.answer([[0, kind, asked]]);
      if (fault) throw errorOf(fault);
      return value as T;
    };
    const sql: Sql = {
      read: (step) => call('read', [step]),
      update: (step) => call('update', [step]),
      change: (...asked) => call('change', asked),
      changeInTurn: (_word, ...asked) => call('change', asked),
    };
    super(sql);
    this.#database = database;
  }

  /** In pages, beyond those that it has. */
  leaveRoom(pages: number): void {
    const [[count]] = this.#database.prepare('PRAGMA page_count').raw().all() as [[number]];
    this.#database.exec(`PRAGMA max_page_count = ${count + pages}`);
  }

  override announce(): void {}
  override onAnnounced(): void {}
  override announceEnded(): void {}
  override onEnded(): void {}
  override async close(): Promise<void> {
    release(this.#database);
  }
}

async function smallStore(): Promise<SmallStore> {
  const database = connect(join(freshFolder(), 'escale.db'));
  migrate(database);
  const store = new SmallStore(database);
  await store.start();
  return store;
}

/** As PostgreSQL says it where `code` is what is the matter. */
const failing = (code: string) => `
  CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '${code}'; END $$;
  CREATE TRIGGER failing BEFORE INSERT ON lines EXECUTE FUNCTION fail()`;
const MENDED = 'DROP TRIGGER failing ON lines; DROP FUNCTION fail';

describe('SQLite', () => {
  test('a full disk is named, nothing of what was asked is done, and with room again it goes on', async () => {
    const store = await smallStore();
    const table = await opened(store);
    store.leaveRoom(0);
    const long = { bodies: ['x'.repeat(20_000)] };
    await expect(store.append(line(table, 1, long))).rejects.toMatchObject({ name: 'StoreFull' });
    expect(store.isFull).toBe(true);
    expect(await store.read(table, 0)).toHaveLength(1);
    expect(await store.ready()).toBe(true);
    // a beat needs no room
    await beatAt(store, 1);
    expect(store.isFull).toBe(true);
    store.leaveRoom(100);
    expect(await store.append(line(table, 1, long))).toBe(true);
    expect(store.isFull).toBe(false);
    await store.close();
  });

  test('if nobody wants to write any more, the house is tried again after some beats', async () => {
    const store = await smallStore();
    store.leaveRoom(0);
    await expect(store.addVisitor(visitor({ name: 'x'.repeat(20_000) }), unique('token'))).rejects.toThrow('full');
    for (let beat = 0; beat < 4; beat++) await beatAt(store, beat);
    expect(store.isFull).toBe(true);
    await beatAt(store, 4);
    expect(store.isFull).toBe(false);
    await store.close();
  });

  test('the house says so to whoever asks, in its log, and to whoever looks after it', async () => {
    const store = await smallStore();
    const log: string[] = [];
    const house = await openTestHouse({ store, log: { write: (text) => log.push(text) } });
    const ann = await Guest.at(house.url, 'Ann');
    const open = () => ann.ask('POST', '/api/tables', { game: 'foxu', seats: 2 });
    store.leaveRoom(0);
    let answer = await open();
    while (answer.status === 201) answer = await open();
    expect(answer).toMatchObject({ status: 503, body: { error: { code: 'away', reason: 'house.full' } } });
    expect(await ann.ask('GET', '/ready')).toEqual({ status: 503, body: { ok: false, why: 'full' } });
    expect((await ann.ask('GET', '/health')).body).toEqual({ ok: true });
    expect((await ann.ask('GET', '/api/tables')).status).toBe(200);
    await vi.waitFor(() => expect(log.filter((text) => text.includes('disk-full'))).toHaveLength(1), { timeout: 5000 });
    store.leaveRoom(100);
    expect((await open()).status).toBe(201);
    expect(await ann.ask('GET', '/ready')).toEqual({ status: 200, body: { ok: true } });
    await house.close();
  });
});

describe('PostgreSQL', () => {
  test.each([
    ['53100', 'StoreFull', true],
    ['53200', 'StoreAway', false],
    ['58000', 'StoreAway', false],
    ['58030', 'StoreAway', false],
    ['58P01', 'StoreAway', false],
  ])('%s is %s: what was asked is known not to be done', async (code, name, isFull) => {
    const options = await freshStore('PostgreSQL');
    const store = await openStore(options);
    const table = await opened(store);
    await spoil(options, failing(code));
    await expect(store.append(line(table, 1))).rejects.toMatchObject({ name });
    await expect(opened(store)).rejects.toMatchObject({ name });
    expect(store.isFull).toBe(isFull);
    expect(await store.read(table, 0)).toHaveLength(1);
    await spoil(options, MENDED);
    expect(await store.append(line(table, 1))).toBe(true);
    expect(store.isFull).toBe(false);
    await store.close();
  });
});
