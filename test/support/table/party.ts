/** A table of a host, with all its people before it. */
import { expectOk } from '../../../src/core/result.ts';
import type { TableEvent } from '../../../src/table/events/events.ts';
import { readEvent } from '../../../src/table/events/forms.ts';
import type { PageState } from '../../../src/table/told/page-state.ts';
import type { Choice, Name, Players, TestHost } from './host.ts';
import { Person } from './person.ts';

const open = new Set<Party>();

export class Party {
  readonly host: TestHost;
  readonly id: string;
  readonly #names: readonly Name[];
  #people = new Map<Name, Person>();

  private constructor(host: TestHost, id: string, names: readonly Name[]) {
    this.host = host;
    this.id = id;
    this.#names = names;
  }

  static async open(host: TestHost, choice: Choice, players: Players): Promise<Party> {
    const id = expectOk(await host.open(choice, players));
    return Party.at(
      host,
      id,
      players.filter((player) => typeof player === 'string'),
    );
  }

  /** At a table that is there already. */
  static async at(host: TestHost, id: string, names: readonly Name[]): Promise<Party> {
    const party = new Party(host, id, names);
    open.add(party);
    await party.join();
    return party;
  }

  static leaveAll(): void {
    for (const party of open) party.leave();
    open.clear();
  }

  get(name: Name): Person {
    return this.#people.get(name)!;
  }

  get people(): readonly Person[] {
    return [...this.#people.values()];
  }

  /** What one of them was told. */
  get face() {
    return this.people[0]!.face;
  }

  async join(): Promise<void> {
    for (const name of this.#names)
      this.#people.set(name, await Person.join(await this.host.connect(this.id, name), name));
  }

  leave(): void {
    for (const person of this.people) person.close();
    this.#people.clear();
  }

  /** Everybody has been told. */
  async until(is: (page: PageState) => boolean): Promise<void> {
    await Promise.all(this.people.map((person) => person.until(is)));
  }

  /** What has happened up to this place everybody knows. */
  know(place: number): Promise<void> {
    return this.until(({ seq }) => seq > place);
  }

  /** Whoever is to act makes some legal move, so many times. */
  async play(times = 1): Promise<void> {
    for (let move = 0; move < times; move++) {
      const mover = this.people.find(({ mayAct }) => mayAct);
      if (!mover) throw new Error('nobody may act');
      await this.know(await mover.act());
    }
  }

  /** Somebody does something, and everybody knows. */
  async do(name: Name, ...[command]: Parameters<Person['do']>): Promise<void> {
    await this.know(await this.get(name).do(command));
  }

  /** The events of the log as it is kept. */
  async log(): Promise<TableEvent[]> {
    const { rows } = await this.host.kept(this.id);
    return rows.map(({ body }) => expectOk(readEvent(body)));
  }

  /** The table that follows, with the same people, once it is there. */
  async next(): Promise<Party> {
    await this.until(({ face }) => face.next !== null);
    const next = await Party.at(this.host, this.face.next!, this.#names);
    // it starts when all have come
    await next.until(({ face }) => face.phase !== 'open');
    return next;
  }

  /** All want to play again. */
  async again(): Promise<Party> {
    for (const person of this.people) await person.do({ do: 'rematch' });
    return this.next();
  }

  /** The host is closed, and opened again so much later. */
  async restart(ms: number): Promise<void> {
    this.leave();
    await this.host.restart(ms);
    await this.join();
  }
}
