/** Somebody at a table: says what he wants, and knows what he was told. */
import { itemsOf } from '../../../src/core/growing.ts';
import { seededRandom } from '../../../src/core/random.ts';
import type { NotDone, TableConnection, TableMessage } from '../../../src/table/connection.ts';
import type { Command } from '../../../src/table/decide/commands.ts';
import type { Who } from '../../../src/table/events/events.ts';
import type { ToldEvent } from '../../../src/table/told/messages.ts';
import { eventsAfter, follow, greeted, type PageState, resume } from '../../../src/table/told/page-state.ts';
import { gameCalled } from '../all-games.ts';
import { letTimeHelp } from './clock.ts';

export class Person {
  readonly who: Who | undefined;
  readonly #connection: TableConnection;
  readonly #waiting = new Set<() => void>();
  #page: PageState | undefined;

  private constructor(connection: TableConnection, who: Who | undefined) {
    this.#connection = connection;
    this.who = who;
  }

  static async join(connection: TableConnection, who: Who | undefined): Promise<Person> {
    const person = new Person(connection, who);
    connection.open(
      (message) => person.#hear(message),
      () => person.#page?.seq ?? 0,
    );
    await person.until(() => true);
    return person;
  }

  get page(): PageState {
    return this.#page!;
  }

  get face() {
    return this.page.face;
  }

  get view() {
    return this.page.view;
  }

  get seat() {
    return this.page.you.seat;
  }

  /** The lines of this kind that he was told. */
  told<T extends ToldEvent['t']>(t: T): Extract<ToldEvent, { t: T }>[] {
    return itemsOf(this.page.lines).flatMap(({ what }) => (isA(what, t) ? [what] : []));
  }

  /** As many moves as the game has now. */
  get moves(): number {
    return eventsAfter(this.page.events, itemsOf(this.page.lines)) - this.face.from;
  }

  get mayAct(): boolean {
    return this.face.phase === 'playing' && this.#rules.toAct(this.#imagined).some((by) => by === this.seat);
  }

  /** Some legal move of his. */
  get someMove(): string {
    const { viewer } = this.view;
    if (viewer === 'spectator') throw new Error('a spectator does not move');
    return this.#rules.write(this.#rules.draw(this.#imagined, viewer, seededRandom('move', this.page.seq)));
  }

  /** The place of the line that it led to, which he has heard. */
  async do(command: Command): Promise<number> {
    const reply = await letTimeHelp(this.#connection.do(command));
    if (!reply.ok) throw new Error(`${command.do} is refused: ${reply.error.reason}`);
    await this.until(({ seq }) => seq > reply.value);
    return reply.value;
  }

  act(move = this.someMove): Promise<number> {
    return this.do({ do: 'act', move });
  }

  /** Why it is refused. */
  async refusal(command: Command): Promise<NotDone> {
    const reply = await letTimeHelp(this.#connection.do(command));
    if (reply.ok) throw new Error(`${command.do} is done`);
    return reply.error;
  }

  /** Its place, or the text key of its refusal. */
  async try(command: Command): Promise<number | string> {
    const reply = await letTimeHelp(this.#connection.do(command));
    return reply.ok ? reply.value : reply.error.reason;
  }

  look(lines: number) {
    return this.#connection.look(lines);
  }

  linesBefore(seq: number) {
    return this.#connection.linesBefore(seq);
  }

  /** As soon as what he was told says so. */
  async until(is: (page: PageState) => boolean): Promise<void> {
    while (!this.#page || !is(this.#page)) {
      await letTimeHelp(new Promise<void>((resolve) => this.#waiting.add(resolve)));
    }
  }

  close(): void {
    this.#connection.close();
  }

  get #rules() {
    return gameCalled(this.face.game).rules;
  }

  get #imagined(): unknown {
    return this.#rules.imagine(this.view, seededRandom('imagined'));
  }

  #hear(message: TableMessage): void {
    if (message.t === 'hello') {
      this.#page = this.#page ? resume(this.#page, message) : greeted(message);
    }
    if (message.t === 'happened' && this.#page) {
      const page = follow(this.#page, message);
      if (page === 'gap') this.#connection.resume();
      else if (page !== 'known') this.#page = page;
    }
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }
}

const isA = <T extends ToldEvent['t']>(what: ToldEvent, t: T): what is Extract<ToldEvent, { t: T }> => what.t === t;
