/** From a request to a socket at a table. */
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { type ServerOptions, WebSocketServer } from 'ws';
import { isOurs } from '../visits.ts';
import { CompanySocket } from './company-socket.ts';
import type { Edge } from './edge.ts';
import { REFUSED_TEXT } from './gate.ts';
import { TableSocket } from './table-socket.ts';
import { tokenHashIn, tokenIn } from './token.ts';

const ADDRESS = /^\/api\/(tables|evenings|races)\/([^/?]*)\/socket(?:\?(.*))?$/;
/** Who does not answer a farewell is not waited for. */
const CLOSE_MS = 1000;
const MOST_PARTS = 64;

export function acceptSockets(server: Server, edge: Edge, mostBytes: number): void {
  const options: ServerOptions & Readonly<Record<string, unknown>> = {
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: mostBytes,
    maxFragments: MOST_PARTS,
    maxBufferedChunks: mostBytes,
    closeTimeout: CLOSE_MS,
    // pings count as messages do
    autoPong: false,
    // what is no UTF-8 is no request either
    skipUTF8Validation: true,
  };
  const sockets = new WebSocketServer(options);
  server.on('upgrade', (request: IncomingMessage, carrier: Socket, head: Buffer) => {
    carrier.on('error', () => carrier.destroy());
    const [, what, id, query = ''] = ADDRESS.exec(request.url!) ?? [];
    if (id === undefined) return decline(carrier, '404 Not Found', '');
    const verdict = edge.gate.enter(request, 'requests');
    if (verdict === 'flood') return void carrier.destroy();
    if (verdict === 'over') return decline(carrier, '429 Too Many Requests', REFUSED_TEXT);
    const leave = () => edge.gate.leave(request);
    carrier.once('close', leave);
    const shakeHands = () =>
      sockets.handleUpgrade(request, carrier, head, (socket) => {
        edge.gate.callerOf(request).share.silent.delete(carrier);
        const caller = edge.gate.callerOf(request);
        const asked = new URLSearchParams(query);
        // a page that many look at is nobody's, in whosever browser it is open
        const isScreen = asked.get('screen') === '1';
        const who = {
          isOurs: isOurs(request),
          token: isScreen ? undefined : tokenHashIn(request),
          visitor: isScreen ? Promise.resolve(undefined) : edge.house.identity.find(tokenIn(request)),
        };
        if (what !== 'tables') {
          const { evenings, races } = edge.house;
          const evening = async () => (await evenings.get(id)) ?? (evenings.isAside(id) ? 'set-aside' : 'no-evening');
          const race = async () => (await races.get(id)) ?? 'no-race';
          const comingIn = { find: what === 'evenings' ? evening : race, isScreen, ...who };
          return void new CompanySocket(edge, socket, carrier, caller, comingIn).join(comingIn).finally(leave);
        }
        const from = asked.get('from') ?? '';
        const joining = {
          table: id,
          from: /^\d{1,6}$/.test(from) ? Number(from) : 0,
          derivesViews: asked.get('lean') === '1',
          ...who,
        };
        void new TableSocket(edge, socket, carrier, caller, joining).join(joining).finally(leave);
      });
    edge.gate.begin(request, shakeHands);
  });
}

/** Nobody reads this line any more, so its end would not be noticed: it is closed as soon as that is said. */
function decline(carrier: Socket, status: string, text: string): void {
  carrier
    .once('finish', () => carrier.destroy())
    .end(
      `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(text)}\r\nconnection: close\r\n\r\n${text}`,
    );
}
