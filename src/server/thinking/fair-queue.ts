/**
 * Questions that wait for a thread, and whose turn it is: the address that has had least of the threads comes first, at one
 * address the person, of one person the weakest level, which is the shortest. Whoever comes after a while has missed
 * nothing and owes nothing. What nobody watches waits for all that somebody does.
 */
import { BUDGET } from '../../table/course/questions.ts';

/** In whose name a question is asked. */
export interface Asker {
  readonly person: string;
  /** Where he was last seen; kept in memory alone. Those of whom it is not known share one. */
  readonly address: string;
}

export interface Waiting {
  readonly asker: Asker;
  readonly level: number;
  isWatched(): boolean;
}

/** What one asker may have waiting: more than 30 tables of usual size, and than 40 phones in a home. */
export const MOST_OF_PERSON = 100;
export const MOST_OF_ADDRESS = 1000;
/** The tables of one address that nobody watches go on at this pace, all together. */
export const UNWATCHED_MS = 1000;

export class FairQueue<Item extends Waiting> {
  readonly #items = new Set<Item>();
  readonly #people = new QueueShares();
  readonly #addresses = new QueueShares();
  /** When something unwatched of an address may begin again. */
  readonly #unwatchedFrom = new Map<string, number>();

  get size(): number {
    return this.#items.size;
  }

  /** False if its asker has too much waiting already. */
  add(item: Item): boolean {
    const { person, address } = item.asker;
    if (this.#people.active(person) >= MOST_OF_PERSON || this.#addresses.active(address) >= MOST_OF_ADDRESS)
      return false;
    this.#people.wait(person);
    this.#addresses.wait(address);
    this.#items.add(item);
    return true;
  }

  /** Of these, the one who has least waiting. */
  lightest(askers: readonly Asker[]): Asker {
    return askers.reduce((a, b) => (this.#people.active(b.person) < this.#people.active(a.person) ? b : a));
  }

  /** Nobody needs it any more. False if it does not wait here. */
  remove(item: Item): boolean {
    if (!this.#items.delete(item)) return false;
    this.#people.giveUp(item.asker.person);
    this.#addresses.giveUp(item.asker.address);
    return true;
  }

  /** Whose turn it is; it counts as under way until it is `finished`. */
  take(now: number): Item | undefined {
    const watched = this.#watched();
    const open = watched.length > 0 ? watched : [...this.#items].filter((item) => this.#mayBegin(item, now));
    if (open.length === 0) return undefined;
    const next = open.reduce((a, b) => (this.#before(b, a) ? b : a));
    this.#items.delete(next);
    const { person, address } = next.asker;
    this.#people.begin(person);
    this.#addresses.begin(address);
    if (watched.length === 0) this.#unwatchedFrom.set(address, now + UNWATCHED_MS);
    return next;
  }

  /** It has had so much of a thread. */
  finished({ asker }: Item, ms: number): void {
    this.#people.end(asker.person, ms);
    this.#addresses.end(asker.address, ms);
  }

  /** How long until something unwatched may begin; undefined if nothing such waits. */
  pause(now: number): number | undefined {
    for (const [address, from] of this.#unwatchedFrom) if (from <= now) this.#unwatchedFrom.delete(address);
    if (this.#items.size === 0) return undefined;
    return Math.min(...[...this.#items].map(({ asker }) => (this.#unwatchedFrom.get(asker.address) ?? now) - now));
  }

  /** How many wait for what is under way: his own others, other people at his address, other addresses. */
  rivals({ asker, isWatched }: Waiting): number {
    const watched = this.#watched();
    if (!isWatched()) return watched.length > 0 ? Number.POSITIVE_INFINITY : 0;
    const rivals = new Set<unknown>();
    for (const item of watched) {
      const { person, address } = item.asker;
      rivals.add(
        person === asker.person ? item : address === asker.address ? `person ${person}` : `address ${address}`,
      );
    }
    return rivals.size;
  }

  #watched(): readonly Item[] {
    return [...this.#items].filter((item) => item.isWatched());
  }

  #mayBegin({ asker }: Item, now: number): boolean {
    return (this.#unwatchedFrom.get(asker.address) ?? 0) <= now;
  }

  #before(one: Item, other: Item): boolean {
    const order =
      this.#addresses.spent(one.asker.address) - this.#addresses.spent(other.asker.address) ||
      this.#people.spent(one.asker.person) - this.#people.spent(other.asker.person) ||
      one.level - other.level;
    return order < 0;
  }
}

interface Share {
  waiting: number;
  running: number;
  spent: number;
}

/** How much each has had of the threads, in milliseconds from a mark that goes on with those who are served. */
class QueueShares {
  readonly #all = new Map<string, Share>();
  #mark = 0;

  active(key: string): number {
    const share = this.#all.get(key);
    return share ? share.waiting + share.running : 0;
  }

  /** What is under way counts as it is expected to be. */
  spent(key: string): number {
    const share = this.#all.get(key);
    return share ? share.spent + share.running * BUDGET.ms : this.#mark;
  }

  wait(key: string): void {
    const share = this.#all.get(key) ?? { waiting: 0, running: 0, spent: this.#mark };
    share.waiting++;
    this.#all.set(key, share);
  }

  begin(key: string): void {
    const share = this.#all.get(key)!;
    this.#mark = Math.max(this.#mark, share.spent);
    share.waiting--;
    share.running++;
  }

  end(key: string, ms: number): void {
    const share = this.#all.get(key)!;
    share.running--;
    share.spent += ms;
    this.#forgetIdle(key);
  }

  giveUp(key: string): void {
    this.#all.get(key)!.waiting--;
    this.#forgetIdle(key);
  }

  #forgetIdle(key: string): void {
    if (this.active(key) === 0) this.#all.delete(key);
  }
}
