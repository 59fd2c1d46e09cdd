/** A Foxu position for the general alpha-beta search, with the estimate that players of the lower levels go by. */
import type { SearchPosition } from '../../../search/alpha-beta.ts';
import { CELLS } from '../solver/position/board.ts';
import { mostIn1 } from '../solver/position/drop-bounds.ts';
import { isOver, type Packed, type Slide, slides } from '../solver/position/position.ts';

export const WIN = 10_000;
const A_DISC = 100;
/** What a disc that can drop in the next slide is worth, to the side to move and to the other. */
const [AT_HAND, LATER] = [60, 40];

export class EstimatedPosition implements SearchPosition {
  /** A move is the cell to slide to. */
  readonly moveLimit = CELLS;
  readonly most = WIN;
  #at: Packed;
  readonly #before: Packed[] = [];
  #slides: Slide[] | undefined;

  constructor(packed: Packed) {
    this.#at = packed;
  }

  get low(): number {
    return mixed(this.#at.open ^ Math.imul(restOf(this.#at), 0x9e3779b1));
  }
  get high(): number {
    return mixed(Math.imul(this.#at.open, 0x85ebca6b) + restOf(this.#at));
  }

  moves(into: Int32Array, start: number): number {
    for (const { to } of this.#found()) into[start++] = to;
    return start;
  }
  play(move: number): void {
    const { after } = this.#found().find(({ to }) => to === move)!;
    this.#before.push(this.#at);
    this.#move(after);
  }
  takeBack(): void {
    this.#move(this.#before.pop()!);
  }
  over(): boolean {
    return isOver(this.#at);
  }
  evaluate(): number {
    const { open, own, other, ownLeft, otherLeft, quietLeft } = this.#at;
    if (otherLeft === 0) return -WIN;
    if (quietLeft === 0) return 0;
    const next = Math.min(mostIn1(open, own), ownLeft) * AT_HAND - Math.min(mostIn1(open, other), otherLeft) * LATER;
    return (otherLeft - ownLeft) * A_DISC + next;
  }

  #found(): Slide[] {
    this.#slides ??= slides(this.#at).sort((a, b) => b.drops - a.drops);
    return this.#slides;
  }
  #move(to: Packed): void {
    this.#at = to;
    this.#slides = undefined;
  }
}

/** All of a position but the open holes. */
const restOf = ({ own, other, ownLeft, quietLeft }: Packed): number =>
  own | (other << 6) | (ownLeft << 12) | (quietLeft << 16);

function mixed(bits: number): number {
  const once = Math.imul(bits ^ (bits >>> 16), 0x7feb352d);
  const twice = Math.imul(once ^ (once >>> 15), 0x846ca68b);
  return twice ^ (twice >>> 16);
}
