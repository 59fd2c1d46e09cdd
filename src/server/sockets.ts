/** A page at a table: it hears what happens there, and asks. Every message is bounded, parsed, and answered. */
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { TableClosed } from '../table/course/ledger.ts';
import type { ByeReason, HouseRefusal, ServerMessage } from '../wire/messages.ts';
import { fault, isId, request as requestForm } from '../wire/requests.ts';
import type { House } from './house.ts';
import { Bucket } from './limits.ts';
import type { Visitor } from './store/store.ts';
import { Room, type RoomListener } from './tables/room.ts';
import { isAway } from './tables/troubles.ts';
import { findVisitor, isOurs } from './visits.ts';

const PING_MS = 30_000;
/** A page that does not read is let go; it resumes where it was. */
const MOST_UNREAD = 2 ** 20;
const GOING_AWAY = 1001;
const POLICY = 1008;
const TRY_LATER = 1013;

export async function sockets(app: FastifyInstance, house: House): Promise<void> {
  const open = new Map<WebSocket, { alive: boolean }>();
  const perAddress = new Map<string, number>();

  const beat = setInterval(() => {
    for (const [socket, state] of open) {
      if (!state.alive) socket.terminate();
      state.alive = false;
      socket.ping();
    }
  }, PING_MS);
  app.addHook('preClose', async () => {
    clearInterval(beat);
    for (const socket of open.keys()) socket.close(GOING_AWAY);
  });

  app.get<{ Params: { id: string }; Querystring: { from?: string; lean?: string } }>(
    '/api/tables/:id/socket',
    // headers are for pages
    { websocket: true, helmet: false },
    (socket, request) => {
      const address = request.ip;
      const mine = (perAddress.get(address) ?? 0) + 1;
      perAddress.set(address, mine);
      open.set(socket, { alive: true });
      house.metrics.sockets.set(open.size);
      const messages: Buffer[] = [];
      // until the table is read; nobody asks so much before he has been greeted
      let heard = (data: Buffer): void => {
        if (messages.push(data) > house.limits.burst) socket.close(POLICY, 'too much');
      };
      let left = () => {};
      socket.on('message', (data: Buffer) => heard(data));
      socket.on('pong', () => {
        const state = open.get(socket);
        if (state) state.alive = true;
      });
      socket.on('error', () => socket.terminate());
      socket.on('close', () => {
        open.delete(socket);
        const others = perAddress.get(address)! - 1;
        if (others === 0) perAddress.delete(address);
        else perAddress.set(address, others);
        house.metrics.sockets.set(open.size);
        left();
      });
      if (!isOurs(request)) return socket.close(POLICY, 'origin');
      if (mine > house.limits.sockets || house.isClosing) return socket.close(TRY_LATER, 'too many');
      const from = Number(/^\d{1,6}$/.test(request.query.from ?? '') ? request.query.from : 0);
      const { id } = request.params;
      const how = { from, derivesViews: request.query.lean === '1' };
      seat(house, { socket, line: request.raw.socket }, id, how, findVisitor(house, request)).then(
        (place) => {
          if (!place) return;
          left = place.left;
          heard = place.heard;
          for (const data of messages.splice(0)) heard(data);
          if (socket.readyState !== socket.OPEN) left();
        },
        (error) => {
          if (!isAway(error)) house.fault('socket', error, id);
          socket.close(TRY_LATER, 'away');
        },
      );
    },
  );
}

interface Ends {
  readonly socket: WebSocket;
  /** What carries it. */
  readonly line: Socket;
}

interface Joining {
  /** The first line that is wanted. */
  readonly from: number;
  readonly derivesViews: boolean;
}

async function seat(
  house: House,
  ends: Ends,
  id: string,
  { from, derivesViews }: Joining,
  visit: Promise<Visitor | undefined>,
) {
  const { socket } = ends;
  const visitor = await visit;
  const room = isId(id) ? await house.tables.get(id) : undefined;
  if (!(room instanceof Room)) {
    bye(socket, room ? 'set-aside' : 'no-table');
    return undefined;
  }
  if (room.size >= house.limits.listeners) {
    bye(socket, 'too-many');
    return undefined;
  }
  const write = (text: string) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_UNREAD) return socket.terminate();
    together(ends.line);
    socket.send(text);
  };
  const listener: RoomListener = {
    who: visitor?.id,
    derivesViews,
    line: (_message, text) => write(text()),
    send(message) {
      write(JSON.stringify(message));
      if (message.t === 'bye') socket.close(GOING_AWAY);
    },
  };
  await room.join(listener, from);
  const bucket = new Bucket(house.limits, house.now());
  return {
    left: () => room.attendance.leave(listener),
    heard: (data: Buffer) => void answer(house, room, listener, bucket, data),
  };
}

/** What is sent in one go, a line and its acknowledgement, leaves in one packet. */
function together(line: Socket): void {
  if (line.writableCorked > 0) return;
  line.cork();
  process.nextTick(() => line.uncork());
}

async function answer(house: House, room: Room, listener: RoomListener, bucket: Bucket, data: Buffer): Promise<void> {
  const refuse = (id: string | null, refusal: HouseRefusal) => {
    house.metrics.refusals.inc({ code: refusal.code });
    listener.send({ t: 'refused', id, refusal });
  };
  if (!bucket.take(house.now())) return refuse(null, { code: 'too-much', reason: 'house.too-much' });
  const read = requestForm.safeParse(parse(data));
  if (!read.success)
    return refuse(null, { code: 'bad-request', reason: 'house.form', details: { ...fault(read.error) } });
  const { id, command, look } = read.data;
  try {
    if (look !== undefined) {
      listener.send({ t: 'moment', id, events: look, view: room.table.moment(listener.who, look) });
    }
    if (!command) return;
    if (listener.who === undefined) return refuse(id, { code: 'unknown-visitor', reason: 'house.unknown-visitor' });
    const stop = house.metrics.acknowledged.startTimer();
    const done = await room.table.do(listener.who, command);
    stop();
    if (done.ok) listener.send({ t: 'done', id, seq: done.value });
    else refuse(id, done.error);
  } catch (error) {
    if (!isAway(error)) house.fault('socket', error, room.head.id);
    const lost = error instanceof TableClosed && error.fault;
    refuse(id, lost ? { code: 'set-aside', reason: 'house.set-aside' } : { code: 'away', reason: 'house.away' });
  }
}

function bye(socket: WebSocket, reason: ByeReason): void {
  socket.send(JSON.stringify({ t: 'bye', reason } satisfies ServerMessage));
  socket.close(POLICY, reason);
}

function parse(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString());
  } catch {
    return undefined;
  }
}
