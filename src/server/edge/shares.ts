/** What one address, and one person, has of the house just now. */
import type { Socket } from 'node:net';
import type { Limits } from '../limits.ts';
import { Bucket, type Rate } from './bucket.ts';
import { FewATurn } from './few-a-turn.ts';

/** So many people may act as fast as one may before their address counts. */
const PEOPLE = 25;
/** Files of the pages are cheap, and a browser that comes for the first time keeps all of them. */
export const FILES = 100;
/** So many people may open all their tables at once before their address counts; then as many as four have, every minute. */
const OPENERS = 10;
const OPENERS_A_MINUTE = 4;
/** What those whom the house knows may ask together, beside what strangers of their address ask. */
const KNOWN = 3;

/** Bytes of answers and greetings, for each request that may be: what is usual, several times over. */
const TOLD = 24 * 1024;

/** Wrong ones: a whole room of people types a code at once; whoever tries them all is at it for months. */
const CODES = { burst: 60, perSecond: 0.1 };

/** Evenings keep their codes for a week: one address takes no more than a fiftieth of them all. */
const EVENINGS = { burst: 20, perSecond: 20 / 3600 };
/** A race is a few lines, and gone after a day. */
const RACES = { burst: 30, perSecond: 60 / 3600 };

/** Rounds of rooms: each of a hundred guests is held against all others. */
const PAIRINGS = { burst: 60, perSecond: 1 };

export class AddressShare {
  /** HTTP requests under way, and those of strangers among them. */
  inFlight = 0;
  strangers = 0;
  /** Requests that have been let in. */
  readonly turns = new FewATurn();
  /** Bytes of HTTP answers that nobody has read yet. */
  unread = 0;
  /** Connections, and which of them are sockets and streams: of those who sit, and of those who watch. */
  connections = 0;
  /** Those on which nobody whom the house knows has asked anything. */
  readonly silent = new Set<Socket>();
  /** No new connection before this moment. */
  restsUntil = 0;
  seated = 0;
  watching = 0;
  readonly requests: Bucket;
  readonly known: Bucket;
  readonly files: Bucket;
  /** Bytes told to strangers, and to those whom the house knows: long answers take its time as many requests do. */
  readonly toldStrangers: Bucket;
  readonly toldKnown: Bucket;
  readonly messages: Bucket;
  /** Of tables: each goes on by itself, whether anybody looks or not. */
  readonly openings: Bucket;
  /** Codes and keys of rooms that are tried in vain. */
  readonly codes: Bucket;
  readonly evenings: Bucket;
  readonly pairings: Bucket;
  readonly races: Bucket;

  constructor(limits: Limits, now: number) {
    this.requests = new Bucket(perMinute(limits.requestsPerMinute), now);
    this.known = new Bucket(perMinute(limits.requestsPerMinute * KNOWN), now);
    this.files = new Bucket(perMinute(limits.requestsPerMinute * FILES), now);
    const told = perMinute(limits.requestsPerMinute * TOLD);
    this.toldStrangers = new Bucket(told, now);
    this.toldKnown = new Bucket({ ...told, perSecond: told.perSecond * KNOWN }, now);
    this.messages = new Bucket({ burst: limits.burst * PEOPLE, perSecond: limits.perSecond * PEOPLE }, now);
    const perSecond = (limits.tables * OPENERS_A_MINUTE) / 60;
    this.codes = new Bucket(CODES, now);
    this.evenings = new Bucket(EVENINGS, now);
    this.pairings = new Bucket(PAIRINGS, now);
    this.races = new Bucket(RACES, now);
    this.openings = new Bucket({ burst: limits.tables * OPENERS, perSecond }, now);
  }

  isIdle(now: number): boolean {
    const open = this.inFlight + this.connections + this.seated + this.watching;
    return (
      open === 0 &&
      now >= this.restsUntil &&
      [
        ...[this.requests, this.known, this.files, this.toldStrangers, this.toldKnown, this.messages],
        ...[this.openings, this.codes, this.evenings, this.pairings, this.races],
      ].every((bucket) => bucket.isFull(now))
    );
  }
}

export class PersonShare {
  inFlight = 0;
  /** Sockets and streams. */
  lines = 0;
  readonly requests: Bucket;
  readonly messages: Bucket;

  constructor(limits: Limits, now: number) {
    this.requests = new Bucket(perMinute(limits.requestsPerMinute), now);
    this.messages = new Bucket(limits, now);
  }

  isIdle(now: number): boolean {
    return this.inFlight + this.lines === 0 && this.requests.isFull(now) && this.messages.isFull(now);
  }
}

/** Kept for as long as there is something to remember. */
export class Shares<Share extends { isIdle(now: number): boolean }> {
  readonly #kept = new Map<string, Share>();
  readonly #fresh: () => Share;

  constructor(fresh: () => Share) {
    this.#fresh = fresh;
  }

  of(key: string): Share {
    const known = this.#kept.get(key);
    if (known) return known;
    const share = this.#fresh();
    this.#kept.set(key, share);
    return share;
  }

  forgetIdle(now: number): void {
    for (const [key, share] of this.#kept) if (share.isIdle(now)) this.#kept.delete(key);
  }
}

const perMinute = (count: number): Rate => ({ burst: count, perSecond: count / 60 });
