/** What the house says of itself: where it is found, what it can be asked, how it does. */
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { nearFor } from '../near.ts';
import type { Handlers } from './handlers.ts';
import { describeHouse } from './openapi.ts';

type HouseRoute = 'GET /api/near' | 'GET /api/openapi.json' | 'GET /health' | 'GET /ready' | 'GET /metrics';

export function houseHandlers(house: House, app: FastifyInstance): Handlers<HouseRoute> {
  let description: ReturnType<typeof describeHouse> | undefined;
  return {
    'GET /api/near': async ({ request }) => ({ addresses: nearFor(app, request) }),
    'GET /api/openapi.json': async () => {
      description ??= describeHouse();
      return description;
    },
    'GET /health': async () => ({ ok: true }),
    'GET /ready': async ({ reply }) => {
      const ok = !house.isClosing && (await house.store.ready());
      if (!ok) reply.code(503);
      return { ok };
    },
    'GET /metrics': async ({ reply }) => {
      const { registry } = house.metrics;
      reply.header('content-type', registry.contentType);
      return registry.metrics();
    },
  };
}
