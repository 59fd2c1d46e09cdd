/** A table in this browser: people at one screen and computer players. The log is the truth; signals show it. */
import { batch, computed, signal } from '@preact/signals';
import type { AnyView, By, GameModule, Notation, Refusal, Seat, Viewer } from '../../core/game.ts';
import { append, drawChance, type Log, openLog } from '../../core/log.ts';
import { expectOk } from '../../core/result.ts';
import type { Board } from '../../svg/board.ts';
import { Clocks, type Due } from '../../table/clocks.ts';
import { writeSavedGame } from '../../table/saved-game.ts';
import { hasSecrets, takeBack } from '../../table/secrets.ts';
import { seenBy, stepsSeenBy } from '../../table/seen.ts';
import type { Thinker } from '../worker/thinker.ts';
import { linkTo } from './carried.ts';
import { Computers } from './computers.ts';
import { LocalSharing } from './local-sharing.ts';
import { matchScore } from './match-score.ts';
import { nextGame } from './new-game.ts';
import { Playback, present, type Shown, still } from './playback.ts';
import { isRunning, type StoredGame } from './stored-game.ts';
import type { Sharing, TableFace } from './table-face.ts';

export interface Surroundings {
  readonly board: Board;
  readonly thinker: Thinker;
  save(game: StoredGame): Promise<void>;
  /** Goes to another table. */
  goTo(game: StoredGame): void;
  /** Whether motion is to be avoided. */
  calm(): boolean;
  /** How much longer than usual pictures stand. */
  pace(): number;
}

export class LocalTable implements TableFace {
  readonly module: GameModule;
  readonly #stored;
  readonly #log;
  readonly #refusal = signal<Refusal | undefined>(undefined);
  readonly #looked = signal<{ readonly moment: number; readonly view: AnyView } | undefined>(undefined);
  readonly #seen = computed(() => seenBy(this.#log.value, this.viewer));
  readonly #around: Surroundings;
  readonly #playback: Playback;
  readonly #clocks = new Clocks();
  readonly #computers: Computers;
  readonly #sharing: LocalSharing;
  #shownEvents: number;
  #shownLast: { readonly log: Log; readonly viewer: Viewer } | undefined;
  #drawnAt = performance.now();
  #closed = false;

  constructor(module: GameModule, stored: StoredGame, around: Surroundings) {
    this.module = module;
    this.#around = around;
    const log = expectOk(openLog(module.rules, stored.seats, stored.options, stored.events));
    this.#stored = signal(stored);
    this.#log = signal<Log>(log);
    this.#playback = new Playback(around.board);
    this.#computers = new Computers(stored.players, around.thinker, stored.seed);
    this.#sharing = new LocalSharing(this.#log, this.#computers.levels);
    this.#shownEvents = log.events.length;
    void this.#wind();
    void this.#settle();
  }

  get seats() {
    return this.#stored.value.seats;
  }

  get players() {
    return this.#stored.value.players;
  }

  get viewer() {
    return this.#sharing.viewer.value;
  }

  get own() {
    return this.#sharing.own;
  }

  get seen() {
    return this.#seen.value;
  }

  get moment() {
    return this.#looked.value?.moment;
  }

  get shown(): Shown | undefined {
    return this.#looked.value ? still(this.#looked.value.view) : this.#playback.shown.value;
  }

  get moving() {
    return this.#playback.moving.value;
  }

  get turn(): readonly Seat[] {
    const { game, state } = this.#log.value;
    return this.over ? [] : game.toAct(state).filter((by) => typeof by === 'number');
  }

  get thinking() {
    return this.#computers.thinking.value;
  }

  get over() {
    return !isRunning(this.#stored.value);
  }

  get outcome() {
    return this.#stored.value.result ?? undefined;
  }

  get resigned() {
    return this.#stored.value.resigned ?? undefined;
  }

  get refusal() {
    return this.#refusal.value;
  }

  get sharing(): Sharing {
    return {
      curtain: this.#sharing.curtain.value,
      lift: () => {
        this.#sharing.lift();
        void this.#show();
      },
      hide: () => void (this.over || this.#sharing.hide()),
      secret: !this.over && this.#sharing.secret,
      peek: () => still(this.#log.value.game.view(this.#log.value.state, this.viewer)),
      speakers: this.over ? [] : this.#sharing.speakers,
      speak: (seat) => {
        this.#looked.value = undefined;
        this.#sharing.speak(seat);
        void this.#show();
      },
    };
  }

  get hurry() {
    return { now: this.thinking !== undefined, run: () => this.#computers.hurry() };
  }

  get undo() {
    const before = this.over ? undefined : takeBack(this.#log.value, (seat) => !this.#computers.levels.has(seat));
    return { now: before !== undefined, run: () => before && this.#goBack(before) };
  }

  get resign() {
    const { viewer } = this;
    return { now: viewer !== 'spectator' && !this.over, run: () => viewer !== 'spectator' && this.#giveUp(viewer) };
  }

  get hint() {
    const { viewer } = this;
    if (!this.module.bot) return undefined;
    const run = async () => (viewer === 'spectator' ? undefined : this.#computers.advise(this.#log.value, viewer));
    const behind = this.#sharing.curtain.value !== undefined;
    return { now: !behind && viewer !== 'spectator' && this.turn.includes(viewer), run };
  }

  get save() {
    return { now: true, run: () => writeSavedGame(this.#log.value, { seed: this.#stored.value.seed }) };
  }

  /** It holds the whole log, so it is given away only where nobody has a secret. */
  get link() {
    const open = this.over || !hasSecrets(this.#log.value);
    return { now: open, run: () => linkTo(this.#log.value, this.#stored.value.seed) };
  }

  get match() {
    return matchScore(this.module.rules, this.#stored.value);
  }

  get rematch() {
    return { now: this.over, run: () => this.#playAgain() };
  }

  async look(moment: number | undefined): Promise<void> {
    const { game, seats, options, events } = this.#log.value;
    if (moment === undefined || moment === events.length) {
      this.#looked.value = undefined;
      return;
    }
    const then = expectOk(openLog(game, seats, options, events.slice(0, moment)));
    this.#looked.value = { moment, view: game.view(then.state, this.viewer) };
  }

  act(move: Notation): void {
    const { viewer } = this;
    if (viewer !== 'spectator' && !this.over) this.#append(viewer, move);
  }

  explain(move: Notation): void {
    const refused = append(this.#log.value, this.viewer, move);
    this.#refusal.value = refused.ok ? undefined : refused.error;
  }

  actAtRandom(): void {
    const { viewer } = this;
    const { game, state } = this.#log.value;
    if (viewer === 'spectator') return;
    this.act(game.write(game.draw(state, viewer, (below) => Math.floor(Math.random() * below))));
  }

  skip(): boolean {
    return this.#playback.hurry();
  }

  close(): void {
    this.#closed = true;
    this.#clocks.stop();
    this.#computers.stop();
  }

  #append(by: By, move: Notation): void {
    const appended = append(this.#log.value, by, move);
    this.#refusal.value = appended.ok ? undefined : appended.error;
    if (!appended.ok) return;
    if (typeof by === 'number' && !this.#computers.levels.has(by)) this.#sharing.acted(by, appended.value);
    this.#change(appended.value);
  }

  #goBack(before: Log): void {
    this.#computers.stop();
    this.#shownEvents = before.events.length;
    this.#change(before);
  }

  #giveUp(seat: Seat): void {
    this.#keep({ ...this.#stored.value, resigned: seat });
    void this.#settle();
  }

  async #playAgain(): Promise<void> {
    const next = nextGame(this.module, this.#stored.value);
    await this.#around.save(next);
    this.#around.goTo(next);
  }

  #keep(stored: StoredGame): void {
    this.#stored.value = { ...stored, changed: Date.now() };
    void this.#around.save(this.#stored.value);
  }

  #change(log: Log): void {
    const drawn = drawChance(log, this.#stored.value.seed);
    if (drawn !== log) this.#drawnAt = performance.now();
    batch(() => {
      this.#looked.value = undefined;
      this.#log.value = drawn;
      const result = drawn.game.outcome(drawn.state) ?? null;
      this.#keep({ ...this.#stored.value, events: drawn.events, result });
    });
    void this.#settle();
  }

  /** Chance first, then the pictures, then whoever acts by himself. */
  async #settle(): Promise<void> {
    const log = this.#log.value;
    if (log.game.toAct(log.state).includes('chance')) return this.#change(log);
    await this.#show();
    if (log !== this.#log.value || this.#closed) return;
    if (this.over) return this.#clocks.stop();
    const timers = log.game.timers(log.state).map((timer): Due => ({ ...timer, by: 'clock' }));
    this.#clocks.sync(timers);
    const plans = await this.#computers.plans(log, performance.now() - this.#drawnAt);
    if (log === this.#log.value) this.#clocks.sync([...timers, ...plans]);
  }

  async #show(): Promise<void> {
    if (!this.over && this.#sharing.guard()) return;
    const { viewer } = this;
    const log = this.#log.value;
    // after a look away the board is the same one, with what was begun on it
    if (this.#shownLast?.log === log && this.#shownLast.viewer === viewer) return;
    this.#shownLast = { log, viewer };
    const steps = this.#around.calm() ? [] : stepsSeenBy(log, viewer, this.#shownEvents);
    this.#shownEvents = log.events.length;
    await this.#playback.play(steps, present(log, viewer), this.#around.pace());
  }

  /** Lets what falls due happen, as long as the table is open. */
  async #wind(): Promise<void> {
    while (!this.#closed) {
      const { by, move } = await this.#clocks.next();
      if (!this.over) this.#append(by, move);
    }
  }
}
