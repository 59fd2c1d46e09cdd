/** From a request to its visitor, and what keeps strangers from acting in his name. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HouseRefusal } from '../wire/messages.ts';
import type { Edge } from './edge/edge.ts';
import { tokenIn } from './edge/token.ts';
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

export async function findVisitor({ house, gate }: Edge, request: FastifyRequest): Promise<Visitor | undefined> {
  const visitor = await house.identity.find(tokenIn(request));
  if (visitor) house.whereabouts.note(visitor.id, gate.callerOf(request.raw).address);
  return visitor;
}

export async function visitorOf(edge: Edge, request: FastifyRequest): Promise<Visitor> {
  const visitor = await findVisitor(edge, request);
  if (!visitor) throw new Refused('unknown-visitor', 'house.unknown-visitor');
  return visitor;
}

export function giveCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = request.protocol === 'https';
  reply.setCookie(COOKIE, token, { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: YEAR_S });
}

/** A page of another house may not ask in the name of ours. Programs send no origin. */
export function isOurs({ headers: { origin, host } }: Pick<FastifyRequest, 'headers'>): boolean {
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
