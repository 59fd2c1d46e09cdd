/** From a request to its visitor, and what keeps strangers from acting in his name. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HouseRefusal } from '../wire/messages.ts';
import type { House } from './house.ts';
import { COOKIE } from './identity.ts';
import type { Visitor } from './store/store.ts';

const YEAR_S = 31_536_000;

/** A refusal on its way out. */
export class Refused extends Error {
  readonly refusal: HouseRefusal;
  constructor(code: HouseRefusal['code'], reason: string, details?: Readonly<Record<string, string>>) {
    super(reason);
    this.refusal = { code, reason, ...(details && { details }) };
  }
}

/** From the program's header or the browser's cookie. */
export function tokenOf(request: FastifyRequest): string | undefined {
  const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  return bearer ?? request.cookies[COOKIE];
}

export const findVisitor = (house: House, request: FastifyRequest): Promise<Visitor | undefined> =>
  house.identity.find(tokenOf(request));

export async function visitorOf(house: House, request: FastifyRequest): Promise<Visitor> {
  const visitor = await findVisitor(house, request);
  if (!visitor) throw new Refused('unknown-visitor', 'house.unknown-visitor');
  return visitor;
}

export function giveCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = request.protocol === 'https';
  reply.setCookie(COOKIE, token, { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: YEAR_S });
}

/** A page of another house may not ask in the name of ours. Programs send no origin. */
export function isOurs(request: FastifyRequest): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
