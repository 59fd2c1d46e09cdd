/** One budget for several searches after one another: what one leaves over is the next one's, what it overdraws is not. */
import type { Thinking } from '../../../core/bot.ts';
import { Effort, USUAL_MS } from '../../../search/effort.ts';

export class Spending {
  readonly #thinking: Thinking;
  readonly #started: number;
  readonly #efforts: Effort[] = [];

  constructor(thinking: Thinking) {
    this.#thinking = thinking;
    this.#started = thinking.now();
  }

  /** Time is never spent twice alike, so that nobody can expect the same answer again. */
  get timed(): boolean {
    return this.#thinking.budget.nodes === undefined;
  }

  /** Of all searches so far. */
  get nodes(): number {
    return this.#efforts.reduce((sum, { nodes }) => sum + nodes, 0);
  }

  /** For a search that ends when this share of the whole budget is gone. */
  until(share: number): Effort {
    const { nodes, ms = nodes === undefined ? USUAL_MS : undefined } = this.#thinking.budget;
    const budget = {
      ...(nodes !== undefined && { nodes: Math.max(1, Math.ceil(nodes * share) - this.nodes) }),
      ...(ms !== undefined && { ms: Math.max(0, this.#started + ms * share - this.#thinking.now()) }),
    };
    const effort = new Effort({ ...this.#thinking, budget });
    this.#efforts.push(effort);
    return effort;
  }
}
