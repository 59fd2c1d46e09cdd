/** Several people before one screen: who is before it, and when it has to be handed over. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat, Viewer } from '../../core/game.ts';
import type { LocalConnection } from '../../table/course/local-connection.ts';
import type { TableEvent, Who } from '../../table/events/events.ts';
import { actsInSecret, knowsASecret, seatsOf } from '../../table/state/secrets.ts';
import { levelAt, type TableState } from '../../table/state/state.ts';
import { onlyPerson, turnOf } from '../../table/state/turns.ts';

export class Sharing {
  /** The one person among computers, to whom the screen belongs. */
  readonly own: Seat | undefined;
  /** Who has to take the screen before anything is shown. The curtain falls once the last move has landed. */
  readonly curtain: ReadonlySignal<Seat | undefined>;
  readonly viewer: ReadonlySignal<Viewer>;
  readonly #state: ReadonlySignal<TableState>;
  readonly #connection: LocalConnection;
  /** Who acts where several people may at once. */
  readonly #speaker = signal<Seat>(0);
  /** For whom the curtain is to fall, and whether that can wait. */
  readonly #due = signal<{ readonly seat: Seat; readonly atOnce: boolean } | undefined>(undefined);
  readonly #isLanding = signal<() => boolean>(() => false);
  /** After how many events somebody has said that he has seen his secret. */
  readonly #looked = signal(0);
  /** Whose secrets have been on the screen last. */
  #onScreen: Viewer = 'spectator';
  /** How many events each has seen the present after. */
  readonly #seen = new Map<Viewer, number>();
  #replay: (since: number) => void = () => {};

  constructor(state: ReadonlySignal<TableState>, connection: LocalConnection) {
    this.#state = state;
    this.#connection = connection;
    this.own = onlyPerson(state.value);
    this.viewer = computed(
      () => this.own ?? this.looker ?? turnOf(state.value).asked ?? this.#speaking() ?? 'spectator',
    );
    this.curtain = computed(() => {
      const due = this.#due.value;
      return due && (due.atOnce || !this.#isLanding.value()) ? due.seat : undefined;
    });
  }

  /** `replay` shows whoever has just come before the screen what has happened since; `isLanding`: a move is being shown. */
  start(replay: (since: number) => void, isLanding: () => boolean): void {
    this.#replay = replay;
    this.#isLanding.value = isLanding;
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
    this.#onScreen = this.#due.value?.seat ?? 'spectator';
    this.#due.value = undefined;
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
    this.#guard(true);
  }

  /** Whoever has been dealt a secret and is not to act: he looks at it before the game goes on. */
  get looker(): Seat | undefined {
    const { position, holders, phase } = this.#state.value;
    const { events } = position;
    if (this.own !== undefined || phase !== 'playing' || events.shared[events.length - 1]?.by !== 'chance')
      return undefined;
    if (this.#looked.value === events.length) return undefined;
    const { asked } = turnOf(this.#state.value);
    const isPerson = (seat: Seat) => 'who' in holders[seat]! && levelAt(this.#state.value, seat) === undefined;
    return seatsOf(position).find((seat) => seat !== asked && isPerson(seat) && knowsASecret(position, seat));
  }

  /** He has seen it. */
  goOn(): void {
    this.#looked.value = this.#state.value.position.events.length;
    this.#show(false);
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
    if (this.#state.value.phase === 'over') this.#due.value = undefined;
    else if (this.#guard(false)) return;
    const since = this.#seen.get(viewer);
    this.#connection.as(this.#whoAt(viewer));
    if (lifted && since !== undefined) this.#replay(since);
    this.#seen.set(viewer, this.#state.value.position.events.length);
  }

  /** Draws the curtain if a secret would come on the screen of somebody else; true if it is drawn. */
  #guard(atOnce: boolean): boolean {
    const viewer = this.viewer.value;
    const { secret } = this;
    if (!secret) this.#onScreen = 'spectator';
    const isOther = secret && viewer !== 'spectator' && viewer !== this.#onScreen;
    this.#due.value = isOther ? { seat: viewer, atOnce: atOnce || this.#due.value?.atOnce === true } : undefined;
    return isOther;
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
