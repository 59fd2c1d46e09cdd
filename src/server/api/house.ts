/** What the house says of itself: where it is found, what it can be asked, how it does. */
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { nearFor } from '../near.ts';
import { Refused } from '../visits.ts';
import type { Handlers } from './handlers.ts';
import { describeHouse } from './openapi.ts';

type HouseRoute = 'GET /api/near' | 'GET /api/openapi.json' | 'GET /health' | 'GET /ready' | 'GET /metrics';

export function houseHandlers(
  house: House,
  app: FastifyInstance,
  showsMetrics: (address: string) => boolean = () => false,
): Handlers<HouseRoute> {
  const description = once(describeHouse);
  const descriptionText = once(() => JSON.stringify(description()));
  let ready: Promise<boolean> | undefined;
  /** Many ask at once, and the store is asked once. */
  const isReady = () => {
    ready ??= house.store.ready().finally(() => {
      ready = undefined;
    });
    return ready;
  };
  return {
    'GET /api/near': async ({ request }) => ({ addresses: nearFor(app, request) }),
    'GET /api/openapi.json': async ({ reply }) => {
      reply.serializer(descriptionText);
      return description();
    },
    'GET /health': async () => ({ ok: true }),
    'GET /ready': async ({ reply }) => {
      const why = house.isClosing
        ? 'closing'
        : !house.isAwake || house.isCutOff || !(await isReady())
          ? 'away'
          : house.store.isFull
            ? 'full'
            : undefined;
      if (why) reply.code(503);
      return { ok: why === undefined, ...(why && { why }) };
    },
    'GET /metrics': async ({ request, reply }) => {
      if (!showsMetrics(request.ip)) throw new Refused('not-found', 'house.nothing');
      const { registry } = house.metrics;
      reply.header('content-type', registry.contentType);
      return registry.metrics();
    },
  };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
