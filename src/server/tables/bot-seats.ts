/** The computer's seats at one table: it is asked whenever one of them may act, and acts when a person would. */
import type { Notation, Seat } from '../../core/game.ts';
import type { Log } from '../../core/log.ts';
import { questionFor } from '../../table/bots.ts';
import { isHidden } from '../../table/life/commitments.ts';
import type { TableEvent } from '../../table/life/events.ts';
import { type Life, levelAt } from '../../table/life/life.ts';
import type { Row, TableHead } from '../store/store.ts';
import type { Surroundings } from './surroundings.ts';

const BUDGET_MS = 1000;
/** Nobody likes an opponent who has not looked. */
const LEAST_PAUSE = 400;

export class BotSeats {
  /** When chance last acted. */
  drawnAt = 0;
  readonly #head: TableHead;
  readonly #around: Surroundings;
  readonly #act: (seat: Seat, move: Notation) => Promise<void>;
  readonly #pauses = new Set<NodeJS.Timeout>();
  /** The table as it was when they were last asked. */
  #asked: Life | undefined;
  #turn = 0;
  #thinking = 0;

  constructor(head: TableHead, around: Surroundings, act: (seat: Seat, move: Notation) => Promise<void>) {
    this.#head = head;
    this.#around = around;
    this.#act = act;
  }

  get isIdle(): boolean {
    return this.#thinking === 0 && this.#pauses.size === 0;
  }

  lastDraw(rows: readonly Row[], life: Life): void {
    const index = life.log.events.findLastIndex(({ by }) => by === 'chance');
    this.drawnAt = rows[life.places[index] ?? -1]?.at ?? this.#around.now();
  }

  /** The event of a bot's move, committed to where it is hidden. */
  played(log: Log, seat: Seat, move: unknown): TableEvent {
    const salt = isHidden(log, seat, move) ? { salt: this.#around.salt() } : {};
    return { t: 'played', by: seat, move: log.game.write(move), ...salt };
  }

  /** Asks anew if the game or who plays it has changed: a word of somebody disturbs no thought. */
  consider(life: Life, patience: number): void {
    const { phase, log, holders } = life;
    const last = this.#asked;
    if (last?.phase === phase && last.log === log && last.holders === holders) return;
    this.ask(life, patience);
  }

  /** What was in mind before is dropped. */
  ask(life: Life, patience: number): void {
    this.stop();
    this.#asked = life;
    if (life.phase !== 'playing') return;
    const { game, state } = life.log;
    for (const seat of game.toAct(state)) {
      if (typeof seat !== 'number') continue;
      const level = levelAt(life, seat);
      if (level !== undefined) this.#later(patience, () => void this.#think(life, seat, level));
    }
  }

  stop(): void {
    this.#turn++;
    for (const pause of this.#pauses) clearTimeout(pause);
    this.#pauses.clear();
  }

  async #think(life: Life, seat: Seat, level: NonNullable<ReturnType<typeof levelAt>>): Promise<void> {
    const turn = this.#turn;
    const bot = { seat, level, seed: `computer/${this.#head.seed}`, budget: { ms: BUDGET_MS } };
    const question = questionFor(life.log, bot, Math.max(0, this.#around.now() - this.drawnAt));
    this.#thinking++;
    try {
      const answer = await this.#around.think(this.#head.game, question);
      this.#around.count('thoughts', 1);
      if (!answer || turn !== this.#turn) return;
      this.#later(Math.max(LEAST_PAUSE, answer.pause), () => void this.#act(seat, answer.move).catch(() => {}));
    } catch {
      // a worker that died: the deadline beside the log brings the table back
    } finally {
      this.#thinking--;
    }
  }

  #later(ms: number, work: () => void): void {
    if (ms === 0) {
      work();
      return;
    }
    const pause = setTimeout(() => {
      this.#pauses.delete(pause);
      work();
    }, ms);
    this.#pauses.add(pause.unref());
  }
}
