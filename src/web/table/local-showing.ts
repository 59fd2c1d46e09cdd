/** What a table of this browser shows of its log. */
import type { ReadonlySignal } from '@preact/signals';
import type { Board } from '../../board/board.ts';
import type { Viewer } from '../../core/game.ts';
import { type Log, openLog } from '../../core/log.ts';
import { expectOk } from '../../core/result.ts';
import { stepsSeenBy } from '../../table/seen.ts';
import { present } from './playback.ts';
import { type Motion, Showing } from './showing.ts';

export class LocalShowing extends Showing {
  readonly #log: ReadonlySignal<Log>;
  #events: number;
  #last: { readonly log: Log; readonly viewer: Viewer } | undefined;

  /** `events`: how many of the log were there before anybody looked; what came since is shown like the rest. */
  constructor(log: ReadonlySignal<Log>, board: Board, motion: Motion, events: number) {
    super(board, motion);
    this.#log = log;
    this.#events = events;
  }

  lookAt(moment: number | undefined, viewer: Viewer): void {
    const { game, seats, options, events } = this.#log.value;
    if (moment === undefined || moment === events.length) {
      this.look(undefined);
      return;
    }
    const then = expectOk(openLog(game, seats, options, events.slice(0, moment)));
    this.look({ moment, view: game.view(then.state, viewer) });
  }

  /** Events that are taken back are not shown again when others come in their place. */
  forgetFrom(events: number): void {
    this.#events = events;
  }

  /** What has happened since, then the present. */
  async show(viewer: Viewer): Promise<void> {
    const log = this.#log.value;
    // after a look away the board is the same one, with what was begun on it
    if (this.#last?.log === log && this.#last.viewer === viewer) return;
    this.#last = { log, viewer };
    const steps = this.motion.calm() ? [] : stepsSeenBy(log, viewer, this.#events);
    this.#events = log.events.length;
    await this.playback.play(steps, present(log, viewer), this.motion.pace());
  }
}
