/**
 * A table wherever it stands: its log, those who listen, and what follows by itself. Everything that happens goes
 * through the ledger; hosts hand in a log, the time, a thinker and a source of chance.
 */
import type { AnyView, Notation, Seat } from '../../core/game.ts';
import { ok, type Result } from '../../core/result.ts';
import type { EarlierLines } from '../connection.ts';
import { type Command, refuse, type TableRefusal } from '../decide/commands.ts';
import { decide } from '../decide/decide.ts';
import { type DecisionSource, drafts } from '../decide/decision.ts';
import { keyOf, playedDraft } from '../decide/in-play.ts';
import { rematchAgreed } from '../decide/rematch.ts';
import { waiver } from '../decide/waiving.ts';
import type { CallOff, Who } from '../events/events.ts';
import { dueAt } from '../state/due.ts';
import { admitMove, drawMove, type TablePosition } from '../state/position.ts';
import { levelAt, seatOf, type TableState } from '../state/state.ts';
import { waivedTimer } from '../state/waiving.ts';
import { faceOf, sentAway, viewerOf, viewFor } from '../told/face.ts';
import type { Greeting } from '../told/messages.ts';
import { Audience, type Listener } from './audience.ts';
import { sleep, type Transition, tick } from './automatic.ts';
import { Computers, type ThinkingSeats } from './computers.ts';
import { Hints } from './hints.ts';
import { Ledger } from './ledger.ts';
import { LookingBack } from './looking-back.ts';
import { nextTable } from './opening.ts';
import { Patience } from './patience.ts';
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
  readonly #patience: Patience;
  readonly #hints: Hints;
  readonly #ledger: Ledger;
  readonly #lines: ReadTable['lines'];
  readonly #audience: Audience;
  readonly #past: LookingBack;
  #alarm: Delay | undefined;
  #rematching = false;
  #isHalted = false;

  constructor(id: string, read: ReadTable, ports: TablePorts) {
    this.id = id;
    this.#ports = ports;
    this.#lines = read.lines;
    this.#audience = new Audience(read.lines, ports);
    this.#past = new LookingBack(read.lines, ports);
    this.#ledger = new Ledger(read, ports, {
      appended: (transition, row) => this.#appended(transition, row),
      settled: (by) => this.#settled(by),
    });
    this.#computers = new Computers({
      ...{ thinker: ports.thinker, seed: ports.seed, now: ports.now },
      ...(ports.failed && { failed: ports.failed }),
      act: (seat, move, position) => this.#play(seat, move, position),
      changed: () => this.#audience.tellThinking(this.thinking),
    });
    this.#patience = new Patience({
      ...{ seed: ports.seed, now: ports.now },
      waive: (seat, key, position) => this.#waive(seat, key, position),
    });
    this.#hints = new Hints({
      ...{ thinker: ports.thinker, seed: ports.seed },
      write: (seat, move, position) => this.#writeHint(seat, move, position),
    });
  }

  /** Nothing happens by itself until `resume`. Whoever halts it sees to it that no time runs meanwhile. */
  halt(): void {
    this.#isHalted = true;
    this.#alarm?.stop();
    this.#computers.stop();
    this.#patience.stop();
  }

  resume(): void {
    this.#isHalted = false;
    this.start();
  }

  /** Whatever follows by itself begins. */
  start(): void {
    this.#schedule(0);
    // at a table that was carried here nobody may need more of its timer
    if (waivedTimer(this.state)) void this.tick();
    void this.#rematch();
  }

  get state(): TableState {
    return this.#ledger.state;
  }

  get listeners(): ReadonlySet<Listener> {
    return this.#audience.listeners;
  }

  /** Whom its face and its last lines name. */
  get people(): readonly Who[] {
    const { opened, holders, muted } = this.state;
    const seated = holders.flatMap((holder) => ('who' in holder ? [holder.who] : []));
    return [...new Set([opened.by, ...seated, ...muted, ...sentAway(this.state), ...this.#lines.people])];
  }

  get thinking(): ThinkingSeats | undefined {
    return this.#computers.thinking;
  }

  /** Nobody listens, and nothing will happen by itself soon. */
  get isIdle(): boolean {
    return this.listeners.size === 0 && this.#computers.isIdle && this.#patience.isIdle;
  }

  /** The place of the line that it led to, or why not. */
  do(who: Who, command: Command): Promise<Result<number, TableRefusal>> {
    if (command.do === 'hint') return this.#hint(who);
    if (command.do === 'hurry' && seatOf(this.state, who) !== undefined) this.#computers.hurry();
    return this.#ledger.write((state) => {
      const known = command.do === 'act' ? this.#placeOf(state, who, command.key) : undefined;
      return known === undefined ? decide(state, who, command, this.#source) : ok(known);
    });
  }

  /** Reads what others have appended. */
  catchUp(): Promise<void> {
    return this.#ledger.catchUp();
  }

  /** The host was away, from then until now: nobody's time ran, and does not for the `grace` that people need to come back. */
  async sleep(from: number, grace = 0): Promise<void> {
    await this.#ledger.writeAsleep((state) => ok(sleep(state, from, this.#ports.now() + grace)));
  }

  /** Ends a game that nobody will end. */
  async callOff(why: CallOff): Promise<void> {
    await this.#ledger.write(({ phase, gathering }) =>
      ok(phase === 'playing' || gathering ? drafts({ t: 'called-off', why }) : []),
    );
  }

  /** Lets what has fallen due happen. */
  async tick(): Promise<void> {
    if (this.#ledger.isClosed || this.#isHalted) return;
    this.#alarm?.stop();
    if (!this.#ports.isAwake()) {
      this.#alarm = later(WAKING_MS, () => void this.tick());
      return;
    }
    try {
      await this.#ledger.write((state) => ok(tick(state, this.#ports.now(), this.#ports.lag)));
      this.#setAlarm(0);
      if (this.#computers.isIdle) this.#computers.ask(this.state, 0);
    } catch (error) {
      this.#ports.failed?.('clock', error);
      // at once would be for ever
      if (!this.#ledger.isClosed) this.#alarm = later(CLOCK_RETRY_MS, () => void this.tick());
    }
  }

  /** Whose page is open where may have changed, and so whose the end of his time is. */
  watchTime(): void {
    this.#setAlarm(0);
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
      ...this.#lines.since(from, state, who),
    };
  }

  listen(listener: Listener): void {
    this.#audience.listeners.add(listener);
  }

  leave(listener: Listener): void {
    this.#audience.listeners.delete(listener);
  }

  /** The lines before a place, as many as are told at once, with the names in them. */
  linesBefore(who: Who | undefined, before: number): Promise<EarlierLines> {
    return this.#past.linesBefore(this.state, who, before);
  }

  /** What a visitor saw when the table had so many lines. */
  look(who: Who | undefined, lines: number): Promise<AnyView> {
    return this.#past.look(this.state, who, lines);
  }

  close(fault?: LogFault): void {
    this.#ledger.close(fault);
    this.#alarm?.stop();
    this.#computers.stop();
    this.#patience.stop();
    this.#hints.stop();
  }

  readonly #source: DecisionSource = {
    now: () => this.#ports.now(),
    salt: () => this.#ports.salt(),
    draw: (position) => drawMove(position, this.state.opened.chance, this.#ports.seed),
  };

  /** Where an act with this idempotency key of its sender stands, if it has come in already. */
  #placeOf(state: TableState, who: Who, key: string | undefined): number | undefined {
    if (key === undefined) return undefined;
    const seat = seatOf(state, who);
    return seat === undefined ? undefined : this.#ledger.placeOf(keyOf(seat, key));
  }

  /** A bot's move; nothing happens if the table has gone on. */
  async #play(seat: Seat, move: Notation, position: TablePosition): Promise<void> {
    await this.#ledger.write((state) => {
      if (state.phase !== 'playing' || state.position !== position) return ok([]);
      const admitted = admitMove(position, seat, move);
      return ok(admitted.ok ? [playedDraft(state, seat, admitted.value.move, this.#source)] : []);
    });
  }

  /** A computer needs no more of a timer; nothing happens if the table has gone on. */
  async #waive(seat: Seat, key: string, position: TablePosition): Promise<void> {
    await this.#ledger.write((state) => {
      const isOpen = state.phase === 'playing' && state.position === position && levelAt(state, seat) !== undefined;
      return isOpen ? waiver(state, seat, { key, events: position.events.length }) : ok([]);
    });
  }

  async #hint(who: Who): Promise<Result<number, TableRefusal>> {
    const allowed = decide(this.state, who, { do: 'hint' }, this.#source);
    return allowed.ok ? this.#hints.ask(this.state, seatOf(this.state, who)!) : allowed;
  }

  #writeHint(seat: Seat, move: Notation, position: TablePosition): Promise<Result<number, TableRefusal>> {
    return this.#ledger.write((state) =>
      state.position === position && state.phase === 'playing'
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
    if (by === 'us' && rematchAgreed(this.state)) void this.#rematch();
  }

  /** What follows by itself: the clock, and the computer's moves. */
  #schedule(patience: number): void {
    if (this.#ledger.isClosed || this.#isHalted) return;
    this.#setAlarm(patience);
    this.#computers.consider(this.state, patience);
    this.#patience.consider(this.state, patience);
    this.#hints.consider(this.state);
  }

  #setAlarm(patience: number): void {
    this.#alarm?.stop();
    const deadline = dueAt(this.state, this.#ports.lag);
    if (this.#ledger.isClosed || deadline === null) return;
    const wait = deadline - this.#ports.now() + AFTER_DEADLINE_MS + patience;
    this.#alarm = later(wait, () => void this.tick());
  }

  /** If all want it. While the store is away it is tried again; a node that died leaves it to the next. */
  async #rematch(): Promise<void> {
    if (this.#ledger.isClosed || this.#rematching || !rematchAgreed(this.state)) return;
    this.#rematching = true;
    try {
      const { request, events } = nextTable(this.state, this.id, this.#ports.gathers === true);
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
