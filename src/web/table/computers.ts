/** The computer players of a table: they are asked in the worker, and what they mean to do falls due. */
import { signal } from '@preact/signals';
import type { Info, Level } from '../../core/bot.ts';
import type { Notation, Seat } from '../../core/game.ts';
import type { Log } from '../../core/log.ts';
import { questionFor } from '../../table/bots.ts';
import type { Due } from '../../table/clocks.ts';
import { turnOf } from '../../table/turns.ts';
import type { Thinker } from '../worker/thinker.ts';
import type { Player } from './stored-game.ts';

const BUDGET = { ms: 1500 };
/** A computer that answered at once would seem not to have looked. */
const LEAST_PAUSE = 350;

export class Computers {
  readonly levels: ReadonlyMap<Seat, Level>;
  readonly thinking = signal<{ readonly seats: readonly Seat[]; readonly info: Info } | undefined>(undefined);
  readonly #thinker: Thinker;
  #newest = 0;
  readonly #seed: string;

  constructor(players: readonly Player[], thinker: Thinker, seed: string) {
    this.levels = new Map(
      players.flatMap((player, seat) => (player.kind === 'computer' ? [[seat, player.level] as const] : [])),
    );
    this.#thinker = thinker;
    this.#seed = seed;
  }

  /** What they will do if nothing happens before. `elapsed`: milliseconds since chance last acted. */
  async plans(log: Log, elapsed: number): Promise<Due[]> {
    const number = ++this.#newest;
    const { computers } = turnOf(log, this.levels);
    this.thinking.value = undefined;
    if (computers.length === 0) return [];
    const seats = computers.map(({ seat }) => seat);
    this.thinking.value = { seats, info: {} };
    const plans = computers.map(async ({ seat, level }): Promise<Due[]> => {
      const question = questionFor(log, { seat, level, seed: `computer/${this.#seed}`, budget: BUDGET }, elapsed);
      const answer = await this.#thinker.ask(log.game.id, question, (info) => {
        if (number === this.#newest) this.thinking.value = { seats, info };
      });
      if (!answer) return [];
      const ms = Math.max(LEAST_PAUSE, answer.pause);
      return [{ key: `${seat}/${log.events.length}`, ms, by: seat, move: answer.move }];
    });
    const due = (await Promise.all(plans)).flat();
    if (number === this.#newest) this.thinking.value = undefined;
    return due;
  }

  /** What the strongest of them would do at this seat: in another game another secret. */
  async advise(log: Log, seat: Seat): Promise<Notation | undefined> {
    const question = questionFor(log, { seat, level: 5, seed: `hint/${this.#seed}`, budget: BUDGET });
    return (await this.#thinker.ask(log.game.id, question, () => {}))?.move;
  }

  /** They act now, on the best they have found. */
  hurry(): void {
    this.#thinker.hurry();
  }

  /** What they are thinking about no longer matters. */
  stop(): void {
    this.#thinker.stop();
  }
}
