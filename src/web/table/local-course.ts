/** How a game of this browser goes on by itself: what has happened is shown, then clocks run and computers think. */
import { signal } from '@preact/signals';
import type { Board } from '../../board/board.ts';
import type { By, GameModule, Notation, Refusal, Seat } from '../../core/game.ts';
import type { Log } from '../../core/log.ts';
import { Clocks, type Due, type RunningClock } from '../../table/clocks.ts';
import type { Thinker } from '../worker/thinker.ts';
import { Computers } from './computers.ts';
import { LocalGame } from './local-game.ts';
import { LocalSharing } from './local-sharing.ts';
import { LocalShowing } from './local-showing.ts';
import type { Motion } from './showing.ts';
import type { StoredGame } from './stored-game.ts';

export interface Surroundings extends Motion {
  readonly board: Board;
  readonly thinker: Thinker;
  save(game: StoredGame): Promise<void>;
  /** Goes to another table. Without it the game is a record, which is only looked at. */
  goTo?(game: StoredGame): void;
}

export class LocalCourse {
  readonly game: LocalGame;
  readonly sharing: LocalSharing;
  readonly showing: LocalShowing;
  readonly computers: Computers;
  readonly clock = signal<RunningClock | undefined>(undefined);
  /** Why the last move was refused. */
  readonly refusal = signal<Refusal | undefined>(undefined);
  readonly #clocks = new Clocks();
  #closed = false;

  constructor(module: GameModule, stored: StoredGame, around: Surroundings) {
    this.game = new LocalGame(module, stored, around.save, (view) => around.board.lingers?.(view) ?? false);
    this.computers = new Computers(stored.players, around.thinker, stored.seed);
    this.sharing = new LocalSharing(this.game.log, this.computers.levels);
    this.showing = new LocalShowing(this.game.log, around.board, around, stored.events.length);
    void this.#wind();
    void this.#settle();
  }

  get log(): Log {
    return this.game.log.value;
  }

  make(by: By, move: Notation): void {
    const refusal = this.game.make(by, move);
    this.refusal.value = refusal;
    if (refusal) return;
    if (typeof by === 'number' && !this.computers.levels.has(by)) this.sharing.acted(by);
    void this.#settle();
  }

  goBack(before: Log): void {
    this.computers.stop();
    this.showing.forgetFrom(before.events.length);
    this.game.goBack(before);
    void this.#settle();
  }

  /** Enough has been seen of the end of a round. */
  goOn(): void {
    this.game.goOn();
    void this.#settle();
  }

  giveUp(seat: Seat): void {
    this.game.giveUp(seat);
    void this.#settle();
  }

  /** To whoever is before the screen, if he is the one who may see it. */
  async show(): Promise<void> {
    if (!this.game.over && this.sharing.guard()) return;
    await this.showing.show(this.sharing.viewer.value);
  }

  close(): void {
    this.#closed = true;
    this.#stop();
  }

  /** The pictures first, then whoever acts by himself. */
  async #settle(): Promise<void> {
    const { log } = this;
    this.showing.lookAt(undefined, this.sharing.viewer.value);
    await this.show();
    if (log !== this.log || this.#closed) return;
    if (this.game.over) return this.#stop();
    const timers = log.game.timers(log.state).map((timer): Due => ({ ...timer, by: 'clock' }));
    this.#clocks.sync(timers);
    this.clock.value = this.#clocks.running(timers[0]);
    const plans = await this.computers.plans(log, this.game.elapsed);
    if (log === this.log && !this.game.over) this.#clocks.sync([...timers, ...plans]);
  }

  #stop(): void {
    this.#clocks.stop();
    this.computers.stop();
    this.clock.value = undefined;
  }

  /** Lets what falls due happen, as long as the table is open. */
  async #wind(): Promise<void> {
    while (!this.#closed) {
      const { by, move } = await this.#clocks.next();
      if (!this.game.over) this.make(by, move);
    }
  }
}
