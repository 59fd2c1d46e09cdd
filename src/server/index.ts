/** The house over HTTP and sockets. */
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { type RefusalAnswer, STATUS_OF } from '../wire/answers/refusal.ts';
import { type Handlers, serve } from './api/handlers.ts';
import { houseHandlers } from './api/house.ts';
import { meHandlers } from './api/me.ts';
import { passkeyHandlers } from './api/passkeys.ts';
import { tellRefusals } from './api/refusals.ts';
import { tableHandlers } from './api/tables.ts';
import { House, type HouseOptions } from './house.ts';
import { headers, pages } from './pages.ts';
import { sockets } from './sockets.ts';
import { isOurs, Refused } from './visits.ts';

export { nearAddresses } from './near.ts';
export { openStore } from './store/open.ts';

const MOST_BODY = 2 ** 14;
const UNREADABLE: RefusalAnswer = {
  error: { code: 'bad-request', reason: 'house.unreadable', message: 'This address cannot be read.' },
};

export interface HouseOpening extends HouseOptions {
  /** The folder of the built pages. */
  readonly pages: string;
  /** Structured lines on standard output, or to whoever wants them. */
  readonly log?: boolean | { write(line: string): void };
  /** Believe the addresses and the https that a proxy tells. */
  readonly behindProxy?: boolean;
}

export async function openHouse(opening: HouseOpening): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: MOST_BODY,
    forceCloseConnections: true,
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      return reply.code(STATUS_OF['bad-request']).send(UNREADABLE);
    },
    trustProxy: opening.behindProxy ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    logger: typeof opening.log === 'object' ? { stream: opening.log } : (opening.log ?? false),
  });
  const house = new House({ tellFault: (fault) => app.log.error(fault, 'fault'), ...opening });
  await headers(app);
  await app.register(cookie);
  await app.register(websocket, { options: { maxPayload: MOST_BODY, perMessageDeflate: false } });
  await app.register(rateLimit, { max: house.limits.requestsPerMinute, timeWindow: 60_000, global: false });
  tellRefusals(app, house);

  app.addHook('onRequest', async (request) => {
    if (request.method !== 'GET' && !isOurs(request)) throw new Refused('not-allowed', 'house.origin');
  });
  // the address of a private table is its key, so only the pattern of the route is written down
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });

  const handlers: Handlers = {
    ...meHandlers(house),
    ...passkeyHandlers(house),
    ...tableHandlers(house),
    ...houseHandlers(house, app),
  };
  await app.register(async (api) => {
    api.addHook('onRequest', api.rateLimit());
    serve(api, house, handlers, 'limited');
    await sockets(api, house);
  });
  serve(app, house, handlers, 'unlimited');
  await pages(app, opening.pages);
  app.addHook('preClose', () => house.close());
  await house.open();
  return app;
}
