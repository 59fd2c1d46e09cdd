/** A database of version 0.1.0 is brought up to date; a cell that is not what it should be spoils no other. */
import pg from 'pg';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { entry, opened, visitor } from '../../../test/support/store/rows.ts';
import { spoil } from '../../../test/support/store/spoil.ts';
import { freshStore, removeFolders, STORES } from '../../../test/support/store/stores.ts';
import { stepsFrom } from './migrations.ts';
import { fileIn, openStore, type StoreOptions } from './open.ts';
import { connect, release } from './sqlite-database.ts';
import type { Store } from './store.ts';

/** The form of its tables. */
const FIRST_RELEASE = 2;

const running: Store[] = [];
afterEach(() => Promise.all(running.splice(0).map((store) => store.close())));
afterAll(removeFolders);

async function open(options: StoreOptions): Promise<Store> {
  const store = await openStore(options);
  running.push(store);
  return store;
}

const ROWS = `
  INSERT INTO tables (id, game, public, seed, opener, status, deadline, changed, summary) VALUES
    ('first', 'foxu', true, 'seed', 'ada', 'playing', 77, 5, '{}'),
    ('second', 'foxu', true, 'seed', 'ada', 'over', NULL, 6, '{}');
  INSERT INTO lines (table_id, seq, at, body) VALUES ('first', 0, 5, 'a'), ('first', 1, 6, 'b'), ('second', 0, 6, 'c');
  INSERT INTO players (visitor, table_id) VALUES ('ada', 'first');
  INSERT INTO visitors (id, name, language, created) VALUES ('ada', 'Ada', 'fr', 1);
  INSERT INTO tokens (hash, visitor) VALUES ('token', 'ada')`;

async function firstRelease(options: StoreOptions): Promise<void> {
  const { databaseUrl, dataDir } = options;
  const steps = stepsFrom(0, databaseUrl ? 'postgres' : 'sqlite').slice(0, FIRST_RELEASE);
  const sql = [...steps.map((step) => step.sql), ROWS].join(';');
  if (databaseUrl) {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query('CREATE TABLE migrations (form BIGINT PRIMARY KEY)');
    await client.query('INSERT INTO migrations VALUES (1), (2)');
    await client.query(sql);
    await client.end();
    return;
  }
  const database = connect(fileIn(dataDir));
  database.exec(sql);
  database.exec(`PRAGMA user_version = ${FIRST_RELEASE}`);
  release(database);
}

describe.each(STORES)('%s', (kind) => {
  test('a database of version 0.1.0 is brought up to date, with all that is in it', async () => {
    const options = await freshStore(kind);
    await firstRelease(options);
    const store = await open(options);
    expect(await store.find('first')).toEqual({ id: 'first', game: 'foxu', public: true, seed: 'seed' });
    expect(await store.read('first', 0)).toEqual([
      { seq: 0, at: 5, body: 'a' },
      { seq: 1, at: 6, body: 'b' },
    ]);
    expect(await store.due(77, 9)).toEqual([{ id: 'first', deadline: 77 }]);
    expect(await store.ticking('', 9)).toEqual(['first']);
    expect(await store.visitorOf('token')).toEqual({ id: 'ada', name: 'Ada', language: 'fr', created: 1, rated: true });
    expect(await store.asides('', 9)).toEqual([]);
    expect(await store.setAside('first', 'why', 1)).toBe(true);
    expect(await store.reindex('first', 2, entry({ deadline: 88 }))).toBe(true);
    expect(await store.due(88, 9)).toEqual([{ id: 'first', deadline: 88 }]);
  });

  test.each(['no JSON', '{"usb":true}', '["usb",5]'])(
    'a passkey opens the house also where %j says how',
    async (text) => {
      const options = await freshStore(kind);
      const store = await open(options);
      await store.addVisitor(visitor({ id: 'ada' }), 'token');
      const key = { visitor: 'ada', publicKey: new Uint8Array([0, 255]), counter: 1 };
      await store.addPasskey({ ...key, id: 'one', transports: ['usb'] });
      await store.addPasskey({ ...key, id: 'two', transports: ['nfc'] });
      await spoil(options, `UPDATE passkeys SET transports = '${text}' WHERE id = 'one'`);
      expect(await store.passkeysOf('ada')).toEqual([
        { ...key, id: 'one', transports: text === '["usb",5]' ? ['usb'] : [] },
        { ...key, id: 'two', transports: ['nfc'] },
      ]);
    },
  );

  test('somebody who speaks a language that is none of ours is spoken to in English', async () => {
    const options = await freshStore(kind);
    const store = await open(options);
    await store.addVisitor(visitor({ id: 'ada', language: 'fr' }), 'token');
    await spoil(options, `UPDATE visitors SET language = 'tlh'`);
    expect(await store.visitorOf('token')).toMatchObject({ name: 'Ada', language: 'en' });
  });
});

test('SQLite: a name of bytes that are no text is a name with a hole, and those beside it are whole', async () => {
  const options = await freshStore('SQLite');
  const store = await open(options);
  await store.addVisitor(visitor({ id: 'ada' }), 'one');
  await store.addVisitor(visitor({ id: 'bob', name: 'Bob' }), 'two');
  await opened(store, { id: 'table', public: true });
  await spoil(
    options,
    `UPDATE visitors SET name = CAST(x'41ff' AS TEXT) WHERE id = 'ada'; UPDATE tables SET summary = CAST(x'ff' AS TEXT)`,
  );
  const names = (await store.visitors(['ada', 'bob'])).map(({ name }) => name);
  expect(names).toEqual(['A\ufffd', 'Bob']);
  expect(await store.list('open', { limit: 9 })).toMatchObject([{ id: 'table', summary: '\ufffd' }]);
});

test('SQLite: a table that was set aside at no moment comes back with the time of its last line', async () => {
  const options = await freshStore('SQLite');
  const store = await open(options);
  await opened(store, { id: 'table' });
  await store.setAside('table', 'why', 5);
  await spoil(options, `UPDATE tables SET aside_since = 'soon'`);
  expect(await store.find('table')).toMatchObject({ aside: { why: 'why', since: 0 } });
});
