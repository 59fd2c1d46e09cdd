/**
 * A table wherever it stands: its log, those who listen, and what follows by itself. Everything that happens goes
 * through the ledger; hosts hand in a log, the time, a thinker and a source of chance.
 */
import type { AnyView, Notation, Seat } from '../../core/game.ts';
import { itemsOf } from '../../core/growing.ts';
import { expectOk, ok, type Result } from '../../core/result.ts';
import { type Command, refuse, type TableRefusal } from '../decide/commands.ts';
import { decide, rematchAgreed } from '../decide/decide.ts';
import { type DecisionSource, drafts } from '../decide/decision.ts';
import { keyOf, playedDraft } from '../decide/in-play.ts';
import type { Who } from '../events/events.ts';
import { admitMove, drawMove, logOf } from '../state/position.ts';
import { seatOf, type TableState } from '../state/state.ts';
import { deadlineOf } from '../state/time.ts';
import { faceOf, viewerOf, viewFor } from '../told/face.ts';
import type { Greeting } from '../told/messages.ts';
import { Audience, type Listener } from './audience.ts';
import { sleep, type Transition, tick } from './automatic.ts';
import { Computers, type ThinkingSeats } from './computers.ts';
import { Ledger } from './ledger.ts';
import { nextTable } from './opening.ts';
import type { Row, TablePorts } from './ports.ts';
import type { LogFault, ReadTable } from './reading.ts';
import { type Delay, later } from './timers.ts';

/** Looks at the clock this long after a deadline, so that it has passed for sure. */
const AFTER_DEADLINE_MS = 5;
const WAKING_MS = 500;
const REMATCH_RETRY_MS = 1000;
const CLOCK_RETRY_MS = 1000;
/** How long what follows is left to the node that wrote. */
const ELSEWHERE_MS = 3000;

export class Table {
  readonly id: string;
  readonly #ports: TablePorts;
  readonly #computers: Computers;
  readonly #ledger: Ledger;
  readonly #lines: ReadTable['lines'];
  readonly #audience: Audience;
  #alarm: Delay | undefined;
  #rematching = false;

  constructor(id: string, read: ReadTable, ports: TablePorts) {
    this.id = id;
    this.#ports = ports;
    this.#lines = read.lines;
    this.#audience = new Audience(read.lines, ports);
    this.#ledger = new Ledger(read, ports, {
      appended: (transition, row) => this.#appended(transition, row),
      settled: (by) => this.#settled(by),
    });
    this.#computers = new Computers({
      ...{ thinker: ports.thinker, seed: ports.seed, now: ports.now },
      ...(ports.failed && { failed: ports.failed }),
      act: (seat, move) => this.play(seat, move),
      changed: () => this.#audience.tellThinking(this.thinking),
    });
  }

  /** Whatever follows by itself begins. */
  start(): void {
    this.#schedule(0);
    void this.#rematch();
  }

  get state(): TableState {
    return this.#ledger.state;
  }

  get listeners(): ReadonlySet<Listener> {
    return this.#audience.listeners;
  }

  get people(): readonly Who[] {
    return this.#lines.people;
  }

  get thinking(): ThinkingSeats | undefined {
    return this.#computers.thinking;
  }

  /** Nobody listens, and nothing will happen by itself soon. */
  get isIdle(): boolean {
    return this.listeners.size === 0 && this.#computers.isIdle;
  }

  /** The place of the line that it led to, or why not. */
  async do(who: Who, command: Command): Promise<Result<number, TableRefusal>> {
    if (command.do === 'hint') return this.#hint(who);
    if (command.do === 'hurry' && seatOf(this.state, who) !== undefined) this.#computers.hurry();
    let known: number | undefined;
    const done = await this.#ledger.write((state) => {
      known = command.do === 'act' ? this.#placeOf(state, who, command.key) : undefined;
      return known === undefined ? decide(state, who, command, this.#source) : ok([]);
    });
    return known === undefined ? done : ok(known);
  }

  /** A bot's move; refused without a word if the table has gone on. */
  async play(seat: Seat, move: Notation): Promise<void> {
    await this.#ledger.write((state) => {
      if (state.phase !== 'playing') return ok([]);
      const admitted = admitMove(state.position, seat, move);
      if (!admitted.ok) return ok([]);
      return ok([playedDraft(state, seat, admitted.value.move, this.#source)]);
    });
  }

  /** Reads what others have appended. */
  catchUp(): Promise<void> {
    return this.#ledger.catchUp();
  }

  /** The host was away: nobody's time ran. */
  async sleep(from: number, until: number): Promise<void> {
    await this.#ledger.write((state) => ok(sleep(state, from, until)));
  }

  /** Lets what has fallen due happen. */
  async tick(): Promise<void> {
    if (this.#ledger.isClosed) return;
    this.#alarm?.stop();
    if (!this.#ports.isAwake()) {
      this.#alarm = later(WAKING_MS, () => void this.tick());
      return;
    }
    try {
      await this.#ledger.write((state) => ok(tick(state, this.#ports.now())));
      this.#setAlarm(0);
      if (this.#computers.isIdle) this.#computers.ask(this.state, 0);
    } catch (error) {
      this.#ports.failed?.('clock', error);
      // at once would be for ever
      if (!this.#ledger.isClosed) this.#alarm = later(CLOCK_RETRY_MS, () => void this.tick());
    }
  }

  /** The names of those in it have been learnt before. */
  hello(who: Who | undefined, from: number): Greeting {
    const { state } = this;
    return {
      t: 'hello',
      now: this.#ports.now(),
      seq: state.seq,
      you: { who: who ?? null, seat: seatOf(state, who) ?? null },
      face: faceOf(state),
      view: viewFor(state, viewerOf(state, who)),
      names: this.#ports.names(this.people),
      lines: this.#lines.from(from, state, who),
    };
  }

  listen(listener: Listener): void {
    this.#audience.listeners.add(listener);
  }

  leave(listener: Listener): void {
    this.#audience.listeners.delete(listener);
  }

  /** What a visitor saw after so many events of the game. */
  moment(who: Who | undefined, events: number): AnyView {
    const { position, opened } = this.state;
    const count = Math.min(Math.max(events, position.from), position.events.length);
    const log = expectOk(logOf(position, opened.start, itemsOf(position.events).slice(0, count)));
    return log.game.view(log.state, viewerOf(this.state, who));
  }

  close(fault?: LogFault): void {
    this.#ledger.close(fault);
    this.#alarm?.stop();
    this.#computers.stop();
  }

  readonly #source: DecisionSource = {
    salt: () => this.#ports.salt(),
    draw: (position) => drawMove(position, this.state.opened.chance, this.#ports.seed),
  };

  /** Where an act with this idempotency key of its sender stands, if it has come in already. */
  #placeOf(state: TableState, who: Who, key: string | undefined): number | undefined {
    const seat = seatOf(state, who);
    return seat === undefined || key === undefined ? undefined : this.#ledger.placeOf(keyOf(seat, key));
  }

  /** Thinks first, and writes the hint down if the game still stands where it stood. */
  async #hint(who: Who): Promise<Result<number, TableRefusal>> {
    const asked = this.state;
    const allowed = decide(asked, who, { do: 'hint' }, this.#source);
    if (!allowed.ok) return allowed;
    const seat = seatOf(asked, who)!;
    const move = await this.#computers.advise(asked, seat);
    if (move === undefined) return refuse('no-hint');
    return this.#ledger.write((state) =>
      state.position === asked.position && state.phase === 'playing'
        ? ok(drafts({ t: 'hinted', seat, move }))
        : refuse('went-on'),
    );
  }

  #appended(transition: Transition, row: Omit<Row, 'body'>): void {
    this.#lines.add(transition, row.at);
    this.#audience.tell(transition);
    this.#ports.appended?.(transition);
  }

  /** Another node that wrote also sees to what follows, unless it dies. */
  #settled(by: 'us' | 'others'): void {
    this.#schedule(by === 'us' ? 0 : ELSEWHERE_MS);
    if (by === 'us') void this.#rematch();
  }

  /** What follows by itself: the clock, and the computer's moves. */
  #schedule(patience: number): void {
    if (this.#ledger.isClosed) return;
    this.#setAlarm(patience);
    this.#computers.consider(this.state, patience);
  }

  #setAlarm(patience: number): void {
    this.#alarm?.stop();
    const deadline = deadlineOf(this.state.time);
    if (this.#ledger.isClosed || this.state.phase !== 'playing' || deadline === null) return;
    const wait = deadline - this.#ports.now() + AFTER_DEADLINE_MS + patience;
    this.#alarm = later(wait, () => void this.tick());
  }

  /** If all want it. While the store is away it is tried again; a node that died leaves it to the next. */
  async #rematch(): Promise<void> {
    if (this.#ledger.isClosed || this.#rematching || !rematchAgreed(this.state)) return;
    this.#rematching = true;
    try {
      const { request, events } = nextTable(this.state, this.id);
      const table = await this.#ports.openNext(request, events);
      await this.#ledger.write(({ rematch }) => ok(rematch.table === undefined ? drafts({ t: 'rematch', table }) : []));
    } catch (error) {
      this.#ports.failed?.('rematch', error);
      later(REMATCH_RETRY_MS, () => void this.#rematch());
    } finally {
      this.#rematching = false;
    }
  }
}
