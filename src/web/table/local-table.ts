/** A table in this browser: people at one screen and computer players. The log is the truth; signals show it. */
import { batch, computed, signal } from '@preact/signals';
import type { Info, Level } from '../../core/bot.ts';
import type { By, GameModule, Notation, Refusal, Seat, Viewer } from '../../core/game.ts';
import { append, drawChance, type Log, openLog } from '../../core/log.ts';
import { expectOk } from '../../core/result.ts';
import type { Board } from '../../svg/board.ts';
import { questionFor } from '../../table/bots.ts';
import { Clocks, type Due, type RunningClock } from '../../table/clocks.ts';
import { actsInSecret, hasSecrets, knowsASecret, takeBack } from '../../table/secrets.ts';
import { onlyPerson, turnOf } from '../../table/turns.ts';
import type { Thinker } from '../worker/thinker.ts';
import { Playback, type Shown } from './playback.ts';
import type { StoredGame } from './stored-game.ts';

export interface Surroundings {
  readonly board: Board;
  readonly thinker: Thinker;
  save(game: StoredGame): Promise<void>;
  /** Whether motion is to be avoided. */
  calm(): boolean;
}

const COMPUTER_MS = 1500;
/** A computer that answered at once would seem not to have looked. */
const LEAST_PAUSE = 350;

export class LocalTable {
  readonly module: GameModule;
  readonly stored;
  readonly log;
  readonly playback = new Playback();
  /** Who has to take the screen before anything is shown. */
  readonly curtain = signal<Seat | undefined>(undefined);
  readonly thinking = signal<Info | undefined>(undefined);
  /** The game's own clock, while one runs. */
  readonly clock = signal<RunningClock | undefined>(undefined);
  readonly refusal = signal<Refusal | undefined>(undefined);
  /** An earlier moment that is looked at: how many events had happened. */
  readonly moment = signal<number | undefined>(undefined);
  /** The board shows the end of a round, and chance waits until it has been seen. */
  readonly lingering = computed(() => !this.over.value && this.#lingers(this.log.value));
  /** Who acts where several people may at once. */
  readonly speaker = signal<Seat>(0);
  readonly over = computed(() => this.stored.value.result !== null || this.stored.value.resigned !== null);
  readonly turn = computed(() => turnOf(this.log.value, this.#levels));

  readonly #around: Surroundings;
  readonly #clocks = new Clocks();
  readonly #levels: ReadonlyMap<Seat, Level>;
  #shownEvents: number;
  #onScreen: Viewer = 'spectator';
  #drawnAt = performance.now();
  #closed = false;

  constructor(module: GameModule, stored: StoredGame, around: Surroundings) {
    this.module = module;
    this.#around = around;
    this.#levels = new Map(
      stored.players.flatMap((player, seat) => (player.kind === 'computer' ? [[seat, player.level] as const] : [])),
    );
    const log = expectOk(openLog(module.rules, stored.seats, stored.options, stored.events));
    this.stored = signal(stored);
    this.log = signal<Log>(log);
    this.#shownEvents = log.events.length;
    void this.#wind();
    void this.#settle();
  }

  /** The seat whose eyes are before the screen. */
  get viewer(): Viewer {
    const person = onlyPerson(this.log.value, this.#levels);
    if (person !== undefined) return person;
    const { people, asked } = this.turn.value;
    if (asked !== undefined) return asked;
    return people.length > 1 ? (people.includes(this.speaker.value) ? this.speaker.value : people[0]!) : 'spectator';
  }

  /** A move by the person before the screen; false if it is refused. */
  act(move: Notation): boolean {
    const { viewer } = this;
    return viewer !== 'spectator' && !this.over.value && this.#append(viewer, move);
  }

  /** Why a move would be refused. */
  explain(move: Notation): void {
    const refused = append(this.log.value, this.viewer, move);
    this.refusal.value = refused.ok ? undefined : refused.error;
  }

  /** Plays one of the moves that cannot be listed. */
  actAtRandom(): void {
    const { viewer } = this;
    if (viewer === 'spectator') return;
    const { game, state } = this.log.value;
    this.act(game.write(game.draw(state, viewer, (below) => Math.floor(Math.random() * below))));
  }

  /** What the board shows: the present, or the moment that is looked at. */
  get shown(): Shown | undefined {
    const moment = this.moment.value;
    if (moment === undefined) return this.playback.shown.value;
    const { game, seats, options, events } = this.log.value;
    const then = expectOk(openLog(game, seats, options, events.slice(0, moment)));
    return { view: game.view(then.state, this.viewer), moves: [], pattern: undefined };
  }

  look(moment: number | undefined): void {
    this.moment.value = moment === this.log.value.events.length ? undefined : moment;
  }

  /** Enough has been seen: chance draws. */
  goOn(): void {
    if (!this.lingering.value) return;
    this.#drawnAt = performance.now();
    this.#change(drawChance(this.log.value, this.stored.value.seed));
  }

  speak(seat: Seat): void {
    this.speaker.value = seat;
    void this.#show();
  }

  liftCurtain(): void {
    this.#onScreen = this.curtain.value ?? 'spectator';
    this.curtain.value = undefined;
    void this.#show();
  }

  /** Nobody at the table has a secret, so that the whole log may be shown to anybody. */
  get open(): boolean {
    return this.over.value || !hasSecrets(this.log.value);
  }

  get mayUndo(): boolean {
    return !this.over.value && this.#before() !== undefined;
  }

  undo(): void {
    const before = this.#before();
    if (!before) return;
    this.#around.thinker.hurry();
    this.#shownEvents = before.events.length;
    this.#change(before);
  }

  resign(): void {
    const { viewer } = this;
    if (viewer === 'spectator' || this.over.value) return;
    this.stored.value = { ...this.stored.value, resigned: viewer, changed: Date.now() };
    void this.#around.save(this.stored.value);
    void this.#settle();
  }

  /** The computer's idea for the person before the screen. */
  async hint(): Promise<Notation | undefined> {
    const { viewer } = this;
    if (viewer === 'spectator') return undefined;
    const bot = { seat: viewer, level: 5, seed: 'hint', budget: { ms: COMPUTER_MS } } as const;
    const question = questionFor(this.log.value, bot);
    return (await this.#around.thinker.ask(this.module.rules.id, question, () => {}))?.move;
  }

  /** Animations and thinking, cut short. */
  hurry(): void {
    this.playback.hurry();
    if (this.thinking.value) this.#around.thinker.hurry();
  }

  close(): void {
    this.#closed = true;
    this.#clocks.stop();
    this.#around.thinker.hurry();
  }

  #before(): Log | undefined {
    return takeBack(this.log.value, (seat) => !this.#levels.has(seat));
  }

  #append(by: By, move: Notation): boolean {
    const appended = append(this.log.value, by, move);
    this.refusal.value = appended.ok ? undefined : appended.error;
    if (!appended.ok) return false;
    if (typeof by === 'number' && !this.#levels.has(by) && knowsASecret(appended.value, by)) this.#onScreen = by;
    this.#change(appended.value);
    return true;
  }

  #change(log: Log): void {
    const drawn = this.#drawn(log);
    if (drawn !== log) this.#drawnAt = performance.now();
    batch(() => {
      this.moment.value = undefined;
      this.log.value = drawn;
      const result = drawn.game.outcome(drawn.state) ?? null;
      this.stored.value = { ...this.stored.value, events: drawn.events, result, changed: Date.now() };
    });
    void this.#around.save(this.stored.value);
    void this.#settle();
  }

  #drawn(log: Log): Log {
    return this.#lingers(log) ? log : drawChance(log, this.stored.value.seed);
  }

  #lingers({ game, state }: Log): boolean {
    const { board } = this.#around;
    return game.toAct(state).includes('chance') && (board.lingers?.(game.view(state, 'spectator')) ?? false);
  }

  /** Chance first, then the pictures, then whoever acts by himself. */
  async #settle(): Promise<void> {
    const drawn = this.#drawn(this.log.value);
    if (drawn !== this.log.value) return this.#change(drawn);
    await this.#show();
    if (drawn !== this.log.value || this.#closed) return;
    if (this.over.value) return this.#clocks.stop();
    const timers = drawn.game.timers(drawn.state).map((timer): Due => ({ ...timer, by: 'clock' }));
    this.#clocks.sync(timers);
    this.clock.value = this.#clocks.running(timers[0]);
    const plans = await this.#plans();
    if (drawn === this.log.value) this.#clocks.sync([...timers, ...plans]);
  }

  async #show(): Promise<void> {
    const { viewer } = this;
    if (this.#needsCurtain(viewer)) {
      this.curtain.value = viewer as Seat;
      return;
    }
    const from = this.#shownEvents;
    this.#shownEvents = this.log.value.events.length;
    await this.playback.play(this.#around.board, this.log.value, from, viewer, this.#around.calm());
  }

  /** A secret would come on the screen of somebody else, or is still on it. */
  #needsCurtain(viewer: Viewer): boolean {
    if (this.over.value || onlyPerson(this.log.value, this.#levels) !== undefined) return false;
    const secret =
      viewer !== 'spectator' && (knowsASecret(this.log.value, viewer) || actsInSecret(this.log.value, viewer));
    const needed = viewer !== this.#onScreen && secret;
    if (!needed && !secret) this.#onScreen = 'spectator';
    return needed;
  }

  /** What the computer players will do if nothing happens before. */
  async #plans(): Promise<Due[]> {
    const log = this.log.value;
    const { computers } = this.turn.value;
    if (computers.length === 0) return [];
    const elapsed = performance.now() - this.#drawnAt;
    this.thinking.value = {};
    const plans = computers.map(async ({ seat, level }): Promise<Due[]> => {
      const bot = { seat, level, seed: `computer/${this.stored.value.seed}`, budget: { ms: COMPUTER_MS } };
      const question = questionFor(log, bot, elapsed);
      const answer = await this.#around.thinker.ask(this.module.rules.id, question, (info) => {
        this.thinking.value = info;
      });
      if (!answer) return [];
      const ms = Math.max(LEAST_PAUSE, answer.pause);
      return [{ key: `${seat}/${log.events.length}`, ms, by: seat, move: answer.move }];
    });
    const due = (await Promise.all(plans)).flat();
    this.thinking.value = undefined;
    return log === this.log.value ? due : [];
  }

  /** Lets what falls due happen, as long as the table is open. */
  async #wind(): Promise<void> {
    while (!this.#closed) {
      const { by, move } = await this.#clocks.next();
      if (!this.over.value) this.#append(by, move);
    }
  }
}
