/**
 * A page's line to its table. When it breaks it is taken up again, later and later, from the line after the last one
 * heard; what was asked and not yet answered is asked again. A move carries a mark, so that it is played once.
 */
import { signal } from '@preact/signals';
import type { Command } from '../../table/life/commands.ts';
import type { HouseRefusal, ServerMessage } from '../../wire/messages.ts';

export type Answer =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly refusal: HouseRefusal };
export type LineState = 'joining' | 'open' | 'lost' | 'gone' | 'full';

interface Asked {
  readonly text: string;
  /** Whether it may be sent again without being done twice. */
  readonly again: boolean;
  sent: boolean;
  answer(message: ServerMessage): void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;

export interface Sockets {
  /** A new socket that resumes from a line. */
  open(from: number): WebSocket;
}

export class Connection {
  readonly state = signal<LineState>('joining');
  readonly #sockets: Sockets;
  readonly #hear: (message: ServerMessage) => void;
  readonly #next: () => number;
  readonly #asked = new Map<string, Asked>();
  #socket: WebSocket | undefined;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  /** `next` is the place of the line that is not known yet. */
  constructor(sockets: Sockets, next: () => number, hear: (message: ServerMessage) => void) {
    this.#sockets = sockets;
    this.#next = next;
    this.#hear = hear;
    this.#open();
    globalThis.addEventListener?.('online', this.#now);
  }

  /** Resolves when the server has written it down, or says why not; however often the line breaks meanwhile. */
  do(command: Command): Promise<Answer> {
    const id = mark();
    const marked = command.do === 'act' ? { ...command, key: command.key ?? mark() } : command;
    return new Promise((resolve) => {
      this.#ask(id, { id, command: marked }, command.do === 'act', (message) => {
        if (message.t === 'done') resolve({ ok: true, seq: message.seq });
        if (message.t === 'refused') resolve({ ok: false, refusal: message.refusal });
      });
    });
  }

  /** What was seen after so many events. */
  look(events: number): Promise<Extract<ServerMessage, { t: 'moment' }>> {
    const id = mark();
    return new Promise((resolve) => {
      this.#ask(id, { id, look: events }, true, (message) => message.t === 'moment' && resolve(message));
    });
  }

  /** Something is missing: take it up from where we are. */
  resume(): void {
    this.#socket?.close();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    globalThis.removeEventListener?.('online', this.#now);
    this.#socket?.close();
  }

  readonly #now = (): void => {
    if (this.state.value !== 'lost') return;
    this.#wait = FIRST_WAIT;
    this.#open();
  };

  #ask(id: string, body: object, again: boolean, answer: Asked['answer']): void {
    this.#asked.set(id, { text: JSON.stringify(body), again, sent: false, answer });
    this.#send();
  }

  #send(): void {
    if (this.state.value !== 'open') return;
    for (const asked of this.#asked.values()) {
      if (asked.sent) continue;
      asked.sent = true;
      this.#socket?.send(asked.text);
    }
  }

  #open(): void {
    clearTimeout(this.#retry);
    if (this.#closed) return;
    const socket = this.#sockets.open(this.#next());
    this.#socket = socket;
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#take(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #take(message: ServerMessage): void {
    if (message.t === 'hello') {
      this.#wait = FIRST_WAIT;
      this.state.value = 'open';
    }
    if (message.t === 'bye' && message.reason !== 'closing') {
      this.state.value = message.reason === 'no-table' ? 'gone' : 'full';
      this.#closed = message.reason === 'no-table';
    }
    if ('id' in message && message.id !== null) this.#answer(message.id, message);
    this.#hear(message);
    if (message.t === 'hello') this.#send();
  }

  #answer(id: string, message: ServerMessage): void {
    const asked = this.#asked.get(id);
    // a house that cannot write just now is asked again, if that does no harm
    if (asked?.again && message.t === 'refused' && message.refusal.code === 'away') {
      asked.sent = false;
      setTimeout(() => this.#send(), FIRST_WAIT);
      return;
    }
    this.#asked.delete(id);
    asked?.answer(message);
  }

  #lost(): void {
    if (this.#closed) return;
    if (this.state.value !== 'full') this.state.value = 'lost';
    for (const [id, asked] of this.#asked) {
      if (asked.again) asked.sent = false;
      else if (asked.sent) this.#answer(id, { t: 'refused', id, refusal: { code: 'away', reason: 'house.away' } });
    }
    // not all pages at once
    this.#retry = setTimeout(() => this.#open(), this.#wait * (0.5 + Math.random()));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }
}

const mark = (): string => crypto.getRandomValues(new Uint32Array(3)).join('-');
