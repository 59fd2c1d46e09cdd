/** The house over HTTP: for now the pages. */
import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';

/** No third party is ever asked for anything. */
const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
const YEAR = 31_536_000_000;

/** Serves the built pages from `pages`; every address of the house that is no file is the first page. */
export async function openHouse(pages: string): Promise<FastifyInstance> {
  if (!existsSync(`${pages}/index.html`)) throw new Error(`no pages in ${pages}`);
  const house = fastify({ bodyLimit: 2 ** 16, forceCloseConnections: true });
  house.addHook('onSend', async (_request, reply) => {
    reply.header('content-security-policy', POLICY);
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'no-referrer');
  });
  await house.register(fastifyStatic, {
    root: pages,
    cacheControl: false,
    setHeaders(response, path) {
      // what is named by its content never changes
      const lasting = path.includes('/assets/');
      response.setHeader('cache-control', lasting ? `public, max-age=${YEAR / 1000}, immutable` : 'no-cache');
    },
  });
  house.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && !/\.\w+$/.test(request.url.split('?')[0]!);
    if (wantsPage) return reply.sendFile('index.html');
    return reply.code(404).send({ error: 'not found' });
  });
  house.get('/health', async () => ({ ok: true }));
  return house;
}

/** The addresses at which phones in the same network find the house. */
export function localAddresses(port: number): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}/`);
}
