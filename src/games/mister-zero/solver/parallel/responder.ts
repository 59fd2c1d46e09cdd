/** The thread that helps: it searches what the other requests, in the position that stands in the memory they share. */
import { Effort } from '../../../../search/effort.ts';
import { seedHistory } from '../playouts/prior.ts';
import { PackedBoard } from '../position/board.ts';
import { BoundsTable } from '../search/bounds-table.ts';
import { Search } from '../search/search.ts';
import type { Peer } from './peer.ts';
import { ALL_MOVES, POSITION, REQUEST, RESPONDED, RESULT, SharedMemory, TARGET, WIDTH } from './shared-memory.ts';

/** The number of no position. */
const NO_POSITION = 0;

/** As long as the thread lives. */
export function help(buffer: SharedArrayBuffer): void {
  const responder = new Responder(new SharedMemory(buffer));
  for (;;) {
    responder.wait();
    responder.respond();
  }
}

export class Responder implements Peer {
  readonly ownKeys: Int32Array;
  readonly peerKeys: Int32Array;
  readonly #memory: SharedMemory;
  readonly #search: Search;
  #request = 0;
  #position = NO_POSITION;
  #board = new PackedBoard(2);

  constructor(memory: SharedMemory) {
    this.#memory = memory;
    this.ownKeys = memory.keys(1);
    this.peerKeys = memory.keys(0);
    this.#search = new Search(Effort.unlimited(), new BoundsTable(memory.table), this);
  }

  get isClosed(): boolean {
    return Atomics.load(this.#memory.words, REQUEST) !== this.#request;
  }

  /** Until there is a request that it has not seen. */
  wait(): void {
    Atomics.wait(this.#memory.words, REQUEST, this.#request);
  }

  /** To the request, unless it is closed before. */
  respond(): void {
    const { words } = this.#memory;
    this.#request = Atomics.load(words, REQUEST);
    const isOpen = this.#request % 2 === 1;
    if (!isOpen) return;
    const target = words[TARGET]!;
    const width = words[WIDTH]!;
    if (this.#position !== words[POSITION]) this.#readPosition();
    if (this.isClosed) {
      // and the other may have written the next one while this was read
      this.#position = NO_POSITION;
      return;
    }
    const found = this.#search.test(this.#board, target, width === ALL_MOVES ? Infinity : width);
    if (found === undefined) return;
    words[RESULT] = found;
    Atomics.store(words, RESPONDED, this.#request);
  }

  #readPosition(): void {
    this.#position = this.#memory.words[POSITION]!;
    this.#board = this.#memory.read();
    this.#search.renew(Effort.unlimited());
    seedHistory(this.#search.plies, this.#board.left, this.#memory);
  }
}
