/** A table in this browser: people at one screen and computer players. The log is the truth; signals show it. */
import { computed, signal } from '@preact/signals';
import type { AnyView, By, GameModule, Notation, Refusal, Seat, Viewer } from '../../core/game.ts';
import { append, type Log, openLog } from '../../core/log.ts';
import { expectOk } from '../../core/result.ts';
import type { Board } from '../../svg/board.ts';
import { Clocks, type Due, type RunningClock } from '../../table/clocks.ts';
import { writeSavedGame } from '../../table/saved-game.ts';
import { hasSecrets, takeBack } from '../../table/secrets.ts';
import { seenBy, stepsSeenBy } from '../../table/seen.ts';
import type { Thinker } from '../worker/thinker.ts';
import { linkTo } from './carried.ts';
import { Computers } from './computers.ts';
import { LocalGame } from './local-game.ts';
import { LocalSharing } from './local-sharing.ts';
import { matchScore } from './match-score.ts';
import { nextGame } from './new-game.ts';
import { Playback, present, type Shown, still } from './playback.ts';
import type { StoredGame } from './stored-game.ts';
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
  readonly #game: LocalGame;
  readonly #refusal = signal<Refusal | undefined>(undefined);
  readonly #looked = signal<{ readonly moment: number; readonly view: AnyView } | undefined>(undefined);
  readonly #clock = signal<RunningClock | undefined>(undefined);
  readonly #seen = computed(() => seenBy(this.#log, this.viewer));
  readonly #around: Surroundings;
  readonly #playback: Playback;
  readonly #clocks = new Clocks();
  readonly #computers: Computers;
  readonly #sharing: LocalSharing;
  #shownEvents: number;
  #shownLast: { readonly log: Log; readonly viewer: Viewer } | undefined;
  #closed = false;

  constructor(module: GameModule, stored: StoredGame, around: Surroundings) {
    this.module = module;
    this.#around = around;
    this.#game = new LocalGame(module, stored, around.save, (view) => around.board.lingers?.(view) ?? false);
    this.#playback = new Playback(around.board);
    this.#computers = new Computers(stored.players, around.thinker, stored.seed);
    this.#sharing = new LocalSharing(this.#game.log, this.#computers.levels);
    // what chance did before anybody looked is shown like the rest
    this.#shownEvents = stored.events.length;
    void this.#wind();
    void this.#settle();
  }

  get #log(): Log {
    return this.#game.log.value;
  }

  get #stored(): StoredGame {
    return this.#game.stored.value;
  }

  get seats() {
    return this.#stored.seats;
  }

  get players() {
    return this.#stored.players;
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
    const { game, state } = this.#log;
    return this.over ? [] : game.toAct(state).filter((by) => typeof by === 'number');
  }

  get thinking() {
    return this.#computers.thinking.value;
  }

  get over() {
    return this.#game.over;
  }

  get outcome() {
    return this.#stored.result ?? undefined;
  }

  get resigned() {
    return this.#stored.resigned ?? undefined;
  }

  get clock() {
    return this.#clock.value;
  }

  get goOn() {
    return { now: this.#game.lingering.value, run: () => this.#goOn() };
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
      peek: () => still(this.#log.game.view(this.#log.state, this.viewer)),
      speakers: this.over ? [] : this.#sharing.speakers,
      speak: (seat) => {
        this.#looked.value = undefined;
        this.#sharing.speak(seat);
        void this.#show();
      },
    };
  }

  get hurry() {
    if (this.#computers.levels.size === 0) return undefined;
    return { now: this.thinking !== undefined, run: () => this.#computers.hurry() };
  }

  get undo() {
    const before = this.over ? undefined : takeBack(this.#log, (seat) => !this.#computers.levels.has(seat));
    return { now: before !== undefined, run: () => before && this.#goBack(before) };
  }

  get resign() {
    const { viewer } = this;
    return { now: viewer !== 'spectator' && !this.over, run: () => viewer !== 'spectator' && this.#giveUp(viewer) };
  }

  get hint() {
    const { viewer } = this;
    if (!this.module.bot) return undefined;
    const run = async () => (viewer === 'spectator' ? undefined : this.#computers.advise(this.#log, viewer));
    const behind = this.#sharing.curtain.value !== undefined;
    return { now: !behind && viewer !== 'spectator' && this.turn.includes(viewer), run };
  }

  get save() {
    return { now: true, run: () => writeSavedGame(this.#log, { seed: this.#stored.seed }) };
  }

  /** It holds the whole log, so it is given away only where nobody has a secret. */
  get link() {
    const open = this.over || !hasSecrets(this.#log);
    return { now: open, run: () => linkTo(this.#log, this.#stored.seed) };
  }

  get match() {
    return matchScore(this.module.rules, this.#stored);
  }

  get rematch() {
    return { now: this.over, run: () => this.#playAgain() };
  }

  async look(moment: number | undefined): Promise<void> {
    const { game, seats, options, events } = this.#log;
    if (moment === undefined || moment === events.length) {
      this.#looked.value = undefined;
      return;
    }
    const then = expectOk(openLog(game, seats, options, events.slice(0, moment)));
    this.#looked.value = { moment, view: game.view(then.state, this.viewer) };
  }

  act(move: Notation): void {
    const { viewer } = this;
    if (viewer !== 'spectator' && !this.over) this.#make(viewer, move);
  }

  explain(move: Notation): void {
    const refused = append(this.#log, this.viewer, move);
    this.#refusal.value = refused.ok ? undefined : refused.error;
  }

  actAtRandom(): void {
    const { viewer } = this;
    const { game, state } = this.#log;
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

  #make(by: By, move: Notation): void {
    const refusal = this.#game.make(by, move);
    this.#refusal.value = refusal;
    if (refusal) return;
    if (typeof by === 'number' && !this.#computers.levels.has(by)) this.#sharing.acted(by);
    void this.#settle();
  }

  #goBack(before: Log): void {
    this.#computers.stop();
    this.#shownEvents = before.events.length;
    this.#game.goBack(before);
    void this.#settle();
  }

  #goOn(): void {
    this.#game.goOn();
    void this.#settle();
  }

  #giveUp(seat: Seat): void {
    this.#game.giveUp(seat);
    void this.#settle();
  }

  async #playAgain(): Promise<void> {
    const next = nextGame(this.module, this.#stored);
    await this.#around.save(next);
    this.#around.goTo(next);
  }

  /** The pictures first, then whoever acts by himself. */
  async #settle(): Promise<void> {
    const log = this.#log;
    this.#looked.value = undefined;
    await this.#show();
    if (log !== this.#log || this.#closed) return;
    if (this.over) return this.#clocks.stop();
    const timers = log.game.timers(log.state).map((timer): Due => ({ ...timer, by: 'clock' }));
    this.#clocks.sync(timers);
    this.#clock.value = this.#clocks.running(timers[0]);
    const plans = await this.#computers.plans(log, this.#game.elapsed);
    if (log === this.#log) this.#clocks.sync([...timers, ...plans]);
  }

  async #show(): Promise<void> {
    if (!this.over && this.#sharing.guard()) return;
    const { viewer } = this;
    const log = this.#log;
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
      if (!this.over) this.#make(by, move);
    }
  }
}
