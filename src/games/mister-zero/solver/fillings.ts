/**
 * All ways to fill six bridges with six tokens, as sets of bits. A token is known by its rank among the six, a bridge by
 * its place among the free ones, so these sets serve every position.
 */
export const SIX = 6;
const FILLINGS = 720;
/** Of a set. */
export const WORDS: number = Math.ceil(FILLINGS / 32);
/** By how many tokens there are, the words that matter: the fillings of fewer ones come first. */
export const WORDS_FOR = Uint8Array.from([1, 1, 2, 6, 24, 120, FILLINGS], (fillings) => Math.ceil(fillings / 32));
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
export const EVERY_FILLING: readonly Int32Array[] = Array.from({ length: SIX + 1 }, (_, count) =>
  setOf((ranks) => ranks.every((rank, place) => place >= SIX - count || rank === place)),
);
/** The code of what lies there. */
export const REST_CODE: readonly number[] = EVERY_FILLING.map((_, count) =>
  WEIGHTS.reduce((code, weight, rank) => (rank < SIX - count ? code + weight * rank : code), 0),
);

/** By place and rank, where a token of lower rank lies there: at (7 × place + rank) × WORDS. */
export const BELOW: Int32Array = join(SIX * (SIX + 1), (i) => {
  const place = Math.floor(i / (SIX + 1));
  return setOf((ranks) => ranks[place]! < i % (SIX + 1));
});

/** How equal numbers compare: the first place wins, the lower rank, or the higher one. */
export const FIRST = 0;
export const LOWER = 1;
export const HIGHER = 2;
const WINS = [() => true, (a: number, b: number) => a < b, (a: number, b: number) => a > b];

const known: Int32Array[] = [];
/**
 * By two places, where the token of the first goes before that of the second: at (6 × first + second) × WORDS. Bit k of
 * `ties` says that the ranks k and k + 1 carry the same number.
 */
export function goesBefore(ties: number, winner: number): Int32Array {
  const isTie = (a: number, b: number) => Math.abs(a - b) === 1 && ((ties >> Math.min(a, b)) & 1) === 1;
  known[3 * ties + winner] ??= join(SIX * SIX, (i) => {
    const [first, second] = [Math.floor(i / SIX), i % SIX];
    return setOf((ranks) => {
      const [a, b] = [ranks[first]!, ranks[second]!];
      return isTie(a, b) ? WINS[winner]!(a, b) : a < b;
    });
  });
  return known[3 * ties + winner]!;
}

function setOf(has: (ranks: readonly number[]) => boolean): Int32Array {
  const set = new Int32Array(WORDS);
  RANKS.forEach((ranks, filling) => {
    if (has(ranks)) set[filling >> 5]! |= 1 << (filling & 31);
  });
  return set;
}

function join(count: number, set: (i: number) => Int32Array): Int32Array {
  const all = new Int32Array(count * WORDS);
  for (let i = 0; i < count; i++) all.set(set(i), i * WORDS);
  return all;
}

function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}
