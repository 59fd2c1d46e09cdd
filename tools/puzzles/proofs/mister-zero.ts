/** Mister Zero by laying the last tokens in every way. The centre rule is written here once more; the walk is that of the rules. */
import { BRIDGES, CENTRAL } from '../../../src/games/mister-zero/bridges.data.ts';
import { type MisterZeroState, NUMBERS, type Token } from '../../../src/games/mister-zero/state.ts';
import { walk } from '../../../src/games/mister-zero/walk.ts';
import type { Proof } from './proof.ts';

const NONE = -1;
/** Of a bridge: free, or one of the tokens of two colours. */
const DIGITS = 1 + 2 * NUMBERS.length;
const isCentral = BRIDGES.map((bridge) => CENTRAL.includes(bridge));

export const misterZero: Proof = {
  rightMoves(given, seat, kind) {
    const board = new Board(given as MisterZeroState);
    const moves = board.mover === seat ? board.moves() : [];
    const sign = seat === 0 ? 1 : -1;
    const margins = moves.map((move) => sign * board.after(move, board.margin));
    const most = Math.max(...margins);
    return moves.filter((_, i) => (kind === 'win' ? margins[i]! > 0 : margins[i] === most)).map(write);
  },
};

interface Laying {
  readonly number: number;
  readonly bridge: number;
  readonly down: boolean;
}

const write = ({ number, bridge, down }: Laying): string => `${number}@${BRIDGES[bridge]}${down ? '!' : ''}`;

class Board {
  /** By bridge, NONE where none lies. */
  readonly #numbers: number[];
  /** The numbers in hand, red's and green's, a bit each. */
  readonly #hands: number[];
  #left: number;
  #down: number;
  /** What is laid from here on, and by whom, as one number: a digit for each bridge that is free now. */
  #laid = 0;
  readonly #digits: readonly number[];
  readonly #known = new Map<number, number>();

  constructor({ tokens, hands, faceDown }: MisterZeroState) {
    this.#numbers = BRIDGES.map((bridge) => tokens[bridge]?.number ?? NONE);
    this.#hands = hands.map((hand) => hand.reduce((bits, number) => bits | (1 << number), 0));
    this.#left = hands[0]!.length + hands[1]!.length;
    this.#down = faceDown === null ? NONE : BRIDGES.indexOf(faceDown);
    let place = BRIDGES.length + 1;
    this.#digits = this.#numbers.map((number) => {
      if (number === NONE) place *= DIGITS;
      return number === NONE ? place / DIGITS : 0;
    });
  }

  /** Red begins; nobody once all are laid. */
  get mover(): number {
    return this.#left === 0 ? NONE : this.#left % 2;
  }

  moves(): Laying[] {
    const hand = this.#hands[this.mover]!;
    const smallest = this.#smallest();
    const lastResort = (hand & (hand - 1)) === 0 && this.#numbers.every((each, i) => each !== NONE || isCentral[i]);
    const found: Laying[] = [];
    for (let number = 0; number < NUMBERS.length; number++) {
      if ((hand & (1 << number)) === 0) continue;
      for (let bridge = 0; bridge < BRIDGES.length; bridge++) {
        if (this.#numbers[bridge] !== NONE) continue;
        const isEqual = isCentral[bridge]! && number === smallest;
        if (!isEqual || number === 0 || lastResort) found.push({ number, bridge, down: isEqual });
      }
    }
    return found;
  }

  /** What is so after a move, which is then taken back. */
  after(move: Laying, look: () => number): number {
    const { number, bridge } = move;
    const { mover } = this;
    const down = this.#down;
    const turnsUp = down !== NONE && isCentral[bridge]! && number < this.#numbers[down]!;
    const digit = this.#digits[bridge]! * (1 + number + NUMBERS.length * mover);
    this.#numbers[bridge] = number;
    this.#hands[mover]! ^= 1 << number;
    this.#down = move.down ? bridge : turnsUp ? NONE : down;
    this.#laid += digit;
    this.#left--;
    const found = look();
    this.#left++;
    this.#laid -= digit;
    this.#down = down;
    this.#hands[mover]! ^= 1 << number;
    this.#numbers[bridge] = NONE;
    return found;
  }

  /** Red's tokens less green's with best play. */
  margin = (): number => {
    if (this.mover === NONE) return this.#walked();
    const key = this.#laid + this.#down + 1;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const sign = this.mover === 0 ? 1 : -1;
    let best = -Infinity;
    for (const move of this.moves()) best = Math.max(best, sign * this.after(move, this.margin));
    this.#known.set(key, sign * best);
    return sign * best;
  };

  /** Whose a token is decides nothing on the walk. */
  #walked(): number {
    const tokens = Object.fromEntries(
      BRIDGES.map((bridge, i): [string, Token] => [bridge, { colour: 'red', number: this.#numbers[i]! }]),
    );
    const { red, green } = walk(tokens as MisterZeroState['tokens'], BRIDGES[this.#down] ?? null).taken;
    return red - green;
  }

  #smallest(): number {
    let smallest = Infinity;
    for (let i = 0; i < BRIDGES.length; i++) {
      if (isCentral[i] && this.#numbers[i] !== NONE) smallest = Math.min(smallest, this.#numbers[i]!);
    }
    return smallest;
  }
}
