/** What a table shows: what has come in, one after the other, and then the present; or a moment that is looked at again. */
import { signal } from '@preact/signals';
import type { Board } from '../../board/board.ts';
import type { AnyView } from '../../core/game.ts';
import type { SeenStep } from '../../table/told/seen.ts';
import { Playback, type Shown, still } from './playback.ts';

/** How this reader likes motion. */
export interface Motion {
  /** Whether it is to be avoided. */
  calm(): boolean;
  /** How much longer than usual pictures stand. */
  pace(): number;
}

export class Stage {
  readonly #playback: Playback;
  readonly #motion: Motion;
  readonly #present: () => Shown;
  readonly #looked = signal<{ readonly moment: number; readonly view: AnyView } | undefined>(undefined);
  readonly #waiting: SeenStep[] = [];
  #playing = false;

  constructor(board: Pick<Board, 'frames'>, motion: Motion, present: () => Shown) {
    this.#playback = new Playback(board);
    this.#motion = motion;
    this.#present = present;
  }

  get shown(): Shown | undefined {
    return this.#looked.value ? still(this.#looked.value.view) : this.#playback.shown.value;
  }

  get moment(): number | undefined {
    return this.#looked.value?.moment;
  }

  get moving(): boolean {
    return this.#playback.moving.value;
  }

  /** Back to the present if undefined. */
  look(at: { readonly moment: number; readonly view: AnyView } | undefined): void {
    this.#looked.value = at;
  }

  /** Cuts what is being shown short; false if nothing is. */
  hurry(): boolean {
    return this.#playback.hurry();
  }

  /** Whatever waited is old: after a broken line, or when the game has gone back. */
  forget(): void {
    this.look(undefined);
    this.#waiting.length = 0;
    this.#playback.hurry();
    this.rest();
  }

  add(...steps: readonly SeenStep[]): void {
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
      if (!this.#motion.calm()) await this.#playback.play(step, this.#motion.pace());
    }
    this.#playing = false;
    this.rest();
  }
}
