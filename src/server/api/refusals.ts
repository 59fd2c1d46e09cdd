/** How the house refuses over HTTP: a status, a code for programs, and a sentence. */
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod';
import { findGame } from '../../games/shelf.ts';
import { NotAwake } from '../../table/course/pulse.ts';
import { TableClosed } from '../../table/course/table-closed.ts';
import { explain } from '../../text/index.ts';
import { type RefusalAnswer, STATUS_OF } from '../../wire/answers/refusal.ts';
import type { HouseRefusal } from '../../wire/messages.ts';
import { fault } from '../../wire/requests.ts';
import type { House } from '../house.ts';
import { StoreFull } from '../store/errors.ts';
import { isAway } from '../tables/troubles.ts';
import { Refused } from '../visits.ts';

/** A second fills twenty drops of a person's bucket. */
const RETRY_S = 1;
const BROKEN: RefusalAnswer = { error: { code: 'broken', message: 'Something went wrong on the server.' } };

/** Reads what was sent by its form, or refuses it. */
export function read<T>(form: z.ZodType<T>, body: unknown): T {
  const parsed = form.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new Refused('bad-request', 'house.form', { ...fault(parsed.error) });
}

export function tellRefusals(app: FastifyInstance, house: House): void {
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    const refusal = refusalOf(error);
    if (!refusal) {
      house.metrics.faults.inc({ what: 'request' });
      request.log.error({ error: { name: error.name, message: error.message, stack: error.stack } }, 'unexpected');
      return reply.code(STATUS_OF.broken).send(BROKEN);
    }
    house.metrics.refusals.inc({ code: refusal.code });
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : STATUS_OF[refusal.code];
    const { game } = (request as { game?: string }) ?? {};
    const text = game ? await findGame(game)?.text.en() : undefined;
    const answer: RefusalAnswer = { error: { ...refusal, message: explain(refusal, 'en', text) } };
    if (refusal.code === 'too-much') reply.header('retry-after', RETRY_S);
    return reply.code(status).send(answer);
  });
}

/** Nothing can be written now, and why not. */
export const awayOf = (error: unknown): HouseRefusal => ({ code: 'away', reason: reasonOf(error) });

function reasonOf(error: unknown): string {
  if ([error, (error as Error).cause].some((each) => each instanceof StoreFull)) return 'house.full';
  return error instanceof NotAwake ? 'house.waking' : 'house.away';
}

function refusalOf(error: Error & { statusCode?: number }): HouseRefusal | undefined {
  if (error instanceof Refused) return error.refusal;
  if (error instanceof TableClosed && error.fault) return { code: 'set-aside', reason: 'house.set-aside' };
  if (isAway(error)) return awayOf(error);
  if (error.statusCode === 429) return { code: 'too-much', reason: 'house.too-much' };
  // what Fastify itself cannot read: not JSON, too long, no such kind of content
  if (error.statusCode !== undefined && error.statusCode < 500)
    return { code: 'bad-request', reason: 'house.unreadable' };
  return undefined;
}
