/** The house over HTTP and sockets. */
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { type RefusalAnswer, STATUS_OF } from '../wire/answers/refusal.ts';
import { attemptHandlers } from './api/attempts.ts';
import { dailyHandlers } from './api/dailies.ts';
import { eveningHandlers } from './api/evenings.ts';
import { type Handlers, serve } from './api/handlers.ts';
import { houseHandlers } from './api/house.ts';
import { meHandlers } from './api/me.ts';
import { passkeyHandlers } from './api/passkeys.ts';
import { puzzleHandlers } from './api/puzzles.ts';
import { raceHandlers } from './api/races.ts';
import { ratingHandlers } from './api/ratings.ts';
import { tellRefusals } from './api/refusals.ts';
import { tableHandlers } from './api/tables.ts';
import { Edge } from './edge/edge.ts';
import { NO_PROXY, type TrustedProxies } from './edge/proxies.ts';
import { createGatedServer } from './edge/server.ts';
import { acceptSockets } from './edge/upgrades.ts';
import { House, type HouseOptions } from './house.ts';
import { linkCardOf } from './link-card.ts';
import { readPageFiles } from './page-files.ts';
import { headers, pages } from './pages.ts';
import { isOurs, Refused } from './visits.ts';

export { nearAddresses } from './near.ts';
export { openStore } from './store/open.ts';

const MOST_BODY = 2 ** 14;
const UNREADABLE: RefusalAnswer = {
  error: { code: 'bad-request', reason: 'house.unreadable', message: 'This address can’t be read.' },
};

export interface HouseOpening extends HouseOptions {
  /** The folder of the built pages. */
  readonly pages: string;
  /** Structured lines on standard output, or to whoever wants them. */
  readonly log?: boolean | { write(line: string): void };
  /** Which proxies are believed what they tell of addresses and https. */
  readonly proxies?: TrustedProxies;
  /** Who may read the figures of the house. Nobody if not said. */
  showsMetrics?(address: string): boolean;
}

export async function openHouse(opening: HouseOpening): Promise<FastifyInstance> {
  const house = new House({ tellFault: (fault) => app.log.error(fault, 'fault'), ...opening });
  const trusts = opening.proxies ?? NO_PROXY;
  const files = readPageFiles(opening.pages);
  const edge = new Edge(house, trusts, new Set([...files.values()].map(({ bytes }) => bytes)));
  const app: FastifyInstance = fastify({
    serverFactory: (handler) => createGatedServer(house.limits, () => edge.gate, handler),
    bodyLimit: MOST_BODY,
    forceCloseConnections: true,
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      return reply.code(STATUS_OF['bad-request']).header('cache-control', 'no-store').send(UNREADABLE);
    },
    trustProxy: trusts,
    logController: new LogController({ disableRequestLogging: true }),
    logger: typeof opening.log === 'object' ? { stream: opening.log } : (opening.log ?? false),
  });
  await headers(app);
  await app.register(cookie);
  tellRefusals(app, house);

  app.addHook('onRequest', async (request, reply) => {
    // what is told there is told to one, or is another the next time; so are refusals
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    if (request.method !== 'GET' && !isOurs(request)) throw new Refused('not-allowed', 'house.origin');
  });
  app.addHook('preSerialization', (request, reply, payload, done) => done(null, edge.writing(request, reply, payload)));
  app.addHook('onSend', (request, reply, payload, done) => done(null, edge.answering(request, reply, payload)));
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
    ...tableHandlers(house, edge),
    ...eveningHandlers(house, edge),
    ...raceHandlers(house, edge),
    ...attemptHandlers(house),
    ...dailyHandlers(house, edge),
    ...puzzleHandlers(house),
    ...ratingHandlers(house),
    ...houseHandlers(house, app, opening.showsMetrics),
  };
  serve(app, edge, handlers);
  acceptSockets(app.server, edge, MOST_BODY);
  await pages(app, files, (request) => linkCardOf(house, request));
  app.addHook('preClose', () => edge.close());
  await house.open();
  return app;
}
