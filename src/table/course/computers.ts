/** The computer's seats at a table: asked whenever one of them may act, they act when a person would. */
import type { Info, Level } from '../../core/bot.ts';
import type { Notation, Seat } from '../../core/game.ts';
import { natureOf } from '../characters.ts';
import type { TablePosition } from '../state/position.ts';
import { hasComputers, levelAt, type TableState } from '../state/state.ts';
import type { TablePorts } from './ports.ts';
import { type BotAnswer, BUDGET, questionFor, ThinkerBusy, type Thought } from './questions.ts';
import { TableClosed } from './table-closed.ts';
import { type Delay, later } from './timers.ts';

/** A move that could not be written is written as soon as the log is back; after that the deadline beside it sees to it. */
const FIRST_RETRY_MS = 50;
const LONGEST_RETRY_MS = 1000;
const RETRIES = 40;
/** Too much was asked in the same name. */
const BUSY_MS = 5000;

export interface ThinkingSeats {
  readonly seats: readonly Seat[];
  /** What the first of them knows so far. */
  readonly info: Info;
}

interface ComputersHost extends Pick<TablePorts, 'thinker' | 'seed' | 'now' | 'failed'> {
  /** Plays a move thought of at this position; nothing happens if the game has gone on. */
  act(seat: Seat, move: Notation, position: TablePosition): Promise<void>;
  /** Who thinks, or how far they are, has changed. */
  changed(): void;
}

/** What a seat was asked, until the game goes on or another plays there. */
interface ComputersTurn {
  readonly state: TableState;
  readonly seat: Seat;
  readonly level: Level;
  thought?: Thought | undefined;
  /** Before it is asked, acts, or tries again. */
  pause?: Delay | undefined;
}

export class Computers {
  readonly #host: ComputersHost;
  readonly #turns = new Map<Seat, ComputersTurn>();
  #position: TablePosition | undefined;
  #info: Info = {};

  constructor(host: ComputersHost) {
    this.#host = host;
  }

  get isIdle(): boolean {
    return [...this.#turns.values()].every(({ thought, pause }) => !thought && !pause);
  }

  get thinking(): ThinkingSeats | undefined {
    const seats = [...this.#turns.values()].flatMap(({ seat, thought }) => (thought ? [seat] : []));
    return seats.length === 0 ? undefined : { seats, info: this.#info };
  }

  /**
   * Asks whoever is to act and was not asked yet. A word, a person who comes or goes, or another computer that takes a
   * place disturbs no thought.
   */
  consider(state: TableState, patience: number): void {
    if (this.#turns.size === 0 && !hasComputers(state)) {
      this.#position = state.position;
      return;
    }
    const acting = state.phase === 'playing' ? levelsToAct(state) : new Map<Seat, Level>();
    const same = this.#position === state.position;
    const dropped = [...this.#turns.values()].filter(({ seat, level }) => !same || acting.get(seat) !== level);
    this.#drop(dropped);
    this.#position = state.position;
    for (const [seat, level] of acting) {
      if (this.#turns.has(seat)) continue;
      const turn: ComputersTurn = { state, seat, level };
      this.#turns.set(seat, turn);
      this.#later(turn, patience, () => void this.#think(turn));
    }
  }

  /** What was in mind before is dropped. */
  ask(state: TableState, patience: number): void {
    this.stop();
    this.consider(state, patience);
  }

  /** They answer with the best they have found. */
  hurry(): void {
    for (const { thought } of this.#turns.values()) thought?.hurry();
  }

  stop(): void {
    this.#drop([...this.#turns.values()]);
  }

  #drop(turns: readonly ComputersTurn[]): void {
    for (const { seat } of turns) this.#turns.delete(seat);
    for (const { pause, thought } of turns) {
      pause?.stop();
      thought?.cancel();
    }
    if (turns.some(({ thought }) => thought)) this.#host.changed();
  }

  async #think(turn: ComputersTurn): Promise<void> {
    const { thinker, seed, now, changed, failed } = this.#host;
    const { position, opened, drawnAt, holders } = turn.state;
    const asked = now();
    const holder = holders[turn.seat]!;
    const pace = 'character' in holder ? natureOf(holder.character).pace : 0;
    const bot = { seat: turn.seat, level: turn.level, seed: `computer/${seed}`, budget: BUDGET };
    try {
      const question = questionFor(position, bot, Math.max(0, now() - drawnAt));
      turn.thought = thinker.think(opened.game, question, (info) => {
        if (!this.#isOpen(turn)) return;
        this.#info = info;
        changed();
      });
      this.#info = {};
      changed();
      const answer = await turn.thought.answer;
      if (!this.#isOpen(turn)) return;
      turn.thought = undefined;
      changed();
      if (!answer) return;
      // nobody likes an opponent who has not looked; some look longer than others
      const pause = Math.max(pace - (now() - asked), answer.pause, 0);
      this.#later(turn, pause, () => void this.#act(turn, answer, 0));
    } catch (error) {
      turn.thought = undefined;
      if (!this.#isOpen(turn)) return;
      if (error instanceof ThinkerBusy) return this.#later(turn, BUSY_MS, () => void this.#think(turn));
      // a thread that died: the deadline beside the log brings the table back
      failed?.('computer', error);
    }
  }

  /** What was thought of is kept while the log is away. */
  async #act(turn: ComputersTurn, answer: BotAnswer, tried: number): Promise<void> {
    const { act, failed } = this.#host;
    try {
      await act(turn.seat, answer.move, turn.state.position);
    } catch (error) {
      if (this.#isOpen(turn) && !(error instanceof TableClosed) && tried < RETRIES) {
        const pause = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** tried);
        this.#later(turn, pause, () => void this.#act(turn, answer, tried + 1));
      }
      if (tried === 0) failed?.('computer', error);
    }
  }

  #isOpen(turn: ComputersTurn): boolean {
    return this.#turns.get(turn.seat) === turn;
  }

  #later(turn: ComputersTurn, ms: number, work: () => void): void {
    if (ms === 0) {
      work();
      return;
    }
    turn.pause = later(ms, () => {
      turn.pause = undefined;
      work();
    });
  }
}

/** The computers who may act now. */
function levelsToAct(state: TableState): ReadonlyMap<Seat, Level> {
  const { game, state: now } = state.position;
  const acting = new Map<Seat, Level>();
  for (const seat of game.toAct(now)) {
    const level = typeof seat === 'number' ? levelAt(state, seat) : undefined;
    if (level !== undefined) acting.set(seat as Seat, level);
  }
  return acting;
}
