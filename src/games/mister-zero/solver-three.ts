/**
 * The last three tokens: six ways to fill the three bridges at most, whatever the order of placing. Each walk is gone
 * once. The first player has two tokens (his partner has one of them with four seats), the other side one, which goes to
 * one of the two bridges left; the last token goes to the other.
 */
import { CENTRAL_MASK, EMPTY, finishWalk, firstWayOver, lowest } from './solver-ways.ts';

/** Beyond every margin. */
const BEYOND = 127;

/** What is settled of the walk; `way` is negative while the first jump is open. */
interface Settled {
  way: number;
  used: number;
  margin: number;
  unpaid: number;
}

export class LastThree {
  readonly settled: Settled = { way: -1, used: 0, margin: 0, unpaid: 0 };
  readonly #bridges = new Uint8Array(3);
  readonly #tokens = new Uint8Array(3);
  /** By the bridges of the first two tokens, the margin. */
  readonly #margins = new Int8Array(9);
  /** A bit for each margin that is. */
  #known = 0;
  #numbers!: Int8Array;
  #m = 0;
  #faceDown = -1;

  /** Whether the centre rule has nothing to say about these tokens: nothing is barred, nothing will lie face down. */
  static isFree(free: number, team: number, other: number, m: number): boolean {
    return (free & CENTRAL_MASK) === 0 || ((team & other) === 0 && (((team | other) >> m) & 1) === 0);
  }

  /** As Solver.test: `hand` holds what the player to act may place of his team's two tokens. */
  test(
    numbers: Int8Array,
    red: boolean,
    hand: number,
    team: number,
    other: number,
    free: number,
    m: number,
    faceDown: number,
    target: number,
  ): number {
    this.#numbers = numbers;
    this.#m = m;
    this.#faceDown = faceDown;
    const bridges = this.#bridges;
    bridges[0] = lowest(free);
    bridges[1] = lowest(free & (free - 1));
    bridges[2] = 31 - Math.clz32(free);
    const tokens = this.#tokens;
    tokens[0] = lowest(team);
    tokens[1] = 31 - Math.clz32(team);
    tokens[2] = lowest(other);
    this.#known = 0;
    let best = red ? -BEYOND : BEYOND;
    for (let token = 0; token < 2; token++) {
      if (((hand >> tokens[token]!) & 1) === 0) continue;
      for (let at = 0; at < 3; at++) {
        const value = this.#afterPlacing(token, at, red, best);
        if (red ? value > best : value < best) best = value;
        if (red ? best >= target : best < target) break;
      }
      if (red ? best >= target : best < target) break;
    }
    numbers[bridges[0]!] = EMPTY;
    numbers[bridges[1]!] = EMPTY;
    numbers[bridges[2]!] = EMPTY;
    return best;
  }

  /** The other side chooses between two fillings; what is no better than `best` need not be exact. */
  #afterPlacing(token: number, at: number, red: boolean, best: number): number {
    const one = at === 0 ? 1 : 0;
    const two = 3 - at - one;
    const first = token === 0 ? this.#margin(at, one) : this.#margin(one, at);
    if (red ? first <= best : first >= best) return first;
    const second = token === 0 ? this.#margin(at, two) : this.#margin(two, at);
    return red === second < first ? second : first;
  }

  #margin(first: number, second: number): number {
    const index = 3 * first + second;
    if ((this.#known >> index) & 1) return this.#margins[index]!;
    this.#known |= 1 << index;
    const numbers = this.#numbers;
    const bridges = this.#bridges;
    const tokens = this.#tokens;
    numbers[bridges[first]!] = tokens[0]!;
    numbers[bridges[second]!] = tokens[1]!;
    numbers[bridges[3 - first - second]!] = tokens[2]!;
    const { way, used, margin, unpaid } = this.settled;
    const value =
      way >= 0 ? finishWalk(numbers, way, used, margin, unpaid) : this.#fromTheCentre(numbers, bridges, this.#faceDown);
    this.#margins[index] = value;
    return value;
  }

  #fromTheCentre(numbers: Int8Array, bridges: Uint8Array, faceDown: number): number {
    let down = faceDown;
    if (down >= 0) {
      // M6: a smaller token turns it up
      for (let i = 0; i < 3; i++) {
        const bridge = bridges[i]!;
        if ((CENTRAL_MASK >> bridge) & 1 && numbers[bridge]! < this.#m) down = -1;
      }
    }
    const way = firstWayOver(numbers, down);
    return finishWalk(numbers, way, 1 << (way >> 1), 0, 1);
  }
}
