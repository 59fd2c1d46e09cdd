/** Many who only listen: ten at each table. */
import { WebSocket } from 'ws';
import { ask, visit } from '../visitor.ts';

const PER_TABLE = 10;
const AT_ONCE = 100;

export async function openIdle(url: string, game: string, count: number): Promise<() => void> {
  const host = await visit(url, 'idle');
  const sockets: WebSocket[] = [];
  let table = '';
  for (let opened = 0; opened < count; opened += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, count - opened) });
    await Promise.all(
      batch.map(async (_, index) => {
        if (index % PER_TABLE === 0) {
          table = (await ask<{ id: string }>(url, host, 'POST', '/api/tables', { game, seats: 2 })).id;
        }
        sockets.push(await listen(`${url.replace('http', 'ws')}/api/tables/${table}/socket`));
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
