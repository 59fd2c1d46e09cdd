/** Who comes: visitors, their tokens and passkeys. */
import { describe, expect, test } from 'vitest';
import type { Store } from '../../../src/server/store/store.ts';
import { opened, unique, visitor } from './rows.ts';

export function describeVisitors(store: () => Store): void {
  describe('visitors', () => {
    test('may be asked for by many tokens at once', async () => {
      const tokens = ['a', 'b', 'c'].map((each) => unique(`token ${each}`));
      await store().addVisitor(visitor({ id: unique('ann') }), tokens[0]!);
      await store().addVisitor(visitor({ id: unique('bob') }), tokens[1]!);
      expect(await store().tokensAmong(tokens)).toEqual(tokens.slice(0, 2).toSorted());
      await store().removeToken(tokens[0]!);
      expect(await store().tokensAmong(tokens)).toEqual([tokens[1]]);
      expect(await store().tokensAmong([])).toEqual([]);
    });

    test('are known by their tokens', async () => {
      const ada = visitor({ language: 'fr', created: 1_763_000_000_123 });
      const [first, second] = [unique('token'), unique('token')];
      await store().addVisitor(ada, first);
      await store().addToken(second, ada.id);
      expect(await store().visitorOf(first)).toEqual({ ...ada, rated: true });
      expect(await store().visitorOf(second)).toEqual({ ...ada, rated: true });
      await store().removeToken(first);
      expect(await store().visitorOf(first)).toBeUndefined();
      expect(await store().visitorOf(second)).toEqual({ ...ada, rated: true });
      await expect(store().addToken(second, ada.id)).rejects.toThrow();
      await expect(store().addToken(unique('token'), 'nobody')).rejects.toThrow();

      const bob = visitor();
      await expect(store().addVisitor(bob, second)).rejects.toThrow();
      expect(await store().visitors([bob.id])).toEqual([]);
    });

    test('change what they want to change', async () => {
      const ada = visitor();
      const token = unique('token');
      await store().addVisitor(ada, token);
      await store().changeVisitor(ada.id, { name: 'Zoë' });
      await store().changeVisitor(ada.id, { language: 'fr' });
      await store().changeVisitor(ada.id, {});
      expect(await store().visitorOf(token)).toEqual({ ...ada, name: 'Zoë', language: 'fr', rated: true });
    });

    test('are found by many ids at once', async () => {
      const all = [visitor(), visitor(), visitor()];
      for (const each of all) await store().addVisitor(each, unique('token'));
      const [a, , c] = all;
      const found = await store().visitors([a!.id, c!.id, 'nobody']);
      expect(found.toSorted((x, y) => (x.id < y.id ? -1 : 1))).toEqual(
        [a!, c!].toSorted((x, y) => (x.id < y.id ? -1 : 1)).map((each) => ({ ...each, rated: true })),
      );
      expect(await store().visitors([])).toEqual([]);
    });

    test('keep passkeys', async () => {
      const ada = visitor();
      await store().addVisitor(ada, unique('token'));
      const key = {
        id: unique('key'),
        visitor: ada.id,
        publicKey: new Uint8Array([0, 255, 7]),
        counter: 0,
        transports: ['usb'],
      };
      expect(await store().addPasskey(key)).toBe(true);
      expect(await store().passkey(key.id)).toEqual(key);
      expect(await store().passkey('none')).toBeUndefined();
      await store().usePasskey(key.id, 4_294_967_295);
      expect(await store().passkeysOf(ada.id)).toEqual([{ ...key, counter: 4_294_967_295 }]);
      const bob = visitor();
      await store().addVisitor(bob, unique('token'));
      expect(await store().addPasskey({ ...key, visitor: bob.id, publicKey: new Uint8Array([1]) })).toBe(false);
      expect(await store().passkey(key.id)).toMatchObject({ visitor: ada.id, publicKey: key.publicKey });
    });

    test('are forgotten with tokens and passkeys, and their tables stay', async () => {
      const ada = visitor();
      const [token, key] = [unique('token'), unique('key')];
      await store().addVisitor(ada, token);
      await store().addPasskey({
        id: key,
        visitor: ada.id,
        publicKey: new Uint8Array([1]),
        counter: 0,
        transports: [],
      });
      const table = await opened(store(), { players: [ada.id] });
      await store().removeVisitor(ada.id);
      expect(await store().visitorOf(token)).toBeUndefined();
      expect(await store().passkey(key)).toBeUndefined();
      expect(await store().visitors([ada.id])).toEqual([]);
      expect(await store().read(table, 0)).toHaveLength(1);
    });
  });
}
