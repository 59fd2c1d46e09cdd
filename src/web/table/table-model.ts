/**
 * A table as its page knows it, wherever it stands: what was told, never a state. Whatever changes is read through
 * signals, so that the page follows.
 */
import { batch, computed, signal } from '@preact/signals';
import type { Board } from '../../board/board.ts';
import type { Notation, Seat } from '../../core/game.ts';
import { admit } from '../../core/play.ts';
import { seededRandom } from '../../core/random.ts';
import type { DrawnGame } from '../../games/module.ts';
import type { NotDone, Reply, TableConnection, TableMessage } from '../../table/connection.ts';
import type { ThinkingSeats } from '../../table/course/computers.ts';
import type { Command } from '../../table/decide/commands.ts';
import type { Greeting, LineMessage } from '../../table/told/messages.ts';
import { follow, resume } from '../../table/told/page-state.ts';
import type { Sharing } from '../local/sharing.ts';
import { type Abilities, type Ability, abilitiesOf } from './abilities.ts';
import { foretell, type PendingMove } from './foresight.ts';
import type { Shown } from './playback.ts';
import { type Motion, Stage } from './stage.ts';
import { ToldTable } from './told-table.ts';

/** What a page has to do with its table beside the line to it. */
export interface ModelPorts extends Motion {
  readonly board: Board;
  /** Where several people share this screen, or one plays against computers here. */
  readonly sharing?: Sharing | undefined;
  /** The game as the text of a file, where the whole of it is here. */
  file?(): string;
  /** An address that opens the table, or its game, anywhere. */
  link?(): Ability<Promise<string>>;
  /** Opens another table at which the game begins as it stood after so many events, where the whole of it is here. */
  playFrom?(events: number): void;
  /** Goes away; the others may let the computer play on. */
  leave?(): Ability;
}

export class TableModel extends ToldTable {
  readonly ports: ModelPorts;
  readonly #connection: TableConnection;
  readonly #stage: Stage;
  readonly #thinking = signal<ThinkingSeats | undefined>(undefined);
  readonly #refusal = signal<NotDone | undefined>(undefined);
  readonly #abilities = computed(() => abilitiesOf(this));

  /** `greeting` is what the table said when the page came. */
  constructor(module: DrawnGame, greeting: Greeting, connection: TableConnection, ports: ModelPorts) {
    super(module, greeting);
    this.ports = ports;
    this.#connection = connection;
    this.#stage = new Stage(ports.board, ports, () => this.present.value);
    connection.open(
      (message) => this.#hear(message),
      () => this.page.seq,
    );
    ports.sharing?.start((since) => void this.#replay(since));
    this.#stage.rest();
  }

  /** The one seat that plays at this screen; undefined if several do, or nobody. */
  get own(): Seat | undefined {
    return this.isShared ? this.ports.sharing?.own : this.seat;
  }

  get isShared(): boolean {
    return this.ports.sharing !== undefined;
  }

  /** A curtain is drawn: nobody is before the screen. */
  get isCovered(): boolean {
    return this.ports.sharing?.curtain.value !== undefined;
  }

  /** What the board shows: the present, or the moment that is looked at. */
  get shown(): Shown | undefined {
    return this.#stage.shown;
  }

  /** The moment that is looked at: how many events had happened. Undefined is the present. */
  get moment(): number | undefined {
    return this.#stage.moment;
  }

  /** Whether something is still moving to its place. */
  get moving(): boolean {
    return this.#stage.moving;
  }

  /** The computer players that are thinking, and what the first of them knows so far. */
  get thinking(): ThinkingSeats | undefined {
    if (this.#thinking.value) return this.#thinking.value;
    const seats = this.turn.filter((seat) => this.occupants[seat]?.kind === 'computer');
    return seats.length === 0 || this.isShared ? undefined : { seats, info: {} };
  }

  /** Why the last thing was refused. */
  get refusal(): NotDone | undefined {
    return this.#refusal.value;
  }

  get abilities(): Abilities {
    return this.#abilities.value;
  }

  async look(moment: number | undefined): Promise<void> {
    const past = moment !== undefined && moment !== this.seen.length;
    this.#stage.look(past ? { moment, view: await this.#connection.look(this.face.from + moment) } : undefined);
  }

  /** A move by whoever is before the screen: shown at once where it is known what it leads to. */
  act(move: Notation): void {
    const { seat } = this;
    if (seat === undefined || this.over) return;
    const step = foretell(this.module.rules, this.foreseen.value, seat, move);
    const sent: PendingMove = { seat, move, isShown: step !== undefined };
    this.pending.value = [...this.pending.value, sent];
    this.#stage.look(undefined);
    if (step) this.#stage.add(step);
    else this.#stage.rest();
    void this.do({ do: 'act', move }).then((reply) => {
      // what is done has come as a line before its answer
      if (reply.ok) return;
      this.pending.value = this.pending.value.filter((each) => each !== sent);
      this.#stage.forget();
    });
  }

  /** Why a move would be refused. */
  explain(move: Notation): void {
    const refused = admit(this.module.rules, this.foreseen.value.state, this.viewer, move);
    this.#refusal.value = refused.ok ? undefined : refused.error;
  }

  /** Plays one of the moves that cannot be listed. */
  actAtRandom(): void {
    const { rules } = this.module;
    const { viewer } = this;
    if (viewer === 'spectator') return;
    const seed = crypto.getRandomValues(new Uint32Array(4)).join();
    this.act(rules.write(rules.draw(this.foreseen.value.state, viewer, seededRandom(seed))));
  }

  /** What was refused before has been read; of several things under way, one that is done hides no other's refusal. */
  async do(command: Command): Promise<Reply> {
    this.#refusal.value = undefined;
    const reply = await this.#connection.do(command);
    if (!reply.ok) this.#refusal.value = reply.error;
    return reply;
  }

  /** What the computer would do; undefined if nothing comes to its mind. */
  async askForHint(): Promise<Notation | undefined> {
    const reply = await this.do({ do: 'hint' });
    if (!reply.ok) return undefined;
    const what = this.page.lines.find(({ seq }) => seq === reply.value)?.what;
    return what?.t === 'hinted' ? what.move : undefined;
  }

  /** Cuts an animation short; false if none runs. */
  skip(): boolean {
    return this.#stage.hurry();
  }

  close(): void {
    this.#connection.close();
  }

  #hear(message: TableMessage): void {
    if ('now' in message) this.tellTime(message.now);
    if (message.t === 'hello') this.#greeted(message);
    if (message.t === 'happened') this.#heard(message);
    if (message.t === 'presence') this.attendance.value = message;
    if (message.t === 'thinking') this.#thinking.value = message.thinking;
  }

  #greeted(greeting: Greeting): void {
    const before = this.page;
    batch(() => {
      this.told.value = resume(before, greeting);
      this.#settlePending(before.seq);
    });
    // somebody else before the same screen goes on seeing what is being shown
    if (before.you.who === greeting.you.who) this.#stage.forget();
    else this.#stage.rest();
  }

  #heard(message: LineMessage): void {
    const before = this.page;
    const page = follow(before, message, this.module.rules);
    if (page === 'gap') this.#connection.resume();
    if (page === 'gap' || page === 'known') return;
    batch(() => {
      this.told.value = page;
      const own = this.#settlePending(message.seq);
      const { what } = message;
      const { view } = page;
      if (what.t === 'taken-back') this.#stage.forget();
      if (what.t !== 'played' || before.view.viewer !== view.viewer) return;
      this.#stage.look(undefined);
      if (!own?.isShown) this.#stage.add({ before: before.view, seen: what.seen, after: view });
    });
    this.#stage.rest();
  }

  /** Moves of ours that are in the log from this line on wait no longer; the last of them. */
  #settlePending(from: number): PendingMove | undefined {
    let settled: PendingMove | undefined;
    for (const { what, seq } of this.page.lines) {
      const [first, ...rest] = this.pending.value;
      if (seq < from || !first || what.t !== 'played') continue;
      if (what.seen.by !== first.seat || what.seen.move !== first.move) continue;
      this.pending.value = rest;
      settled = first;
    }
    return settled;
  }

  /** Shows whoever has just come before the screen what has happened since. */
  async #replay(since: number): Promise<void> {
    const { from } = this.face;
    const events = this.seen.slice(Math.max(0, since - from));
    const views = await Promise.all(
      Array.from({ length: events.length + 1 }, (_, index) => this.#connection.look(since + index)),
    );
    this.#stage.add(...events.map((seen, index) => ({ before: views[index]!, seen, after: views[index + 1]! })));
  }
}
