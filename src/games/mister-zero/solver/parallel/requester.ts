/** The thread that asks: it searches too, and whoever is first has answered. */

import type { Prior } from '../playouts/prior.ts';
import type { Board } from '../position/board.ts';
import type { Company } from './peer.ts';
import { ANSWERED, FOUND, POSITION, QUESTION, type SharedMemory, TARGET, WIDTH } from './shared-memory.ts';

export class Asker implements Company {
  readonly mine: Int32Array;
  readonly theirs: Int32Array;
  readonly #memory: SharedMemory;
  /** The number of the question at hand, if there is one. */
  #question = -1;

  constructor(memory: SharedMemory) {
    this.#memory = memory;
    this.mine = memory.keys(0);
    this.theirs = memory.keys(1);
  }

  /** Questions are about this board from now on. */
  begin(board: Board, prior: Prior | undefined): void {
    this.#memory.write(board, prior);
    this.#memory.words[POSITION]!++;
  }

  ask(target: number, width: number): void {
    const { words } = this.#memory;
    words[TARGET] = target;
    words[WIDTH] = width === Infinity ? 0 : width;
    this.#question = this.#next();
  }

  get isSettled(): boolean {
    return Atomics.load(this.#memory.words, ANSWERED) === this.#question;
  }

  /** What the helper has found. */
  get answer(): number | undefined {
    return this.isSettled ? this.#memory.words[FOUND]! : undefined;
  }

  /** The question at hand is settled. */
  settle(): void {
    this.#next();
    this.#question = -1;
  }

  #next(): number {
    const { words } = this.#memory;
    const number = Atomics.add(words, QUESTION, 1) + 1;
    Atomics.notify(words, QUESTION);
    return number;
  }
}
