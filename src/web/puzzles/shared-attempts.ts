/** The log of attempts of whoever has a passkey: the house keeps it too, so that all his devices have the same one. */
import type { Attempt } from '../../puzzles/attempts.ts';
import { isGuest } from '../guest.ts';

/** As many as one request has room for. */
const AT_ONCE = 25;

/** Whether the house keeps them; undefined until it was asked. */
let isMember: Promise<boolean> | undefined;

const api = () => import('../online/api.ts');

async function askWhether(): Promise<boolean> {
  if (!isGuest()) return false;
  const { ask } = await api();
  return ((await ask('GET /api/me')).me?.passkeys ?? 0) > 0;
}

/** What the house has, which holds where both have an attempt of one id; it gets what it lacks. Undefined if it keeps nothing, or is away. */
export async function shareAttempts(own: readonly Attempt[]): Promise<readonly Attempt[] | undefined> {
  isMember = askWhether().catch(() => false);
  if (!(await isMember)) return undefined;
  try {
    const theirs = await attemptsOfHouse();
    const known = new Set(theirs.map(({ id }) => id));
    await sendAttempts(own.filter(({ id }) => !known.has(id)));
    return theirs;
  } catch {
    return undefined;
  }
}

/** What does not arrive is sent with the next sharing. */
export async function sendAttempt(attempt: Attempt): Promise<void> {
  if (await isMember) await sendAttempts([attempt]).catch(() => {});
}

/** Of the house, if it keeps any; it fails if the house is away. */
export async function forgetShared(): Promise<void> {
  if (!(await askWhether())) return;
  await (await api()).ask('DELETE /api/me/attempts');
}

async function attemptsOfHouse(): Promise<readonly Attempt[]> {
  const { ask } = await api();
  const all: Attempt[] = [];
  let after: string | undefined;
  do {
    const { attempts, next } = await ask('GET /api/me/attempts', { query: { after } });
    all.push(...attempts);
    after = next;
  } while (after !== undefined);
  return all;
}

async function sendAttempts(attempts: readonly Attempt[]): Promise<void> {
  const { ask } = await api();
  for (let from = 0; from < attempts.length; from += AT_ONCE)
    await ask('POST /api/me/attempts', { body: { attempts: attempts.slice(from, from + AT_ONCE) } });
}
