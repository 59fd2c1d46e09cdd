/** Everything on which the house tells something for as long as it happens: the sockets and streams of all tables. */
import type { Socket } from 'node:net';
import type { Limits } from '../limits.ts';
import type { Ended, VisitorId } from '../store/store.ts';
import { Bucket } from './bucket.ts';
import type { AddressShare } from './shares.ts';

const LOOK_MS = 1000;
/** Looks between two pings. A page that has not answered the last one is gone. */
const PING_LOOKS = 30;
/** Bytes that come in for every message that may. */
const BYTES_A_MESSAGE = 2048;

/** How a line ends. */
export type LineEnd = 'closing' | 'signed-out' | 'too-much' | 'away';

export interface Line {
  /** What carries it. */
  readonly carrier: Socket;
  readonly share: AddressShare;
  /** In whose name, by which token. */
  readonly who: VisitorId | undefined;
  readonly token: string | undefined;
  /** Bytes told that nobody has read yet. */
  unread(): number;
  /** Asks whether somebody is still there. False if nobody answered the last time. */
  ping(): boolean;
  /** Says why, and ends. */
  end(why: LineEnd): void;
  /** Without a word. */
  cut(): void;
}

interface Watched {
  /** Bytes that had been read when something was last, and since when. */
  taken: number;
  since: number;
  /** Bytes that came in. */
  received: number;
  readonly bytes: Bucket;
}

export class Lines {
  readonly #open = new Map<Line, Watched>();
  readonly #limits: Limits;
  readonly #steady: () => number;
  readonly #changed: (count: number) => void;
  readonly #loop: NodeJS.Timeout;
  #looks = 0;
  #empty: (() => void) | undefined;

  constructor(limits: Limits, steady: () => number, changed: (count: number) => void) {
    this.#limits = limits;
    this.#steady = steady;
    this.#changed = changed;
    this.#loop = setInterval(() => this.#look(), LOOK_MS).unref();
  }

  add(line: Line): void {
    const now = this.#steady();
    const [burst, perSecond] = [this.#limits.burst, this.#limits.perSecond].map((count) => count * BYTES_A_MESSAGE);
    const bytes = new Bucket({ burst: burst!, perSecond: perSecond! }, now);
    this.#open.set(line, { taken: 0, since: now, received: line.carrier.bytesRead, bytes });
    this.#changed(this.#open.size);
  }

  delete(line: Line): void {
    this.#open.delete(line);
    this.#changed(this.#open.size);
    if (this.#open.size === 0) this.#empty?.();
  }

  /** By which people hear. */
  get tokens(): readonly string[] {
    return [...new Set([...this.#open.keys()].flatMap(({ who, token }) => (who === undefined ? [] : (token ?? []))))];
  }

  /** Nobody is any more who he was. */
  ended(ended: Ended): void {
    for (const line of this.#open.keys()) {
      const isHis = 'token' in ended ? line.token === ended.token : line.who === ended.visitor;
      if (isHis) line.end('signed-out');
    }
  }

  /** This node can do nothing for them: they come back to another one. */
  letGo(): void {
    for (const line of this.#open.keys()) line.end('away');
  }

  /** All of them hear that the house closes. Who does not answer is cut off. */
  async close(ms: number): Promise<void> {
    clearInterval(this.#loop);
    for (const line of this.#open.keys()) line.end('closing');
    if (this.#open.size > 0) {
      await new Promise<void>((resolve) => {
        this.#empty = resolve;
        setTimeout(resolve, ms);
      });
    }
    for (const line of this.#open.keys()) line.cut();
  }

  #look(): void {
    const now = this.#steady();
    const waiting = new Map<AddressShare, Line[]>();
    const pings = ++this.#looks % PING_LOOKS === 0;
    for (const [line, watched] of this.#open) {
      const { bytesRead } = line.carrier;
      if (watched.bytes.take(now, bytesRead - watched.received) === 'flood') line.end('too-much');
      watched.received = bytesRead;
      if (pings && !line.ping()) line.cut();
      else if (line.unread() > 0 && !this.#isStuck(line, watched, now)) {
        const others = waiting.get(line.share);
        if (others) others.push(line);
        else waiting.set(line.share, [line]);
      }
    }
    for (const [share, lines] of waiting) this.#lighten(share, lines);
  }

  /** Who does not read is let go, and resumes where he was. */
  #isStuck(line: Line, watched: Watched, now: number): boolean {
    const taken = (line.carrier.bytesWritten ?? 0) - line.carrier.writableLength;
    if (taken !== watched.taken) Object.assign(watched, { taken, since: now });
    const isStuck = now - watched.since >= this.#limits.patience;
    if (isStuck) line.cut();
    return isStuck;
  }

  /** Those with the most go first. */
  #lighten(share: AddressShare, lines: Line[]): void {
    const most = this.#limits.unread * 1024;
    let unread = lines.reduce((sum, line) => sum + line.unread(), share.unread);
    if (unread <= most) return;
    for (const line of lines.sort((one, other) => other.unread() - one.unread())) {
      if (unread <= most) return;
      unread -= line.unread();
      line.cut();
    }
  }
}
