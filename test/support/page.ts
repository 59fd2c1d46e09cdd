/** A table's page without a screen: what src/web/online makes of the line, in Node. */
import { effect } from '@preact/signals';
import { WebSocket } from 'ws';
import { seededRandom } from '../../src/core/random.ts';
import { findGame } from '../../src/games/shelf.ts';
import type { LineState } from '../../src/web/online/connection.ts';
import { RemoteTable } from '../../src/web/online/remote-table.ts';
import type { Hello } from '../../src/wire/messages.ts';
import type { Guest } from './online.ts';

/** `url` may be another way to the house than the guest's own, and another one each time. */
export async function openPage(
  guest: Guest,
  id: string,
  url: string | (() => string) = guest.url,
): Promise<RemoteTable> {
  const hello = (await guest.ask('GET', `/api/tables/${id}`)).body as Hello;
  const module = findGame(hello.face.game)!;
  const table = new RemoteTable(module, hello, {
    board: await module.board!(),
    calm: () => true,
    pace: () => 1,
    goHome: () => {},
    sockets: {
      open(from) {
        const address = new URL(`/api/tables/${id}/socket?from=${from}`, typeof url === 'string' ? url : url());
        address.protocol = 'ws';
        const socket = new WebSocket(address, { headers: { authorization: `Bearer ${guest.token}` } });
        return socket.on('error', () => {}) as unknown as globalThis.WebSocket;
      },
    },
  });
  await until(table, ({ line }) => line.state.value === 'open');
  return table;
}

/** As soon as it is so. */
export function until(table: RemoteTable, is: (table: RemoteTable) => boolean): Promise<void> {
  return new Promise((resolve) => {
    let stop: (() => void) | undefined;
    let done = false;
    stop = effect(() => {
      if (done || !is(table)) return;
      done = true;
      resolve();
      stop?.();
    });
    if (done) stop();
  });
}

export const untilLine = (table: RemoteTable, state: LineState): Promise<void> =>
  until(table, ({ line }) => line.state.value === state);

/** Some legal move of this page's seat. */
export function someMove({ module: { rules }, told }: RemoteTable, seed: string): string {
  const { view } = told;
  if (view.viewer === 'spectator') throw new Error('a spectator does not move');
  const state = rules.imagine(view, seededRandom(seed));
  return rules.write(rules.draw(state, view.viewer, seededRandom(seed)));
}
