/** What a table on the server shows: what has come in, one after the other, then the present; or a moment looked at again. */
import { signal } from '@preact/signals';
import type { AnyView } from '../../core/game.ts';
import type { Board } from '../../svg/board.ts';
import type { SeenStep } from '../../table/seen.ts';
import type { Motion } from '../table/local-showing.ts';
import { Playback, type Shown, still } from '../table/playback.ts';

export class RemoteShowing {
  readonly #playback: Playback;
  readonly #motion: Motion;
  readonly #present: () => Shown;
  readonly #looked = signal<{ readonly moment: number; readonly view: AnyView } | undefined>(undefined);
  readonly #waiting: SeenStep[] = [];
  #playing = false;

  constructor(board: Board, motion: Motion, present: () => Shown) {
    this.#playback = new Playback(board);
    this.#motion = motion;
    this.#present = present;
    this.rest();
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

  look(at: { readonly moment: number; readonly view: AnyView } | undefined): void {
    this.#looked.value = at;
  }

  /** Cuts what is being shown short; false if nothing is. */
  hurry(): boolean {
    return this.#playback.hurry();
  }

  /** After a broken line: whatever waited is old. */
  resume(): void {
    this.#looked.value = undefined;
    this.#waiting.length = 0;
    this.rest();
  }

  add(step: SeenStep): void {
    this.#waiting.push(step);
  }

  async play(): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    for (let step = this.#waiting.shift(); step; step = this.#waiting.shift()) {
      if (!this.#motion.calm()) await this.#playback.play([step], still(step.after), this.#motion.pace());
    }
    this.#playing = false;
    this.rest();
  }

  /** The present, unless something is still being shown. */
  rest(): void {
    if (!this.#playing) this.#playback.shown.value = this.#present();
  }
}
