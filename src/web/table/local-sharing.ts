/** Several people before one screen: who is before it, and when it has to be handed over. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Level } from '../../core/bot.ts';
import type { Seat, Viewer } from '../../core/game.ts';
import type { Log } from '../../core/log.ts';
import { actsInSecret, knowsASecret } from '../../table/secrets.ts';
import { onlyPerson, turnOf } from '../../table/turns.ts';

export class LocalSharing {
  readonly own: Seat | undefined;
  /** Who has to take the screen before anything is shown. */
  readonly curtain = signal<Seat | undefined>(undefined);
  readonly viewer: ReadonlySignal<Viewer>;
  readonly #log: ReadonlySignal<Log>;
  readonly #levels: ReadonlyMap<Seat, Level>;
  /** Who acts where several people may at once. */
  readonly #speaker = signal<Seat>(0);
  /** Whose secrets have been on the screen last. */
  #onScreen: Viewer = 'spectator';

  constructor(log: ReadonlySignal<Log>, levels: ReadonlyMap<Seat, Level>) {
    this.#log = log;
    this.#levels = levels;
    this.own = onlyPerson(log.value, levels);
    this.viewer = computed(() => this.own ?? turnOf(log.value, levels).asked ?? this.#speaking() ?? 'spectator');
  }

  get speakers(): readonly Seat[] {
    const { people, asked } = turnOf(this.#log.value, this.#levels);
    return this.own === undefined && asked === undefined && people.length > 1 ? people : [];
  }

  speak(seat: Seat): void {
    this.#speaker.value = seat;
  }

  lift(): void {
    this.#onScreen = this.curtain.value ?? 'spectator';
    this.curtain.value = undefined;
  }

  /** Whether somebody else at this screen must not see what it shows now. */
  get secret(): boolean {
    const [viewer, log] = [this.viewer.value, this.#log.value];
    if (this.own !== undefined || viewer === 'spectator' || log.game.outcome(log.state)) return false;
    return knowsASecret(log, viewer) || actsInSecret(log, viewer);
  }

  hide(): void {
    if (this.secret) this.#onScreen = 'spectator';
    this.guard();
  }

  /** A person has acted: what he knows after it is before his eyes. */
  acted(seat: Seat): void {
    if (knowsASecret(this.#log.value, seat)) this.#onScreen = seat;
  }

  /** Draws the curtain if a secret would come on the screen of somebody else; true if it is drawn. */
  guard(): boolean {
    const viewer = this.viewer.value;
    const { secret } = this;
    if (!secret) this.#onScreen = 'spectator';
    this.curtain.value = secret && viewer !== 'spectator' && viewer !== this.#onScreen ? viewer : undefined;
    return this.curtain.value !== undefined;
  }

  #speaking(): Seat | undefined {
    const { speakers } = this;
    return speakers.includes(this.#speaker.value) ? this.#speaker.value : speakers[0];
  }
}
