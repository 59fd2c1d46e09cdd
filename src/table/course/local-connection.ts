/** A connection within one process, for the people before one screen: any of them may be the one who speaks. */
import type { AnyView } from '../../core/game.ts';
import { err } from '../../core/result.ts';
import type { EarlierLines, Reply, TableConnection, TableMessage } from '../connection.ts';
import type { Command } from '../decide/commands.ts';
import type { Who } from '../events/events.ts';
import { sideOf } from '../state/ending.ts';
import { seatOf } from '../state/state.ts';
import { waivableTimers } from '../state/waiving.ts';
import type { Listener } from './audience.ts';
import type { Table } from './table.ts';

export class LocalConnection implements TableConnection {
  readonly table: Table;
  readonly #people: readonly Who[];
  #hear: (message: TableMessage) => void = () => {};
  #next: () => number = () => 0;
  #listener: Listener;

  /** `people` are all who are before the screen; none of them where a game is only looked at. */
  constructor(table: Table, people: readonly Who[], who: Who | undefined) {
    this.table = table;
    this.#people = people;
    this.#listener = this.#listenerOf(who);
  }

  get who(): Who | undefined {
    return this.#listener.who;
  }

  open(hear: (message: TableMessage) => void, next: () => number): void {
    this.#hear = hear;
    this.#next = next;
    this.table.listen(this.#listener);
    this.#hear(this.table.hello(this.who, next()));
    this.#hear({ t: 'thinking', thinking: this.table.thinking });
  }

  /** Somebody else is before the screen now: he is told all that he may know. */
  as(who: Who | undefined): void {
    if (who === this.who) return;
    this.table.leave(this.#listener);
    this.#listener = this.#listenerOf(who);
    this.table.listen(this.#listener);
    this.#hear(this.table.hello(who, 0));
  }

  async do(command: Command): Promise<Reply> {
    let reply: Reply = err({ code: 'not-allowed', reason: 'table.not-seated' });
    for (const who of this.#speakers(command)) reply = await this.#doAs(who, command);
    return reply;
  }

  look(lines: number): Promise<AnyView> {
    return this.table.look(this.who, lines);
  }

  linesBefore(seq: number): Promise<EarlierLines> {
    return this.table.linesBefore(this.who, seq);
  }

  resume(): void {
    this.#hear(this.table.hello(this.who, this.#next()));
  }

  close(): void {
    this.table.leave(this.#listener);
  }

  async #doAs(who: Who, command: Command): Promise<Reply> {
    try {
      return await this.table.do(who, command);
    } catch {
      return err({ code: 'away', reason: 'house.away' });
    }
  }

  /** At one screen all play again together, need no more time together, and whoever is asked answers. */
  #speakers(command: Command): readonly Who[] {
    const { state } = this.table;
    const asker = command.do === 'answer-draw' ? state.drawOffer : state.takeBack?.seat;
    const own = this.who === undefined ? [] : [this.who];
    switch (command.do) {
      case 'rematch':
        return this.#people;
      case 'waive': {
        const asked = waivableTimers(state).find(({ key }) => key === command.key)?.asked ?? [];
        const people = this.#people.filter((who) => asked.includes(seatOf(state, who) ?? -1));
        return people.length === 0 ? own : people;
      }
      // partners before one screen have agreed
      case 'resign': {
        const seat = seatOf(state, this.who);
        const side = seat === undefined ? [] : sideOf(state.position, seat);
        return [...own, ...this.#people.filter((who) => who !== this.who && side.includes(seatOf(state, who) ?? -1))];
      }
      case 'answer-draw':
      case 'answer-take-back': {
        const side = asker === undefined ? [] : sideOf(state.position, asker);
        const others = this.#people.filter((who) => !side.includes(seatOf(state, who) ?? -1));
        if (others.length === 0) return own;
        return command.do === 'answer-draw' ? others.slice(0, 1) : others;
      }
      default:
        return own;
    }
  }

  #listenerOf(who: Who | undefined): Listener {
    return {
      who,
      line: ({ message }) => this.#hear(message),
      thinking: (thinking) => this.#hear({ t: 'thinking', thinking }),
    };
  }
}
