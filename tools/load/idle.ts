/** Many who only listen: ten at each table. */
import { WebSocket } from 'ws';
import { ask, visit } from '../visitor.ts';

const PER_TABLE = 10;
const AT_ONCE = 100;

export async function openIdle(url: string, game: string, count: number): Promise<() => void> {
  const host = await visit(url, 'idle');
  const sockets: WebSocket[] = [];
  for (let opened = 0; opened < count; opened += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, count - opened) / PER_TABLE });
    await Promise.all(
      batch.map(async () => {
        const { id } = await ask<{ id: string }>(url, host, 'POST', '/api/tables', { game, seats: 2 });
        const address = `${url.replace('http', 'ws')}/api/tables/${id}/socket`;
        sockets.push(...(await Promise.all(Array.from({ length: PER_TABLE }, () => listen(address)))));
      }),
    );
  }
  return () => {
    for (const socket of sockets) socket.terminate();
  };
}

function listen(address: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address, { perMessageDeflate: false });
    socket.once('message', () => resolve(socket));
    socket.once('error', reject);
  });
}
