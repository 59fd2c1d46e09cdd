/** What a page has been told of its table, and all that follows from it: whose turn it is, what was seen, what runs. */
import { computed, signal } from '@preact/signals';
import type { Notation, Seat, Seen, Viewer } from '../../core/game.ts';
import { seededRandom } from '../../core/random.ts';
import type { DrawnGame } from '../../games/module.ts';
import type { Presence } from '../../table/connection.ts';
import type { Greeting, Names } from '../../table/told/messages.ts';
import { greeted, type PageState } from '../../table/told/page-state.ts';
import type { RunningClock } from '../board/clock.ts';
import { type Occupant, occupantOf } from '../local/record.ts';
import { foresee, type PendingMove } from './foresight.ts';
import { passing, type Shown, still } from './playback.ts';
import { type SeenGame, seenGame } from './seen-game.ts';

/** Boards mark what was done last: a move, or a whole showing of up to 99 slides. */
const LONGEST_PAST = 120;
const NOBODY: Presence = { online: [], watching: 0 };

export class ToldTable {
  readonly module: DrawnGame;
  protected readonly told;
  /** Own moves that have been sent and are not answered yet. */
  protected readonly pending = signal<readonly PendingMove[]>([]);
  protected readonly attendance = signal<Presence | undefined>(undefined);
  /** The table's clock less the steady one of this page: nobody sets that. */
  #ahead: number;

  constructor(module: DrawnGame, greeting: Greeting) {
    this.module = module;
    this.told = signal<PageState>(greeted(greeting));
    this.#ahead = greeting.now - performance.now();
  }

  /** The table as it will be if all that was sent is done. */
  protected readonly foreseen = computed(() => foresee(this.module.rules, this.page.view, this.pending.value));
  protected readonly present = computed((): Shown => {
    const { view, state, isOpen } = this.foreseen.value;
    const { viewer } = view;
    const past = this.past();
    if (viewer === 'spectator' || this.face.phase !== 'playing' || this.isStoodInFor) return still(view, past);
    // until the table has answered, nothing else is to be done, and it is nobody's turn
    if (isOpen) return passing(view, past);
    const { list, pattern } = this.module.rules.legal(state, viewer);
    return { view, past, moves: list.map((move) => this.module.rules.write(move)), pattern };
  });
  readonly #game = computed(() => seenGame(this.page));
  readonly #clock = computed((): RunningClock | undefined => {
    const [glass] = this.face.clock.sandglasses;
    return glass && { key: glass.key, ms: glass.ms, endsAt: glass.ends - this.now() + performance.now() };
  });

  get page(): PageState {
    return this.told.value;
  }

  get face() {
    return this.page.face;
  }

  get you() {
    return this.page.you;
  }

  get names(): Names {
    return this.page.names;
  }

  get presence(): Presence {
    return this.attendance.value ?? NOBODY;
  }

  /** Whether the table has said whose pages are open; one at this screen never does. */
  get hasPresence(): boolean {
    return this.attendance.value !== undefined;
  }

  /** Whether a move of one's own has not been answered yet. */
  get isSending(): boolean {
    return this.pending.value.length > 0;
  }

  /** By the table's clock. */
  now(): number {
    return performance.now() + this.#ahead;
  }

  /** Every message carries the table's time, if it has any. */
  protected tellTime(now: number): void {
    this.#ahead = now - performance.now();
  }

  get seats(): number {
    return this.face.seats;
  }

  /** By seat. */
  get occupants(): readonly Occupant[] {
    return this.face.holders.map((holder) => occupantOf(holder, this.names));
  }

  /** Whose eyes are before the screen now. */
  get viewer(): Viewer {
    return this.page.view.viewer;
  }

  /** The seat of whoever is before the screen. */
  get seat(): Seat | undefined {
    return this.page.you.seat ?? undefined;
  }

  /** The computer plays for whoever is before the screen. */
  get isStoodInFor(): boolean {
    return this.seat !== undefined && this.face.holders[this.seat]?.kind === 'stand-in';
  }

  /** What the viewer saw of the game, as far as it is known here. */
  get seen(): SeenGame {
    return this.#game.value;
  }

  /** How many events have been played at this table. */
  get events(): number {
    return this.seen.before + this.seen.events.length;
  }

  /** The last of what the viewer saw until so many events had happened; up to now, what was sent included, if not said. */
  protected past(until?: number): readonly Seen[] {
    const { before, events } = this.seen;
    const known = (until === undefined ? events : events.slice(0, Math.max(0, until - before))).slice(-LONGEST_PAST);
    return [...known.map(({ seen }) => seen), ...(until === undefined ? this.foreseen.value.seen : [])];
  }

  /** The seats that may act now; none once the game is over. */
  get turn(): readonly Seat[] {
    return this.face.phase === 'playing' ? this.#toAct.filter((by) => typeof by === 'number') : [];
  }

  /** Whether somebody is to say what chance has drawn. */
  get asksForChance(): boolean {
    const { phase, chance } = this.face;
    return phase === 'playing' && chance === 'asked' && this.#toAct.includes('chance');
  }

  /** What chance may draw, as far as it can be listed. */
  get chanceMoves(): readonly Notation[] {
    const { rules } = this.module;
    return rules.legal(this.foreseen.value.state, 'chance').list.map((move) => rules.write(move));
  }

  /** How such a draw is written: one that could have been. */
  get chanceExample(): Notation {
    const { rules } = this.module;
    return rules.write(rules.draw(this.foreseen.value.state, 'chance', seededRandom('example')));
  }

  /** The game's own clock, while one runs. */
  get clock(): RunningClock | undefined {
    return this.#clock.value;
  }

  get over(): boolean {
    return this.face.phase === 'over';
  }

  get ending() {
    return this.face.ending ?? undefined;
  }

  get match() {
    return this.face.match ?? undefined;
  }

  get #toAct() {
    return this.module.rules.toAct(this.foreseen.value.state);
  }
}
