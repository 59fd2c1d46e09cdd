/** The built pages over HTTP, and the headers that keep them to themselves. */
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type LinkCard, withCard } from './link-card.ts';
import type { PageFile } from './page-files.ts';

/** What a browser may call a house. */
const HOST = /^[\w.:[\]-]{1,200}$/;

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
export async function pages(
  house: FastifyInstance,
  files: ReadonlyMap<string, PageFile>,
  cardOf: (request: FastifyRequest) => Promise<LinkCard | undefined>,
): Promise<void> {
  const first = files.get('/index.html');
  if (!first) throw new Error('there are no pages');
  const text = first.bytes.toString();
  const send = (request: FastifyRequest, reply: FastifyReply, { bytes, type, tag, caching }: PageFile) => {
    reply.header('cache-control', caching).header('etag', tag);
    if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
    return reply.type(type).send(bytes);
  };
  house.get<{ Params: { readonly '*': string } }>('/*', async (request, reply) => {
    const path = `/${request.params['*']}`;
    const file = files.get(path === '/' ? '/index.html' : path);
    if (file) return send(request, reply, file);
    if (path.startsWith('/api/') || /\.\w+$/.test(path)) return reply.callNotFound();
    // a page without a card is a page
    const card = await cardOf(request).catch(() => undefined);
    if (!card || !HOST.test(request.host)) return send(request, reply, first);
    // names are told to whoever has the link, and kept by nobody on the way
    reply.type(first.type).header('cache-control', 'no-store');
    return reply.send(withCard(text, card, `${request.protocol}://${request.host}`));
  });
  house.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ error: { code: 'not-found', message: 'There is nothing here.' } }),
  );
}
