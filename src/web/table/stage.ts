/** What a table shows: what has come in, one after the other, and then the present; or a moment that is looked at again. */
import { signal } from '@preact/signals';
import type { Board } from '../../board/board.ts';
import type { Moment } from '../../board/moment.ts';
import type { AnyView, Seen } from '../../core/game.ts';
import { BEAT_MS, STILL_MOMENT_MS } from '../../svg/motion.ts';
import { Playback, type Shown, type StagedStep, still } from './playback.ts';

/** How this reader likes motion. */
export interface Motion {
  /** Whether it is to be avoided. */
  calm(): boolean;
  /** How much longer than usual pictures stand. */
  pace(): number;
}

/** A past moment: how many events had happened, which, and how it was then. */
export interface LookedAt {
  readonly moment: number;
  readonly past: readonly Seen[];
  readonly view: AnyView;
}

export class Stage {
  readonly #board: Pick<Board, 'frames'>;
  readonly #playback: Playback;
  readonly #motion: Motion;
  readonly #present: () => Shown;
  readonly #looked = signal<LookedAt | undefined>(undefined);
  /** Pictures on the way from one moment to the next. */
  readonly #walk = signal<Playback | undefined>(undefined);
  readonly #waiting: StagedStep[] = [];
  #playing = false;
  /** What the ribbon says where nothing moves. */
  readonly #standing = signal<Moment | undefined>(undefined);
  #timeout: ReturnType<typeof setTimeout> | undefined;
  /** Where nothing moves: what has come by a cut is to be seen for a beat. */
  readonly #landed = signal(false);
  #beat: ReturnType<typeof setTimeout> | undefined;

  constructor(board: Pick<Board, 'frames'>, motion: Motion, present: () => Shown) {
    this.#board = board;
    this.#playback = new Playback(board);
    this.#motion = motion;
    this.#present = present;
  }

  get shown(): Shown | undefined {
    if (this.#walk.value) return this.#walk.value.shown.value;
    if (this.#looked.value) return still(this.#looked.value.view, this.#looked.value.past);
    const shown = this.#playback.shown.value;
    const moment = this.#standing.value;
    return shown && moment && !shown.passes ? { ...shown, moment } : shown;
  }

  get looked(): LookedAt | undefined {
    return this.#looked.value;
  }

  /** The view before what is being shown; undefined if nothing is. */
  get before(): AnyView | undefined {
    return this.#playback.before.value;
  }

  /** A picture on the way that already tells what comes after what is being shown. */
  get coming(): AnyView | undefined {
    const shown = this.#playback.shown.value;
    return shown?.speaks ? shown.view : undefined;
  }

  get moving(): boolean {
    return this.#playback.moving.value;
  }

  /** How many events are being shown, or wait for it. */
  get unseen(): number {
    return this.before ? this.#waiting.length + 1 : 0;
  }

  /** Something moves to its place, has just come there by a cut, or is still being said. */
  get landing(): boolean {
    return this.moving || this.#landed.value || this.#standing.value !== undefined;
  }

  /** Back to the present if undefined. */
  look(at: LookedAt | undefined): void {
    this.#walk.value?.hurry();
    this.#walk.value = undefined;
    this.#looked.value = at;
  }

  /** Looks at a moment by the step that led to it. `pace` stretches its time; whatever is looked at next cuts it short. */
  async walk(step: StagedStep, to: LookedAt | undefined, pace: number): Promise<void> {
    this.look(to);
    if (this.#motion.calm()) return;
    const walk = new Playback(this.#board);
    this.#walk.value = walk;
    await walk.play(step, pace * this.#motion.pace());
    if (this.#walk.value === walk) this.#walk.value = undefined;
  }

  /** Cuts what is being shown short; false if nothing is. A ribbon that stands still goes too, and holds up nothing. */
  hurry(): boolean {
    this.#stand(undefined);
    this.#land(false);
    return this.#walk.value?.hurry() || this.#playback.hurry();
  }

  /** Whatever waited is old: after a broken line, or when the game has gone back. */
  forget(): void {
    this.look(undefined);
    this.#waiting.length = 0;
    this.#stand(undefined);
    this.#playback.hurry();
    this.rest();
  }

  add(...steps: readonly StagedStep[]): void {
    this.#waiting.push(...steps);
    void this.#play();
  }

  /** The present, unless something is still being shown. */
  rest(): void {
    if (!this.#playing) this.#playback.rest(this.#present());
  }

  async #play(): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    for (let step = this.#waiting.shift(); step; step = this.#waiting.shift()) {
      if (this.#motion.calm() || step.isAside) this.#sayStill(step);
      else await this.#playback.play(step, this.#motion.pace());
    }
    this.#playing = false;
    this.rest();
  }

  /** Where nothing is to move, the last moment of an event is said beside what it has led to. */
  #sayStill({ before, seen, after }: StagedStep): void {
    this.#land(true);
    const last = this.#board.frames(before, seen, after).findLast(({ moment }) => moment)?.moment;
    if (last) this.#stand(last);
  }

  #land(landed: boolean): void {
    clearTimeout(this.#beat);
    this.#landed.value = landed;
    if (landed) this.#beat = setTimeout(() => this.#land(false), BEAT_MS);
  }

  #stand(moment: Moment | undefined): void {
    clearTimeout(this.#timeout);
    this.#standing.value = moment;
    if (!moment) return;
    this.#timeout = setTimeout(() => {
      this.#standing.value = undefined;
    }, STILL_MOMENT_MS);
  }
}
