/** A passkey makes a guest a member, who comes back in another browser, and can go for good. */
import { expect, test } from 'vitest';
import type { Attempt } from '../../src/puzzles/attempts.ts';
import { en as record } from '../../src/web/record/text/en.ts';
import { DESKTOP, house, type Visit } from './house.ts';
import { button, field } from './parts.ts';

const escale = house();
const wishes = { size: DESKTOP, language: 'en', host: 'localhost' } as const;

/** A device that keeps passkeys, as Chromium imitates it. */
async function authenticator({ page, context }: Visit) {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return { session, authenticatorId };
}

const TRIED: Attempt = {
  ...{ id: 'tried', at: 5, game: 'foxu', puzzle: 'foxu-1', kind: 'win', rating: 900, result: 'solved' },
  ...{ helped: false, ms: 5000, mode: 'training' },
};

/** As this browser keeps it. */
async function tryPuzzle({ page }: Visit): Promise<void> {
  await page.evaluate(async (tried) => {
    const opening = indexedDB.open('escale');
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const transaction = database.transaction('attempts', 'readwrite');
    transaction.objectStore('attempts').put(tried);
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    database.close();
  }, TRIED);
}

test('make a passkey, sign in elsewhere, delete the account', async () => {
  const first = await escale.visit('/me', wishes);
  const { session, authenticatorId } = await authenticator(first);
  await field(first.page, 'online.yourName').fill('Ada');
  await button(first.page, 'online.save').click();
  await first.page.getByRole('button', { name: 'Create a passkey' }).click();
  await first.page.getByText('Passkeys: 1.').waitFor();
  const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });

  const second = await escale.visit('/me', wishes);
  const elsewhere = await authenticator(second);
  await elsewhere.session.send('WebAuthn.addCredential', {
    authenticatorId: elsewhere.authenticatorId,
    credential: credentials[0]!,
  });
  await second.page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect.poll(() => field(second.page, 'online.yourName').inputValue()).toBe('Ada');

  // what was tried at puzzles on one device is on the other
  await first.page.goto(new URL('/record', first.page.url()).href);
  await first.page.getByText(record.empty).waitFor();
  await tryPuzzle(first);
  await first.page.reload();
  const once = record.solved.replace('{solved}', '1').replace('{tried}', '1');
  await first.page.getByText(once).waitFor();
  const sent = () =>
    first.page.evaluate(async () => (await (await fetch('/api/me/attempts')).json()).attempts.length as number);
  await expect.poll(sent).toBe(1);
  await second.page.goto(new URL('/record', second.page.url()).href);
  await second.page.getByText(once).waitFor();
  await second.page.getByRole('button', { name: record.forget }).click();
  await second.page.getByRole('button', { name: record.sure }).click();
  await second.page.getByText(record.forgotten).waitFor();
  expect(await sent()).toBe(0);
  await second.page.goto(new URL('/me', second.page.url()).href);

  await second.page.getByRole('button', { name: 'Delete my account' }).click();
  await second.page.getByRole('button', { name: 'Yes, delete it' }).click();
  await second.page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor();
  await second.page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await second.page.getByText('isn’t known here').waitFor();
  await first.page.goto(new URL('/me', first.page.url()).href);
  await first.page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor();
  await Promise.all([first.context.close(), second.context.close()]);
});
