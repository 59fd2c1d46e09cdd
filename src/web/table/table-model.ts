/**
 * A table as its page knows it, wherever it stands: what was told, never a state. Whatever changes is read through
 * signals, so that the page follows.
 */
import { batch, computed, signal } from '@preact/signals';
import type { Board } from '../../board/board.ts';
import type { Notation, Seat, Viewer } from '../../core/game.ts';
import { admit } from '../../core/play.ts';
import { seededRandom } from '../../core/random.ts';
import type { DrawnGame } from '../../games/module.ts';
import type { NotDone, Presence, Reply, TableConnection, TableMessage } from '../../table/connection.ts';
import type { ThinkingSeats } from '../../table/course/computers.ts';
import type { Command } from '../../table/decide/commands.ts';
import type { Greeting, LineMessage, Names } from '../../table/told/messages.ts';
import { follow, type PageState, resume } from '../../table/told/page-state.ts';
import type { RunningClock } from '../board/clock.ts';
import { type Occupant, occupantOf } from '../local/record.ts';
import type { Sharing } from '../local/sharing.ts';
import { type Abilities, type Ability, abilitiesOf } from './abilities.ts';
import { foresee, foretell, type PendingMove } from './foresight.ts';
import { type Shown, still } from './playback.ts';
import { type Motion, Stage } from './stage.ts';

/** What a page has to do with its table beside the line to it. */
export interface ModelPorts extends Motion {
  readonly board: Board;
  /** Where several people share this screen, or one plays against computers here. */
  readonly sharing?: Sharing | undefined;
  /** The game as the text of a file, where the whole of it is here. */
  file?(): string;
  /** An address that opens the table, or its game, anywhere. */
  link?(): Ability<Promise<string>>;
  /** Goes away; the others may let the computer play on. */
  leave?(): Ability;
}

export class TableModel {
  readonly module: DrawnGame;
  readonly ports: ModelPorts;
  readonly #connection: TableConnection;
  readonly #stage: Stage;
  readonly #page;
  readonly #pending = signal<readonly PendingMove[]>([]);
  readonly #presence = signal<Presence>({ online: [], watching: 0 });
  readonly #thinking = signal<ThinkingSeats | undefined>(undefined);
  readonly #refusal = signal<NotDone | undefined>(undefined);
  /** The table's clock less ours. */
  #ahead = 0;

  /** `greeting` is what the table said when the page came. */
  constructor(module: DrawnGame, greeting: Greeting, connection: TableConnection, ports: ModelPorts) {
    this.module = module;
    this.ports = ports;
    this.#connection = connection;
    this.#page = signal<PageState>(greeting);
    this.#ahead = greeting.now - Date.now();
    this.#stage = new Stage(ports.board, ports, () => this.#present.value);
    connection.open(
      (message) => this.#hear(message),
      () => this.page.seq,
    );
    ports.sharing?.start((since) => void this.#replay(since));
    this.#stage.rest();
  }

  readonly #foreseen = computed(() => foresee(this.module.rules, this.page.view, this.#pending.value));
  readonly #seen = computed(() => {
    const seen: Extract<PageState['lines'][number]['what'], { t: 'played' }>['seen'][] = [];
    for (const { what } of this.page.lines) {
      if (what.t === 'played') seen.push(what.seen);
      if (what.t === 'taken-back') seen.length = what.to - this.face.from;
    }
    return seen;
  });
  readonly #clock = computed((): RunningClock | undefined => {
    const [glass] = this.face.clock.sandglasses;
    return glass && { key: glass.key, ms: glass.ms, endsAt: glass.ends - this.now() + performance.now() };
  });
  readonly #present = computed((): Shown => {
    const { view, state, isOpen } = this.#foreseen.value;
    const { viewer } = view;
    if (viewer === 'spectator' || this.face.phase !== 'playing' || isOpen || this.isStoodInFor) return still(view);
    const { list, pattern } = this.module.rules.legal(state, viewer);
    return { view, moves: list.map((move) => this.module.rules.write(move)), pattern };
  });
  readonly #abilities = computed(() => abilitiesOf(this));

  get page(): PageState {
    return this.#page.value;
  }

  get face() {
    return this.page.face;
  }

  get you() {
    return this.page.you;
  }

  get names(): Names {
    return this.page.names;
  }

  get presence(): Presence {
    return this.#presence.value;
  }

  /** By the table's clock. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  get seats(): number {
    return this.face.seats;
  }

  /** By seat. */
  get occupants(): readonly Occupant[] {
    return this.face.holders.map((holder) => occupantOf(holder, this.names));
  }

  /** Whose eyes are before the screen now. */
  get viewer(): Viewer {
    return this.page.view.viewer;
  }

  /** The seat of whoever is before the screen. */
  get seat(): Seat | undefined {
    return this.page.you.seat ?? undefined;
  }

  /** The one seat that plays at this screen; undefined if several do, or nobody. */
  get own(): Seat | undefined {
    return this.isShared ? this.ports.sharing?.own : this.seat;
  }

  /** The computer plays for whoever is before the screen. */
  get isStoodInFor(): boolean {
    return this.seat !== undefined && this.face.holders[this.seat]?.kind === 'stand-in';
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

  /** What the viewer saw of each event so far. */
  get seen() {
    return this.#seen.value;
  }

  /** The moment that is looked at: how many events had happened. Undefined is the present. */
  get moment(): number | undefined {
    return this.#stage.moment;
  }

  /** Whether something is still moving to its place. */
  get moving(): boolean {
    return this.#stage.moving;
  }

  /** The seats that may act now; none once the game is over. */
  get turn(): readonly Seat[] {
    if (this.face.phase !== 'playing') return [];
    return this.module.rules.toAct(this.#foreseen.value.state).filter((by) => typeof by === 'number');
  }

  /** Whether somebody is to say what chance has drawn. */
  get asksForChance(): boolean {
    const { phase, chance } = this.face;
    return phase === 'playing' && chance === 'asked' && this.#toAct.includes('chance');
  }

  /** What chance may draw, as far as it can be listed. */
  get chanceMoves(): readonly Notation[] {
    const { rules } = this.module;
    return rules.legal(this.#foreseen.value.state, 'chance').list.map((move) => rules.write(move));
  }

  get #toAct() {
    return this.module.rules.toAct(this.#foreseen.value.state);
  }

  /** The computer players that are thinking, and what the first of them knows so far. */
  get thinking(): ThinkingSeats | undefined {
    if (this.#thinking.value) return this.#thinking.value;
    const seats = this.turn.filter((seat) => this.occupants[seat]?.kind === 'computer');
    return seats.length === 0 || this.isShared ? undefined : { seats, info: {} };
  }

  /** The game's own clock, while one runs. */
  get clock(): RunningClock | undefined {
    return this.#clock.value;
  }

  get over(): boolean {
    return this.face.phase === 'over';
  }

  get ending() {
    return this.face.ending ?? undefined;
  }

  get match() {
    return this.face.match ?? undefined;
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
    const step = foretell(this.module.rules, this.#foreseen.value, seat, move);
    const sent: PendingMove = { seat, move, isShown: step !== undefined };
    this.#pending.value = [...this.#pending.value, sent];
    this.#stage.look(undefined);
    if (step) this.#stage.add(step);
    else this.#stage.rest();
    void this.do({ do: 'act', move }).then((reply) => {
      // what is done has come as a line before its answer
      if (reply.ok) return;
      this.#pending.value = this.#pending.value.filter((each) => each !== sent);
      this.#stage.forget();
    });
  }

  /** Why a move would be refused. */
  explain(move: Notation): void {
    const refused = admit(this.module.rules, this.#foreseen.value.state, this.viewer, move);
    this.#refusal.value = refused.ok ? undefined : refused.error;
  }

  /** Plays one of the moves that cannot be listed. */
  actAtRandom(): void {
    const { rules } = this.module;
    const { viewer } = this;
    if (viewer === 'spectator') return;
    const seed = crypto.getRandomValues(new Uint32Array(4)).join();
    this.act(rules.write(rules.draw(this.#foreseen.value.state, viewer, seededRandom(seed))));
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
    if ('now' in message) this.#ahead = message.now - Date.now();
    if (message.t === 'hello') this.#greeted(message);
    if (message.t === 'happened') this.#heard(message);
    if (message.t === 'presence') this.#presence.value = message;
    if (message.t === 'thinking') this.#thinking.value = message.thinking;
  }

  #greeted(greeting: Greeting): void {
    const before = this.page;
    batch(() => {
      this.#page.value = resume(before, greeting);
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
      this.#page.value = page;
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
      const [first, ...rest] = this.#pending.value;
      if (seq < from || !first || what.t !== 'played') continue;
      if (what.seen.by !== first.seat || what.seen.move !== first.move) continue;
      this.#pending.value = rest;
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
