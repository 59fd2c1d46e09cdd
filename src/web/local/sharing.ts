/** Several people before one screen: who is before it, and when it has to be handed over. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat, Viewer } from '../../core/game.ts';
import type { LocalConnection } from '../../table/course/local-connection.ts';
import type { TableEvent, Who } from '../../table/events/events.ts';
import { actsInSecret, knowsASecret } from '../../table/state/secrets.ts';
import { levelAt, type TableState } from '../../table/state/state.ts';
import { onlyPerson, turnOf } from '../../table/state/turns.ts';

export class Sharing {
  /** The one person among computers, to whom the screen belongs. */
  readonly own: Seat | undefined;
  /** Who has to take the screen before anything is shown. */
  readonly curtain = signal<Seat | undefined>(undefined);
  readonly viewer: ReadonlySignal<Viewer>;
  readonly #state: ReadonlySignal<TableState>;
  readonly #connection: LocalConnection;
  /** Who acts where several people may at once. */
  readonly #speaker = signal<Seat>(0);
  /** Whose secrets have been on the screen last. */
  #onScreen: Viewer = 'spectator';
  /** How many events each has seen the present after. */
  readonly #seen = new Map<Viewer, number>();
  #replay: (since: number) => void = () => {};

  constructor(state: ReadonlySignal<TableState>, connection: LocalConnection) {
    this.#state = state;
    this.#connection = connection;
    this.own = onlyPerson(state.value);
    this.viewer = computed(() => this.own ?? turnOf(state.value).asked ?? this.#speaking() ?? 'spectator');
  }

  /** `replay` shows whoever has just come before the screen what has happened since. */
  start(replay: (since: number) => void): void {
    this.#replay = replay;
    this.#show(false);
  }

  /** One more line of the log. */
  appended(event: TableEvent): void {
    if (event.t === 'played' && typeof event.by === 'number' && levelAt(this.#state.value, event.by) === undefined)
      this.#acted(event.by);
    this.#show(false);
  }

  /** The people of whom any may act now, where one has to be chosen. */
  get speakers(): readonly Seat[] {
    const { people, asked } = turnOf(this.#state.value);
    return this.own === undefined && asked === undefined && people.length > 1 ? people : [];
  }

  speak(seat: Seat): void {
    this.#speaker.value = seat;
    this.#show(false);
  }

  lift(): void {
    this.#onScreen = this.curtain.value ?? 'spectator';
    this.curtain.value = undefined;
    this.#show(true);
  }

  /** Whether somebody else at this screen must not see what it shows now. */
  get secret(): boolean {
    const [viewer, { position, phase }] = [this.viewer.value, this.#state.value];
    if (this.own !== undefined || viewer === 'spectator' || phase !== 'playing') return false;
    return knowsASecret(position, viewer) || actsInSecret(position, viewer);
  }

  hide(): void {
    if (this.secret) this.#onScreen = 'spectator';
    this.#guard();
  }

  /** A view of what is behind the curtain, only to look at. */
  peek() {
    const { game, state } = this.#state.value.position;
    return game.view(state, this.viewer.value);
  }

  /** A person has acted: what he knows after it is before his eyes. */
  #acted(seat: Seat): void {
    const { position } = this.#state.value;
    if (knowsASecret(position, seat)) this.#onScreen = seat;
    this.#seen.set(seat, position.events.length);
  }

  /** The table to whoever is before the screen, if he is the one who may see it. */
  #show(lifted: boolean): void {
    const viewer = this.viewer.value;
    if (this.#state.value.phase === 'over') this.curtain.value = undefined;
    else if (this.#guard()) return;
    const since = this.#seen.get(viewer);
    this.#connection.as(this.#whoAt(viewer));
    if (lifted && since !== undefined) this.#replay(since);
    this.#seen.set(viewer, this.#state.value.position.events.length);
  }

  /** Draws the curtain if a secret would come on the screen of somebody else; true if it is drawn. */
  #guard(): boolean {
    const viewer = this.viewer.value;
    const { secret } = this;
    if (!secret) this.#onScreen = 'spectator';
    this.curtain.value = secret && viewer !== 'spectator' && viewer !== this.#onScreen ? viewer : undefined;
    return this.curtain.value !== undefined;
  }

  #whoAt(viewer: Viewer): Who | undefined {
    const holder = viewer === 'spectator' ? undefined : this.#state.value.holders[viewer];
    return holder && 'who' in holder ? holder.who : undefined;
  }

  #speaking(): Seat | undefined {
    const { speakers } = this;
    return speakers.includes(this.#speaker.value) ? this.#speaker.value : speakers[0];
  }
}
