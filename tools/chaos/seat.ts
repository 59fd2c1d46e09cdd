/** One player's line to a table, taken up again as often as it breaks. */
import { WebSocket } from 'ws';
import type { Command } from '../../src/table/decide/commands.ts';
import type { Hello, ServerMessage } from '../../src/wire/messages.ts';
import type { Visitor } from '../visitor.ts';

const RETRY_MS = 30;

export class Seat {
  readonly #address: string;
  readonly #visitor: Visitor;
  #socket: WebSocket | undefined;
  #asked = 0;
  #answer: ((message: ServerMessage | undefined) => void) | undefined;

  constructor(url: string, table: string, visitor: Visitor) {
    this.#address = `${url.replace('http', 'ws')}/api/tables/${table}/socket`;
    this.#visitor = visitor;
  }

  /** Tries until the table says hello; undefined once it is `tired`. */
  async join(tired: () => boolean): Promise<Hello | undefined> {
    while (!tired()) {
      const hello = await this.#open();
      if (hello) return hello;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
    return undefined;
  }

  /** What the table answered; undefined if the line broke first. */
  ask(command: Command): Promise<ServerMessage | undefined> {
    return new Promise((resolve) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) return resolve(undefined);
      this.#answer = resolve;
      this.#socket.send(JSON.stringify({ id: `m${this.#asked++}`, command }));
    });
  }

  close(): void {
    this.#socket?.terminate();
  }

  #open(): Promise<Hello | undefined> {
    const socket = new WebSocket(this.#address, {
      headers: { authorization: `Bearer ${this.#visitor.token}` },
      perMessageDeflate: false,
    });
    this.#socket = socket;
    return new Promise((resolve) => {
      socket.on('error', () => {});
      socket.on('close', () => {
        resolve(undefined);
        this.#answer?.(undefined);
      });
      socket.on('message', (data) => {
        const message = JSON.parse(data.toString()) as ServerMessage;
        if (message.t === 'hello') resolve(message);
        if (message.t === 'done' || message.t === 'refused') this.#answer?.(message);
      });
    });
  }
}
