/** An event becomes pictures: it is shown frame by frame, and a tap hurries to the end. */
import { signal } from '@preact/signals';
import type { Board } from '../../board/board.ts';
import type { AnyView, Notation } from '../../core/game.ts';
import { SETTLE_MS } from '../../svg/motion.ts';
import type { SeenStep } from '../../table/told/seen.ts';

/** What the board shows now. While an animation runs nobody can move. */
export interface Shown {
  readonly view: AnyView;
  readonly moves: readonly Notation[];
  readonly pattern: string | undefined;
}

export class Playback {
  readonly shown = signal<Shown | undefined>(undefined);
  readonly moving = signal(false);
  readonly #board: Pick<Board, 'frames'>;
  #hurry: (() => void) | undefined;

  constructor(board: Pick<Board, 'frames'>) {
    this.#board = board;
  }

  /** Shows what happened; afterwards its last picture stands. `pace` stretches time. */
  async play({ before, seen, after }: SeenStep, pace = 1): Promise<void> {
    this.moving.value = true;
    for (const { view, ms } of [...this.#board.frames(before, seen, after), { view: after, ms: SETTLE_MS }]) {
      if (this.shown.value === undefined) this.shown.value = still(before);
      this.shown.value = still(view);
      if (await this.#wait(ms * pace)) break;
    }
    this.shown.value = still(after);
  }

  /** The present, in which somebody may move. */
  rest(present: Shown): void {
    this.shown.value = present;
    this.moving.value = false;
  }

  /** Cuts to the end of the event that is being shown; false if none is. */
  hurry(): boolean {
    const hurry = this.#hurry;
    this.#hurry = undefined;
    hurry?.();
    return hurry !== undefined;
  }

  /** True if it was hurried. */
  #wait(ms: number): Promise<boolean> {
    return new Promise((resolve) => {
      const timeout = setTimeout(() => {
        this.#hurry = undefined;
        resolve(false);
      }, ms);
      this.#hurry = () => {
        clearTimeout(timeout);
        resolve(true);
      };
    });
  }
}

/** A view that is only looked at. */
export const still = (view: AnyView): Shown => ({ view, moves: NO_MOVES, pattern: undefined });
const NO_MOVES: readonly Notation[] = [];
