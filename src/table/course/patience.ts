/**
 * How long the computers of a table like to look before they waive a timer. It follows from what everybody knows, from
 * their character and from luck, and never from what they have found: that a computer is content says nothing of its
 * mind, and what it finds later it still announces.
 */
import type { Seat } from '../../core/game.ts';
import { seededRandom } from '../../core/random.ts';
import { natureOf } from '../characters.ts';
import type { TablePosition } from '../state/position.ts';
import { hasComputers, type TableState } from '../state/state.ts';
import { waivableTimers } from '../state/waiving.ts';
import type { TablePorts } from './ports.ts';
import { TableClosed } from './table-closed.ts';
import { type Delay, later } from './timers.ts';

/** Milliseconds, and how many times the pace of a character more: after something has happened, and after chance acted. */
const AFTER_NEWS = { base: 10_000, paces: 5 };
const AFTER_DRAW = { base: 20_000, paces: 10 };
/** Whose turn it is alone plays, if he can: he lets his time go only if nothing comes to his mind. */
const ALONE = 3;
const RETRY_MS = 1000;
/** In a hundred, of the usual: the least, and how much more at most. */
const LUCK = { least: 80, more: 40 };

interface PatienceHost extends Pick<TablePorts, 'seed' | 'now'> {
  /** Written if the game still stands there. */
  waive(seat: Seat, key: string, position: TablePosition): Promise<void>;
}

export class Patience {
  readonly #host: PatienceHost;
  readonly #waiting = new Map<string, Delay>();
  #position: TablePosition | undefined;

  constructor(host: PatienceHost) {
    this.#host = host;
  }

  get isIdle(): boolean {
    return this.#waiting.size === 0;
  }

  /** Whoever has not waived yet will, unless the game goes on before. `patience` leaves it to another host first. */
  consider(state: TableState, patience: number): void {
    if (this.#position !== state.position) this.stop();
    this.#position = state.position;
    if (this.#waiting.size === 0 && !hasComputers(state)) return;
    const wanted = new Map(computersAsked(state).map((each) => [`${each.seat}/${each.key}`, each]));
    for (const [id, delay] of this.#waiting) {
      if (wanted.has(id)) continue;
      delay.stop();
      this.#waiting.delete(id);
    }
    for (const [id, { seat, key }] of wanted) {
      if (this.#waiting.has(id)) continue;
      const wait = Math.max(0, contentAt(state, seat, this.#host.seed) - this.#host.now()) + patience;
      this.#wait(id, wait, () => this.#host.waive(seat, key, state.position));
    }
  }

  /** While the log is away it is tried again. */
  #wait(id: string, ms: number, work: () => Promise<void>): void {
    const position = this.#position;
    const done = () => {
      this.#waiting.delete(id);
      work().catch((error: unknown) => {
        if (!(error instanceof TableClosed) && this.#position === position && !this.#waiting.has(id))
          this.#wait(id, RETRY_MS, work);
      });
    };
    this.#waiting.set(id, later(ms, done));
  }

  stop(): void {
    this.#position = undefined;
    for (const delay of this.#waiting.values()) delay.stop();
    this.#waiting.clear();
  }
}

/** When this computer has looked long enough, as the game stands. */
export function contentAt({ holders, position, time, drawnAt }: TableState, seat: Seat, seed: string): number {
  const holder = holders[seat]!;
  const pace = 'character' in holder ? natureOf(holder.character).pace : 0;
  const { game, state, events } = position;
  const acting = game.toAct(state).filter((by) => typeof by === 'number');
  const random = seededRandom(`patience/${seed}/${seat}`, events.length);
  const luck = (LUCK.least + random(LUCK.more + 1)) / 100;
  const alone = acting.length === 1 && acting[0] === seat ? ALONE : 1;
  const after = ({ base, paces }: typeof AFTER_NEWS) => (base + paces * pace) * luck * alone;
  return Math.ceil(Math.max(time.since + after(AFTER_NEWS), drawnAt + after(AFTER_DRAW)));
}

const computersAsked = (state: TableState): readonly { readonly seat: Seat; readonly key: string }[] =>
  waivableTimers(state).flatMap(({ key, asked, agreed }) =>
    asked
      .filter((seat) => 'character' in state.holders[seat]! && !agreed.includes(seat))
      .map((seat) => ({ seat, key })),
  );
