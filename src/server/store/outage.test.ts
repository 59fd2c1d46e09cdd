/** A node that loses its database and gets it back, and what becomes of the appends that were on their way. */
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { openPassage, type Passage } from '../../../test/support/passage.ts';
import { freshDatabase } from '../../../test/support/postgres.ts';
import { entry, line, opened, unique, visitor } from '../../../test/support/store/rows.ts';
import { StoreAway } from './errors.ts';
import { openStore } from './open.ts';
import type { Store } from './store.ts';

const PATIENCE = { timeout: 30_000 };
const away = { name: 'StoreAway' };
let passage: Passage;
/** A node beside, which never loses the database. */
let beside: Store;
let node: Store;

beforeEach(async () => {
  const databaseUrl = await freshDatabase(inject('postgres'));
  passage = await openPassage(databaseUrl);
  beside = await openStore({ databaseUrl, dataDir: 'nowhere' });
  node = await openStore({ databaseUrl: passage.url, dataDir: 'nowhere' });
});
afterEach(async () => {
  await Promise.all([node.close(), beside.close()]);
  await passage.close();
});

const lengthOf = async (table: string) => (await beside.read(table, 0)).length;

describe('while the database is away', () => {
  test('everything fails in a way that says try again, and works when it is back', async () => {
    const table = await opened(node);
    passage.cut();
    await expect(node.read(table, 0)).rejects.toMatchObject(away);
    await expect(node.append(line(table, 1))).rejects.toMatchObject(away);
    await expect(node.time(1, 1)).rejects.toMatchObject(away);
    await expect(node.beat({ now: 1, epoch: 0 })).rejects.toMatchObject(away);
    await expect(node.addVisitor(visitor(), unique('token'))).rejects.toThrow(StoreAway);
    await expect(opened(node)).rejects.toMatchObject(away);
    expect(await node.ready()).toBe(false);
    expect(await lengthOf(table)).toBe(1);

    passage.restore();
    expect(await node.ready()).toBe(true);
    expect(await node.append(line(table, 1))).toBe(true);
    expect(await lengthOf(table)).toBe(2);
  });

  test('a house cannot be opened on it', async () => {
    passage.cut();
    await expect(openStore({ databaseUrl: passage.url, dataDir: 'nowhere' })).rejects.toMatchObject(away);
  });

  test('it can be closed, and what nobody knows then fails', async () => {
    const table = await opened(node);
    passage.swallow();
    const lost = node.append(line(table, 1));
    const outcome = expect(lost).rejects.toMatchObject(away);
    passage.cut();
    await node.close();
    await outcome;
  });
});

describe('an append that was on its way', () => {
  test('is done although the answer got lost: answered true, and there once', async () => {
    const table = await opened(node);
    passage.loseAnswers();
    const append = node.append(line(table, 1, { bodies: ['a', 'b'], entry: entry({ players: ['ada'] }) }));
    await vi.waitUntil(async () => (await lengthOf(table)) === 3, PATIENCE);
    passage.cut();
    passage.restore();
    expect(await append).toBe(true);
    expect((await beside.read(table, 1)).map(({ body }) => body)).toEqual(['a', 'b']);
  });

  test('never arrived: done when the database is back', async () => {
    const table = await opened(node);
    passage.swallow();
    const append = node.append(line(table, 1));
    await new Promise(setImmediate);
    passage.cut();
    passage.restore();
    expect(await append).toBe(true);
    expect(await lengthOf(table)).toBe(2);
  });

  test('never arrived, and somebody else came first: refused', async () => {
    const table = await opened(node);
    passage.swallow();
    const append = node.append(line(table, 1, { bodies: ['late'] }));
    expect(await beside.append(line(table, 1, { bodies: ['first'] }))).toBe(true);
    passage.cut();
    passage.restore();
    expect(await append).toBe(false);
    expect((await beside.read(table, 1)).map(({ body }) => body)).toEqual(['first']);
  });

  test('whatever breaks when: true means there, false means not there, and try again works', async () => {
    const tables = await Promise.all(Array.from({ length: 20 }, () => opened(node)));
    let answers = 0;
    const breaking = () => {
      if (++answers % 150 === 0) passage.loseAnswers();
      if (answers % 150 === 0 || answers % 97 === 0) {
        passage.cut();
        setImmediate(() => passage.restore());
      }
    };
    const fill = async (table: string) => {
      const done: string[] = [];
      for (let attempt = 0; done.length < 60; attempt++) {
        const body = `${attempt}`;
        const append = line(table, done.length + 1, { bodies: [body] });
        const answer = await node.append(append).catch((error) => error);
        breaking();
        if (answer === true) done.push(body);
        else expect(answer).toMatchObject(away);
      }
      return done;
    };
    const all = await Promise.all(tables.map(fill));
    for (const [index, done] of all.entries()) {
      expect((await beside.read(tables[index]!, 1)).map(({ body }) => body)).toEqual(done);
    }
  });
});

test('nodes hear each other again after an outage', async () => {
  const heard = vi.fn();
  node.onAnnounced(heard);
  beside.announce('before', { next: 1 });
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('before', { next: 1 }, expect.any(String)), PATIENCE);
  passage.cut();
  passage.restore();
  await vi.waitFor(() => {
    beside.announce('after', { next: 2 });
    expect(heard).toHaveBeenCalledWith('after', { next: 2 }, expect.any(String));
  }, PATIENCE);
});
