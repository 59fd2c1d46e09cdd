/** Events become pictures: each new event is shown frame by frame, and a tap hurries to the end. */
import { signal } from '@preact/signals';
import type { AnyView, Notation, Viewer } from '../../core/game.ts';
import type { Log } from '../../core/log.ts';
import type { Board } from '../../svg/board.ts';
import { SETTLE_MS } from '../../svg/motion.ts';
import type { SeenStep } from '../../table/seen.ts';

/** What the board shows now. While an animation runs nobody can move. */
export interface Shown {
  readonly view: AnyView;
  readonly moves: readonly Notation[];
  readonly pattern: string | undefined;
}

export class Playback {
  readonly shown = signal<Shown | undefined>(undefined);
  readonly moving = signal(false);
  readonly #board: Board;
  #newest = 0;
  #hurry: (() => void) | undefined;

  constructor(board: Board) {
    this.#board = board;
  }

  /** Shows what happened, then the present. Whatever was still being shown gives way. `pace` stretches time. */
  async play(steps: Iterable<SeenStep>, present: Shown, pace = 1): Promise<void> {
    const number = ++this.#newest;
    this.hurry();
    this.moving.value = true;
    for (const { before, seen, after } of steps) {
      for (const { view, ms } of [...this.#board.frames(before, seen, after), { view: after, ms: SETTLE_MS }]) {
        if (this.shown.value === undefined) this.shown.value = still(before);
        this.shown.value = still(view);
        const hurried = await this.#wait(ms * pace);
        if (number !== this.#newest) return;
        if (hurried) break;
      }
    }
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

export function present({ game, state }: Log, viewer: Viewer): Shown {
  const choices = viewer === 'spectator' ? { list: [] } : game.legal(state, viewer);
  return {
    view: game.view(state, viewer),
    moves: choices.list.map((move) => game.write(move)),
    pattern: 'pattern' in choices ? choices.pattern : undefined,
  };
}
