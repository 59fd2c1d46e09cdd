/** An honest player's page at a table: comes back whenever its line breaks, and remembers what went wrong. */
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Command } from '../../../src/table/decide/commands.ts';
import type { ServerMessage } from '../../../src/wire/messages.ts';
import type { Visitor } from '../../visitor.ts';

const RETRY_MS = 100;

/** What no honest player should meet. */
export interface Complaints {
  /** Sent away when he came, cut off while he was there, refused what he may do. */
  readonly list: string[];
}

export class Page {
  readonly #address: string;
  readonly #visitor: Visitor | undefined;
  readonly #local: string;
  readonly #complaints: Complaints;
  readonly #heard: (message: ServerMessage) => void;
  #socket: WebSocket | undefined;
  #asked = 0;
  #answer: ((message: ServerMessage | undefined) => void) | undefined;
  #gone = false;

  constructor(
    url: string,
    table: string,
    visitor: Visitor | undefined,
    complaints: Complaints,
    { heard = () => {}, address = '127.0.0.1' }: { heard?: (message: ServerMessage) => void; address?: string } = {},
  ) {
    this.#address = `${url.replace('http', 'ws')}/api/tables/${table}/socket?from=99999`;
    this.#visitor = visitor;
    this.#complaints = complaints;
    this.#heard = heard;
    this.#local = address;
  }

  /** Until the table greets. False once it has been left. */
  async join(): Promise<boolean> {
    while (!this.#gone) {
      if (await this.#open()) return true;
      if (this.#gone) break;
      this.#complain('sent away');
      await wait(RETRY_MS);
    }
    return false;
  }

  /** What the table says to it, also after a break: an act carries its key. undefined once the table is left. */
  async ask(command: Command): Promise<ServerMessage | undefined> {
    for (;;) {
      if (this.#socket?.readyState !== WebSocket.OPEN && !(await this.join())) return undefined;
      const answer = await this.#send(command);
      if (answer || this.#gone) {
        if (answer?.t === 'refused') this.#complain(`refused ${command.do}: ${answer.refusal.code}`);
        return answer;
      }
    }
  }

  /** The line breaks, as on a train; the next question finds a new one. */
  break(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.terminate();
  }

  leave(): void {
    this.#gone = true;
    this.#socket?.terminate();
  }

  #complain(what: string): void {
    this.#complaints.list.push(what);
  }

  #send(command: Command): Promise<ServerMessage | undefined> {
    return new Promise((resolve) => {
      this.#answer = resolve;
      this.#socket!.send(JSON.stringify({ id: `m${this.#asked++}`, command }), (error) => error && resolve(undefined));
    });
  }

  #open(): Promise<boolean> {
    const socket = new WebSocket(this.#address, {
      headers: this.#visitor ? { authorization: `Bearer ${this.#visitor.token}` } : {},
      perMessageDeflate: false,
      localAddress: this.#local,
    });
    this.#socket = socket;
    let greeted = false;
    return new Promise((resolve) => {
      socket.on('error', () => {});
      socket.on('close', () => {
        resolve(false);
        if (this.#socket !== socket || this.#gone) return this.#answer?.(undefined);
        if (greeted) this.#complain('cut off');
        this.#answer?.(undefined);
      });
      socket.on('message', (data) => {
        const message = JSON.parse(data.toString()) as ServerMessage;
        if (message.t === 'hello') {
          greeted = true;
          resolve(true);
        }
        if (message.t === 'done' || message.t === 'refused') this.#answer?.(message);
        this.#heard(message);
      });
    });
  }
}
