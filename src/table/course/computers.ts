/** The computer's seats at a table: asked whenever one of them may act, they act when a person would. */
import type { Info, Level } from '../../core/bot.ts';
import type { Notation, Seat } from '../../core/game.ts';
import type { TablePosition } from '../state/position.ts';
import { levelAt, type TableState } from '../state/state.ts';
import type { TablePorts } from './ports.ts';
import { BUDGET, questionFor, type Thought } from './questions.ts';
import { type Delay, later } from './timers.ts';

/** Nobody likes an opponent who has not looked. */
const LEAST_PAUSE_MS = 400;
/** The strongest level advises. */
const HINT_LEVEL: Level = 5;

export interface ThinkingSeats {
  readonly seats: readonly Seat[];
  /** What the first of them knows so far. */
  readonly info: Info;
}

interface Host extends Pick<TablePorts, 'thinker' | 'seed' | 'now' | 'failed'> {
  act(seat: Seat, move: Notation): Promise<void>;
  /** Who thinks, or how far they are, has changed. */
  changed(): void;
}

export class Computers {
  readonly #host: Host;
  readonly #thoughts = new Map<Seat, Thought>();
  readonly #pauses = new Set<Delay>();
  #asked: { readonly position: TablePosition; readonly levels: string } | undefined;
  #info: Info = {};
  #turn = 0;

  constructor(host: Host) {
    this.#host = host;
  }

  get isIdle(): boolean {
    return this.#thoughts.size === 0 && this.#pauses.size === 0;
  }

  get thinking(): ThinkingSeats | undefined {
    return this.#thoughts.size === 0 ? undefined : { seats: [...this.#thoughts.keys()], info: this.#info };
  }

  /** Asks anew if the game or its computers have changed: a word, or a person who comes or goes, disturbs no thought. */
  consider(state: TableState, patience: number): void {
    const levels = JSON.stringify([state.phase, ...state.holders.map((_, seat) => levelAt(state, seat) ?? 0)]);
    if (this.#asked?.position === state.position && this.#asked.levels === levels) return;
    this.#asked = { position: state.position, levels };
    this.ask(state, patience);
  }

  /** What was in mind before is dropped. */
  ask(state: TableState, patience: number): void {
    this.stop();
    if (state.phase !== 'playing') return;
    const { game, state: now } = state.position;
    for (const seat of game.toAct(now)) {
      if (typeof seat !== 'number') continue;
      const level = levelAt(state, seat);
      if (level !== undefined) this.#later(patience, () => void this.#think(state, seat, level));
    }
  }

  /** They answer with the best they have found. */
  hurry(): void {
    for (const thought of this.#thoughts.values()) thought.hurry();
  }

  /** What the strongest of them would do at this seat: in another game another secret. */
  async advise({ position, opened }: TableState, seat: Seat): Promise<Notation | undefined> {
    const { thinker, seed } = this.#host;
    const adviser = { seat, level: HINT_LEVEL, seed: `hint/${seed}`, budget: BUDGET };
    return (await thinker.think(opened.game, questionFor(position, adviser)).answer)?.move;
  }

  stop(): void {
    this.#turn++;
    for (const pause of this.#pauses) pause.stop();
    this.#pauses.clear();
    const thoughts = [...this.#thoughts.values()];
    this.#thoughts.clear();
    for (const thought of thoughts) thought.cancel();
    if (thoughts.length > 0) this.#host.changed();
  }

  async #think({ position, opened, drawnAt }: TableState, seat: Seat, level: Level): Promise<void> {
    const { thinker, seed, now, act, changed, failed } = this.#host;
    const turn = this.#turn;
    const bot = { seat, level, seed: `computer/${seed}`, budget: BUDGET };
    try {
      const question = questionFor(position, bot, Math.max(0, now() - drawnAt));
      const thought = thinker.think(opened.game, question, (info) => {
        if (turn !== this.#turn) return;
        this.#info = info;
        changed();
      });
      this.#info = {};
      this.#thoughts.set(seat, thought);
      changed();
      const answer = await thought.answer;
      if (turn !== this.#turn) return;
      this.#thoughts.delete(seat);
      changed();
      if (!answer) return;
      const pause = Math.max(LEAST_PAUSE_MS, answer.pause);
      this.#later(pause, () => void act(seat, answer.move).catch((error) => failed?.('computer', error)));
    } catch (error) {
      // a thread that died: the deadline beside the log brings the table back
      if (turn === this.#turn) this.#thoughts.delete(seat);
      failed?.('computer', error);
    }
  }

  #later(ms: number, work: () => void): void {
    if (ms === 0) {
      work();
      return;
    }
    const pause = later(ms, () => {
      this.#pauses.delete(pause);
      work();
    });
    this.#pauses.add(pause);
  }
}
