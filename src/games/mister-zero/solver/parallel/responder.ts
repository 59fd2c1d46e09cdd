/** The thread that helps: it searches for what the other asks, about the position that stands in the memory they share. */
import { Effort } from '../../../../search/effort.ts';
import { learn } from '../playouts/prior.ts';
import { Board } from '../position/board.ts';
import { BoundsTable } from '../search/bounds-table.ts';
import { Search } from '../search/search.ts';
import type { Company } from './peer.ts';
import { ANSWERED, FOUND, POSITION, QUESTION, SharedMemory, TARGET, WIDTH } from './shared-memory.ts';

/** The number of no position. */
const NONE = 0;

/** As long as the thread lives. */
export function help(buffer: SharedArrayBuffer): void {
  const answerer = new Answerer(new SharedMemory(buffer));
  for (;;) {
    answerer.wait();
    answerer.answer();
  }
}

export class Answerer implements Company {
  readonly mine: Int32Array;
  readonly theirs: Int32Array;
  readonly #memory: SharedMemory;
  readonly #search: Search;
  #question = 0;
  #position = NONE;
  #board = new Board(2);

  constructor(memory: SharedMemory) {
    this.#memory = memory;
    this.mine = memory.keys(1);
    this.theirs = memory.keys(0);
    this.#search = new Search(Effort.unlimited(), new BoundsTable(memory.table), this);
  }

  get isSettled(): boolean {
    return Atomics.load(this.#memory.words, QUESTION) !== this.#question;
  }

  /** Until there is a question that it has not seen. */
  wait(): void {
    Atomics.wait(this.#memory.words, QUESTION, this.#question);
  }

  /** The question, unless it is settled before. */
  answer(): void {
    const { words } = this.#memory;
    this.#question = Atomics.load(words, QUESTION);
    const stands = this.#question % 2 === 1;
    if (!stands) return;
    const target = words[TARGET]!;
    const width = words[WIDTH]!;
    if (this.#position !== words[POSITION]) this.#look();
    if (this.isSettled) {
      // and may have written the next one while this was read
      this.#position = NONE;
      return;
    }
    const found = this.#search.test(this.#board, target, width === 0 ? Infinity : width);
    if (found === undefined) return;
    words[FOUND] = found;
    Atomics.store(words, ANSWERED, this.#question);
  }

  /** At another position. */
  #look(): void {
    this.#position = this.#memory.words[POSITION]!;
    this.#board = this.#memory.read();
    this.#search.renew(Effort.unlimited());
    learn(this.#search.levels, this.#board.left, this.#memory);
  }
}
