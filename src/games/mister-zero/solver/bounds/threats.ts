/**
 * Threats. If the other side, were it to move now, could place a token after which every walk is to its liking, then it
 * will do so next turn, unless the bridge is taken. So only that bridge is worth a move, and with two threats on
 * different bridges there is nothing to try at all.
 */
import type { PackedBoard } from '../position/board.ts';
import { BRIDGE_COUNT, CENTRAL_MASK, EMPTY, lowest, NO_BRIDGE } from '../position/ways.ts';
import { HitRate } from './hit-rate.ts';
import { RelaxedWalks } from './relaxed-walks.ts';
import { SettledWalk } from './settled-walk.ts';

/** They go on being looked for where one look of so many finds some. */
const RARE = 20;

export class Threats {
  readonly #settled = new SettledWalk();
  readonly #relaxed = new RelaxedWalks();
  /** By tokens left; apart while the first jump is open, for then threats are rare. */
  readonly #hitRates = Array.from({ length: BRIDGE_COUNT + 1 }, () => [new HitRate(RARE), new HitRate(RARE)] as const);

  /** Of the free bridges those that may help the player to act: all, one, or none (0). The relaxed walks are judged. */
  bridgesLeft(
    board: PackedBoard,
    settled: SettledWalk,
    { enoughWitness, shortWitness }: RelaxedWalks,
    target: number,
  ): number {
    const hitRate = this.#hitRates[board.left]![settled.way < 0 ? 1 : 0];
    if (!hitRate.isWorthIt) return board.free;
    // a threat must touch what matters on the walk that the player to act would like
    const bridges = this.#unthreatened(board, settled, target, board.mover === 0 ? enoughWitness : shortWitness);
    hitRate.note(bridges !== board.free);
    return bridges;
  }

  #unthreatened(board: PackedBoard, settled: SettledWalk, target: number, seen: number): number {
    const forRed = board.mover === 1;
    const hand = board.nextHand;
    // almost every threat works with one of the two ends of the hand
    const smallest = lowest(hand);
    const largest = 31 - Math.clz32(hand);
    // while the first jump is open the centre rule is in force
    const centre = settled.way < 0 ? CENTRAL_MASK : 0;
    let left = board.free;
    for (let rest = board.free & seen; rest && left; rest &= rest - 1) {
      const bridge = lowest(rest);
      const ruled = (centre >> bridge) & 1;
      if (
        (!(ruled && smallest === board.smallestCentral) &&
          this.#threatens(board, settled, smallest, bridge, forRed, target)) ||
        (largest !== smallest &&
          !(ruled && largest === board.smallestCentral) &&
          this.#threatens(board, settled, largest, bridge, forRed, target))
      ) {
        // an equal token on another central bridge bars it
        left &= ruled && board.hand & hand ? centre | (1 << bridge) : 1 << bridge;
      }
    }
    return left;
  }

  #threatens(
    board: PackedBoard,
    from: SettledWalk,
    number: number,
    bridge: number,
    forRed: boolean,
    target: number,
  ): boolean {
    const { faceDown } = board;
    // M6
    if ((CENTRAL_MASK >> bridge) & 1 && number < board.smallestCentral) board.faceDown = NO_BRIDGE;
    board.numbers[bridge] = number;
    board.free ^= 1 << bridge;
    if (forRed) board.red ^= 1 << number;
    else board.green ^= 1 << number;
    const settled = this.#settled;
    settled.extend(board, from, target);
    let wins = forRed ? settled.low >= target : settled.high < target;
    if (!wins && (forRed ? settled.high >= target : settled.low < target)) {
      const relaxed = this.#relaxed;
      wins = forRed ? relaxed.allReach(board, settled, target) : relaxed.noneReaches(board, settled, target);
    }
    if (forRed) board.red ^= 1 << number;
    else board.green ^= 1 << number;
    board.free ^= 1 << bridge;
    board.numbers[bridge] = EMPTY;
    board.faceDown = faceDown;
    return wins;
  }
}
