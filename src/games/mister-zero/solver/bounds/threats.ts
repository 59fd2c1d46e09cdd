/**
 * Threats. If the other side, were it to move now, could place a token after which every walk is to its liking, then it
 * will do so next turn, unless the bridge is taken. So only that bridge is worth a move, and with two threats on
 * different bridges there is nothing to try at all.
 */
import type { Board } from '../position/board.ts';
import { BRIDGE_COUNT, CENTRAL_MASK, EMPTY, lowest } from '../position/ways.ts';
import { Trial } from './hit-rate.ts';
import { Prospect } from './relaxed-walks.ts';
import { Outlook } from './settled-walk.ts';

/** They go on being looked for where one look of so many finds some. */
const RARE = 20;

export class Threats {
  readonly #outlook = new Outlook();
  readonly #prospect = new Prospect();
  /** By tokens left; apart while the first jump is open, for then threats are rare. */
  readonly #trials = Array.from({ length: BRIDGE_COUNT + 1 }, () => [new Trial(RARE), new Trial(RARE)] as const);

  /** Of the free bridges those that may help the player to act: all, one, or none (0). The prospect is a judged one. */
  bridgesLeft(board: Board, outlook: Outlook, { enoughSeen, shortSeen }: Prospect, target: number): number {
    const trial = this.#trials[board.left]![outlook.way < 0 ? 1 : 0];
    if (!trial.isWorthIt) return board.free;
    // a threat must touch what matters on the walk that the player to act would like
    const bridges = this.#unthreatened(board, outlook, target, board.mover === 0 ? enoughSeen : shortSeen);
    trial.note(bridges !== board.free);
    return bridges;
  }

  #unthreatened(board: Board, outlook: Outlook, target: number, seen: number): number {
    const forRed = board.mover === 1;
    const hand = board.nextHand;
    // almost every threat works with one of the two ends of the hand
    const smallest = lowest(hand);
    const largest = 31 - Math.clz32(hand);
    // while the first jump is open the centre rule is in force
    const centre = outlook.way < 0 ? CENTRAL_MASK : 0;
    let left = board.free;
    for (let rest = board.free & seen; rest && left; rest &= rest - 1) {
      const bridge = lowest(rest);
      const ruled = (centre >> bridge) & 1;
      if (
        (!(ruled && smallest === board.smallestCentral) &&
          this.#threatens(board, outlook, smallest, bridge, forRed, target)) ||
        (largest !== smallest &&
          !(ruled && largest === board.smallestCentral) &&
          this.#threatens(board, outlook, largest, bridge, forRed, target))
      ) {
        // an equal token on another central bridge bars it
        left &= ruled && board.hand & hand ? centre | (1 << bridge) : 1 << bridge;
      }
    }
    return left;
  }

  #threatens(board: Board, settled: Outlook, number: number, bridge: number, forRed: boolean, target: number): boolean {
    const { faceDown } = board;
    // M6
    if ((CENTRAL_MASK >> bridge) & 1 && number < board.smallestCentral) board.faceDown = -1;
    board.numbers[bridge] = number;
    board.free ^= 1 << bridge;
    if (forRed) board.red ^= 1 << number;
    else board.green ^= 1 << number;
    const outlook = this.#outlook;
    outlook.look(board, settled, target);
    let wins = forRed ? outlook.low >= target : outlook.high < target;
    if (!wins && (forRed ? outlook.high >= target : outlook.low < target)) {
      const prospect = this.#prospect;
      wins = forRed ? prospect.allReach(board, outlook, target) : prospect.noneReaches(board, outlook, target);
    }
    if (forRed) board.red ^= 1 << number;
    else board.green ^= 1 << number;
    board.free ^= 1 << bridge;
    board.numbers[bridge] = EMPTY;
    board.faceDown = faceDown;
    return wins;
  }
}
