/** A page at a table: it hears what happens there, and asks. Every message is bounded, parsed, and answered. */
import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import { TableClosed } from '../../table/course/table-closed.ts';
import { later } from '../../table/course/timers.ts';
import type { ToldMessage } from '../../table/course/told-message.ts';
import type { ByeReason, HouseRefusal, ServerMessage } from '../../wire/messages.ts';
import { fault, isId, request as requestForm, type SocketRequest } from '../../wire/requests.ts';
import { awayOf } from '../api/refusals.ts';
import type { Visitor } from '../store/store.ts';
import { Room, type RoomListener } from '../tables/room.ts';
import { isAway } from '../tables/troubles.ts';
import type { Doer } from '../tables/turns-at-table.ts';
import { Bucket } from './bucket.ts';
import type { Edge } from './edge.ts';
import { sharedFrame, textFrame } from './frames.ts';
import type { Caller } from './gate.ts';
import type { Line, LineEnd } from './lines.ts';
import { Outbox } from './outbox.ts';
import type { AddressShare } from './shares.ts';
import { takePlace } from './table-places.ts';

/** A page that does not read is let go; it resumes where it was. Its greeting does not count. */
const MOST_UNREAD = 2 ** 18;
/** So long a page is not listened to whose address asks too much. */
const REST_MS = 1000;
const GOING_AWAY = 1001;
const POLICY = 1008;
const TRY_LATER = 1013;
const TOO_MUCH: HouseRefusal = { code: 'too-much', reason: 'house.too-much' };

export interface Joining {
  readonly table: string;
  /** The first line that is wanted. */
  readonly from: number;
  readonly derivesViews: boolean;
  /** Whether a page of ours asks. */
  readonly isOurs: boolean;
  /** The hash of his token. */
  readonly token: string | undefined;
  readonly visitor: Promise<Visitor | undefined>;
}

export class TableSocket implements Line, RoomListener {
  readonly carrier: Socket;
  readonly share: AddressShare;
  readonly address: string;
  readonly derivesViews: boolean;
  readonly token: string | undefined;
  who: string | undefined;
  readonly #edge: Edge;
  readonly #socket: WebSocket;
  readonly #outbox: Outbox;
  #messages: Bucket;
  #room: Room | undefined;
  /** Said before the table was read. */
  #early: Buffer[] = [];
  #underWay = 0;
  #greeting = 0;
  #isAlive = true;
  #left = () => {};

  constructor(edge: Edge, socket: WebSocket, carrier: Socket, caller: Caller, joining: Joining) {
    this.#edge = edge;
    this.#socket = socket;
    this.#outbox = new Outbox(carrier);
    this.carrier = carrier;
    this.share = caller.share;
    this.address = caller.address;
    this.derivesViews = joining.derivesViews;
    this.token = joining.token;
    this.#messages = new Bucket(edge.house.limits, edge.house.clock.steady());
    edge.lines.add(this);
    socket.on('message', (data: Buffer) => this.#count() && this.#hear(data));
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

  get isGone(): boolean {
    return this.#socket.readyState !== this.#socket.OPEN;
  }

  /** Resolves when the table has been told, or the socket let go. */
  async join({ table, from, isOurs, visitor }: Joining): Promise<void> {
    const { house } = this.#edge;
    // who is let go at once does not wait for his name
    visitor.catch(() => {});
    if (!isOurs) return this.#close(POLICY, 'origin');
    if (this.#edge.isClosing) return this.#close(TRY_LATER, 'closing');
    if (house.isCutOff) return this.#close(TRY_LATER, 'away');
    try {
      const found = await visitor;
      this.who = found?.id;
      if (house.identity.hasEnded(this)) return this.end('signed-out');
      const room = isId(table) ? await house.tables.visit(table) : undefined;
      if (this.isGone) return;
      if (!(room instanceof Room)) return this.#bye(room ? 'set-aside' : 'no-table');
      if (found) house.whereabouts.note(found.id, this.address);
      const place = takePlace(this.#edge, room, this);
      if (typeof place === 'string')
        return place === 'table' ? this.#bye('too-many') : this.#close(TRY_LATER, 'too many');
      this.#left = place;
      if (found) this.#messages = this.#edge.gate.person(found.id).messages;
      await room.join(this, from);
      this.#room = room;
      for (const data of this.#early.splice(0)) this.#hear(data);
    } catch (error) {
      if (!isAway(error)) house.fault('socket', error, table);
      this.#close(TRY_LATER, 'away');
    }
  }

  line(told: ToldMessage): void {
    this.#write(told.as(textFrame));
  }

  send(message: ServerMessage): void {
    const isGreeting = message.t === 'hello';
    if (isGreeting && !this.#edge.mayBeTold(this.share, this.who !== undefined)) {
      this.#close(TRY_LATER, 'too much');
      return;
    }
    const frame = message.t === 'presence' ? sharedFrame(message) : textFrame(JSON.stringify(message));
    if (isGreeting) {
      this.#greeting = frame.length;
      this.#edge.told(this.share, this.who !== undefined, frame.length);
    }
    this.#write(frame);
    if (message.t === 'bye') this.#close(message.reason === 'closing' ? GOING_AWAY : POLICY, message.reason);
  }

  unread(): number {
    return this.#outbox.unread;
  }

  ping(): boolean {
    if (!this.#isAlive) return false;
    this.#isAlive = false;
    this.#socket.ping();
    return true;
  }

  end(why: LineEnd): void {
    if (why === 'closing') {
      this.#bye('closing');
      return;
    }
    this.#close(why === 'away' ? TRY_LATER : POLICY, why);
    // nothing more is heard of him
    if (why === 'too-much') this.carrier.pause();
  }

  cut(): void {
    this.#socket.terminate();
  }

  #bye(reason: ByeReason): void {
    this.send({ t: 'bye', reason });
  }

  #write(frame: Buffer): void {
    if (this.unread() > MOST_UNREAD + this.#greeting) this.cut();
    if (this.isGone) return;
    this.#outbox.put(frame);
  }

  /** When what was said before has been told. */
  #close(code: number, reason: string): void {
    this.#outbox.empty();
    this.#socket.close(code, reason);
  }

  /** Whether it may be heard: messages, pings and pongs count alike. Who goes on and on is let go. */
  #count(): boolean {
    if (this.isGone) return false;
    const now = this.#edge.house.clock.steady();
    const own = this.#messages.take(now);
    if (own === 'fine' && this.share.messages.take(now) === 'fine') return true;
    // nobody asks so much before he has been greeted
    if (own === 'flood' || (own === 'over' && !this.#room)) this.end('too-much');
    else this.#refuse(null, TOO_MUCH);
    // each of many keeps to what one may: what they all say is not even read as fast
    if (own === 'fine') this.#rest();
    return false;
  }

  #rest(): void {
    if (this.#socket.isPaused) return;
    this.#socket.pause();
    later(REST_MS, () => this.#socket.resume());
  }

  #hear(data: Buffer): void {
    if (!this.#room) {
      this.#early.push(data);
      return;
    }
    const read = requestForm.safeParse(parse(data));
    if (read.success) void this.#answer(this.#room, read.data);
    else this.#refuse(null, { code: 'bad-request', reason: 'house.form', details: { ...fault(read.error) } });
  }

  async #answer(room: Room, { id, command, look, before }: SocketRequest): Promise<void> {
    const { house } = this.#edge;
    if (this.#underWay >= house.limits.burst) return this.#refuse(id, TOO_MUCH);
    this.#underWay++;
    try {
      if (look !== undefined) await this.#lookBack(room, id, look);
      if (before !== undefined) await this.#tellEarlier(room, id, before);
      // who asks for nothing wants to know whether we are there
      if (look === undefined && before === undefined && !command)
        this.send({ t: 'done', id, seq: room.table.state.seq - 1 });
      if (!command) return;
      if (this.who === undefined) return this.#refuse(id, { code: 'unknown-visitor', reason: 'house.unknown-visitor' });
      const begin = performance.now();
      const done = await room.do({ person: this.who, address: this.address }, command);
      house.metrics.acknowledged.observe((performance.now() - begin) / 1000);
      if (done.ok) this.send({ t: 'done', id, seq: done.value });
      else this.#refuse(id, done.error);
    } catch (error) {
      if (!isAway(error)) house.fault('socket', error, room.head.id);
      const lost = error instanceof TableClosed && error.fault;
      this.#refuse(id, lost ? { code: 'set-aside', reason: 'house.set-aside' } : awayOf(error));
    } finally {
      this.#underWay--;
    }
  }

  async #lookBack(room: Room, id: string, seq: number): Promise<void> {
    const view = await room.lookBack(this.#asker, (table) => table.look(this.who, seq));
    if (view) this.send({ t: 'moment', id, seq, view });
    else this.#refuse(id, TOO_MUCH);
  }

  async #tellEarlier(room: Room, id: string, before: number): Promise<void> {
    const page = await room.lookBack(this.#asker, (table) => table.linesBefore(this.who, before));
    if (page) this.send({ t: 'lines', id, ...page });
    else this.#refuse(id, TOO_MUCH);
  }

  /** All strangers of an address are one. */
  get #asker(): Doer {
    return { person: this.who ?? '', address: this.address };
  }

  #refuse(id: string | null, refusal: HouseRefusal): void {
    this.#edge.house.metrics.refusals.inc({ code: refusal.code });
    this.send({ t: 'refused', id, refusal });
  }
}

function parse(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString());
  } catch {
    return undefined;
  }
}
