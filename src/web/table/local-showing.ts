/** What a table of this browser shows: the present as it comes about, or a moment that is looked at again. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { AnyView, Viewer } from '../../core/game.ts';
import { type Log, openLog } from '../../core/log.ts';
import { expectOk } from '../../core/result.ts';
import type { Board } from '../../svg/board.ts';
import { stepsSeenBy } from '../../table/seen.ts';
import { Playback, present, type Shown, still } from './playback.ts';

/** How this reader likes motion. */
export interface Motion {
  /** Whether it is to be avoided. */
  calm(): boolean;
  /** How much longer than usual pictures stand. */
  pace(): number;
}

export class LocalShowing {
  readonly #log: ReadonlySignal<Log>;
  readonly #motion: Motion;
  readonly #playback: Playback;
  readonly #looked = signal<{ readonly moment: number; readonly view: AnyView } | undefined>(undefined);
  #events: number;
  #last: { readonly log: Log; readonly viewer: Viewer } | undefined;

  /** `events`: how many of the log were there before anybody looked; what came since is shown like the rest. */
  constructor(log: ReadonlySignal<Log>, board: Board, motion: Motion, events: number) {
    this.#log = log;
    this.#motion = motion;
    this.#playback = new Playback(board);
    this.#events = events;
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

  lookAt(moment: number | undefined, viewer: Viewer): void {
    const { game, seats, options, events } = this.#log.value;
    if (moment === undefined || moment === events.length) {
      this.#looked.value = undefined;
      return;
    }
    const then = expectOk(openLog(game, seats, options, events.slice(0, moment)));
    this.#looked.value = { moment, view: game.view(then.state, viewer) };
  }

  /** Events that are taken back are not shown again when others come in their place. */
  forgetFrom(events: number): void {
    this.#events = events;
  }

  /** Cuts what is being shown short; false if nothing is. */
  hurry(): boolean {
    return this.#playback.hurry();
  }

  /** What has happened since, then the present. */
  async show(viewer: Viewer): Promise<void> {
    const log = this.#log.value;
    // after a look away the board is the same one, with what was begun on it
    if (this.#last?.log === log && this.#last.viewer === viewer) return;
    this.#last = { log, viewer };
    const steps = this.#motion.calm() ? [] : stepsSeenBy(log, viewer, this.#events);
    this.#events = log.events.length;
    await this.#playback.play(steps, present(log, viewer), this.#motion.pace());
  }
}
