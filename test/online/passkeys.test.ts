/** Passkeys: a challenge belongs to whoever asked for it, and what is no passkey of ours is refused. */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../../src/server/index.ts';
import { Authenticator } from '../support/authenticator.ts';
import { openTestHouse, type TestHouse } from '../support/online.ts';
import { freshStore, removeFolders, STORES } from '../support/store/stores.ts';

const REFUSED = { status: 403, body: { error: { code: 'not-allowed', reason: 'house.passkey' } } };

describe.each(STORES)('%s', (kind) => {
  let house: TestHouse;
  beforeAll(async () => {
    house = await openTestHouse({ store: await openStore(await freshStore(kind)) });
  });
  afterAll(async () => {
    await house.close();
    removeFolders();
  });

  /** A browser, with its cookies. */
  class Browser {
    readonly #cookies = new Map<string, string>();

    async ask(method: string, path: string, body?: unknown) {
      const response = await fetch(`${house.url}${path}`, {
        method,
        headers: {
          origin: house.url,
          cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      for (const set of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!;
        if (value === '') this.#cookies.delete(name!);
        else this.#cookies.set(name!, value!);
      }
      return { status: response.status, body: (await response.json()) as unknown };
    }

    static async guest(name: string): Promise<Browser> {
      const browser = new Browser();
      await browser.ask('PUT', '/api/me', { name });
      return browser;
    }

    async creation() {
      return (await this.ask('POST', '/api/passkeys/new')).body as PublicKeyCredentialCreationOptionsJSON;
    }

    async request() {
      return (await this.ask('POST', '/api/sign-in/new')).body as PublicKeyCredentialRequestOptionsJSON;
    }
  }

  test('a challenge for a new passkey is good for the visitor who asked, and for nobody else', async () => {
    const [ann, eve] = [await Browser.guest('Ann'), await Browser.guest('Eve')];
    const made = new Authenticator(house.url).make(await ann.creation());
    expect(await eve.ask('POST', '/api/passkeys', made)).toMatchObject(REFUSED);
    expect(await ann.ask('POST', '/api/passkeys', made)).toMatchObject({ status: 201 });
    expect(await ann.ask('POST', '/api/passkeys', made)).toMatchObject(REFUSED);
  });

  test('a challenge for coming in is good for the browser that asked, and not to make a passkey with', async () => {
    const ann = await Browser.guest('Ann');
    const device = new Authenticator(house.url);
    await ann.ask('POST', '/api/passkeys', device.make(await ann.creation()));
    const [phone, thief] = [new Browser(), new Browser()];
    const asked = await phone.request();
    await thief.request();
    expect(await thief.ask('POST', '/api/sign-in', device.show(asked))).toMatchObject(REFUSED);
    expect(await new Browser().ask('POST', '/api/sign-in', device.show(asked))).toMatchObject(REFUSED);
    const creation = { ...(await ann.creation()), challenge: asked.challenge };
    expect(await ann.ask('POST', '/api/passkeys', new Authenticator(house.url).make(creation))).toMatchObject(REFUSED);
    expect(await phone.ask('POST', '/api/sign-in', device.show(asked))).toMatchObject({
      body: { me: { name: 'Ann' } },
    });
  });

  test('a passkey that somebody has already is refused, and stays his', async () => {
    const [ann, eve] = [await Browser.guest('Ann'), await Browser.guest('Eve')];
    const device = new Authenticator(house.url);
    await ann.ask('POST', '/api/passkeys', device.make(await ann.creation()));
    expect(await eve.ask('POST', '/api/passkeys', device.make(await eve.creation()))).toMatchObject(REFUSED);
    const phone = new Browser();
    expect(await phone.ask('POST', '/api/sign-in', device.show(await phone.request()))).toMatchObject({
      body: { me: { name: 'Ann' } },
    });
  });

  test('a passkey of another house, and an id that is none, are refused', async () => {
    const phone = new Browser();
    const foreign = new Authenticator(house.url).show(await phone.request());
    expect(await phone.ask('POST', '/api/sign-in', foreign)).toMatchObject(REFUSED);
    for (const id of ['a\0b', '', 'é', '\ud800', 'x'.repeat(1001)]) {
      expect(await phone.ask('POST', '/api/sign-in', { ...foreign, id })).toMatchObject({ status: 400 });
    }
  });
});
