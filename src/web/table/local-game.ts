/**
 * A game of this browser under way: its log, and how it ended. Chance acts at once, unless people want to look at the
 * end of a round first; and every change is stored.
 */
import { batch, computed, type Signal, signal } from '@preact/signals';
import type { AnyView, By, GameModule, Notation, Refusal, Seat } from '../../core/game.ts';
import { append, drawChance, type Log, openLog } from '../../core/log.ts';
import { expectOk } from '../../core/result.ts';
import { stopped } from '../../table/ending.ts';
import { isRunning, playedOut, type StoredGame } from './stored-game.ts';

export class LocalGame {
  readonly stored: Signal<StoredGame>;
  readonly log: Signal<Log>;
  /** Chance waits until the end of a round has been looked at. */
  readonly lingering = computed(() => !this.over && this.#lingers(this.log.value));
  readonly #save: (game: StoredGame) => Promise<void>;
  readonly #wantsALook: (view: AnyView) => boolean;
  #drawnAt = performance.now();

  constructor(
    { rules }: GameModule,
    stored: StoredGame,
    save: (game: StoredGame) => Promise<void>,
    wantsALook: (view: AnyView) => boolean,
  ) {
    this.#save = save;
    this.#wantsALook = wantsALook;
    this.stored = signal(stored);
    this.log = signal(expectOk(openLog(rules, stored.seats, stored.options, stored.events)));
    this.#change(this.log.value);
  }

  get over(): boolean {
    return !isRunning(this.stored.value);
  }

  /** Milliseconds since chance last acted. */
  get elapsed(): number {
    return performance.now() - this.#drawnAt;
  }

  /** Why the move is refused; undefined if it is made. */
  make(by: By, move: Notation): Refusal | undefined {
    const appended = append(this.log.value, by, move);
    if (!appended.ok) return appended.error;
    this.#change(appended.value);
    return undefined;
  }

  /** To what it was before. */
  goBack(before: Log): void {
    this.#change(before);
  }

  /** Enough has been seen: chance draws. */
  goOn(): void {
    if (this.lingering.value) this.#change(drawChance(this.log.value, this.stored.value.seed), true);
  }

  giveUp(seat: Seat): void {
    this.#keep({ ...this.stored.value, ending: stopped('resigned', this.log.value, seat) });
  }

  #lingers({ game, state }: Log): boolean {
    return game.toAct(state).includes('chance') && this.#wantsALook(game.view(state, 'spectator'));
  }

  #change(log: Log, hasDrawn = false): void {
    const drawn = this.#lingers(log) ? log : drawChance(log, this.stored.value.seed);
    if (hasDrawn || drawn !== log) this.#drawnAt = performance.now();
    if (drawn === this.log.value) return;
    batch(() => {
      this.log.value = drawn;
      const ending = playedOut(drawn.game.outcome(drawn.state));
      this.#keep({ ...this.stored.value, events: drawn.events, ending });
    });
  }

  #keep(stored: StoredGame): void {
    this.stored.value = { ...stored, changed: Date.now() };
    void this.#save(this.stored.value);
  }
}
