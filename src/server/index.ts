/** The house over HTTP and sockets. */
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { answers } from './api/answers.ts';
import { meRoutes } from './api/me.ts';
import { openapi } from './api/openapi.ts';
import { passkeyRoutes } from './api/passkeys.ts';
import { tableRoutes } from './api/tables.ts';
import { House, type HouseOptions } from './house.ts';
import { nearRoute } from './near.ts';
import { headers, pages } from './pages.ts';
import { sockets } from './sockets.ts';
import { isOurs, Refused } from './visits.ts';

export { nearAddresses } from './near.ts';
export { openStore } from './store/open.ts';

const MOST_BODY = 2 ** 14;

export interface Opening extends HouseOptions {
  /** The folder of the built pages. */
  readonly pages: string;
  /** Structured lines on standard output, or to whoever wants them. */
  readonly log?: boolean | { write(line: string): void };
  /** Believe the addresses and the https that a proxy tells. */
  readonly behindProxy?: boolean;
}

export async function openHouse(opening: Opening): Promise<FastifyInstance> {
  const house = new House(opening);
  const app = fastify({
    bodyLimit: MOST_BODY,
    forceCloseConnections: true,
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      const error = { code: 'bad-request', reason: 'house.unreadable', message: 'This address cannot be read.' };
      return reply.code(400).send({ error });
    },
    trustProxy: opening.behindProxy ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    logger: typeof opening.log === 'object' ? { stream: opening.log } : (opening.log ?? false),
  });
  await headers(app);
  await app.register(cookie);
  await app.register(websocket, { options: { maxPayload: MOST_BODY, perMessageDeflate: false } });
  await app.register(rateLimit, { max: house.limits.requestsPerMinute, timeWindow: 60_000, global: false });
  answers(app, house);

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

  await app.register(async (api) => {
    api.addHook('onRequest', api.rateLimit());
    await meRoutes(api, house);
    await passkeyRoutes(api, house);
    await tableRoutes(api, house);
    await sockets(api, house);
    nearRoute(api);
  });
  app.get('/api/openapi.json', async () => openapi);
  app.get('/health', async () => ({ ok: true }));
  app.get('/ready', async (_request, reply) => {
    const ok = !house.isClosing && (await house.store.ready());
    return reply.code(ok ? 200 : 503).send({ ok });
  });
  app.get('/metrics', async (_request, reply) =>
    reply.header('content-type', house.metrics.registry.contentType).send(await house.metrics.registry.metrics()),
  );
  await pages(app, opening.pages);
  app.addHook('preClose', () => house.close());
  await house.open();
  return app;
}
