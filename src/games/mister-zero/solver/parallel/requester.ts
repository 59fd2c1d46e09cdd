/** The thread that requests: it searches too, and whoever is first has the result. */
import type { Prior } from '../playouts/prior.ts';
import type { PackedBoard } from '../position/board.ts';
import type { Peer } from './peer.ts';
import { ALL_MOVES, POSITION, REQUEST, RESPONDED, RESULT, type SharedMemory, TARGET, WIDTH } from './shared-memory.ts';

const NONE = -1;

export class Requester implements Peer {
  readonly ownKeys: Int32Array;
  readonly peerKeys: Int32Array;
  readonly #memory: SharedMemory;
  /** The number of the request at hand, if there is one. */
  #request = NONE;

  constructor(memory: SharedMemory) {
    this.#memory = memory;
    this.ownKeys = memory.keys(0);
    this.peerKeys = memory.keys(1);
  }

  /** Requests are about this board from now on. */
  begin(board: PackedBoard, prior: Prior | undefined): void {
    this.#memory.write(board, prior);
    this.#memory.words[POSITION]!++;
  }

  /** Whether red can reach the target, with so many moves of a position tried. */
  post(target: number, width: number): void {
    const { words } = this.#memory;
    words[TARGET] = target;
    words[WIDTH] = width === Infinity ? ALL_MOVES : width;
    this.#request = this.#next();
  }

  /** The helper has responded. */
  get isClosed(): boolean {
    return Atomics.load(this.#memory.words, RESPONDED) === this.#request;
  }

  /** What the helper has found. */
  get response(): number | undefined {
    return this.isClosed ? this.#memory.words[RESULT]! : undefined;
  }

  close(): void {
    this.#next();
    this.#request = NONE;
  }

  #next(): number {
    const { words } = this.#memory;
    const number = Atomics.add(words, REQUEST, 1) + 1;
    Atomics.notify(words, REQUEST);
    return number;
  }
}
