/** The server under the house: what takes too long to arrive is not waited for, and not everybody comes in. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Limits } from '../limits.ts';
import type { Gate } from './gate.ts';

/** Bytes, and lines, of the head of a request: browsers and their proxies send a tenth of it. */
const MOST_HEAD = 8192;
const MOST_HEADERS = 100;
const CHECK_MS = 1000;
/** Longer than balancers keep a connection, so that they are the ones to close it. */
const KEEP_ALIVE_MS = 72_000;

export function createGatedServer({ patience }: Limits, gate: () => Gate, handler: RequestListener): Server {
  const server = createServer(
    {
      // of the head of a request, and of all of it
      headersTimeout: patience,
      requestTimeout: patience,
      connectionsCheckingInterval: Math.min(CHECK_MS, patience),
      keepAliveTimeout: KEEP_ALIVE_MS,
      maxHeaderSize: MOST_HEAD,
    },
    (request, response) => {
      if (gate().admit(request, response)) gate().begin(request, () => handler(request, response));
    },
  );
  server.maxHeadersCount = MOST_HEADERS;
  server.on('connection', (socket) => gate().connected(socket));
  return server;
}
