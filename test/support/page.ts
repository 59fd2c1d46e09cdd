/** A table's page without a screen: what src/web makes of the line, in Node. */
import { effect } from '@preact/signals';
import { WebSocket } from 'ws';
import { seededRandom } from '../../src/core/random.ts';
import type { DrawnGame } from '../../src/games/module.ts';
import { findGame } from '../../src/games/shelf.ts';
import { type LineState, SocketConnection } from '../../src/web/online/connection.ts';
import type { ModelPorts } from '../../src/web/table/model-ports.ts';
import { TableModel } from '../../src/web/table/table-model.ts';
import type { Hello } from '../../src/wire/messages.ts';
import type { Guest } from './online.ts';

export class TestPage extends TableModel {
  readonly line: SocketConnection;

  constructor(line: SocketConnection, ...[module, hello, ports]: [DrawnGame, Hello, ModelPorts]) {
    super(module, hello, line, ports);
    this.line = line;
  }
}

/** `url` may be another way to the house than the guest's own, and another one each time; nothing moves if it is `calm`. */
export async function openPage(
  guest: Guest,
  id: string,
  url: string | (() => string) = guest.url,
  calm = true,
): Promise<TestPage> {
  const hello = (await guest.ask('GET', `/api/tables/${id}`)).body as Hello;
  const module = findGame(hello.face.game)!;
  const line = new SocketConnection({
    open(from) {
      const address = new URL(`/api/tables/${id}/socket?from=${from}&lean=1`, typeof url === 'string' ? url : url());
      address.protocol = 'ws';
      const socket = new WebSocket(address, { headers: { authorization: `Bearer ${guest.token}` } });
      return socket.on('error', () => {}) as unknown as globalThis.WebSocket;
    },
  });
  const board = await module.board!();
  const page = new TestPage(line, module, hello, { board, calm: () => calm, pace: () => 1 });
  await untilLine(page, 'open');
  return page;
}

/** As soon as it is so. */
export function until(page: TestPage, is: (page: TestPage) => boolean): Promise<void> {
  return new Promise((resolve) => {
    let stop: (() => void) | undefined;
    let done = false;
    stop = effect(() => {
      if (done || !is(page)) return;
      done = true;
      resolve();
      stop?.();
    });
    if (done) stop();
  });
}

export const untilLine = (page: TestPage, state: LineState): Promise<void> =>
  until(page, ({ line }) => line.state.value === state);

/** Some legal move of this page's seat. */
export function someMove({ module, page }: TestPage, seed: string): string {
  const { rules } = module;
  const { view } = page;
  if (view.viewer === 'spectator') throw new Error('a spectator does not move');
  const state = rules.imagine(view, seededRandom(seed));
  return rules.write(rules.draw(state, view.viewer, seededRandom(seed)));
}
