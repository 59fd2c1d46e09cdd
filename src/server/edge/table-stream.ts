/** A program that hears what happens at a table over HTTP: the same messages as over a socket, a line each. */
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { PassThrough, type Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ToldMessage } from '../../table/course/told-message.ts';
import type { ServerMessage } from '../../wire/messages.ts';
import type { Visitor } from '../store/store.ts';
import type { Room, RoomListener } from '../tables/room.ts';
import { isAway } from '../tables/troubles.ts';
import { Refused } from '../visits.ts';
import type { Edge } from './edge.ts';
import type { Line, LineEnd } from './lines.ts';
import type { AddressShare } from './shares.ts';
import { takePlace } from './table-places.ts';
import { tokenHashIn } from './token.ts';

const MOST_UNREAD = 2 ** 18;

/** The lines from `from` on, for as long as somebody listens. */
export function streamOf(
  edge: Edge,
  room: Room,
  { raw }: FastifyRequest,
  reply: FastifyReply,
  visitor: Visitor | undefined,
  from: number,
): Readable {
  const { share, address } = edge.gate.callerOf(raw);
  const isKnown = visitor !== undefined;
  if (!edge.mayBeTold(share, isKnown)) throw new Refused('too-much', 'house.too-much');
  const greeted = (bytes: number) => edge.told(share, isKnown, bytes);
  const stream = new TableStream(reply.raw, raw.socket, share, address, visitor?.id, tokenHashIn(raw), greeted);
  const left = takePlace(edge, room, stream);
  if (typeof left === 'string') throw new Refused('too-much', 'house.too-much');
  // it counts as a line from now on, and may be silent for as long as it likes
  edge.gate.leave(raw);
  share.silent.delete(raw.socket);
  edge.lines.add(stream);
  if (edge.house.identity.hasEnded(stream)) stream.end('signed-out');
  // it may have closed already, while the table was being read
  const close = () => {
    edge.lines.delete(stream);
    left();
  };
  if (stream.isGone) close();
  else reply.raw.once('close', close);
  room.join(stream, from).catch((error) => {
    if (!isAway(error)) edge.house.fault('stream', error, room.head.id);
    stream.end();
  });
  return stream.lines;
}

class TableStream implements Line, RoomListener {
  readonly lines = new PassThrough();
  readonly carrier: Socket;
  readonly #response: ServerResponse;
  readonly share: AddressShare;
  readonly address: string;
  readonly who: string | undefined;
  readonly token: string | undefined;
  readonly #greeted: (bytes: number) => void;
  #greeting = 0;

  constructor(
    response: ServerResponse,
    carrier: Socket,
    share: AddressShare,
    address: string,
    who: string | undefined,
    token: string | undefined,
    greeted: (bytes: number) => void,
  ) {
    this.#response = response;
    this.carrier = carrier;
    this.share = share;
    this.address = address;
    this.who = who;
    this.token = token;
    this.#greeted = greeted;
  }

  get isGone(): boolean {
    return this.carrier.destroyed || this.#response.closed;
  }

  line({ text }: ToldMessage): void {
    this.#write(text);
  }

  send(message: ServerMessage): void {
    const text = JSON.stringify(message);
    if (message.t === 'hello') {
      this.#greeting = text.length;
      this.#greeted(text.length);
    }
    this.#write(text);
    if (message.t === 'bye') this.lines.end();
  }

  unread(): number {
    return this.lines.writableLength + this.lines.readableLength + this.carrier.writableLength;
  }

  ping(): boolean {
    return true;
  }

  end(why?: LineEnd): void {
    if (why === 'closing') this.send({ t: 'bye', reason: 'closing' });
    else this.lines.end();
  }

  cut(): void {
    this.carrier.destroy();
  }

  #write(text: string): void {
    if (this.isGone || this.lines.writableEnded) return;
    if (this.unread() > MOST_UNREAD + this.#greeting) this.cut();
    else this.lines.write(`${text}\n`);
  }
}
