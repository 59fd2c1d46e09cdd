/** All ways to fill six bridges with six tokens, in the order of their ranks place by place: fewer tokens come first. */
import { type Fillings, goesBefore, permutations } from './fillings.ts';

export const SIX = 6;
const FILLINGS = 720;
/** Of a set. */
export const STRIDE: number = Math.ceil(FILLINGS / 32);
/** By how many tokens there are, the words that matter. */
const WORDS_FOR = Uint8Array.from([1, 1, 2, 6, 24, 120, FILLINGS], (fillings) => Math.ceil(fillings / 32));
/** A filling's code is the sum, over all tokens but the last, of 6^rank times the place. */
export const WEIGHTS = Int32Array.from({ length: SIX }, (_, rank) => (rank < SIX - 1 ? SIX ** rank : 0));

/** By filling, the ranks place by place. */
const RANKS: readonly (readonly number[])[] = permutations([...Array(SIX).keys()]);

/** By code, the filling's number. */
export const FILLING_OF = new Int16Array(SIX ** (SIX - 1));
RANKS.forEach((ranks, filling) => {
  FILLING_OF[ranks.reduce((code, rank, place) => code + WEIGHTS[rank]! * place, 0)] = filling;
});

/** By how many tokens there are: they have the last ranks and places, and the others lie on the places of their ranks. */
const EVERY_FILLING: readonly Int32Array[] = Array.from({ length: SIX + 1 }, (_, count) =>
  setOf((ranks) => ranks.every((rank, place) => place >= SIX - count || rank === place)),
);
/** The code of what lies there. */
export const REST_CODE: readonly number[] = EVERY_FILLING.map((_, count) =>
  WEIGHTS.reduce((code, weight, rank) => (rank < SIX - count ? code + weight * rank : code), 0),
);

const BELOW: Int32Array = join(SIX * (SIX + 1), (i) => {
  const place = Math.floor(i / (SIX + 1));
  return setOf((ranks) => ranks[place]! < i % (SIX + 1));
});

const knownBefore: Int32Array[] = [];
function before(ties: number, winner: number): Int32Array {
  knownBefore[3 * ties + winner] ??= join(SIX * SIX, (i) => {
    const [first, second] = [Math.floor(i / SIX), i % SIX];
    return setOf((ranks) => goesBefore(ranks[first]!, ranks[second]!, ties, winner));
  });
  return knownBefore[3 * ties + winner]!;
}

const known: Fillings[] = [];
/** The fillings of six tokens or fewer. */
export function sixes(left: number, ties: number): Fillings {
  known[ties * (SIX + 1) + left] ??= {
    size: SIX,
    stride: STRIDE,
    words: WORDS_FOR[left]!,
    every: EVERY_FILLING[left]!,
    below: BELOW,
    before: (winner) => before(ties, winner),
  };
  return known[ties * (SIX + 1) + left]!;
}

function setOf(has: (ranks: readonly number[]) => boolean): Int32Array {
  const set = new Int32Array(STRIDE);
  RANKS.forEach((ranks, filling) => {
    if (has(ranks)) set[filling >> 5]! |= 1 << (filling & 31);
  });
  return set;
}

function join(count: number, set: (i: number) => Int32Array): Int32Array {
  const all = new Int32Array(count * STRIDE);
  for (let i = 0; i < count; i++) all.set(set(i), i * STRIDE);
  return all;
}
