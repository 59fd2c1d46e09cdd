/** The budget of a search while it is spent: nodes, time, and the host's wish to have the answer now. */
import type { Info, Thinking } from '../core/bot.ts';

/** How many nodes pass between two looks at the clock: few, for they are slow while a program is young. */
const LOOK_EVERY = 128;

/** A player thinks so long where its host names no budget. */
export const USUAL_MS = 1000;

export class Effort {
  nodes = 0;
  /** Once true, every search under way unwinds as fast as it can. */
  spent = false;
  readonly #thinking: Thinking;
  readonly #mostNodes: number;
  readonly #deadline: number;
  readonly #lookEvery: number;
  #lookAt: number;

  /** `fallbackMs` counts where the budget says nothing. */
  constructor(thinking: Thinking, fallbackMs = Infinity, lookEvery = LOOK_EVERY) {
    const { nodes, ms } = thinking.budget;
    this.#thinking = thinking;
    this.#mostNodes = nodes ?? Infinity;
    this.#lookEvery = lookEvery;
    this.#lookAt = lookEvery;
    // with a node budget the clock must not matter, unless it is asked for too
    this.#deadline = thinking.now() + (ms ?? (nodes === undefined ? fallbackMs : Infinity));
  }

  /** Nothing ends it, but nodes are counted. */
  static unlimited(): Effort {
    return new Effort({ budget: {}, random: () => 0, now: () => 0 });
  }

  /** Counts nodes. True if the search may go on. */
  spend(nodes = 1): boolean {
    this.nodes += nodes;
    if (this.nodes >= this.#mostNodes) this.spent = true;
    else if (this.nodes >= this.#lookAt) {
      this.#lookAt = this.nodes + this.#lookEvery;
      const { now, hurried } = this.#thinking;
      if (now() >= this.#deadline || hurried?.()) this.spent = true;
    }
    return !this.spent;
  }

  report(info: Info): void {
    this.#thinking.report?.({ nodes: this.nodes, ...info });
  }
}
