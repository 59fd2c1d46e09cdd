/** Characters that databases and pages cannot keep, wherever a stranger can write any: a refusal, or harmless; never our fault. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../../src/server/index.ts';
import type { Store } from '../../src/server/store/store.ts';
import type { NewTableRequest } from '../../src/wire/requests.ts';
import { addressOf } from '../../src/wire/route.ts';
import { ROUTES } from '../../src/wire/routes.ts';
import { counted } from '../support/asking.ts';
import { Authenticator } from '../support/authenticator.ts';
import { Guest, openTestHouse, Place, type TestHouse } from '../support/online.ts';
import { freshStore, removeFolders, STORES } from '../support/store/stores.ts';

/** A null character, half a character, and what no escape sequence should reach. */
const UNKEPT = ['\0', 'a\0b', '\ud800', '\u001b[31m'];
const TABLE: NewTableRequest = { game: 'ricochet-robots', seats: 2 };

describe.each(STORES)('%s', (kind) => {
  let store: Store;
  let house: TestHouse;
  let ann: Guest;
  let id: string;
  const log: string[] = [];
  beforeAll(async () => {
    store = await openStore(await freshStore(kind));
    house = await openTestHouse({
      store,
      log: { write: (line) => log.push(line) },
      limits: { requestsPerMinute: 1e6 },
    });
    ann = await Guest.at(house.url, 'Ann');
    id = await ann.open(TABLE);
  });
  afterAll(async () => {
    await house.close();
    removeFolders();
  });

  async function strike(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(house.url + path, {
      method,
      headers: {
        authorization: `Bearer ${ann.token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as { readonly error?: { readonly code: string } };
    const what = `${method} ${path} ${JSON.stringify(body)}`;
    expect.soft(response.status, what).toBeLessThan(500);
    if (!response.ok) expect.soft(answer.error?.code, what).toEqual(expect.any(String));
    return { status: response.status, body: answer };
  }

  test.each(UNKEPT)('%j in an address', async (bad) => {
    // half a character cannot be written in an address, but its bytes can
    const escaped = bad === '\ud800' ? '%ED%A0%80' : encodeURIComponent(bad);
    for (const name of Object.keys(ROUTES)) {
      const { method, path } = addressOf(name);
      if (!path.includes(':id')) continue;
      const { status } = await strike(
        method,
        path.replace(':id', escaped),
        method === 'POST' ? { do: 'stand' } : undefined,
      );
      expect([400, 404], path).toContain(status);
    }
    for (const key of ['game', 'status', 'before', 'last', 'from', escaped]) {
      for (const path of ['/api/tables', `/api/players/${ann.id}`]) await strike('GET', `${path}?${key}=${escaped}`);
      await strike('GET', `/api/tables/${id}?${key}=${escaped}`);
    }
  });

  test.each(UNKEPT)('%j in a body', async (bad) => {
    await strike('POST', '/api/visitors', { name: bad, language: bad });
    for (const name of [bad, `Ann${bad}`]) await strike('PUT', '/api/me', { name });
    await strike('PUT', '/api/me', { [bad]: bad });
    const tables: object[] = [
      { game: bad },
      { options: { [bad]: bad } },
      { options: { boards: bad } },
      { control: { kind: bad } },
      { holders: [bad] },
      { start: { setUp: bad } },
      { start: { events: [{ by: 0, move: bad }] } },
      { chance: { fixed: [bad] } },
    ];
    for (const fields of tables) await strike('POST', '/api/tables', { ...TABLE, ...fields });
    const place = await Place.at(house.url, id, ann.token);
    const commands: object[] = [
      { do: bad },
      { do: 'say', text: bad, to: 'all' },
      { do: 'say', text: `well${bad}`, to: 'all' },
      { do: 'act', move: bad },
      { do: 'act', move: 'bid:3', key: bad },
      { do: 'kick', who: bad },
      { do: 'react', reaction: bad },
    ];
    const answers = () => place.messages.filter(({ t }) => t === 'refused' || t === 'done').length;
    for (const [index, command] of commands.entries()) {
      await strike('POST', `/api/tables/${id}`, command);
      place.socket.send(JSON.stringify({ id: 'x', command }));
      await place.until(() => answers() > index);
    }
    await place.close();
  });

  test.each(UNKEPT)('%j in a passkey and in its challenge', async (bad) => {
    const origin = { origin: house.url };
    const device = new Authenticator(house.url);
    const asked = (await strike('POST', '/api/passkeys/new', undefined, origin)).body as never;
    for (const challenge of [bad, `${(asked as { challenge: string }).challenge}${bad}`]) {
      const made = device.make({ ...(asked as object), challenge } as never);
      expect((await strike('POST', '/api/passkeys', made, origin)).status).toBe(403);
    }
    const made = device.make(asked);
    for (const fields of [
      { id: bad },
      { rawId: bad },
      { type: bad },
      { response: { ...made.response, clientDataJSON: bad } },
    ])
      expect((await strike('POST', '/api/passkeys', { ...made, ...fields }, origin)).status).toBeGreaterThanOrEqual(
        400,
      );
    const response = await fetch(`${house.url}/api/sign-in/new`, { method: 'POST', headers: origin });
    const request = (await response.json()) as object;
    const cookie = response.headers.getSetCookie()[0]!.split(';')[0]!;
    const key = new Authenticator(house.url);
    const known = key.make((await strike('POST', '/api/passkeys/new', undefined, origin)).body as never);
    expect((await strike('POST', '/api/passkeys', known, origin)).status).toBe(201);
    for (const door of [cookie, `escale-door=${encodeURIComponent(bad === '\ud800' ? '' : bad)}`]) {
      const shown = key.show({ ...request, challenge: bad } as never);
      expect((await strike('POST', '/api/sign-in', shown, { ...origin, cookie: door })).status).toBe(403);
    }
  });

  test('nothing of it was a fault, and the table is whole', async () => {
    expect(log.filter((line) => line.includes('unexpected') || line.includes('"level":50'))).toEqual([]);
    expect(await counted(house.url, 'escale_refusals_total{code="broken"}')).toBe(0);
    const rows = await store.read(id, 0);
    for (const { body } of rows) expect(body).not.toMatch(/\\u0000|\\ud800|\\u001b/);
    expect(rows.length).toBeGreaterThan(1);
    expect((await strike('GET', `/api/tables/${id}`)).status).toBe(200);
    expect((await strike('GET', `/api/players/${ann.id}`)).status).toBe(200);
  });
});
