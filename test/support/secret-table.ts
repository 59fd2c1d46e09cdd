/** A table with a secret, for those who try to get at it. */
import { WebSocket } from 'ws';
import { Guest } from './online.ts';

export const SECRET = 'setup:aooppxx';

/** Two play; Ann has just made her secret set-up. Eve has no seat. */
export async function playing(url: string) {
  const [ann, bob, eve] = [await Guest.at(url, 'Ann'), await Guest.at(url, 'Bob'), await Guest.at(url, 'Eve')];
  const id = await ann.open({ game: 'z-game', seats: 2, public: true });
  for (const [guest, command] of [
    [bob, { do: 'sit', seat: 1 }],
    [ann, { do: 'start' }],
    [ann, { do: 'act', move: SECRET, key: 'k1' }],
  ] as const) {
    const { status, body } = await guest.ask('POST', `/api/tables/${id}`, command);
    if (status !== 200) throw new Error(JSON.stringify(body));
  }
  return { ann, bob, eve, id };
}

export function socketTo(url: string, id: string, headers: Record<string, string> = {}): WebSocket {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${id}/socket?from=99999`, { headers });
  return socket.on('error', () => {});
}

/** The code with which it was closed. */
export const closing = (socket: WebSocket): Promise<number> => new Promise((resolve) => socket.once('close', resolve));
