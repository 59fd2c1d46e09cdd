/** What the board of a review shows: a moment of the game, or moves that were not played, step by step. */
import { batch, signal } from '@preact/signals';
import type { Board } from '../../board/board.ts';
import type { Notation } from '../../core/game.ts';
import { type Shown, type StagedStep, still } from '../table/playback.ts';
import { Replay, type Replayed } from '../table/replay.ts';
import { type LookedAt, type Motion, Stage } from '../table/stage.ts';
import type { PlayedGame } from './played.ts';

/** What could have been done instead of an event, what it then allows, or what is to be seen after it. */
export type LineKind = 'instead' | 'refutation' | 'insight';

export interface OpenLine {
  readonly kind: LineKind;
  /** Of the event that it is about. */
  readonly index: number;
  readonly steps: readonly StagedStep[];
  readonly moves: readonly Notation[];
  /** How many of them have been played. */
  readonly at: number;
}

export class ReviewStage implements Replayed {
  readonly game: PlayedGame;
  readonly replay = new Replay(this);
  readonly #stage: Stage;
  readonly #at = signal(0);
  readonly #line = signal<OpenLine | undefined>(undefined);

  constructor(game: PlayedGame, board: Pick<Board, 'frames'>, motion: Motion) {
    this.game = game;
    this.#stage = new Stage(board, motion, () => still(game.show(game.recorded.end), game.past(game.length)));
    this.#stage.rest();
    this.#at.value = game.length;
  }

  get events(): number {
    return this.game.length;
  }

  /** How many events of the game have happened; never undefined, for there is no present. */
  get moment(): number {
    return this.#at.value;
  }

  get line(): OpenLine | undefined {
    return this.#line.value;
  }

  get shown(): Shown | undefined {
    return this.#stage.shown;
  }

  /** The event that is looked at: what a line is about, or what was done last. */
  get selected(): number | undefined {
    const index = this.line?.index ?? this.moment - 1;
    return index < 0 ? undefined : index;
  }

  /** The next move of the line that is open. */
  get next(): Notation | undefined {
    const line = this.line;
    return line?.moves[line.at];
  }

  async look(moment = this.events, pace = 1): Promise<void> {
    const isNext = this.line === undefined && moment === this.moment + 1;
    batch(() => {
      this.#line.value = undefined;
      this.#at.value = moment;
    });
    await this.#show(moment, isNext ? this.game.stepTo(moment) : undefined, pace);
  }

  /** Before an event, with what was better; or after it, with what it allows. */
  open(kind: LineKind, index: number, moves: readonly Notation[]): void {
    this.replay.stop();
    const from = kind === 'instead' ? index : index + 1;
    const steps = this.game.stepsFrom(from, moves);
    batch(() => {
      this.#at.value = from;
      this.#line.value = { kind, index, steps, moves: moves.slice(0, steps.length), at: 0 };
    });
    void this.#show(from);
  }

  /** To the position after so many moves of the line. */
  async step(at: number): Promise<void> {
    const line = this.line;
    if (!line || at < 0 || at > line.steps.length) return;
    this.#line.value = { ...line, at };
    if (at === 0) return this.#show(this.moment);
    const step = line.steps[at - 1]!;
    const to: LookedAt = { moment: this.moment + at, view: step.after, past: [...step.past, step.seen] };
    if (at === line.at + 1) await this.#stage.walk(step, to, 1);
    else this.#stage.look(to);
  }

  /** Cuts an animation short; false if none runs. */
  skip(): boolean {
    return this.#stage.hurry();
  }

  close(): void {
    this.replay.stop();
    this.#stage.forget();
  }

  async #show(moment: number, step?: StagedStep, pace = 1): Promise<void> {
    const view = this.game.show(this.game.stateAt(moment));
    const to: LookedAt = { moment, view, past: this.game.past(moment) };
    if (step) await this.#stage.walk(step, to, pace);
    else this.#stage.look(to);
  }
}
