/** An event becomes pictures: it is shown frame by frame, and a tap hurries to the end. */
import { signal } from '@preact/signals';
import type { Board } from '../../board/board.ts';
import type { Moment } from '../../board/moment.ts';
import type { AnyView, Notation, Seen } from '../../core/game.ts';
import { SETTLE_MS } from '../../svg/motion.ts';
import type { SeenStep } from '../../table/told/seen.ts';

/** What the board shows now. While an animation runs nobody can move. */
export interface Shown {
  readonly view: AnyView;
  /** What led to it, the newest last. */
  readonly past: readonly Seen[];
  readonly moves: readonly Notation[];
  readonly pattern: string | undefined;
  /** What the ribbon says. */
  readonly moment?: Moment | undefined;
  /** It is a picture on the way to another: what was said to do stays, unless it `speaks` for itself. */
  readonly passes?: boolean;
  readonly speaks?: boolean | undefined;
}

/** An event to be shown, and what had happened before it. */
export interface StagedStep extends SeenStep {
  readonly past: readonly Seen[];
  /** Whoever looks on may move all the while: nothing is taken from him for it, and it comes by a cut. */
  readonly isAside?: boolean;
}

export class Playback {
  readonly shown = signal<Shown | undefined>(undefined);
  /** The view before the event that is being shown; undefined if none is. */
  readonly before = signal<AnyView | undefined>(undefined);
  readonly moving = signal(false);
  readonly #board: Pick<Board, 'frames'>;
  #hurry: (() => void) | undefined;

  constructor(board: Pick<Board, 'frames'>) {
    this.#board = board;
  }

  /** Shows what happened; afterwards its last picture stands. `pace` stretches time. */
  async play({ before, seen, after, past }: StagedStep, pace = 1): Promise<void> {
    this.moving.value = true;
    this.before.value = before;
    const now = [...past, seen];
    const frames = this.#board.frames(before, seen, after);
    // a moment that ends with the last picture has let it come to rest
    const settled = frames.at(-1)?.view === after;
    let last: { readonly speaks?: boolean | undefined } = {};
    for (const { view, ms, moment, speaks } of settled ? frames : [...frames, { view: after, ms: SETTLE_MS }]) {
      if (this.shown.value === undefined) this.shown.value = passing(before, past);
      last = { speaks };
      this.shown.value = { ...passing(view, now), ...last, moment };
      if (await this.#wait(ms * pace)) break;
    }
    this.shown.value = { ...passing(after, now), ...last };
  }

  /** The present, in which somebody may move. */
  rest(present: Shown): void {
    this.shown.value = present;
    this.before.value = undefined;
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
export const still = (view: AnyView, past: readonly Seen[] = []): Shown => ({
  view,
  past,
  moves: NO_MOVES,
  pattern: undefined,
});
/** A view on the way to another. */
export const passing = (view: AnyView, past: readonly Seen[]): Shown => ({ ...still(view, past), passes: true });
const NO_MOVES: readonly Notation[] = [];
