/**
 * A game in which one side has a head start: it places all its tokens but two in a row, then the sides take turns, the other one first.
 * With four own tokens these are two moves instead of one; with three, one, as in the game.
 */
import type { SettledWalk } from '../bounds/settled-walk.ts';
import type { PackedBoard } from '../position/board.ts';
import { BranchingWalk, canTie } from './branching-walk.ts';
import { CentreRule, canBar } from './centre-rule.ts';
import { FillingIndex } from './filling-index.ts';
import { GREEN_DOWN, RED_DOWN } from './filling-sets.ts';
import { Starts } from './starts.ts';
import { Successors } from './successors.ts';

const known = new Map<string, HeadStartGame>();
/** Large, and the same for all who ask. */
export function headStartGame(size: number, own: number): HeadStartGame {
  const name = `${size} ${own}`;
  const headStart = known.get(name) ?? new HeadStartGame(size, own);
  known.set(name, headStart);
  return headStart;
}

export class HeadStartGame {
  /** The own side: red if the last of the tokens, which is green's, is the other side's. */
  readonly #red: boolean;
  readonly fillings: FillingIndex;
  readonly #starts: Starts;
  readonly walk: BranchingWalk;
  readonly #rule: CentreRule;
  /** By placement, the arrangements that are lost for the own side: with the other's equal token face down, or its own. */
  readonly #lost: Uint8Array;
  readonly #lostOwnDown: Uint8Array;

  constructor(size: number, own: number) {
    this.#red = size - own === 3;
    this.fillings = new FillingIndex(size, own);
    this.walk = new BranchingWalk(this.fillings, this.#red);
    this.#rule = new CentreRule(size, own, this.#red);
    this.#starts = new Starts(new Successors(this.fillings), this.#rule);
    this.#lost = new Uint8Array(this.fillings.placements.length);
    this.#lostOwnDown = new Uint8Array(this.fillings.placements.length);
  }

  /** Which own moves win; `settled` is of this board, and open. */
  starts(board: PackedBoard, settled: SettledWalk, target: number): Starts {
    this.walk.run(board, settled, target);
    return this.startsThen(board, settled);
  }

  /** The same when the walks have been gone. */
  startsThen(board: PackedBoard, settled: SettledWalk): Starts {
    const starts = this.#starts;
    if (!canBar(board, settled)) {
      this.#unpack(RED_DOWN, this.#lost);
      starts.begin(this.#lost);
      return starts;
    }
    this.#unpack(this.#red ? GREEN_DOWN : RED_DOWN, this.#lost);
    this.#rule.take(board, this.walk.ranks);
    if (canTie(board)) {
      this.#unpack(this.#red ? RED_DOWN : GREEN_DOWN, this.#lostOwnDown);
      starts.beginUnderRule(this.#lost, this.#lostOwnDown);
    } else starts.beginUnderRule(this.#lost, this.#lost);
    return starts;
  }

  /** What is lost for the own side, by placement of its tokens. */
  #unpack(down: number, into: Uint8Array): void {
    this.fillings.unpack(this.walk.sets.enough(down), this.#red ? -1 : 0, into);
  }
}
