/**
 * Who is next to do something at a table. Its log is written line after line, so whoever asks much would have others wait:
 * addresses take turns, and at one address its people.
 */
export interface Doer {
  readonly person: string;
  readonly address: string;
}

/** What one address may have waiting at one table: five of each of forty people. */
const MOST_WAITING = 200;

export class TurnsAtTable {
  /** By address and by person, in the order in which they are next. */
  readonly #waiting = new Map<string, Map<string, (() => void)[]>>();
  readonly #counts = new Map<string, number>();
  #isBusy = false;

  /** What the work gives, when its turn has come; undefined, at once, if his address has too much waiting. */
  async take<T>(doer: Doer, work: () => Promise<T>): Promise<T | undefined> {
    const turn = this.enter(doer);
    if (turn === 'too-many') return undefined;
    if (turn) await turn;
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  /** Nothing to wait for if nobody does anything. Whoever has entered leaves; where his address has too many waiting he has not. */
  enter(doer: Doer): Promise<void> | 'too-many' | undefined {
    if (this.#isBusy) {
      const count = this.#counts.get(doer.address) ?? 0;
      if (count >= MOST_WAITING) return 'too-many';
      this.#counts.set(doer.address, count + 1);
      return new Promise((resolve) => this.#wait(doer, resolve));
    }
    this.#isBusy = true;
    return undefined;
  }

  leave(): void {
    this.#isBusy = false;
    this.#next();
  }

  #wait({ address, person }: Doer, begin: () => void): void {
    const people = this.#waiting.get(address) ?? new Map<string, (() => void)[]>();
    this.#waiting.set(address, people);
    const own = people.get(person);
    if (own) own.push(begin);
    else people.set(person, [begin]);
  }

  #next(): void {
    const [address, people] = first(this.#waiting) ?? [];
    if (address === undefined) return;
    const [person, own] = first(people!)!;
    const begin = own.shift()!;
    // whoever has had his turn stands at the end
    people!.delete(person);
    if (own.length > 0) people!.set(person, own);
    this.#waiting.delete(address);
    if (people!.size > 0) this.#waiting.set(address, people!);
    const left = this.#counts.get(address)! - 1;
    if (left > 0) this.#counts.set(address, left);
    else this.#counts.delete(address);
    this.#isBusy = true;
    begin();
  }
}

const first = <Key, Value>(map: ReadonlyMap<Key, Value>): readonly [Key, Value] | undefined =>
  map.entries().next().value;
