/**
 * One side ahead of its time: it places all its tokens but two in a row, then the sides take turns, the other one first.
 * With four own tokens these are two moves instead of one; with three, one, as in the game.
 */

import type { Outlook } from '../bounds/settled-walk.ts';
import type { Board } from '../position/board.ts';
import { canTie, Walks } from './branching-walk.ts';
import { CentreRule, canBar } from './centre-rule.ts';
import { Deals } from './filling-index.ts';
import { GREEN_DOWN, RED_DOWN } from './filling-sets.ts';
import { Starts } from './starts.ts';
import { Advances } from './successors.ts';

const known = new Map<string, Ahead>();
/** Large, and the same for all who ask. */
export function aheadOf(size: number, own: number): Ahead {
  const name = `${size} ${own}`;
  const ahead = known.get(name) ?? new Ahead(size, own);
  known.set(name, ahead);
  return ahead;
}

export class Ahead {
  /** The own side: red if the last of the tokens, which is green's, is the other side's. */
  readonly #red: boolean;
  readonly deals: Deals;
  readonly #starts: Starts;
  readonly walks: Walks;
  readonly #rule: CentreRule;
  /** By placement, the arrangements that are lost for the own side: with the other's equal token face down, or its own. */
  readonly #lost: Uint8Array;
  readonly #lostOwnDown: Uint8Array;

  constructor(size: number, own: number) {
    this.#red = size - own === 3;
    this.deals = new Deals(size, own);
    this.walks = new Walks(this.deals, this.#red);
    this.#rule = new CentreRule(size, own, this.#red);
    this.#starts = new Starts(new Advances(this.deals), this.#rule);
    this.#lost = new Uint8Array(this.deals.placements.length);
    this.#lostOwnDown = new Uint8Array(this.deals.placements.length);
  }

  /** Which own moves win; `outlook` is of this board, and open. */
  starts(board: Board, outlook: Outlook, target: number): Starts {
    this.walks.go(board, outlook, target);
    return this.startsThen(board, outlook);
  }

  /** The same when the walks have been gone. */
  startsThen(board: Board, outlook: Outlook): Starts {
    const starts = this.#starts;
    if (!canBar(board, outlook)) {
      this.#unpack(RED_DOWN, this.#lost);
      starts.begin(this.#lost);
      return starts;
    }
    this.#unpack(this.#red ? GREEN_DOWN : RED_DOWN, this.#lost);
    this.#rule.take(board, this.walks.ranks);
    if (canTie(board)) {
      this.#unpack(this.#red ? RED_DOWN : GREEN_DOWN, this.#lostOwnDown);
      starts.beginUnderRule(this.#lost, this.#lostOwnDown);
    } else starts.beginUnderRule(this.#lost, this.#lost);
    return starts;
  }

  /** What is lost for the own side, by placement of its tokens. */
  #unpack(down: number, into: Uint8Array): void {
    this.deals.unpack(this.walks.sets.enough(down), this.#red ? -1 : 0, into);
  }
}
