/** A table on the server, as one visitor knows it: views and what was told, nothing else. */
import { batch, computed, signal } from '@preact/signals';
import type { AnyView, GameModule, Notation, Outcome, Refusal, Seat } from '../../core/game.ts';
import { admit } from '../../core/play.ts';
import { seededRandom } from '../../core/random.ts';
import type { Board } from '../../svg/board.ts';
import type { RunningClock } from '../../table/clocks.ts';
import type { Command } from '../../table/life/commands.ts';
import type { SeenStep } from '../../table/seen.ts';
import type { Happened, Hello, HouseRefusal, Names, ServerMessage } from '../../wire/messages.ts';
import { follow, resume, type Told } from '../../wire/told.ts';
import { Playback, type Shown, still } from '../table/playback.ts';
import type { Player } from '../table/stored-game.ts';
import type { TableFace } from '../table/table-face.ts';
import { type Answer, Connection, type Sockets } from './connection.ts';

export interface Surroundings {
  readonly board: Board;
  readonly sockets: Sockets;
  goHome(): void;
  calm(): boolean;
  /** How long motion takes, 1 as usual. */
  pace(): number;
}

export class RemoteTable implements TableFace {
  readonly module: GameModule;
  readonly line: Connection;
  readonly #around: Surroundings;
  readonly #playback: Playback;
  readonly #told;
  readonly #presence = signal<{ readonly online: readonly Seat[]; readonly watching: number }>({
    online: [],
    watching: 0,
  });
  readonly #refusal = signal<HouseRefusal | undefined>(undefined);
  readonly #looked = signal<{ readonly moment: number; readonly view: AnyView } | undefined>(undefined);
  /** The server's clock less ours. */
  #ahead = 0;
  readonly #acting = signal(false);
  readonly #waiting: SeenStep[] = [];
  #playing = false;

  /** `hello` is what the table said when the page came. */
  constructor(module: GameModule, hello: Hello, around: Surroundings) {
    this.module = module;
    this.#around = around;
    this.#playback = new Playback(around.board);
    this.#told = signal<Told>(hello);
    this.#ahead = hello.now - Date.now();
    this.#playback.shown.value = this.#present.value;
    this.line = new Connection(
      around.sockets,
      () => this.#told.value.seq,
      (message) => this.#hear(message),
    );
  }

  readonly #state = computed(() => this.module.rules.imagine(this.#told.value.view, seededRandom('page')));
  readonly #seen = computed(() =>
    this.#told.value.lines.flatMap(({ what }) => (what.t === 'played' ? [what.seen] : [])),
  );
  readonly #present = computed((): Shown => {
    const { view, face } = this.#told.value;
    const { viewer } = view;
    if (viewer === 'spectator' || face.phase !== 'playing' || this.#acting.value) return still(view);
    const { list, pattern } = this.module.rules.legal(this.#state.value, viewer);
    return { view, moves: list.map((move) => this.module.rules.write(move)), pattern };
  });

  readonly #clock = computed((): RunningClock | undefined => {
    const [glass] = this.#told.value.face.clock.sandglasses;
    return glass && { key: glass.key, ms: glass.ms, endsAt: glass.ends - this.now() + performance.now() };
  });

  get told(): Told {
    return this.#told.value;
  }

  get face() {
    return this.#told.value.face;
  }

  get you() {
    return this.#told.value.you;
  }

  get names(): Names {
    return this.#told.value.names;
  }

  get presence() {
    return this.#presence.value;
  }

  /** By the server's clock. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  get seats() {
    return this.face.seats;
  }

  get players(): readonly Player[] {
    return this.face.holders.map((holder): Player => {
      if (holder.kind === 'bot' || holder.kind === 'stand-in') return { kind: 'computer', level: holder.level };
      return { kind: 'person', name: holder.kind === 'person' ? (this.names[holder.who] ?? '') : '' };
    });
  }

  get viewer() {
    return this.#told.value.view.viewer;
  }

  get own() {
    return this.you.seat ?? undefined;
  }

  get shown(): Shown | undefined {
    return this.#looked.value ? still(this.#looked.value.view) : this.#playback.shown.value;
  }

  get moving() {
    return this.#playback.moving.value;
  }

  get seen() {
    return this.#seen.value;
  }

  get moment() {
    return this.#looked.value?.moment;
  }

  get turn(): readonly Seat[] {
    if (this.face.phase !== 'playing') return [];
    return this.module.rules.toAct(this.#state.value).filter((by) => typeof by === 'number');
  }

  get thinking() {
    const seats = this.turn.filter((seat) => this.players[seat]?.kind === 'computer');
    return seats.length === 0 ? undefined : { seats, info: {} };
  }

  get clock(): RunningClock | undefined {
    return this.#clock.value;
  }

  get over() {
    return this.face.phase === 'over';
  }

  get outcome(): Outcome | undefined {
    const { ending } = this.face;
    return ending?.kind === 'played' ? ending.outcome : undefined;
  }

  get resigned() {
    const { ending } = this.face;
    return ending?.kind === 'resigned' ? ending.seat : undefined;
  }

  get refusal() {
    return this.#refusal.value as Refusal | undefined;
  }

  get resign() {
    return { now: this.own !== undefined && this.face.phase === 'playing', run: () => void this.do({ do: 'resign' }) };
  }

  get offerDraw() {
    const two = this.seats === 2;
    const now = this.own !== undefined && this.face.phase === 'playing' && this.face.drawOffer === null;
    return two ? { now, run: () => void this.do({ do: 'offer-draw' }) } : undefined;
  }

  get leave() {
    const now = this.own !== undefined && this.face.phase === 'playing';
    return { now, run: () => void this.do({ do: 'leave' }).then(() => this.#around.goHome()) };
  }

  get rematch() {
    if (this.own === undefined) return undefined;
    const now = this.over && !this.face.rematch.includes(this.own) && this.face.next === null;
    return { now, run: async () => void (await this.do({ do: 'rematch' })) };
  }

  get link() {
    return { now: true, run: async () => location.href };
  }

  async look(moment: number | undefined): Promise<void> {
    if (moment === undefined || moment === this.#seen.value.length) {
      this.#looked.value = undefined;
      return;
    }
    const { view } = await this.line.look(moment);
    this.#looked.value = { moment, view };
  }

  /** One at a time: until the house has answered, also over a broken line, nothing else can be played. */
  act(move: Notation): void {
    if (this.#acting.value) return;
    this.#acting.value = true;
    this.#rest();
    void this.do({ do: 'act', move }).finally(() => {
      this.#acting.value = false;
      this.#rest();
    });
  }

  explain(move: Notation): void {
    const refused = admit(this.module.rules, this.#state.value, this.viewer, move);
    this.#refusal.value = refused.ok ? undefined : refused.error;
  }

  actAtRandom(): void {
    const { rules } = this.module;
    const { viewer } = this;
    if (viewer === 'spectator') return;
    const seed = crypto.getRandomValues(new Uint32Array(4)).join();
    this.act(rules.write(rules.draw(this.#state.value, viewer, seededRandom(seed))));
  }

  async do(command: Command): Promise<Answer> {
    const answer = await this.line.do(command);
    this.#refusal.value = answer.ok ? undefined : answer.refusal;
    return answer;
  }

  skip(): boolean {
    return this.#playback.hurry();
  }

  close(): void {
    this.line.close();
  }

  #hear(message: ServerMessage): void {
    if ('now' in message) this.#ahead = message.now - Date.now();
    if (message.t === 'hello') this.#resume(message);
    if (message.t === 'presence') this.#presence.value = message;
    if (message.t === 'happened') this.#follow(message);
  }

  #resume(hello: Hello): void {
    batch(() => {
      this.#told.value = resume(this.#told.value, hello);
      this.#looked.value = undefined;
    });
    this.#waiting.length = 0;
    this.#rest();
  }

  #follow(happened: Happened): void {
    const before = this.#told.value;
    const told = follow(before, happened);
    if (told === 'gap') this.line.resume();
    if (told === 'gap' || told === 'known') return;
    const { what, view } = happened;
    batch(() => {
      this.#told.value = told;
      if (what.t === 'played') this.#looked.value = undefined;
    });
    if (what.t === 'played' && view && before.view.viewer === view.viewer) {
      this.#waiting.push({ before: before.view, seen: what.seen, after: view });
    }
    void this.#play();
  }

  /** Shows what has come in, one after the other, and then the present. */
  async #play(): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    for (let step = this.#waiting.shift(); step; step = this.#waiting.shift()) {
      if (!this.#around.calm()) await this.#playback.play([step], still(step.after), this.#around.pace());
    }
    this.#playing = false;
    this.#rest();
  }

  /** The present, unless something is still being shown. */
  #rest(): void {
    if (!this.#playing) this.#playback.shown.value = this.#present.value;
  }
}
