/** Where the house meets the world: who comes in, what is told to whom for how long, and how it ends. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { STATUS_OF } from '../../wire/answers/refusal.ts';
import type { House } from '../house.ts';
import { Gate, REFUSED_TEXT, RETRY_S } from './gate.ts';
import { Lines } from './lines.ts';
import type { TrustedProxies } from './proxies.ts';
import type { AddressShare } from './shares.ts';

/** Of those who have not answered the farewell, and of a store that does not come to an end. */
const FAREWELL_MS = 700;
const STORE_MS = 800;
/** How late somebody's lines end if the announcement that he has gone was lost. */
const CONFIRM_MS = 5000;

export class Edge {
  readonly house: House;
  readonly gate: Gate;
  readonly lines: Lines;
  /** What the house keeps anyhow: that it waits to be read takes no memory. */
  readonly #kept: ReadonlySet<unknown>;
  isClosing = false;

  constructor(house: House, trusts: TrustedProxies, kept: ReadonlySet<Buffer>) {
    this.house = house;
    this.#kept = kept;
    this.gate = new Gate({
      ...{ limits: house.limits, steady: house.clock.steady, trusts },
      known: (token) => house.identity.known(token),
      refused: (code) => house.metrics.refusals.inc({ code }),
    });
    this.lines = new Lines(house.limits, house.clock.steady, (count) => house.metrics.sockets.set(count));
    house.onCutOff(() => this.lines.letGo());
    house.identity.onEnded((ended) => this.lines.ended(ended));
    if (!house.store.isAlone) house.every(CONFIRM_MS, 'confirm', () => house.identity.confirm(this.lines.tokens));
  }

  /** An answer is about to be written: not to an address that has been told too much already. Gives what is written. */
  writing({ raw }: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
    if (!this.gate.isInside(raw)) return payload;
    const { share, person } = this.gate.callerOf(raw);
    if (this.mayBeTold(share, person !== undefined)) return payload;
    reply
      .code(STATUS_OF['too-much'])
      .header('retry-after', RETRY_S)
      .serializer(() => REFUSED_TEXT);
    return payload;
  }

  /** What is long takes time to be written, however few ask for it. */
  mayBeTold({ toldStrangers, toldKnown }: AddressShare, isKnown: boolean): boolean {
    const isDry = (isKnown ? toldKnown : toldStrangers).isDry(this.house.clock.steady());
    if (isDry) this.house.metrics.refusals.inc({ code: 'too-much' });
    return !isDry;
  }

  told({ toldStrangers, toldKnown }: AddressShare, isKnown: boolean, bytes: number): void {
    (isKnown ? toldKnown : toldStrangers).take(this.house.clock.steady(), bytes);
  }

  /** An answer is about to be sent: how long, and how much, may wait to be read. Gives what is sent. */
  answering({ raw }: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
    const { unread, patience } = this.house.limits;
    if (reply.getHeader('content-type') === 'application/x-ndjson') return payload;
    // by Node's own measure: none of it has been taken for so long
    raw.socket?.setTimeout(patience);
    if (this.#kept.has(payload)) return payload;
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    const { share, person } = this.gate.callerOf(raw);
    const size = Buffer.byteLength(payload);
    this.told(share, person !== undefined, size);
    if (share.unread + size > unread * 1024) {
      reply.code(STATUS_OF['too-much']).type('application/json; charset=utf-8').removeHeader('content-length');
      return REFUSED_TEXT;
    }
    share.unread += size;
    reply.raw.once('close', () => {
      share.unread -= size;
    });
    return payload;
  }

  /** Everybody hears it; two seconds later nothing is left, whoever does not answer. */
  async close(): Promise<void> {
    this.gate.close();
    this.isClosing = true;
    await this.lines.close(FAREWELL_MS);
    await Promise.race([this.house.close(), new Promise((resolve) => setTimeout(resolve, STORE_MS))]);
  }
}
