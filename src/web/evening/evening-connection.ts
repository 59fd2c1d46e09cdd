/** A page's line to its room: how it stands, told anew whenever something has changed; what is done goes over HTTP. */
import { signal } from '@preact/signals';
import type { EveningCommand } from '../../evening/commands.ts';
import type { EveningTold } from '../../wire/answers/evenings.ts';
import { ApiRefusal, ask } from '../online/api.ts';

const FIRST_WAIT = 300;
const LONGEST_WAIT = 3000;
/** The code with which the house says that there is no such room. */
const POLICY = 1008;

export class EveningConnection {
  readonly id: string;
  readonly told = signal<EveningTold | undefined>(undefined);
  readonly line = signal<'joining' | 'open' | 'lost' | 'gone' | 'aside'>('joining');
  #socket: WebSocket | undefined;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  readonly #as: 'screen' | undefined;

  /** As a big screen it is nobody's, in whosever browser. */
  constructor(id: string, as?: 'screen') {
    this.id = id;
    this.#as = as;
    this.#open();
    globalThis.addEventListener?.('online', this.#now);
    globalThis.addEventListener?.('offline', this.#lost);
  }

  /** The refusal, if it is refused. */
  async do(command: EveningCommand): Promise<ApiRefusal | undefined> {
    try {
      await ask('POST /api/evenings/:id', { params: { id: this.id }, body: command });
      return undefined;
    } catch (error) {
      if (error instanceof ApiRefusal) return error;
      throw error;
    }
  }

  /** Whoever has just got a name is somebody else to the house. */
  again(): void {
    this.#socket?.close();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    globalThis.removeEventListener?.('online', this.#now);
    globalThis.removeEventListener?.('offline', this.#lost);
    this.#socket?.close();
  }

  /** A socket would not notice for a while. */
  readonly #lost = (): void => {
    if (this.line.value === 'open') this.line.value = 'lost';
    this.#socket?.close();
  };

  readonly #now = (): void => {
    if (this.line.value !== 'lost') return;
    this.#wait = FIRST_WAIT;
    this.#open();
  };

  #open(): void {
    clearTimeout(this.#retry);
    if (this.#closed) return;
    const { protocol, host } = location;
    const scheme = protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${host}/api/evenings/${this.id}/socket${this.#as ? '?screen=1' : ''}`);
    this.#socket = socket;
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      this.#wait = FIRST_WAIT;
      this.line.value = 'open';
      this.told.value = JSON.parse(String(data)) as EveningTold;
    };
    socket.onclose = ({ code, reason }) => {
      if (socket !== this.#socket || this.#closed) return;
      if (code === POLICY && reason === 'no-evening') {
        this.line.value = 'gone';
        return;
      }
      if (code === POLICY && reason === 'set-aside') {
        this.line.value = 'aside';
        return;
      }
      if (this.line.value === 'open') this.line.value = 'lost';
      // not all pages at once
      this.#retry = setTimeout(() => this.#open(), this.#wait * (0.5 + Math.random()));
      this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
    };
  }
}
