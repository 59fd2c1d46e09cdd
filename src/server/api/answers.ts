/** How the house refuses over HTTP: a status, a code for programs, and a sentence. */
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod';
import { findGame } from '../../games/shelf.ts';
import { explain } from '../../text/index.ts';
import type { HouseRefusal } from '../../wire/messages.ts';
import { fault } from '../../wire/requests.ts';
import type { House } from '../house.ts';
import { StoreAway } from '../store/errors.ts';
import { Refused } from '../visits.ts';

const STATUS: Readonly<Record<HouseRefusal['code'], number>> = {
  'bad-request': 400,
  'unknown-visitor': 401,
  'not-allowed': 403,
  'not-found': 404,
  'not-your-turn': 409,
  'game-over': 409,
  'illegal-move': 422,
  'too-much': 429,
  away: 503,
};

/** Reads what was sent by its form, or refuses it. */
export function read<T>(form: z.ZodType<T>, body: unknown): T {
  const parsed = form.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new Refused('bad-request', 'house.form', { ...fault(parsed.error) });
}

export function answers(app: FastifyInstance, house: House): void {
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    const refusal = refusalOf(error);
    if (!refusal) {
      request.log.error({ error: { name: error.name, message: error.message, stack: error.stack } }, 'unexpected');
      return reply.code(500).send({ error: { code: 'broken', message: 'Something went wrong in the house.' } });
    }
    house.metrics.refusals.inc({ code: refusal.code });
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : STATUS[refusal.code];
    const { game } = (request as { game?: string }) ?? {};
    const text = game ? await findGame(game)?.text.en() : undefined;
    return reply.code(status).send({ error: { ...refusal, message: explain(refusal, 'en', text) } });
  });
}

function refusalOf(error: Error & { statusCode?: number }): HouseRefusal | undefined {
  if (error instanceof Refused) return error.refusal;
  if (error instanceof StoreAway) return { code: 'away', reason: 'house.away' };
  if (error.statusCode === 429) return { code: 'too-much', reason: 'house.too-much' };
  // what Fastify itself cannot read: not JSON, too long, no such kind of content
  if (error.statusCode !== undefined && error.statusCode < 500)
    return { code: 'bad-request', reason: 'house.unreadable' };
  return undefined;
}
