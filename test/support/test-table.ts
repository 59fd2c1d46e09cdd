/** A table without a host: commands in, events out, on a clock that the test sets. */
import type { GameModule } from '../../src/core/game.ts';
import { openLog } from '../../src/core/log.ts';
import { seededRandom } from '../../src/core/random.ts';
import { expectOk } from '../../src/core/result.ts';
import { settle, sleep, tick } from '../../src/table/course/automatic.ts';
import { STRICT } from '../../src/table/course/opening.ts';
import { readRow } from '../../src/table/course/reading.ts';
import type { Command } from '../../src/table/decide/commands.ts';
import { decide } from '../../src/table/decide/decide.ts';
import { type Draft, drafts } from '../../src/table/decide/decision.ts';
import type { Opened, Policies, TableEvent } from '../../src/table/events/events.ts';
import { writeEvent } from '../../src/table/events/forms.ts';
import { drawMove } from '../../src/table/state/position.ts';
import { openState, type TableState } from '../../src/table/state/state.ts';
import type { TimeControl } from '../../src/table/state/time.ts';
import { hash } from '../../src/table/told/commitments.ts';

export const PEOPLE = ['ann', 'bob', 'cem', 'dia'] as const;
export const SEED = 'seed of the table';

export interface TestOptions {
  readonly seats?: number;
  readonly options?: object;
  readonly control?: TimeControl;
  readonly policies?: Partial<Policies>;
  readonly opened?: Partial<Opened>;
}

export class TestTable {
  now = 1_000_000;
  state: TableState;
  readonly first: TableState;
  readonly written: { readonly event: TableEvent; readonly at: number }[] = [];
  #salts = 0;

  /** Opened by ann. */
  constructor(
    { rules }: Pick<GameModule, 'rules'>,
    { seats = 2, options = {}, control = { kind: 'none' }, policies, opened: more }: TestOptions = {},
  ) {
    const log = expectOk(openLog(rules, seats, options, more?.start?.events ?? [], more?.start?.setUp));
    const opened: Opened = {
      t: 'opened',
      by: PEOPLE[0],
      game: rules.id,
      rules: rules.version,
      seats,
      options: log.options,
      control,
      public: false,
      seedHash: hash(SEED),
      policies: { ...STRICT, ...policies },
      ...more,
    };
    this.first = openState(opened, log);
    this.state = this.first;
  }

  /** Everybody sits in order, and it begins. */
  static started(module: Pick<GameModule, 'rules'>, options?: TestOptions): TestTable {
    const table = new TestTable(module, options);
    for (const [seat, who] of PEOPLE.slice(0, table.state.opened.seats).entries()) table.do(who, { do: 'sit', seat });
    table.do(PEOPLE[0], { do: 'start' });
    return table;
  }

  /** The kinds of events that came of it, or the reason of the refusal. */
  do(who: string, command: Command): readonly TableEvent['t'][] | string {
    const decision = decide(this.state, who, command, {
      now: () => this.now,
      salt: () => `salt ${this.#salts++}`,
      draw: (position) => drawMove(position, this.state.opened.chance, SEED),
    });
    return decision.ok ? this.#write(decision.value) : decision.error.reason;
  }

  /** So much time passes, and whatever falls due happens. */
  pass(ms: number): readonly TableEvent['t'][] {
    this.now += ms;
    return this.#write(tick(this.state, this.now));
  }

  /** So much time passes while the house is away. */
  sleep(ms: number): readonly TableEvent['t'][] {
    const from = this.now;
    this.now += ms;
    return this.#write(sleep(this.state, from, this.now));
  }

  write(...events: readonly TableEvent[]): void {
    this.#write(drafts(...events));
  }

  /** Some legal move of whoever is to act. */
  play(seed = 'move'): readonly TableEvent['t'][] | string {
    const { game, state } = this.state.position;
    const seat = game.toAct(state).find((by) => typeof by === 'number') as number;
    const move = game.write(game.draw(state, seat, seededRandom(seed, this.state.seq)));
    return this.do(PEOPLE[seat]!, { do: 'act', move });
  }

  /** The table as somebody finds it who has only its log. */
  reread(): TableState {
    return this.written.reduce(
      (state, { event, at }) => expectOk(readRow(state, { seq: state.seq, at, body: writeEvent(event) })).after,
      this.first,
    );
  }

  #write(wanted: readonly Draft[]): readonly TableEvent['t'][] {
    const transitions = settle(this.state, wanted, SEED, this.now);
    this.state = transitions.at(-1)?.after ?? this.state;
    this.written.push(...transitions.map(({ event }) => ({ event, at: this.now })));
    return transitions.map(({ event }) => event.t);
  }
}
