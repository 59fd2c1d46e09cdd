/**
 * The end of a game of one own token and two or three others, as tables: by what is lost of the fillings, which of the
 * other side's tokens, placed where, wins. Arrangements are those of Deals, slots the free places from left to right.
 */
import { permutations } from './fillings.ts';

const SLOTS = 4;
const PERMUTATIONS = permutations([0, 1, 2]);
/** Slots go two by two in three ways; in the way `m` the partner of a slot is slot ^ (m + 1). */
const MATCHINGS = [0, 1, 2];
const FIELD = 6;
const PATTERNS = 2 ** SLOTS;

const except = (...slots: number[]) => [0, 1, 2, 3].filter((slot) => !slots.includes(slot));
const has = (set: number, i: number) => ((set >> i) & 1) === 1;

/** Two tokens of the other side, each on its slot. */
type Pair = readonly [a: number, k: number, b: number, l: number];
/** The pairs on two slots, as the six bits of a field know them. */
const pairsOn = ([k, l]: readonly number[]): Pair[] => PERMUTATIONS.map(([a, b]) => [a!, k!, b!, l!]);
/** Of the pairs beside a slot and its partner, those with a quality: a field for each matching. */
function fieldsBeside(slot: number, is: (pair: Pair, partner: number) => boolean): number {
  let fields = 0;
  for (const matching of MATCHINGS) {
    const partner = slot ^ (matching + 1);
    pairsOn(except(slot, partner)).forEach((pair, i) => {
      if (is(pair, partner)) fields |= 1 << (matching * FIELD + i);
    });
  }
  return fields;
}

/**
 * By slot of the own token and arrangements lost there: for each matching, six bits for who lies on the two slots that are
 * neither this nor its partner. What two partners have both is lost wherever the own token goes.
 */
export const LOST_BESIDE: Int32Array = Int32Array.from({ length: SLOTS << FIELD }, (_, i) => {
  const slot = i >> FIELD;
  const others = except(slot);
  return fieldsBeside(slot, ([a, k, b, l]) =>
    PERMUTATIONS.some((tokens, at) => has(i, at) && tokens[others.indexOf(k)] === a && tokens[others.indexOf(l)] === b),
  );
});

/**
 * By matching and what is lost for its two pairs of partners, the one of slot 0 first: the tokens that win, one slot after
 * another for each.
 */
export const WINS_THREE: Int16Array = Int16Array.from({ length: MATCHINGS.length << (2 * FIELD) }, (_, i) => {
  const partners = [0, (i >> (2 * FIELD)) + 1];
  let wins = 0;
  [...pairsOn(except(...partners)), ...pairsOn(partners)].forEach(([a, k, b, l], bit) => {
    if (has(i, bit)) wins |= (1 << (a * SLOTS + k)) | (1 << (b * SLOTS + l));
  });
  return wins;
});

/** With two others: by what is lost, two bits for each of three slots of the own token. */
export const WINS_TWO: Uint8Array = Uint8Array.from({ length: 1 << FIELD }, (_, lost) => {
  let wins = 0;
  for (let bit = 0; bit < FIELD; bit++) {
    if (!has(lost, bit)) continue;
    const [a, k, b, l] = pairOfTwo(bit);
    wins |= (1 << (a * 3 + k)) | (1 << (b * 3 + l));
  }
  return wins;
});

function pairOfTwo(bit: number): Pair {
  const [k, l] = [0, 1, 2].filter((slot) => slot !== bit >> 1) as [number, number];
  return bit & 1 ? [1, k, 0, l] : [0, k, 1, l];
}

// the centre rule: tables by pattern, which slots are central

/** Whether a token may come second to a slot: a restricted one not to the centre, unless a smaller one lies there. */
const maySecond = (restricted: number, pattern: number, [a, k, b, l]: Pair) =>
  !(has(restricted, a) && has(pattern, k)) || (b < a && has(pattern, l));
const mayBoth = (restricted: number, pattern: number, [a, k, b, l]: Pair) =>
  maySecond(restricted, pattern, [a, k, b, l]) && maySecond(restricted, pattern, [b, l, a, k]);

/** By restricted tokens and pattern, as WINS_THREE reads it, the pairs that can come about: matching after matching. */
export const ALLOWED_THREE: Int16Array = Int16Array.from({ length: 8 * PATTERNS * SLOTS }, (_, i) => {
  const partners = [0, (i % SLOTS) + 1];
  if (partners[1] === SLOTS) return 0;
  const pairs = [...pairsOn(except(...partners)), ...pairsOn(partners)];
  return pairs.reduce((set, pair, bit) => {
    const restricted = Math.floor(i / SLOTS / PATTERNS);
    return mayBoth(restricted, Math.floor(i / SLOTS) % PATTERNS, pair) ? set | (1 << bit) : set;
  }, 0);
});

/** The same for two others; the second one is the last, and may come to the centre where nothing else is free. */
export const ALLOWED_TWO: Uint8Array = Uint8Array.from({ length: 4 * 8 }, (_, i) => {
  const [restricted, pattern] = [i >> 3, i & 7];
  let allowed = 0;
  for (let bit = 0; bit < FIELD; bit++) {
    if (has(pattern, bit >> 1) || mayBoth(restricted, pattern, pairOfTwo(bit))) allowed |= 1 << bit;
  }
  return allowed;
});

const lies = (token: number, pattern: number, [a, k, b, l]: Pair) =>
  (a === token && has(pattern, k)) || (b === token && has(pattern, l));

/** The own token has so many smaller others before it, and then its equal. By slot, how it fares against a pair. */
const besides = (is: (pattern: number, slot: number, smaller: number, pair: Pair, partner: number) => boolean) =>
  Int32Array.from({ length: SLOTS * PATTERNS * SLOTS }, (_, i) => {
    const [smaller, pattern, slot] = [i >> 6, (i >> 2) % PATTERNS, i % SLOTS];
    return fieldsBeside(slot, (pair, partner) => is(pattern, slot, smaller, pair, partner));
  });
const isSmallest = (pattern: number, smaller: number, [a, k, b, l]: Pair) =>
  !(a < smaller && has(pattern, k)) && !(b < smaller && has(pattern, l));

/** Where it may not come to the centre, an equal one lying there before all; it may where nothing else is free. */
export const BARRED: Int32Array = besides(
  (pattern, slot, smaller, pair, partner) =>
    has(pattern, slot) && !has(pattern, partner) && isSmallest(pattern, smaller, pair),
);
/** Where it comes to the centre after its equal. */
export const AFTER_EQUAL: Int32Array = besides(
  (pattern, slot, smaller, pair) => has(pattern, slot) && lies(smaller, pattern, pair),
);
