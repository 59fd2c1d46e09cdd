/** A passkey makes a guest a member, who comes back in another browser, and can go for good. */
import { expect, test } from 'vitest';
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

  await second.page.getByRole('button', { name: 'Delete my account' }).click();
  await second.page.getByRole('button', { name: 'Yes, delete it' }).click();
  await second.page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor();
  await second.page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await second.page.getByText('isn’t known here').waitFor();
  await first.page.reload();
  await first.page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor();
  await Promise.all([first.context.close(), second.context.close()]);
});
