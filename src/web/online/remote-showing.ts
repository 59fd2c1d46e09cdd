/** What a table on the server shows: what has come in, one after the other, and then the present. */
import type { Board } from '../../board/board.ts';
import type { SeenStep } from '../../table/seen.ts';
import { type Shown, still } from '../table/playback.ts';
import { type Motion, Showing } from '../table/showing.ts';

export class RemoteShowing extends Showing {
  readonly #present: () => Shown;
  readonly #waiting: SeenStep[] = [];
  #playing = false;

  constructor(board: Board, motion: Motion, present: () => Shown) {
    super(board, motion);
    this.#present = present;
    this.rest();
  }

  /** After a broken line: whatever waited is old. */
  resume(): void {
    this.look(undefined);
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
      if (!this.motion.calm()) await this.playback.play([step], still(step.after), this.motion.pace());
    }
    this.#playing = false;
    this.rest();
  }

  /** The present, unless something is still being shown. */
  rest(): void {
    if (!this.#playing) this.playback.shown.value = this.#present();
  }
}
