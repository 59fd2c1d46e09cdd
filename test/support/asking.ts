/** Asking a house over HTTP, as somebody whose token is known or as a stranger. */
import { createHash } from 'node:crypto';
import type { Store } from '../../src/server/store/store.ts';

export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

export async function ask(url: string, path: string, token?: string, command?: object): Promise<Answered> {
  const response = await fetch(`${url}${path}`, {
    method: command ? 'POST' : 'GET',
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(command && { 'content-type': 'application/json' }),
    },
    ...(command && { body: JSON.stringify(command) }),
  });
  return { status: response.status, body: await response.json() };
}

/** A key to the door of somebody who is in the store already. */
export async function keyFor(store: Store, visitor: string): Promise<string> {
  const token = createHash('sha256').update(`key of ${visitor}`).digest('base64url');
  await store.addToken(createHash('sha256').update(token).digest('hex'), visitor);
  return token;
}

/** The figure of a counter; 0 if it has not counted yet. */
export async function counted(url: string, figure: string): Promise<number> {
  const lines = (await (await fetch(`${url}/metrics`)).text()).split('\n');
  return Number(lines.find((line) => line.startsWith(`${figure} `))?.split(' ')[1] ?? 0);
}
