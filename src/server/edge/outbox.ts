/** What is told on a line in one turn of the event loop leaves at its end, together: a move's line and its acknowledgement are one packet. */
import type { Socket } from 'node:net';

export class Outbox {
  readonly #carrier: Socket;
  #frames: Buffer[] = [];
  #bytes = 0;

  constructor(carrier: Socket) {
    this.#carrier = carrier;
  }

  /** Bytes that nobody has read yet. */
  get unread(): number {
    return this.#bytes + this.#carrier.writableLength;
  }

  put(frame: Buffer): void {
    if (this.#frames.push(frame) === 1) emptySoon(this);
    this.#bytes += frame.length;
  }

  /** Before anything else is written to the same carrier. */
  empty(): void {
    const frames = this.#frames;
    if (frames.length === 0) return;
    this.#frames = [];
    this.#bytes = 0;
    if (this.#carrier.writable) this.#carrier.write(frames.length === 1 ? frames[0]! : Buffer.concat(frames));
  }
}

let waiting: Outbox[] = [];

function emptySoon(outbox: Outbox): void {
  if (waiting.push(outbox) === 1) process.nextTick(emptyAll);
}

function emptyAll(): void {
  const outboxes = waiting;
  waiting = [];
  for (const outbox of outboxes) outbox.empty();
}
