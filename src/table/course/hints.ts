/** Hints under way, and given: asked twice about one position, it is thought about and written down once. */
import type { Level } from '../../core/bot.ts';
import type { Notation, Seat } from '../../core/game.ts';
import type { Result } from '../../core/result.ts';
import { refuse, type TableRefusal } from '../decide/commands.ts';
import type { TablePosition } from '../state/position.ts';
import type { TableState } from '../state/state.ts';
import type { TablePorts } from './ports.ts';
import { type BotAnswer, BUDGET, questionFor, ThinkerBusy, type Thought } from './questions.ts';

/** The strongest level advises. */
const HINT_LEVEL: Level = 5;

type HintReply = Promise<Result<number, TableRefusal>>;

interface HintsHost extends Pick<TablePorts, 'thinker' | 'seed'> {
  /** Writes it down if the game still stands there; answers its place. */
  write(seat: Seat, move: Notation, position: TablePosition): HintReply;
}

interface AskedHint {
  readonly position: TablePosition;
  readonly thought: Thought;
  readonly reply: HintReply;
}

export class Hints {
  readonly #host: HintsHost;
  readonly #asked = new Map<Seat, AskedHint>();

  constructor(host: HintsHost) {
    this.#host = host;
  }

  ask({ position, opened }: TableState, seat: Seat): HintReply {
    const before = this.#asked.get(seat);
    if (before?.position === position) return before.reply;
    const { thinker, seed } = this.#host;
    // in another game another secret
    const adviser = { seat, level: HINT_LEVEL, seed: `hint/${seed}`, budget: BUDGET };
    const thought = thinker.think(opened.game, questionFor(position, adviser));
    const asked: AskedHint = { position, thought, reply: this.#reply(position, seat, thought) };
    this.#asked.set(seat, asked);
    const forget = () => this.#asked.get(seat) === asked && this.#asked.delete(seat);
    asked.reply.then((reply) => reply.ok || forget(), forget);
    return asked.reply;
  }

  /** What nobody can use any more is not thought about any longer. */
  consider({ position, phase }: TableState): void {
    for (const [seat, asked] of this.#asked) {
      if (asked.position === position && phase === 'playing') continue;
      this.#asked.delete(seat);
      asked.thought.cancel();
    }
  }

  stop(): void {
    for (const { thought } of this.#asked.values()) thought.cancel();
    this.#asked.clear();
  }

  async #reply(position: TablePosition, seat: Seat, thought: Thought): HintReply {
    let answer: BotAnswer | undefined;
    try {
      answer = await thought.answer;
    } catch (error) {
      if (error instanceof ThinkerBusy) return refuse('busy');
      throw error;
    }
    if (this.#asked.get(seat)?.thought !== thought) return refuse('went-on');
    return answer ? this.#host.write(seat, answer.move, position) : refuse('no-hint');
  }
}
