/** The token that a request carries: in the program's header, or in the browser's cookie. */
import type { IncomingMessage } from 'node:http';
import { COOKIE, hashOf } from '../identity.ts';

const IN_COOKIE = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`);

export function tokenIn({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const bearer = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
  return bearer ?? (headers.cookie === undefined ? undefined : IN_COOKIE.exec(headers.cookie)?.[1]);
}

export function tokenHashIn(request: Pick<IncomingMessage, 'headers'>): string | undefined {
  const token = tokenIn(request);
  return token === undefined ? undefined : hashOf(token);
}
