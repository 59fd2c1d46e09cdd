/**
 * Nodes that tell each other what has happened, message by message, as src/server/store/postgres-announcements.ts does it: a node gathers for a
 * moment, tells, and gathers again when that is done; the database sends one message after the other. So nodes that have to wait gather more.
 */
import { seededRandom } from '../../src/core/random.ts';

export interface Announcing {
  readonly nodes: number;
  /** Entries a second, of all nodes together. */
  readonly entries: number;
  /** Entries that a message can hold. */
  readonly room: number;
  /** Milliseconds for which a message keeps others from being sent. */
  readonly turn: number;
  /** Milliseconds that a node gathers. */
  readonly gather: number;
}

export interface Announced {
  /** Messages a second. */
  readonly messages: number;
  /** Milliseconds from what has happened until all have heard of it. */
  readonly mean: number;
  readonly p99: number;
}

interface Teller {
  /** When the first thing of which it has not told happened, or will happen. */
  next: number;
  /** When it will have gathered. */
  ready: number;
}

export function simulate({ nodes, entries, room, turn, gather }: Announcing, ms = 300): Announced {
  const random = seededRandom(`${nodes} nodes`);
  const pause = (1000 * nodes) / entries;
  const wait = () => -Math.log(1 - random(2 ** 31) / 2 ** 31) * pause;
  const tellers = Array.from({ length: nodes }, (): Teller => {
    const next = wait();
    return { next, ready: next + gather };
  });
  const delays: number[] = [];
  let [messages, free] = [0, 0];
  for (;;) {
    const teller = tellers.reduce((first, each) => (each.ready < first.ready ? each : first));
    if (teller.ready > ms) break;
    const happened: number[] = [];
    for (; teller.next <= teller.ready; teller.next += wait()) happened.push(teller.next);
    const parts = Math.ceil(happened.length / room);
    free = Math.max(teller.ready, free) + parts * turn;
    messages += parts;
    for (const at of happened) delays.push(free - at);
    teller.ready = Math.max(teller.next, free) + gather;
  }
  delays.sort((a, b) => a - b);
  return {
    messages: messages / (ms / 1000),
    mean: delays.reduce((sum, delay) => sum + delay, 0) / Math.max(1, delays.length),
    p99: delays[Math.floor(delays.length * 0.99)] ?? 0,
  };
}
