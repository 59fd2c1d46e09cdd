/** The first that happens to a request: who may come in, before anything of it is read. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { explain } from '../../text/index.ts';
import { type RefusalAnswer, STATUS_OF } from '../../wire/answers/refusal.ts';
import type { HouseRefusal } from '../../wire/messages.ts';
import { addressOf as partsOf } from '../../wire/route.ts';
import { ROUTES } from '../../wire/routes.ts';
import type { Limits } from '../limits.ts';
import type { Visitor, VisitorId } from '../store/store.ts';
import { addressOf, networkOf } from './address.ts';
import type { Admission } from './bucket.ts';
import type { TrustedProxies } from './proxies.ts';
import { AddressShare, PersonShare, Shares } from './shares.ts';
import { tokenIn } from './token.ts';

/** Whoever asks, as far as it is known before anything is looked up. */
export interface Caller {
  /** The network that counts as one address. */
  readonly address: string;
  readonly share: AddressShare;
  /** Somebody whom the house has seen a moment ago. */
  readonly person: PersonShare | undefined;
}

export interface GatePorts {
  readonly limits: Limits;
  readonly trusts: TrustedProxies;
  /** By a clock that does not jump. */
  steady(): number;
  /** Whose token it is, if that is known without asking the store. */
  known(token: string | undefined): Visitor | undefined;
  refused(code: HouseRefusal['code']): void;
}

/** Requests of one person that are under way. */
const MOST_AT_ONCE = 40;
/** Requests on one connection before the first of them is answered. Browsers wait; a packet has room for six hundred. */
const MOST_IN_LINE = 6;
/** For so long an address that sends more than that opens no new connection. */
const REST_MS = 2000;
export const RETRY_S = 5;
const SWEEP_MS = 5000;

const TOO_MUCH: HouseRefusal = { code: 'too-much', reason: 'house.too-much' };
const REFUSAL: RefusalAnswer = { error: { ...TOO_MUCH, message: explain(TOO_MUCH, 'en') } };
export const REFUSED_TEXT = JSON.stringify(REFUSAL);
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(REFUSED_TEXT),
  'cache-control': 'no-store',
  'retry-after': String(RETRY_S),
  // a flood begins again from the beginning each time
  connection: 'close',
};
/** Answers that are looked up. The page of a table says who plays there. */
const ASKS = /^\/(?:api\/|t\/|metrics$)/;
const UNLIMITED: ReadonlySet<string | undefined> = new Set(
  Object.entries(ROUTES).flatMap(([name, route]) => ('unlimited' in route ? [partsOf(name).path] : [])),
);

export class Gate {
  readonly #ports: GatePorts;
  readonly #addresses: Shares<AddressShare>;
  readonly #persons: Shares<PersonShare>;
  readonly #callers = new WeakMap<IncomingMessage, Caller>();
  readonly #inside = new WeakSet<IncomingMessage>();
  /** Requests of a connection that are not answered yet. */
  readonly #inLine = new WeakMap<IncomingMessage['socket'], number>();
  readonly #sweep: NodeJS.Timeout;

  constructor(ports: GatePorts) {
    this.#ports = ports;
    this.#addresses = new Shares(() => new AddressShare(ports.limits, ports.steady()));
    this.#persons = new Shares(() => new PersonShare(ports.limits, ports.steady()));
    this.#sweep = setInterval(() => {
      for (const shares of [this.#addresses, this.#persons]) shares.forgetIdle(ports.steady());
    }, SWEEP_MS).unref();
  }

  close(): void {
    clearInterval(this.#sweep);
  }

  person(id: VisitorId): PersonShare {
    return this.#persons.of(id);
  }

  callerOf(request: IncomingMessage): Caller {
    const met = this.#callers.get(request);
    if (met) return met;
    const address = networkOf(addressOf(request, this.#ports.trusts));
    const visitor = this.#ports.known(tokenIn(request));
    const share = this.#addresses.of(address);
    const caller = { address, share, person: visitor && this.#persons.of(visitor.id) };
    this.#callers.set(request, caller);
    return caller;
  }

  /** One more connection of an address. Those of a proxy are everybody's. */
  connected(socket: IncomingMessage['socket']): void {
    const address = addressOf({ socket, headers: {} }, this.#ports.trusts);
    if (this.#ports.trusts(address, 0)) return;
    const share = this.#addresses.of(networkOf(address));
    const { sockets, inFlight } = this.#ports.limits;
    const isResting = this.#ports.steady() < share.restsUntil;
    if (isResting || share.connections >= 2 * (sockets + inFlight)) return void socket.destroy();
    share.connections++;
    share.silent.add(socket);
    socket.once('close', () => {
      share.connections--;
      share.silent.delete(socket);
    });
  }

  /** Whether it may go on; if not, it has been answered, or cut off. */
  admit(request: IncomingMessage, response: ServerResponse): boolean {
    // it came in one packet with what has ended its connection
    if (request.socket.destroyed || !this.#queues(request, response)) return false;
    const path = request.url!.split('?', 1)[0];
    if (UNLIMITED.has(path)) return true;
    const verdict = this.enter(request, ASKS.test(path!) ? 'requests' : 'files');
    if (verdict === 'fine') return true;
    if (verdict === 'flood') request.socket.destroy();
    else response.writeHead(STATUS_OF['too-much'], HEADERS).end(REFUSED_TEXT);
    return false;
  }

  /** Parsing what is in line takes time that is everybody's, and cannot be stopped: so the next packets are not read at all. */
  #queues(request: IncomingMessage, response: ServerResponse): boolean {
    const { socket } = request;
    const count = (this.#inLine.get(socket) ?? 0) + 1;
    if (count > MOST_IN_LINE) {
      this.#ports.refused('too-much');
      const { share } = this.callerOf(request);
      share.restsUntil = this.#ports.steady() + REST_MS;
      socket.destroy();
      for (const other of share.silent) other.destroy();
      return false;
    }
    this.#inLine.set(socket, count);
    response.once('close', () => {
      this.#inLine.set(socket, this.#inLine.get(socket)! - 1);
      this.leave(request);
    });
    return true;
  }

  /** What somebody who has been let in wants, when it is the turn of his address. */
  begin(request: IncomingMessage, work: () => void): void {
    this.callerOf(request).share.turns.begin(() => {
      if (!request.socket.destroyed) work();
    });
  }

  /** Lets somebody in, until he leaves. */
  enter(request: IncomingMessage, what: 'requests' | 'files'): Admission {
    const { share, person } = this.callerOf(request);
    const now = this.#ports.steady();
    const verdict = what === 'files' ? share.files.take(now) : rated(share, person, now);
    const entered = verdict === 'fine' && this.#isFull(share, person) ? 'over' : verdict;
    if (entered !== 'fine') {
      this.#ports.refused('too-much');
      return entered;
    }
    this.#inside.add(request);
    share.inFlight++;
    if (person) {
      person.inFlight++;
      share.silent.delete(request.socket);
    } else share.strangers++;
    return 'fine';
  }

  /** Whether it counts: not all requests do. */
  isInside(request: IncomingMessage): boolean {
    return this.#inside.has(request);
  }

  /** His answer is read, or he is gone, or he counts as something else from now on. */
  leave(request: IncomingMessage): void {
    if (!this.#inside.delete(request)) return;
    const { share, person } = this.callerOf(request);
    share.inFlight--;
    if (person) person.inFlight--;
    else share.strangers--;
  }

  /** Whom the house knows is not kept out by the strangers of his address. */
  #isFull(share: AddressShare, person: PersonShare | undefined): boolean {
    const { inFlight } = this.#ports.limits;
    if (share.inFlight >= 2 * inFlight) return true;
    return person ? person.inFlight >= MOST_AT_ONCE : share.strangers >= inFlight;
  }
}

function rated(share: AddressShare, person: PersonShare | undefined, now: number): Admission {
  if (!person) return share.requests.take(now);
  const own = person.requests.take(now);
  return own === 'fine' ? share.known.take(now) : own;
}
