/** Who was last where, and what is removed because nobody came back. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore, type StoreOptions } from '../../../src/server/store/open.ts';
import type { Store } from '../../../src/server/store/store.ts';
import { entry, line, opened, visitor } from './rows.ts';
import { spoil } from './spoil.ts';

const ALL = 1_000;

/** Each in a house of its own: what is looked for here is looked for everywhere. */
export function describeUpkeep(fresh: () => Promise<StoreOptions>): void {
  describe('what nobody came back to', () => {
    let options: StoreOptions;
    let store: Store;
    beforeEach(async () => {
      options = await fresh();
      store = await openStore(options);
    });
    afterEach(() => store.close());

    const guest = async (id: string) => {
      await store.addVisitor(visitor({ id }), `token of ${id}`);
      await store.upkeep.seeVisitor(id, 100);
    };
    const member = async (id: string) => {
      await guest(id);
      const key = { id: `key of ${id}`, visitor: id, publicKey: new Uint8Array([1]), counter: 0, transports: [] };
      await store.addPasskey(key);
    };
    const seen = async (id: string, at: number, fields: Parameters<typeof opened>[1] = {}) => {
      await opened(store, { id, ...fields });
      expect(await store.upkeep.seeTable(id, at)).toBe(true);
    };

    test('tables by when somebody was last there, each status by itself', async () => {
      const { upkeep } = store;
      await seen('late', 300);
      await seen('early', 100);
      await seen('played', 100, { status: 'playing' });
      await opened(store, { id: 'untouched', at: 150 });
      await opened(store, { id: 'awaited', at: 150, awaited: true });
      await seen('aside', 100);
      await store.setAside('aside', 'why', 1);
      expect(await upkeep.unseenTables('open', 300, ALL)).toEqual(['early', 'awaited']);
      expect(await upkeep.unseenTables('open', 301, 2)).toEqual(['early', 'awaited']);
      expect(await upkeep.unseenTables('open', 301, ALL)).toEqual(['early', 'awaited', 'late']);
      expect(await upkeep.unseenTables('playing', 101, ALL)).toEqual(['played']);
      expect(await upkeep.untouchedTables(150, ALL)).toEqual([]);
      expect(await upkeep.untouchedTables(151, ALL)).toEqual(['untouched']);
      await upkeep.seeTable('untouched', 400);
      expect(await upkeep.untouchedTables(151, ALL)).toEqual([]);
      expect(await upkeep.seeTable('nowhere', 400)).toBe(false);
    });

    test('a table is removed with its players and, little by little, its lines; then nothing can be appended', async () => {
      const { upkeep } = store;
      await guest('ada');
      await seen('table', 100, { opener: 'ada', players: ['ada'] });
      await opened(store, { id: 'other' });
      await store.append(line('table', 1, { bodies: ['a', 'b', 'c', 'd'] }));
      for (const table of ['table', 'other']) await store.keepSnapshot(table, 4, 'snapshot');
      expect(await upkeep.removeTable('table', 100)).toBe(false);
      expect(await upkeep.removeTable('table', 101)).toBe(true);
      expect(await store.find('table')).toBeUndefined();
      expect(await store.tablesOf('ada', { limit: 9 })).toEqual([]);
      expect(await store.countRunning('ada', 9)).toBe(0);
      const left = [];
      while (await upkeep.removeLines(2)) left.push((await store.read('table', 0)).length);
      expect(left).toEqual([3, 1, 0, 0]);
      expect(await store.append(line('table', 5))).toBe(false);
      await store.keepSnapshot('table', 5, 'by one who has not heard of it');
      expect(await store.snapshot('table', 9, 0)).toBeUndefined();
      expect(await store.snapshot('other', 9, 0)).toBe('snapshot');
      expect(await store.read('other', 0)).toHaveLength(1);
      expect(
        await store.open({ ...entry(), id: 'table', game: 'x', public: true, at: 9, seed: '', bodies: ['z'] }),
      ).toBe(true);
    });

    test('what is played, set aside, or finished by a member stays; what a member left open goes', async () => {
      const { upkeep } = store;
      await member('ada');
      await guest('bob');
      const gone = { guests: { players: ['bob'], status: 'over' }, open: { players: ['ada'] } } as const;
      const kept = {
        finished: { players: ['bob', 'ada'], status: 'over' },
        running: { players: ['bob'], status: 'playing' },
      } as const;
      for (const [id, fields] of Object.entries({ ...gone, ...kept })) await seen(id, 100, fields);
      await seen('aside', 100);
      await store.setAside('aside', 'why', 1);
      for (const id of Object.keys(gone)) expect(await upkeep.removeTable(id, 200), id).toBe(true);
      for (const id of [...Object.keys(kept), 'aside']) expect(await upkeep.removeTable(id, 200), id).toBe(false);
    });

    test('guests go, whoever has a passkey or has been here since stays', async () => {
      const { upkeep } = store;
      for (const id of ['bob', 'cid', 'dan']) await guest(id);
      await member('ada');
      await upkeep.seeVisitor('dan', 300);
      let turns = 0;
      do turns++;
      while (await upkeep.removeGuests(200, 900, 2));
      expect(turns).toBe(2);
      expect((await store.visitors(['ada', 'bob', 'cid', 'dan'])).map(({ id }) => id)).toEqual(['ada', 'dan']);
      expect(await store.visitorOf('token of bob')).toBeUndefined();
      // she counts as seen: nobody asks for her again soon
      await spoil(options, "DELETE FROM passkeys WHERE visitor = 'ada'");
      expect(await upkeep.removeGuests(900, 900, 9)).toBe(false);
      expect((await store.visitors(['ada', 'dan'])).map(({ id }) => id)).toEqual(['ada']);
    });

    test('what has no date gets one, some at a time', async () => {
      const { upkeep } = store;
      for (const status of ['open', 'open', 'open', 'playing', 'over'] as const) await opened(store, { status });
      await guest('ada');
      await store.addVisitor(visitor({ id: 'bob' }), 'token');
      await spoil(options, 'UPDATE tables SET seen = NULL');
      let turns = 0;
      while (await upkeep.date(500, 2)) turns++;
      expect(turns).toBe(5);
      expect(await upkeep.unseenTables('open', 501, ALL)).toHaveLength(3);
      expect(await upkeep.unseenTables('over', 501, ALL)).toHaveLength(1);
      await upkeep.removeGuests(500, 600, 9);
      expect((await store.visitors(['ada', 'bob'])).map(({ id }) => id)).toEqual(['bob']);
    });

    test('since when it was looked, without a long absence and without a leap of the clock', async () => {
      const since = [100, 150, 200, 301, 350, 249, 200].map((now) => [now, 100] as const);
      const found = [];
      for (const [now, longest] of since) found.push(await store.upkeep.lookedSince(now, longest));
      expect(found).toEqual([100, 100, 100, 301, 301, 249, 249]);
    });
  });
}
