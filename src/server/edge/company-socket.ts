/** A page at a company: it is told how an evening or a race stands, whenever something has changed. What it asks, it asks over HTTP. */
import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import type { Company, CompanyListener } from '../company.ts';
import type { Visitor } from '../store/store.ts';
import { isAway } from '../tables/troubles.ts';
import { Bucket } from './bucket.ts';
import type { Edge } from './edge.ts';
import { sharedFrame } from './frames.ts';
import type { Caller } from './gate.ts';
import type { Line, LineEnd } from './lines.ts';
import type { AddressShare } from './shares.ts';

/** A page that does not read is let go; it comes back and is told how it stands then. */
const MOST_UNREAD = 2 ** 18;
const GOING_AWAY = 1001;
const POLICY = 1008;
const TRY_LATER = 1013;

type SomeCompany = Pick<Company<never, never, object>, 'isIn' | 'hasRoomFor' | 'join' | 'leave'>;

export interface ComingIn {
  /** Or why there is none. */
  find(): Promise<SomeCompany | 'no-evening' | 'no-race' | 'set-aside'>;
  readonly isScreen: boolean;
  readonly isOurs: boolean;
  readonly token: string | undefined;
  readonly visitor: Promise<Visitor | undefined>;
}

export class CompanySocket implements Line, CompanyListener {
  readonly carrier: Socket;
  readonly share: AddressShare;
  readonly address: string;
  readonly token: string | undefined;
  readonly isScreen: boolean;
  who: string | undefined;
  readonly #edge: Edge;
  readonly #socket: WebSocket;
  readonly #messages: Bucket;
  /** Bytes of the first that it is told. */
  #greeting = 0;
  #isAlive = true;
  #left = () => {};

  constructor(edge: Edge, socket: WebSocket, carrier: Socket, caller: Caller, { token, isScreen }: ComingIn) {
    this.#edge = edge;
    this.#socket = socket;
    this.carrier = carrier;
    this.share = caller.share;
    this.address = caller.address;
    this.token = token;
    this.isScreen = isScreen;
    this.#messages = new Bucket(edge.house.limits, edge.house.clock.steady());
    edge.lines.add(this);
    // nothing is asked here: whatever comes counts, and too much of it ends the line
    socket.on('message', () => this.#count());
    socket.on('ping', (data) => this.#count() && socket.pong(data));
    socket.on('pong', () => {
      this.#isAlive = true;
      this.#count();
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      edge.lines.delete(this);
      this.#left();
    });
  }

  async join({ find, isOurs, visitor }: ComingIn): Promise<void> {
    const { house } = this.#edge;
    visitor.catch(() => {});
    if (!isOurs) return this.#socket.close(POLICY, 'origin');
    if (this.#edge.isClosing) return this.#socket.close(TRY_LATER, 'closing');
    if (house.isCutOff) return this.#socket.close(TRY_LATER, 'away');
    try {
      this.who = (await visitor)?.id;
      if (house.identity.hasEnded(this)) return this.end('signed-out');
      const company = await find();
      if (this.#isGone) return;
      if (typeof company === 'string') return this.#socket.close(POLICY, company);
      const kind = company.isIn(this.who) ? 'seated' : 'watching';
      if (this.share[kind] >= house.limits.sockets || !company.hasRoomFor(this, house.limits))
        return this.#socket.close(TRY_LATER, 'too many');
      const isKnown = this.who !== undefined;
      if (!this.#edge.mayBeTold(this.share, isKnown)) return this.#socket.close(TRY_LATER, 'too much');
      this.share[kind]++;
      company.join(this);
      this.#edge.told(this.share, isKnown, this.#greeting);
      this.#left = () => {
        this.share[kind]--;
        company.leave(this);
      };
    } catch (error) {
      if (!isAway(error)) house.fault('socket', error);
      this.#socket.close(TRY_LATER, 'away');
    }
  }

  told(told: object): void {
    if (this.carrier.writableLength > MOST_UNREAD) this.cut();
    if (this.#isGone) return;
    const frame = sharedFrame(told);
    this.#greeting ||= frame.length;
    this.carrier.write(frame);
  }

  bye(): void {
    this.#socket.close(TRY_LATER, 'closing');
  }

  unread(): number {
    return this.carrier.writableLength;
  }

  ping(): boolean {
    if (!this.#isAlive) return false;
    this.#isAlive = false;
    this.#socket.ping();
    return true;
  }

  end(why: LineEnd): void {
    this.#socket.close(why === 'closing' ? GOING_AWAY : why === 'away' ? TRY_LATER : POLICY, why);
    if (why === 'too-much') this.carrier.pause();
  }

  cut(): void {
    this.#socket.terminate();
  }

  get #isGone(): boolean {
    return this.#socket.readyState !== this.#socket.OPEN;
  }

  #count(): boolean {
    if (this.#isGone) return false;
    const now = this.#edge.house.clock.steady();
    if (this.#messages.take(now) === 'fine' && this.share.messages.take(now) === 'fine') return true;
    this.end('too-much');
    return false;
  }
}
