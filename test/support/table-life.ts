/** A table without a house: commands in, events out, on a clock that the test sets. */
import type { GameModule } from '../../src/core/game.ts';
import { openLog } from '../../src/core/log.ts';
import { seededRandom } from '../../src/core/random.ts';
import { expectOk } from '../../src/core/result.ts';
import { settle, sleep, tick } from '../../src/table/life/automatic.ts';
import type { Command } from '../../src/table/life/commands.ts';
import { hash } from '../../src/table/life/commitments.ts';
import { decide } from '../../src/table/life/decide.ts';
import type { Opened, TableEvent } from '../../src/table/life/events.ts';
import { type Life, live, openLife } from '../../src/table/life/life.ts';
import type { TimeControl } from '../../src/table/life/time.ts';

export const PEOPLE = ['ann', 'bob', 'cem', 'dia'] as const;
const SEED = 'seed of the table';

export interface LifeOptions {
  readonly seats?: number;
  readonly options?: object;
  readonly control?: TimeControl;
}

export class TableLife {
  now = 1_000_000;
  life: Life;
  readonly first: Life;
  readonly written: { readonly event: TableEvent; readonly at: number }[] = [];
  #salts = 0;

  /** Opened by ann. */
  constructor({ rules }: GameModule, { seats = 2, options = {}, control = { kind: 'none' } }: LifeOptions = {}) {
    const log = expectOk(openLog(rules, seats, options));
    const opened: Opened = {
      t: 'opened',
      by: PEOPLE[0],
      game: rules.id,
      seats,
      options: log.options,
      control,
      public: false,
      seedHash: hash(SEED),
    };
    this.first = openLife(opened, log);
    this.life = this.first;
  }

  /** Everybody sits in order, and it begins. */
  static started(module: GameModule, options?: LifeOptions): TableLife {
    const table = new TableLife(module, options);
    for (const [seat, who] of PEOPLE.slice(0, table.life.opened.seats).entries()) table.do(who, { do: 'sit', seat });
    table.do(PEOPLE[0], { do: 'start' });
    return table;
  }

  /** The kinds of events that came of it, or the reason of the refusal. */
  do(who: string, command: Command): readonly TableEvent['t'][] | string {
    const decision = decide(this.life, who, command, () => `salt ${this.#salts++}`);
    return decision.ok ? this.#write(decision.value) : decision.error.reason;
  }

  /** So much time passes, and whatever falls due happens. */
  pass(ms: number): readonly TableEvent['t'][] {
    this.now += ms;
    return this.#write(tick(this.life, this.now));
  }

  /** So much time passes while the house is away. */
  sleep(ms: number): readonly TableEvent['t'][] {
    const from = this.now;
    this.now += ms;
    return this.#write(sleep(this.life, from, this.now));
  }

  write(...events: readonly TableEvent[]): void {
    this.#write(events);
  }

  /** Some legal move of whoever is to act. */
  play(seed = 'move'): readonly TableEvent['t'][] | string {
    const { game, state } = this.life.log;
    const seat = game.toAct(state).find((by) => typeof by === 'number') as number;
    const move = game.write(game.draw(state, seat, seededRandom(seed, this.life.seq)));
    return this.do(PEOPLE[seat]!, { do: 'act', move });
  }

  /** The table as somebody finds it who has only its log. */
  folded(): Life {
    const stored = this.written.map(({ event, at }) => ({
      event: JSON.parse(JSON.stringify(event)) as TableEvent,
      at,
    }));
    return stored.reduce((life, { event, at }) => live(life, event, at), this.first);
  }

  #write(wanted: readonly TableEvent[]): readonly TableEvent['t'][] {
    const happenings = settle(this.life, wanted, SEED, this.now);
    this.life = happenings.at(-1)?.after ?? this.life;
    this.written.push(...happenings.map(({ event }) => ({ event, at: this.now })));
    return happenings.map(({ event }) => event.t);
  }
}
