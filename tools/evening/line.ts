/** A line to the house that is taken up again as often as it breaks: at the next node, if there are several. */
import { WebSocket } from 'ws';
import type { Visitor } from '../visitor.ts';

const RETRY_MS = 50;

export class Line {
  readonly #path: string;
  readonly #visitor: Visitor | undefined;
  readonly #nodes: readonly string[];
  readonly #hear: (text: string) => void;
  readonly #broken: () => void;
  #node: number;
  #socket: WebSocket | undefined;
  #hasEnded = false;

  constructor(
    {
      path,
      visitor,
      nodes,
      node,
    }: { path: string; visitor: Visitor | undefined; nodes: readonly string[]; node: number },
    hear: (text: string) => void,
    broken: () => void = () => {},
  ) {
    this.#path = path;
    this.#visitor = visitor;
    this.#nodes = nodes;
    this.#node = node;
    this.#hear = hear;
    this.#broken = broken;
    this.#open();
  }

  /** False where there is nobody to hear it. */
  send(message: object): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#hasEnded = true;
    this.#socket?.terminate();
  }

  #open(): void {
    if (this.#hasEnded) return;
    const url = this.#nodes[this.#node % this.#nodes.length]!;
    const socket = new WebSocket(`${url.replace('http', 'ws')}${this.#path}`, {
      headers: this.#visitor && { authorization: `Bearer ${this.#visitor.token}` },
      perMessageDeflate: false,
    });
    this.#socket = socket;
    socket.on('error', () => {});
    socket.on('message', (data) => this.#hear(data.toString()));
    socket.on('close', () => {
      this.#node++;
      this.#broken();
      setTimeout(() => this.#open(), RETRY_MS);
    });
  }
}
