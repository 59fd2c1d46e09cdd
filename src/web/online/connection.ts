/**
 * A page's line to its table. When it breaks it is taken up again, later and later, from the line after the last one
 * heard; what was asked and not yet answered is asked again. A move carries an idempotency key, so that it is played once.
 */
import { signal } from '@preact/signals';
import type { AnyView } from '../../core/game.ts';
import { err, ok } from '../../core/result.ts';
import type { EarlierLines, Reply, TableConnection, TableMessage } from '../../table/connection.ts';
import type { Command } from '../../table/decide/commands.ts';
import type { LineMessage } from '../../table/told/messages.ts';
import type { ByeReason, Hello, HouseRefusal, ServerMessage } from '../../wire/messages.ts';
import { Silence } from './silence.ts';

export type LineState = 'joining' | 'open' | 'lost' | 'closing' | 'gone' | 'full' | 'unreadable';

/** After these the house does not let us in again. */
const FAREWELLS: Readonly<Record<Exclude<ByeReason, 'closing'>, LineState>> = {
  'no-table': 'gone',
  'too-many': 'full',
  'set-aside': 'unreadable',
};

interface OpenRequest {
  readonly text: string;
  /** Whether it may be sent again without being done twice. */
  readonly again: boolean;
  sent: boolean;
  answer(message: ServerMessage): void;
}

/** The code with which a house that closes ends its sockets. */
const GOING_AWAY = 1001;
const FIRST_WAIT = 300;
/** Shorter than what a house that was away gives people for coming back. */
const LONGEST_WAIT = 3000;

export interface Sockets {
  /** A new socket that resumes from a line. */
  open(from: number): WebSocket;
}

export class SocketConnection implements TableConnection {
  readonly state = signal<LineState>('joining');
  readonly #sockets: Sockets;
  #hear: (message: TableMessage) => void = () => {};
  #next: () => number = () => 0;
  readonly #asked = new Map<string, OpenRequest>();
  #socket: WebSocket | undefined;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  /** A house that is silent for too long is not there: another one may be. */
  readonly #silence = new Silence({
    ask: () => this.#ask(randomId(), {}, true, () => {}),
    gone: () => this.#abandon(),
  });
  /** We have a seat, and somebody's time runs. */
  #isTimed = false;
  #isSeated = false;
  #who: string | null = null;
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
      this.#ask(id, { command: keyed }, command.do === 'act', (message) => {
        if (message.t === 'done') resolve(ok(message.seq));
        if (message.t === 'refused') resolve(err(message.refusal));
      });
    });
  }

  linesBefore(seq: number): Promise<EarlierLines> {
    const id = randomId();
    return new Promise((resolve, reject) => {
      this.#ask(id, { before: seq }, true, (message) => {
        if (message.t === 'lines') resolve(message);
        if (message.t === 'refused') reject(new Error(message.refusal.reason));
      });
    });
  }

  /** What was seen when the table had so many lines. */
  look(lines: number): Promise<AnyView> {
    const id = randomId();
    return new Promise((resolve, reject) => {
      this.#ask(id, { look: lines }, true, (message) => {
        if (message.t === 'moment') resolve(message.view);
        if (message.t === 'refused') reject(new Error(message.refusal.reason));
      });
    });
  }

  /** Something is missing: take it up from where we are. */
  resume(): void {
    this.#socket?.close();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    this.#silence.stop();
    globalThis.removeEventListener?.('online', this.#now);
    globalThis.removeEventListener?.('offline', this.#drop);
    this.#socket?.close();
  }

  /** A line that is dead may look alive for minutes. */
  readonly #drop = (): void => this.#socket?.close();

  readonly #now = (): void => {
    if (this.state.value !== 'lost' && this.state.value !== 'closing') return;
    this.#wait = FIRST_WAIT;
    this.#open();
  };

  #ask(id: string, body: object, again: boolean, answer: OpenRequest['answer']): void {
    this.#asked.set(id, { text: JSON.stringify({ id, ...body }), again, sent: false, answer });
    this.#send();
  }

  #send(): void {
    if (this.state.value !== 'open') return;
    for (const asked of this.#asked.values()) {
      if (asked.sent) continue;
      asked.sent = true;
      this.#socket?.send(asked.text);
    }
    this.#listen();
  }

  #listen(): void {
    if (this.#closed) return;
    const isOwed = this.state.value !== 'open' || [...this.#asked.values()].some(({ sent, again }) => sent && again);
    this.#silence.listen(isOwed ? 'answer' : this.#isSeated && this.#isTimed ? 'news' : 'nothing');
  }

  /** Nobody answers there, not even a farewell. */
  #abandon(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.#lost('lost');
  }

  #open(): void {
    clearTimeout(this.#retry);
    if (this.#closed) return;
    const socket = this.#sockets.open(this.#next());
    this.#socket = socket;
    this.#listen();
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#take(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = ({ code }) => {
      if (socket === this.#socket) this.#lost(code === GOING_AWAY ? 'closing' : 'lost');
    };
  }

  #take(message: ServerMessage): void {
    if (message.t === 'hello') {
      this.#wait = FIRST_WAIT;
      this.state.value = 'open';
      this.#who = message.you.who;
    }
    if (message.t === 'hello' || message.t === 'happened') this.#look(message);
    if (message.t === 'bye' && message.reason !== 'closing') {
      this.state.value = FAREWELLS[message.reason];
      this.#closed = message.reason !== 'too-many';
    }
    if ('id' in message && message.id !== null) this.#answer(message.id, message);
    // too much at once: the house does not say which it has dropped, so all is asked again in its order
    else if (message.t === 'refused' && message.refusal.code === 'too-much') this.resume();
    if (message.t === 'hello' || message.t === 'happened' || message.t === 'presence') this.#hear(message);
    if (message.t === 'hello') this.#send();
    this.#listen();
  }

  #look(message: Hello | LineMessage): void {
    const { face } = message;
    const clock = face?.clock ?? ('clock' in message ? message.clock : undefined);
    if (face) this.#isSeated = face.holders.some((holder) => 'who' in holder && holder.who === this.#who);
    if (clock) this.#isTimed = clock.running.length + clock.sandglasses.length > 0;
  }

  #answer(id: string, message: ServerMessage): void {
    const asked = this.#asked.get(id);
    // a house that cannot write just now is asked again, if that does no harm; one that has just woken up has done nothing
    if (asked && message.t === 'refused' && mayAskAgain(asked, message.refusal)) {
      asked.sent = false;
      setTimeout(() => this.#send(), FIRST_WAIT);
      return;
    }
    this.#asked.delete(id);
    asked?.answer(message);
  }

  #lost(how: 'lost' | 'closing'): void {
    this.#silence.stop();
    if (this.#closed) return;
    // a house that has closed is not there at the first attempts
    if (this.state.value !== 'full' && this.state.value !== 'closing') this.state.value = how;
    for (const [id, asked] of this.#asked) {
      if (asked.again) asked.sent = false;
      else if (asked.sent) this.#answer(id, { t: 'refused', id, refusal: { code: 'away', reason: 'house.away' } });
    }
    // not all pages at once
    this.#retry = setTimeout(() => this.#open(), this.#wait * (0.5 + Math.random()));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }
}

const mayAskAgain = ({ again }: OpenRequest, { code, reason }: HouseRefusal): boolean =>
  code === 'away' && (again || reason === 'house.waking');

const randomId = (): string => crypto.getRandomValues(new Uint32Array(3)).join('-');
