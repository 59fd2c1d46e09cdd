/** What a table shows: the present as it comes about, or a moment that is looked at again. */
import { signal } from '@preact/signals';
import type { Board } from '../../board/board.ts';
import type { AnyView } from '../../core/game.ts';
import { Playback, type Shown, still } from './playback.ts';

/** How this reader likes motion. */
export interface Motion {
  /** Whether it is to be avoided. */
  calm(): boolean;
  /** How much longer than usual pictures stand. */
  pace(): number;
}

export class Showing {
  protected readonly playback: Playback;
  protected readonly motion: Motion;
  readonly #looked = signal<{ readonly moment: number; readonly view: AnyView } | undefined>(undefined);

  constructor(board: Board, motion: Motion) {
    this.playback = new Playback(board);
    this.motion = motion;
  }

  get shown(): Shown | undefined {
    return this.#looked.value ? still(this.#looked.value.view) : this.playback.shown.value;
  }

  get moment(): number | undefined {
    return this.#looked.value?.moment;
  }

  get moving(): boolean {
    return this.playback.moving.value;
  }

  /** Back to the present if undefined. */
  look(at: { readonly moment: number; readonly view: AnyView } | undefined): void {
    this.#looked.value = at;
  }

  /** Cuts what is being shown short; false if nothing is. */
  hurry(): boolean {
    return this.playback.hurry();
  }
}
