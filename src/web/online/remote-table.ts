/** A table on the server, as one visitor knows it: views and what was told, nothing else. */
import { batch, computed, signal } from '@preact/signals';
import type { Board } from '../../board/board.ts';
import type { Notation, Refusal, Seat } from '../../core/game.ts';
import { admit } from '../../core/play.ts';
import { seededRandom } from '../../core/random.ts';
import type { DrawnGame } from '../../games/module.ts';
import { endsIfOneStops, hasTwoSides } from '../../table/ending.ts';
import type { Command } from '../../table/life/commands.ts';
import type { Happened, Hello, HouseRefusal, Names, ServerMessage } from '../../wire/messages.ts';
import type { Told } from '../../wire/told.ts';
import { type Shown, still } from '../table/playback.ts';
import type { Motion } from '../table/showing.ts';
import type { TableFace } from '../table/table-face.ts';
import { type Answer, Connection, type Sockets } from './connection.ts';
import { Heard } from './heard.ts';
import { RemoteShowing } from './remote-showing.ts';

export interface Surroundings extends Motion {
  readonly board: Board;
  readonly sockets: Sockets;
  goHome(): void;
}

export class RemoteTable implements TableFace {
  readonly module: DrawnGame;
  readonly line: Connection;
  readonly #around: Surroundings;
  readonly #showing: RemoteShowing;
  readonly #heard: Heard;
  readonly #refusal = signal<HouseRefusal | undefined>(undefined);
  readonly #acting = signal(false);

  /** `hello` is what the table said when the page came. */
  constructor(module: DrawnGame, hello: Hello, around: Surroundings) {
    this.module = module;
    this.#around = around;
    this.#heard = new Heard(module, hello);
    this.#showing = new RemoteShowing(around.board, around, () => this.#present.value);
    this.line = new Connection(
      around.sockets,
      () => this.told.seq,
      (message) => this.#hear(message),
    );
  }

  readonly #present = computed((): Shown => {
    const { view, face } = this.told;
    const { viewer } = view;
    if (viewer === 'spectator' || face.phase !== 'playing' || this.#acting.value) return still(view);
    const { list, pattern } = this.module.rules.legal(this.#heard.state, viewer);
    return { view, moves: list.map((move) => this.module.rules.write(move)), pattern };
  });

  get told(): Told {
    return this.#heard.told;
  }

  get face() {
    return this.told.face;
  }

  get you() {
    return this.told.you;
  }

  get names(): Names {
    return this.told.names;
  }

  get presence() {
    return this.#heard.presence;
  }

  /** By the server's clock. */
  now(): number {
    return this.#heard.now();
  }

  get seats() {
    return this.face.seats;
  }

  get players() {
    return this.#heard.players;
  }

  get viewer() {
    return this.told.view.viewer;
  }

  get own() {
    return this.you.seat ?? undefined;
  }

  get shown(): Shown | undefined {
    return this.#showing.shown;
  }

  get moving() {
    return this.#showing.moving;
  }

  get seen() {
    return this.#heard.seen;
  }

  get moment() {
    return this.#showing.moment;
  }

  get turn(): readonly Seat[] {
    return this.#heard.turn;
  }

  get thinking() {
    const seats = this.turn.filter((seat) => this.players[seat]?.kind === 'computer');
    return seats.length === 0 ? undefined : { seats, info: {} };
  }

  get clock() {
    return this.#heard.clock;
  }

  get over() {
    return this.face.phase === 'over';
  }

  get ending() {
    return this.face.ending ?? undefined;
  }

  get refusal() {
    return this.#refusal.value as Refusal | undefined;
  }

  /** Where there are several others one leaves, and they play on. */
  get resign() {
    const now = this.own !== undefined && this.face.phase === 'playing';
    return endsIfOneStops(this.#company) ? { now, run: () => void this.do({ do: 'resign' }) } : undefined;
  }

  get offerDraw() {
    const now = this.own !== undefined && this.face.phase === 'playing' && this.face.drawOffer === null;
    return hasTwoSides(this.#company) ? { now, run: () => void this.do({ do: 'offer-draw' }) } : undefined;
  }

  get #company() {
    return { game: this.module.rules, options: this.face.options, seats: this.seats };
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
    const past = moment !== undefined && moment !== this.seen.length;
    this.#showing.look(past ? { moment, view: (await this.line.look(moment)).view } : undefined);
  }

  /** One at a time: until the house has answered, also over a broken line, nothing else can be played. */
  act(move: Notation): void {
    if (this.#acting.value) return;
    this.#acting.value = true;
    this.#showing.rest();
    void this.do({ do: 'act', move }).finally(() => {
      this.#acting.value = false;
      this.#showing.rest();
    });
  }

  explain(move: Notation): void {
    const refused = admit(this.module.rules, this.#heard.state, this.viewer, move);
    this.#refusal.value = refused.ok ? undefined : refused.error;
  }

  actAtRandom(): void {
    const { rules } = this.module;
    const { viewer } = this;
    if (viewer === 'spectator') return;
    const seed = crypto.getRandomValues(new Uint32Array(4)).join();
    this.act(rules.write(rules.draw(this.#heard.state, viewer, seededRandom(seed))));
  }

  async do(command: Command): Promise<Answer> {
    const answer = await this.line.do(command);
    this.#refusal.value = answer.ok ? undefined : answer.refusal;
    return answer;
  }

  skip(): boolean {
    return this.#showing.hurry();
  }

  close(): void {
    this.line.close();
  }

  #hear(message: ServerMessage): void {
    this.#heard.hear(message);
    if (message.t === 'hello') this.#resume(message);
    if (message.t === 'happened') this.#follow(message);
  }

  #resume(hello: Hello): void {
    batch(() => {
      this.#heard.resume(hello);
      this.#showing.resume();
    });
  }

  #follow(happened: Happened): void {
    batch(() => {
      const followed = this.#heard.follow(happened);
      if (followed === 'gap') this.line.resume();
      if (followed === 'gap' || followed === 'known') return;
      if (happened.what.t === 'played') this.#showing.look(undefined);
      if (followed.step) this.#showing.add(followed.step);
    });
    void this.#showing.play();
  }
}
