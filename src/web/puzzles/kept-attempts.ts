/** The log of attempts, kept in this browser; where it keeps nothing, as long as the page is open. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Attempt, mergeAttempts, readAttempt } from '../../puzzles/attempts.ts';
import { kept } from '../local/database.ts';
import { forgetShared, sendAttempt, shareAttempts } from './shared-attempts.ts';

const known = signal<readonly Attempt[] | undefined>(undefined);

/** Undefined until it has been read. */
export function useAttempts(): readonly Attempt[] | undefined {
  useEffect(() => void load(), []);
  return known.value;
}

async function load(): Promise<void> {
  const stored: readonly unknown[] = (await kept((database) => database.getAll('attempts'))) ?? [];
  // another tab may have added some since
  known.value = mergeAttempts(
    known.peek() ?? [],
    stored.flatMap((each) => readAttempt(each) ?? []),
  );
  shared ??= share();
  await shared;
}

/** Once a page; what comes later is sent as it is made. */
let shared: Promise<void> | undefined;

async function share(): Promise<void> {
  const theirs = await shareAttempts(known.peek() ?? []);
  if (!theirs || theirs.length === 0) return;
  const ids = new Set(theirs.map(({ id }) => id));
  known.value = mergeAttempts(
    theirs,
    (known.peek() ?? []).filter(({ id }) => !ids.has(id)),
  );
  await kept(async (database) => {
    const { store, done } = database.transaction('attempts', 'readwrite');
    await Promise.all([...theirs.map((each) => store.put(each)), done]);
  });
}

export function keepAttempt(made: Omit<Attempt, 'id' | 'at'>): void {
  const attempt: Attempt = { id: freshId(), at: Date.now(), ...made };
  known.value = mergeAttempts(known.peek() ?? [], [attempt]);
  void kept((database) => database.put('attempts', attempt));
  void sendAttempt(attempt);
}

const ID_BYTES = 12;
export const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(ID_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** All of them, here and at the house; nothing is forgotten if the house keeps some and is away. */
export async function forgetAttempts(): Promise<void> {
  await forgetShared();
  known.value = [];
  await kept((database) => database.clear('attempts'));
}
