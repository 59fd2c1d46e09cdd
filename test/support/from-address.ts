/** Visitors of a house from addresses of their own: as a proxy that it trusts tells them. */
import { WebSocket } from 'ws';
import { readProxies } from '../../src/server/edge/proxies.ts';

export const TRUSTS_LOOPBACK = readProxies('loopback')!;

export const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });

/** A socket that is open, with the first message it heard and, once it is closed, the code. */
export async function socketFrom(
  url: string,
  table: string,
  headers: Record<string, string>,
): Promise<{ socket: WebSocket; first: { t: string; reason?: string }; closed: Promise<number> }> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/socket`, { headers });
  socket.on('error', () => {});
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  const first = new Promise<string>((resolve) => {
    socket.once('message', (data) => resolve(data.toString()));
    void closed.then(() => resolve('{"t":"closed"}'));
  });
  return { socket, first: JSON.parse(await first) as { t: string }, closed };
}

export const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });
