/**
 * A table as its page knows it, wherever it stands: what was told, never a state. Whatever changes is read through
 * signals, so that the page follows.
 */
import { batch, computed, signal } from '@preact/signals';
import type { WaiverAsked } from '../../board/board.ts';
import type { AnyView, Notation, Seat, Seen } from '../../core/game.ts';
import { itemsFrom } from '../../core/growing.ts';
import { admit } from '../../core/play.ts';
import { seededRandom } from '../../core/random.ts';
import type { GameText } from '../../core/text.ts';
import type { DrawnGame } from '../../games/module.ts';
import type { NotDone, Reply, TableConnection, TableMessage } from '../../table/connection.ts';
import type { ThinkingSeats } from '../../table/course/computers.ts';
import type { Command } from '../../table/decide/commands.ts';
import type { Greeting, LineMessage } from '../../table/told/messages.ts';
import { follow, type PageState, resume, retold, withEarlier } from '../../table/told/page-state.ts';
import { Teller } from '../ear/teller.ts';
import { typedMove } from '../ear/typed.ts';
import { type Abilities, abilitiesOf } from './abilities.ts';
import { foretell, type PendingMove } from './foresight.ts';
import type { ModelPorts } from './model-ports.ts';
import type { Shown } from './playback.ts';
import { Replay } from './replay.ts';
import { type LookedAt, Stage } from './stage.ts';
import { ToldTable } from './told-table.ts';

export class TableModel extends ToldTable {
  readonly ports: ModelPorts;
  readonly #connection: TableConnection;
  readonly #stage: Stage;
  readonly #thinking = signal<ThinkingSeats | undefined>(undefined);
  readonly #refusal = signal<NotDone | undefined>(undefined);
  readonly #abilities = computed(() => abilitiesOf(this));
  readonly #waiver = computed((): WaiverAsked | undefined => {
    const [timer] = this.face.waivable;
    if (!timer || this.isCovered) return undefined;
    const { key, asked, agreed } = timer;
    // before one screen they agree together
    const speaks = (seat: Seat) => (this.isShared ? this.face.holders[seat]?.kind === 'person' : seat === this.seat);
    const open = asked.filter((seat) => !agreed.includes(seat));
    return { key, asked, agreed, decides: open.length > 0 && open.every(speaks) };
  });
  readonly replay = new Replay(this);
  /** Says what happens to those who do not see it. */
  readonly teller = new Teller();
  #wishes = 0;

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
    ports.sharing?.start(
      (since) => void this.#replay(since),
      () => this.#stage.landing,
    );
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
    return this.#stage.looked?.moment;
  }

  /** Whether something is still moving to its place. */
  get moving(): boolean {
    return this.#stage.moving;
  }

  /** How many of the last events the board has not shown to their end. */
  get unseen(): number {
    return Math.max(0, this.#stage.unseen - this.pending.value.length);
  }

  /** Whose turn it is on the board: it changes when the picture of the last move has arrived. */
  override get turn(): readonly Seat[] {
    const { before, coming } = this.#stage;
    return before ? this.#turnIn(coming ?? before) : super.turn;
  }

  /** Whose turn it was at the moment that is looked at; whose it is in the present. */
  get shownTurn(): readonly Seat[] {
    const { looked } = this.#stage;
    return looked ? this.#turnIn(looked.view) : this.turn;
  }

  /** The computer players that are thinking, and what the first of them knows so far; not while a move is being shown. */
  get thinking(): ThinkingSeats | undefined {
    if (this.moving) return undefined;
    if (this.#thinking.value) return this.#thinking.value;
    const seats = this.turn.filter((seat) => this.occupants[seat]?.kind === 'computer');
    return seats.length === 0 || this.isShared ? undefined : { seats, info: {} };
  }

  /** The game's timer that ends if all agree, as whoever is before the screen may have a word in it. */
  get waiver(): WaiverAsked | undefined {
    return this.#waiver.value;
  }

  /** What was not heard of yet is not waived: the table is told how far this page has come. */
  waive(waived: boolean): void {
    const key = this.waiver?.key;
    if (key === undefined) return;
    const events = this.face.from + this.events;
    void this.do(waived ? { do: 'waive', key, events } : { do: 'insist', key });
  }

  /** Why the last thing was refused. */
  get refusal(): NotDone | undefined {
    return this.#refusal.value;
  }

  get abilities(): Abilities {
    return this.#abilities.value;
  }

  /**
   * The next moment after the one that is looked at is walked to; done when it has been seen. Of several wishes the last
   * one counts.
   */
  async look(moment: number | undefined, pace = 1): Promise<void> {
    const wish = ++this.#wishes;
    const { events } = this;
    if (moment === undefined) return this.#stage.look(undefined);
    const view = moment < events ? await this.#viewAt(moment).catch(() => undefined) : this.page.view;
    if (wish !== this.#wishes || view === undefined) return;
    const at: LookedAt | undefined = moment < events ? { moment, view, past: this.past(moment) } : undefined;
    const { looked } = this.#stage;
    const seen = this.seen.events[moment - 1 - this.seen.before]?.seen;
    if (looked?.moment !== moment - 1 || !seen) return this.#stage.look(at);
    await this.#stage.walk({ before: looked.view, seen, after: view, past: looked.past }, at, pace);
  }

  /** Whether there are lines before those that are known here. */
  get hasEarlier(): boolean {
    return this.page.lines.start > 0;
  }

  /** Asks for the lines before those that are known; false if there are none, or they are not told. */
  async learnEarlier(): Promise<boolean> {
    const { start } = this.page.lines;
    if (start === 0) return false;
    const earlier = await this.#connection.linesBefore(start).catch(() => undefined);
    if (!earlier) return false;
    const before = this.page;
    this.told.value = withEarlier(before, earlier);
    return this.page !== before;
  }

  /** A move by whoever is before the screen: shown at once where it is known what it leads to. */
  act(move: Notation): void {
    const { seat } = this;
    if (seat === undefined || this.over) return;
    const step = foretell(this.module.rules, this.foreseen.value, seat, move);
    const past = this.past();
    const sent: PendingMove = { seat, move, isShown: step !== undefined };
    this.pending.value = [...this.pending.value, sent];
    this.#stage.look(undefined);
    if (step) this.#stage.add({ ...step, past });
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

  /** A move as somebody has typed it; false if it is none that he can make, and `refusal` says why. */
  type(typed: string, text: GameText): boolean {
    const read = typedMove(this.module.rules, this.foreseen.value.state, this.viewer, typed, text);
    this.#refusal.value = read.ok ? undefined : read.error;
    if (read.ok) this.act(read.value);
    return read.ok;
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
    const what = itemsFrom(this.page.lines, reply.value)[0]?.what;
    return what?.t === 'hinted' ? what.move : undefined;
  }

  /** Cuts an animation short; false if none runs. */
  skip(): boolean {
    return this.#stage.hurry();
  }

  close(): void {
    this.replay.stop();
    this.#connection.close();
  }

  #turnIn(view: AnyView): readonly Seat[] {
    const { rules } = this.module;
    return rules.toAct(rules.imagine(view, seededRandom('page'))).filter((by) => typeof by === 'number');
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
      this.#unveil(before);
    });
    // somebody else before the same screen goes on seeing what is being shown
    if (before.you.who === greeting.you.who) this.#stage.forget();
    else this.#stage.rest();
  }

  #heard(message: LineMessage): void {
    const before = this.page;
    const past = this.past();
    const page = follow(before, message, this.module.rules);
    if (page === 'gap') this.#connection.resume();
    if (page === 'gap' || page === 'known') return;
    batch(() => {
      this.told.value = page;
      const own = this.#settlePending(message.seq);
      const { what } = message;
      const { view } = page;
      if (what.t === 'taken-back') this.#stage.forget();
      this.#unveil(before);
      if (what.t !== 'played' || before.view.viewer !== view.viewer) return;
      this.#stage.look(undefined);
      if (own?.isShown) return;
      const isAside = this.#isAside(before.view, what.seen, view);
      this.#stage.add({ before: before.view, seen: what.seen, after: view, past, isAside });
    });
    this.#stage.rest();
  }

  /** What was hidden until the end is told anew when it has come. */
  #unveil(before: PageState): void {
    if (this.over && before.face.phase !== 'over' && !this.module.rules.open) void this.#learnSecrets();
  }

  async #learnSecrets(): Promise<void> {
    let first = this.page.seq;
    while (first > this.page.lines.start) {
      const page = await this.#connection.linesBefore(first).catch(() => undefined);
      if (!page || page.lines.length === 0) return;
      this.told.value = retold(this.page, page);
      first = page.lines[0]!.seq;
    }
  }

  /** Whether somebody else has done it while whoever sits here was to act, and still is. */
  #isAside(before: AnyView, { by }: Seen, after: AnyView): boolean {
    const { seat } = this;
    if (seat === undefined || by === seat || this.isShared) return false;
    return this.#turnIn(before).includes(seat) && this.#turnIn(after).includes(seat);
  }

  /** Moves of ours that are in the log from this line on wait no longer; the last of them. */
  #settlePending(from: number): PendingMove | undefined {
    let settled: PendingMove | undefined;
    for (const { what } of itemsFrom(this.page.lines, from)) {
      const [first, ...rest] = this.pending.value;
      if (!first || what.t !== 'played') continue;
      if (what.seen.by !== first.seat || what.seen.move !== first.move) continue;
      this.pending.value = rest;
      settled = first;
    }
    return settled;
  }

  /** Shows whoever has just come before the screen what has happened since. */
  async #replay(since: number): Promise<void> {
    const first = Math.max(this.seen.before, since - this.face.from);
    const events = this.seen.events.slice(first - this.seen.before);
    const views = await Promise.all(
      Array.from({ length: events.length + 1 }, (_, index) => this.#viewAt(first + index)),
    );
    this.#stage.add(
      ...events.map(({ seen }, index) => ({
        ...{ before: views[index]!, seen, after: views[index + 1]! },
        past: this.past(first + index),
      })),
    );
  }

  /** What was seen after so many events of this table; earlier lines are asked for if they are needed. */
  async #viewAt(events: number): Promise<AnyView> {
    let isThere = true;
    while (isThere && events < this.seen.before) isThere = await this.learnEarlier();
    const { before, lines, events: known } = this.seen;
    return this.#connection.look(events > before ? known[events - before - 1]!.lines : lines);
  }
}
