/** The built pages over HTTP, and the headers that keep them to themselves. */
import { existsSync } from 'node:fs';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_S = 31_536_000;

/** No third party is ever asked for anything. */
const POLICY = {
  'default-src': ["'self'"],
  // solvers assemble a little WebAssembly of their own
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'worker-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

export async function headers(house: FastifyInstance): Promise<void> {
  await house.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    referrerPolicy: { policy: 'no-referrer' },
    // who puts https before the house says so there: at home there is none
    hsts: false,
  });
}

/** Every address of the house that is no file is the first page. */
export async function pages(house: FastifyInstance, root: string): Promise<void> {
  if (!existsSync(`${root}/index.html`)) throw new Error(`no pages in ${root}`);
  await house.register(fastifyStatic, {
    root,
    cacheControl: false,
    setHeaders(response, path) {
      // what is named by its content never changes
      const lasting = path.includes('/assets/');
      response.setHeader('cache-control', lasting ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
    },
  });
  house.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!;
    const wantsPage = request.method === 'GET' && !path.startsWith('/api/') && !/\.\w+$/.test(path);
    if (wantsPage) return reply.sendFile('index.html');
    return reply.code(404).send({ error: { code: 'not-found', message: 'There is nothing here.' } });
  });
}
