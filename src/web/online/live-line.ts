/** A page's line to an evening or a race: how it stands, told anew whenever something has changed; what is done goes over HTTP. */
import { signal } from '@preact/signals';

const FIRST_WAIT = 300;
const LONGEST_WAIT = 3000;
/** The code with which the house says that there is no such thing. */
const POLICY = 1008;

export class LiveLine<Told> {
  readonly told = signal<Told | undefined>(undefined);
  readonly line = signal<'joining' | 'open' | 'lost' | 'gone' | 'aside'>('joining');
  protected isClosed = false;
  readonly #path: string;
  #socket: WebSocket | undefined;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;

  /** Of the socket. */
  constructor(path: string) {
    this.#path = path;
    this.#open();
    globalThis.addEventListener?.('online', this.#now);
    globalThis.addEventListener?.('offline', this.#lost);
  }

  /** Whoever has just got a name is somebody else to the house. */
  again(): void {
    const before = this.#socket;
    this.#open();
    before?.close();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.#retry);
    globalThis.removeEventListener?.('online', this.#now);
    globalThis.removeEventListener?.('offline', this.#lost);
    this.#socket?.close();
  }

  protected heard(told: Told): void {
    this.told.value = told;
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
    if (this.isClosed) return;
    const { protocol, host } = location;
    const socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}${this.#path}`);
    this.#socket = socket;
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      this.#wait = FIRST_WAIT;
      this.line.value = 'open';
      this.heard(JSON.parse(String(data)) as Told);
    };
    socket.onclose = ({ code, reason }) => {
      if (socket !== this.#socket || this.isClosed) return;
      if (code === POLICY && (reason === 'no-evening' || reason === 'no-race')) {
        this.line.value = 'gone';
        return;
      }
      if (code === POLICY && reason === 'set-aside') {
        this.line.value = 'aside';
        return;
      }
      this.line.value = 'lost';
      // not all pages at once
      this.#retry = setTimeout(() => this.#open(), this.#wait * (0.5 + Math.random()));
      this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
    };
  }
}
