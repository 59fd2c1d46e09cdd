/** What a page has heard of its table, and what follows from it. */
import { computed, signal } from '@preact/signals';
import type { GameModule, Seat } from '../../core/game.ts';
import { seededRandom } from '../../core/random.ts';
import type { RunningClock } from '../../table/clocks.ts';
import type { SeenStep } from '../../table/seen.ts';
import type { Happened, Hello, ServerMessage } from '../../wire/messages.ts';
import { follow, resume, type Told } from '../../wire/told.ts';
import type { Player } from '../table/stored-game.ts';

type Presence = Omit<Extract<ServerMessage, { t: 'presence' }>, 't'>;

export class Heard {
  readonly #module: GameModule;
  readonly #told;
  readonly #presence = signal<Presence>({ online: [], watching: 0 });
  /** The server's clock less ours. */
  #ahead = 0;

  constructor(module: GameModule, hello: Hello) {
    this.#module = module;
    this.#told = signal<Told>(hello);
    this.#ahead = hello.now - Date.now();
  }

  /** The table as it may be: whatever is hidden is imagined. */
  readonly #state = computed(() => this.#module.rules.imagine(this.#told.value.view, seededRandom('page')));
  readonly #seen = computed(() =>
    this.#told.value.lines.flatMap(({ what }) => (what.t === 'played' ? [what.seen] : [])),
  );
  readonly #clock = computed((): RunningClock | undefined => {
    const [glass] = this.#told.value.face.clock.sandglasses;
    return glass && { key: glass.key, ms: glass.ms, endsAt: glass.ends - this.now() + performance.now() };
  });

  get told(): Told {
    return this.#told.value;
  }

  get presence(): Presence {
    return this.#presence.value;
  }

  get state() {
    return this.#state.value;
  }

  get seen() {
    return this.#seen.value;
  }

  get clock(): RunningClock | undefined {
    return this.#clock.value;
  }

  get players(): readonly Player[] {
    const { face, names } = this.told;
    return face.holders.map((holder): Player => {
      if (holder.kind === 'bot' || holder.kind === 'stand-in') return { kind: 'computer', level: holder.level };
      return { kind: 'person', name: holder.kind === 'person' ? (names[holder.who] ?? '') : '' };
    });
  }

  get turn(): readonly Seat[] {
    if (this.told.face.phase !== 'playing') return [];
    return this.#module.rules.toAct(this.state).filter((by) => typeof by === 'number');
  }

  /** By the server's clock. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  /** Every message carries the server's time, if it has any. */
  hear(message: ServerMessage): void {
    if ('now' in message) this.#ahead = message.now - Date.now();
    if (message.t === 'presence') this.#presence.value = message;
  }

  resume(hello: Hello): void {
    this.#told.value = resume(this.told, hello);
  }

  /** What there is to show of it, if anything; 'gap' if something before it was not heard. */
  follow(happened: Happened): { readonly step?: SeenStep } | 'known' | 'gap' {
    const before = this.told;
    const told = follow(before, happened);
    if (told === 'gap' || told === 'known') return told;
    this.#told.value = told;
    const { what, view } = happened;
    if (what.t !== 'played' || !view || before.view.viewer !== view.viewer) return {};
    return { step: { before: before.view, seen: what.seen, after: view } };
  }
}
