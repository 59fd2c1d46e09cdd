/** Events become pictures: each new event is shown frame by frame, and a tap hurries to the end. */
import { signal } from '@preact/signals';
import type { AnyView, Notation, Viewer } from '../../core/game.ts';
import type { Log } from '../../core/log.ts';
import { expectOk } from '../../core/result.ts';
import type { Board, Frame } from '../../svg/board.ts';

/** What the board shows now. While an animation runs nobody can move. */
export interface Shown {
  readonly view: AnyView;
  readonly moves: readonly Notation[];
  readonly pattern: string | undefined;
}

/** The glide to a last picture, before the next event begins. */
const SETTLE_MS = 240;

export class Playback {
  readonly shown = signal<Shown | undefined>(undefined);
  #hurry: (() => void) | undefined;

  /** Shows the events from `from` on, then the present, with the moves of `viewer`. `calm`: cuts instead of motion. */
  async play(board: Board, log: Log, from: number, viewer: Viewer, calm: boolean): Promise<void> {
    if (!calm) {
      for (const [before, frames, after] of changes(board, log, from, viewer)) {
        for (const { view, ms } of [...frames, { view: after, ms: SETTLE_MS }]) {
          if (this.shown.value === undefined) this.shown.value = still(before);
          this.shown.value = still(view);
          if (await this.#wait(ms)) break;
        }
      }
    }
    this.shown.value = present(log, viewer);
  }

  /** Cuts to the end of what is being shown. */
  hurry(): void {
    this.#hurry?.();
  }

  /** True if it was hurried. */
  #wait(ms: number): Promise<boolean> {
    return new Promise((resolve) => {
      const timeout = setTimeout(() => resolve(false), ms);
      this.#hurry = () => {
        clearTimeout(timeout);
        resolve(true);
      };
    });
  }
}

const still = (view: AnyView): Shown => ({ view, moves: [], pattern: undefined });

export function present({ game, state }: Log, viewer: Viewer): Shown {
  const choices = viewer === 'spectator' ? { list: [] } : game.legal(state, viewer);
  return {
    view: game.view(state, viewer),
    moves: choices.list.map((move) => game.write(move)),
    pattern: 'pattern' in choices ? choices.pattern : undefined,
  };
}

function* changes(
  board: Board,
  log: Log,
  from: number,
  viewer: Viewer,
): Generator<[AnyView, readonly Frame<AnyView>[], AnyView]> {
  const { game, seats, options, events } = log;
  let state = game.start(options, seats);
  for (const [index, { by, move: notation }] of events.entries()) {
    const move = expectOk(game.read(notation));
    const after = game.apply(state, by, move);
    if (index >= from) {
      const [before, next] = [game.view(state, viewer), game.view(after, viewer)];
      yield [before, board.frames(before, game.seen(state, by, move, viewer), next), next];
    }
    state = after;
  }
}
