/** Visitors who come from outside, as a program does: a token, and requests made with it. */
import { setTimeout as wait } from 'node:timers/promises';

/** Whoever hears that nothing was done, because the house was away for a moment, asks again. */
const TRIES = 20;
const AGAIN_MS = 500;

export interface Visitor {
  readonly id: string;
  readonly token: string;
}

export async function visit(url: string, name: string): Promise<Visitor> {
  return ask(url, undefined, 'POST', '/api/visitors', { name: name.slice(0, 30) });
}

export async function ask<T>(
  url: string,
  visitor: Visitor | undefined,
  method: string,
  path: string,
  body?: object,
): Promise<T> {
  const headers = {
    ...(body && { 'content-type': 'application/json' }),
    ...(visitor && { authorization: `Bearer ${visitor.token}` }),
  };
  for (let tries = 1; ; tries++) {
    const response = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const answer = (await response.json()) as T;
    if (response.ok) return answer;
    const { error } = answer as { readonly error?: { readonly code: string } };
    if (error?.code !== 'away' || tries === TRIES) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    await wait(AGAIN_MS);
  }
}

/** A game of these two begins; `more` is what the table is asked for beside them. */
export async function beginTable(
  url: string,
  [first, second]: readonly [Visitor, Visitor],
  more: { readonly game: string; readonly control?: object; readonly public?: boolean; readonly chance?: object },
): Promise<string> {
  const request = { seats: 2, holders: ['me', 'free'], ...more };
  const { id } = await ask<{ id: string }>(url, first, 'POST', '/api/tables', request);
  await ask(url, second, 'POST', `/api/tables/${id}`, { do: 'sit', seat: 1 });
  await ask(url, first, 'POST', `/api/tables/${id}`, { do: 'start' });
  return id;
}
