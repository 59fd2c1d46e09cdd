/** What src/server/store/store.ts promises, for every store. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StoreAway } from '../../../src/server/store/errors.ts';
import type { StoreOptions } from '../../../src/server/store/open.ts';
import { openStore } from '../../../src/server/store/open.ts';
import type { Store } from '../../../src/server/store/store.ts';
import { describeDurability } from './durability.ts';
import { line, mark, newTable, opened, unique, visitor } from './rows.ts';

export function describeStore(fresh: () => Promise<StoreOptions>): void {
  let options: StoreOptions;
  let store: Store;
  beforeAll(async () => {
    options = await fresh();
    store = await openStore(options);
  });
  afterAll(() => store?.close());

  describe('the log of a table', () => {
    test('a table is opened once, with its first line', async () => {
      const table = newTable({ game: 'foxu', public: true, seed: 'secret' });
      expect(await store.open(table)).toBe(true);
      expect(await store.open({ ...table, game: 'other', body: 'other' })).toBe(false);
      expect(await store.find(table.id)).toEqual({ id: table.id, game: 'foxu', public: true, seed: 'secret' });
      expect(await store.read(table.id, 0)).toEqual([{ seq: 0, at: table.at, body: table.body }]);
      expect(await store.find(unique('table'))).toBeUndefined();
      expect(await store.read(unique('table'), 0)).toEqual([]);
    });

    test('lines come back as they were written, from any place on', async () => {
      const table = await opened(store);
      const odd = '{"text":"é «\u00a0🦊\u00a0» \\u0000 \' \\" %s $1 ?1"}';
      expect(await store.append(line(table, 1, { bodies: ['a', odd, 'c'], at: 1_763_000_000_123 }))).toBe(true);
      expect(await store.append(line(table, 4))).toBe(true);
      const rows = await store.read(table, 2);
      expect(rows.map(({ seq, body }) => [seq, body])).toEqual([
        [2, odd],
        [3, 'c'],
        [4, '{"line":4}'],
      ]);
      expect(rows[0]!.at).toBe(1_763_000_000_123);
      expect(await store.read(table, 5)).toEqual([]);
    });

    test('a refused append changes nothing: neither lines nor the mark', async () => {
      const table = await opened(store, { public: true, game: unique('game') });
      await store.append(line(table, 1));
      const { game } = (await store.find(table))!;
      const late = line(table, 1, { bodies: ['x', 'y'], mark: mark({ status: 'over', players: ['late'] }) });
      expect(await store.append(late)).toBe(false);
      expect(await store.read(table, 1)).toHaveLength(1);
      expect(await store.list('over', { game, limit: 9 })).toEqual([]);
      expect(await store.tablesOf('late', { limit: 9 })).toEqual([]);
    });

    test('a log has no holes, and there is none without a table', async () => {
      const table = await opened(store);
      expect(await store.append(line(table, 2))).toBe(false);
      expect(await store.append(line(table, 0))).toBe(false);
      expect(await store.append(line(unique('table'), 0))).toBe(false);
      expect(await store.append(line(unique('table'), 1))).toBe(false);
      expect(await store.read(table, 0)).toHaveLength(1);
    });

    test('an append of nothing is a mistake', async () => {
      const table = await opened(store);
      await expect(store.append(line(table, 1, { bodies: [] }))).rejects.toThrow('nothing to append');
    });

    test('of hundreds who append at the same place, exactly one does, and the log holds what it wrote', async () => {
      const tables = await Promise.all(Array.from({ length: 20 }, () => opened(store)));
      for (let seq = 1; seq <= 3; seq++) {
        const writers = tables.flatMap((table) => Array.from({ length: 50 }, (_, who) => ({ table, body: `${who}` })));
        const answers = await Promise.all(
          writers.map(({ table, body }) => store.append(line(table, seq, { bodies: [body] }))),
        );
        for (const table of tables) {
          const winners = writers.filter((each, index) => each.table === table && answers[index]);
          expect(winners).toHaveLength(1);
          expect((await store.read(table, seq)).map(({ body }) => body)).toEqual([winners[0]!.body]);
        }
      }
    });

    test('appends that follow each other without waiting are taken in order', async () => {
      const table = await opened(store);
      const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => store.append(line(table, index + 1))));
      expect(answers).toEqual(Array(30).fill(true));
      expect((await store.read(table, 0)).map(({ seq }) => seq)).toEqual(Array.from({ length: 31 }, (_, seq) => seq));
    });

    test('a change that fails leaves those beside it alone', async () => {
      const known = visitor();
      await store.addVisitor(known, unique('token'));
      const tables = await Promise.all([opened(store), opened(store)]);
      const settled = await Promise.allSettled([
        store.append(line(tables[0]!, 1)),
        store.addVisitor(known, unique('token')),
        store.append(line(tables[1]!, 1)),
        store.append(line(tables[1]!, 1)),
      ]);
      expect(settled.map((each) => (each.status === 'fulfilled' ? each.value : 'failed'))).toEqual([
        true,
        'failed',
        true,
        false,
      ]);
    });
  });

  describe('tables by what is marked on them', () => {
    test('public ones are listed by status and game, the newest first', async () => {
      const game = unique('game');
      const [first, second] = [
        await opened(store, { public: true, game, at: 1 }),
        await opened(store, { public: true, game, at: 2 }),
      ];
      await opened(store, { public: false, game, at: 3 });
      await opened(store, { public: true, game: unique('game'), at: 4 });
      const ids = async (status: 'open' | 'playing') =>
        (await store.list(status, { game, limit: 9 })).map(({ id }) => id);
      expect(await ids('open')).toEqual([second, first]);

      await store.append(line(first, 1, { at: 10, mark: mark({ status: 'playing', summary: '{"x":1}' }) }));
      expect(await ids('open')).toEqual([second]);
      expect(await store.list('playing', { game, limit: 9 })).toEqual([
        { id: first, game, status: 'playing', changed: 10, summary: '{"x":1}' },
      ]);
      const everywhere = await store.list('open', { limit: 1_000 });
      expect(everywhere.map(({ id }) => id)).toContain(second);
      await store.append(line(first, 2, { at: 20 }));
      expect((await store.list('playing', { game, limit: 9 }))[0]!.changed).toBe(10);
    });

    test('pages follow each other without loss or repetition, also when many change at once', async () => {
      const game = unique('game');
      const who = unique('visitor');
      const moments = [5, 9, 9, 9, 7, 7, 3, 1, 1, 8];
      const tables = await Promise.all(moments.map((at) => opened(store, { public: true, game, at, players: [who] })));
      for (const ask of [
        (before?: number) => store.list('open', { game, before, limit: 2 }),
        (before?: number) => store.tablesOf(who, { before, limit: 2 }),
      ]) {
        const seen = [];
        for (let page = await ask(); page.length > 0; page = await ask(page.at(-1)!.changed)) seen.push(...page);
        expect(seen.map(({ changed }) => changed)).toEqual(moments.toSorted((a, b) => b - a));
        expect(seen.map(({ id }) => id).toSorted()).toEqual(tables.toSorted());
      }
    });

    test('players are those of the last mark', async () => {
      const [ada, bob] = [unique('visitor'), unique('visitor')];
      const table = await opened(store, { players: [ada] });
      const has = async (who: string) => (await store.tablesOf(who, { limit: 9 })).map(({ id }) => id);
      expect([await has(ada), await has(bob)]).toEqual([[table], []]);
      await store.append(line(table, 1, { mark: mark({ players: [ada, bob] }) }));
      expect([await has(ada), await has(bob)]).toEqual([[table], [table]]);
      await store.append(line(table, 2, { mark: mark({ players: [bob] }) }));
      expect([await has(ada), await has(bob)]).toEqual([[], [table]]);
    });

    test('running tables of a visitor: opened or sat at, each once, until they are over', async () => {
      const ada = unique('visitor');
      expect(await store.countRunning(ada)).toBe(0);
      const table = await opened(store, { opener: ada, players: [ada] });
      await opened(store, { opener: ada });
      await opened(store, { opener: unique('visitor'), players: [ada] });
      expect(await store.countRunning(ada)).toBe(3);
      await store.append(line(table, 1, { mark: mark({ status: 'over', players: [ada] }) }));
      expect(await store.countRunning(ada)).toBe(2);
    });

    test('deadlines: what has passed, the longest overdue first; and what runs', async () => {
      const due = async (now: number, limit = 9) => store.due(now, limit);
      const past = -1_000_000;
      const late = await opened(store, { status: 'playing', deadline: past + 20 });
      const later = await opened(store, { status: 'playing', deadline: past + 30 });
      const waiting = await opened(store, { status: 'open', deadline: past + 10 });
      expect(await due(past + 9)).toEqual([]);
      expect(await due(past + 20)).toEqual([waiting, late]);
      expect(await due(past + 40)).toEqual([waiting, late, later]);
      expect(await due(past + 40, 2)).toEqual([waiting, late]);
      expect((await store.ticking()).filter((id) => [late, later, waiting].includes(id))).toEqual([late, later]);
      for (const table of [late, later, waiting]) await store.append(line(table, 1, { mark: mark() }));
      expect(await due(past + 40)).toEqual([]);
      expect(await store.ticking()).not.toContain(late);
    });
  });

  describe('visitors', () => {
    test('are known by their tokens', async () => {
      const ada = visitor({ language: 'fr', created: 1_763_000_000_123 });
      const [first, second] = [unique('token'), unique('token')];
      await store.addVisitor(ada, first);
      await store.addToken(second, ada.id);
      expect(await store.visitorOf(first)).toEqual(ada);
      expect(await store.visitorOf(second)).toEqual(ada);
      await store.removeToken(first);
      expect(await store.visitorOf(first)).toBeUndefined();
      expect(await store.visitorOf(second)).toEqual(ada);
      await expect(store.addToken(second, ada.id)).rejects.toThrow();
      await expect(store.addToken(unique('token'), 'nobody')).rejects.toThrow();
    });

    test('change what they want to change', async () => {
      const ada = visitor();
      const token = unique('token');
      await store.addVisitor(ada, token);
      await store.changeVisitor(ada.id, { name: 'Zoë' });
      await store.changeVisitor(ada.id, { language: 'fr' });
      await store.changeVisitor(ada.id, {});
      expect(await store.visitorOf(token)).toEqual({ ...ada, name: 'Zoë', language: 'fr' });
    });

    test('are found by many ids at once', async () => {
      const all = [visitor(), visitor(), visitor()];
      for (const each of all) await store.addVisitor(each, unique('token'));
      const [a, , c] = all;
      const found = await store.visitors([a!.id, c!.id, 'nobody']);
      expect(found.toSorted((x, y) => (x.id < y.id ? -1 : 1))).toEqual(
        [a!, c!].toSorted((x, y) => (x.id < y.id ? -1 : 1)),
      );
      expect(await store.visitors([])).toEqual([]);
    });

    test('keep passkeys', async () => {
      const ada = visitor();
      await store.addVisitor(ada, unique('token'));
      const key = {
        id: unique('key'),
        visitor: ada.id,
        publicKey: new Uint8Array([0, 255, 7]),
        counter: 0,
        transports: ['usb'],
      };
      await store.addPasskey(key);
      expect(await store.passkey(key.id)).toEqual(key);
      expect(await store.passkey('none')).toBeUndefined();
      await store.usePasskey(key.id, 4_294_967_295);
      expect(await store.passkeysOf(ada.id)).toEqual([{ ...key, counter: 4_294_967_295 }]);
      await expect(store.addPasskey(key)).rejects.toThrow();
    });

    test('are forgotten with tokens and passkeys, and their tables stay', async () => {
      const ada = visitor();
      const [token, key] = [unique('token'), unique('key')];
      await store.addVisitor(ada, token);
      await store.addPasskey({ id: key, visitor: ada.id, publicKey: new Uint8Array([1]), counter: 0, transports: [] });
      const table = await opened(store, { players: [ada.id] });
      await store.removeVisitor(ada.id);
      expect(await store.visitorOf(token)).toBeUndefined();
      expect(await store.passkey(key)).toBeUndefined();
      expect(await store.visitors([ada.id])).toEqual([]);
      expect(await store.read(table, 0)).toHaveLength(1);
    });
  });

  describe('the house', () => {
    test('remembers when it was last awake', async () => {
      await store.beat(100);
      expect(await store.beat(200)).toBe(100);
      expect(await store.beat(300)).toBe(200);
      expect(await store.ready()).toBe(true);
    });

    test('closing finishes what was asked; then nothing more is done', async () => {
      const own = await fresh();
      const before = await openStore(own);
      expect(await before.beat(7)).toBeUndefined();
      const table = await opened(before);
      const last = Array.from({ length: 20 }, (_, index) => before.append(line(table, index + 1)));
      const [answers] = await Promise.all([Promise.all(last), before.close(), before.close()]);
      expect(answers).toEqual(Array(20).fill(true));
      await expect(before.append(line(table, 21))).rejects.toThrow(StoreAway);
      await expect(before.read(table, 0)).rejects.toThrow(StoreAway);
      expect(await before.ready()).toBe(false);
      before.announce(table, 21);

      const after = await openStore(own);
      expect(await after.read(table, 0)).toHaveLength(21);
      expect(await after.beat(8)).toBe(7);
      await after.close();
    });
  });

  describeDurability(fresh);
}
