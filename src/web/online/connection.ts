/**
 * A page's line to its table. When it breaks it is taken up again, later and later, from the line after the last one
 * heard; what was asked and not yet answered is asked again. A move carries an idempotency key, so that it is played once.
 */
import { signal } from '@preact/signals';
import type { AnyView } from '../../core/game.ts';
import { err, ok } from '../../core/result.ts';
import type { Reply, TableConnection, TableMessage } from '../../table/connection.ts';
import type { Command } from '../../table/decide/commands.ts';
import type { ByeReason, ServerMessage } from '../../wire/messages.ts';

export type LineState = 'joining' | 'open' | 'lost' | 'gone' | 'full' | 'unreadable';

/** After these the house does not let us in again. */
const FAREWELLS: Readonly<Record<Exclude<ByeReason, 'closing'>, LineState>> = {
  'no-table': 'gone',
  'too-many': 'full',
  'set-aside': 'unreadable',
};

interface Question {
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

export class SocketConnection implements TableConnection {
  readonly state = signal<LineState>('joining');
  readonly #sockets: Sockets;
  #hear: (message: TableMessage) => void = () => {};
  #next: () => number = () => 0;
  readonly #asked = new Map<string, Question>();
  #socket: WebSocket | undefined;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(sockets: Sockets) {
    this.#sockets = sockets;
  }

  open(hear: (message: TableMessage) => void, next: () => number): void {
    this.#next = next;
    this.#hear = hear;
    this.#open();
    globalThis.addEventListener?.('online', this.#now);
    globalThis.addEventListener?.('offline', this.#drop);
  }

  /** Resolves when the server has written it down, or says why not; however often the line breaks meanwhile. */
  do(command: Command): Promise<Reply> {
    const id = randomId();
    const keyed = command.do === 'act' ? { ...command, key: command.key ?? randomId() } : command;
    return new Promise((resolve) => {
      this.#ask(id, { id, command: keyed }, command.do === 'act', (message) => {
        if (message.t === 'done') resolve(ok(message.seq));
        if (message.t === 'refused') resolve(err(message.refusal));
      });
    });
  }

  /** What was seen after so many events. */
  look(events: number): Promise<AnyView> {
    const id = randomId();
    return new Promise((resolve) => {
      this.#ask(id, { id, look: events }, true, (message) => message.t === 'moment' && resolve(message.view));
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
    globalThis.removeEventListener?.('offline', this.#drop);
    this.#socket?.close();
  }

  /** A line that is dead may look alive for minutes. */
  readonly #drop = (): void => this.#socket?.close();

  readonly #now = (): void => {
    if (this.state.value !== 'lost') return;
    this.#wait = FIRST_WAIT;
    this.#open();
  };

  #ask(id: string, body: object, again: boolean, answer: Question['answer']): void {
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
      this.state.value = FAREWELLS[message.reason];
      this.#closed = message.reason !== 'too-many';
    }
    if ('id' in message && message.id !== null) this.#answer(message.id, message);
    // too much at once: the house does not say which it has dropped, so all is asked again in its order
    else if (message.t === 'refused' && message.refusal.code === 'too-much') this.resume();
    if (message.t === 'hello' || message.t === 'happened' || message.t === 'presence') this.#hear(message);
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

const randomId = (): string => crypto.getRandomValues(new Uint32Array(3)).join('-');
