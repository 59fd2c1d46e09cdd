/**
 * An endgame table: the end of a game of one own token and two or three others, as tables: by what is lost of the fillings, which of the
 * other side's tokens, placed where, wins. Arrangements are those of FillingIndex, slots the free places from left to right.
 */
import { maskOf } from '../position/ways.ts';
import { permutations, unions } from './combinatorics.ts';

const SLOTS = 4;
const PERMUTATIONS = permutations([0, 1, 2]);
/** Slots go two by two in three ways; in the way `m` the partner of a slot is slot ^ (m + 1). */
const MATCHINGS = [0, 1, 2];
/** Bits of a field, one a pair. */
const FIELD = 6;
const FIELD_MASK = 2 ** FIELD - 1;
const UPPER_FIELD_MASK = FIELD_MASK << FIELD;
const TWO_FIELDS = 2 * FIELD;
const PATTERNS = 2 ** SLOTS;
// in the index of a table: below the pattern a slot or a matching, above it tokens
const PATTERN = 2;
const TOKENS = PATTERN + SLOTS;
const SLOT_MASK = SLOTS - 1;

const except = (...slots: number[]) => [0, 1, 2, 3].filter((slot) => !slots.includes(slot));
const has = (set: number, i: number) => ((set >> i) & 1) === 1;

/** Two tokens of the other side, each on its slot. */
type Pair = readonly [a: number, k: number, b: number, l: number];
/** The pairs on two slots, as the six bits of a field know them. */
const pairsOn = ([k, l]: readonly number[]): Pair[] => PERMUTATIONS.map(([a, b]) => [a!, k!, b!, l!]);
/** By two slots, the pairs on the other two. */
const PAIRS_BESIDE = Array.from({ length: SLOTS * SLOTS }, (_, i) => pairsOn(except(Math.floor(i / SLOTS), i % SLOTS)));
/** Of the pairs beside a slot and its partner, those with a quality: a field for each matching. */
function fieldsBeside(slot: number, is: (pair: Pair, partner: number) => boolean): number {
  let fields = 0;
  for (const matching of MATCHINGS) {
    const partner = slot ^ (matching + 1);
    PAIRS_BESIDE[SLOTS * slot + partner]!.forEach((pair, i) => {
      if (is(pair, partner)) fields |= 1 << (matching * FIELD + i);
    });
  }
  return fields;
}

/**
 * By slot of the own token and arrangements lost there: for each matching, six bits for who lies on the two slots that are
 * neither this nor its partner. What two partners have both is lost wherever the own token goes.
 */
const LOST_BESIDE: Int32Array = Int32Array.from(
  [0, 1, 2, 3].flatMap((slot) =>
    unions(
      PERMUTATIONS.map((tokens) => {
        const tokenOn = (on: number) => tokens[except(slot).indexOf(on)];
        return fieldsBeside(slot, ([a, k, b, l]) => tokenOn(k) === a && tokenOn(l) === b);
      }),
    ),
  ),
);

/** The pairs of a matching as its two fields know them, that of the partner of slot 0 first. */
const PAIRS_OF = MATCHINGS.map((matching) => [...PAIRS_BESIDE[matching + 1]!, ...pairsOn([0, matching + 1])]);
const winsOf = ([a, k, b, l]: Pair, slots: number) => (1 << (a * slots + k)) | (1 << (b * slots + l));

/** By matching and what is lost in its fields: the tokens that win, one slot after another for each. */
const WINS_THREE: Int16Array = Int16Array.from(
  MATCHINGS.flatMap((matching) => unions(PAIRS_OF[matching]!.map((pair) => winsOf(pair, SLOTS)))),
);

/** With two others: by what is lost, two bits for each of three slots of the own token. */
const WINS_TWO: Uint8Array = Uint8Array.from(unions([...Array(FIELD).keys()].map((bit) => winsOf(pairOfTwo(bit), 3))));

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

/** By restricted tokens, pattern and matching (four a pattern, the last one idle): the pairs that can come about. */
const ALLOWED_THREE: Int16Array = Int16Array.from({ length: 8 * PATTERNS * SLOTS }, (_, i) => {
  const [restricted, pattern, matching] = [i >> TOKENS, (i >> PATTERN) % PATTERNS, i & SLOT_MASK];
  const pairs = PAIRS_OF[matching] ?? [];
  return pairs.reduce((allowed, pair, bit) => allowed | (mayBoth(restricted, pattern, pair) ? 1 << bit : 0), 0);
});

/** The same for two others; the second one is the last, and may come to the centre where nothing else is free. */
const ALLOWED_TWO: Uint8Array = Uint8Array.from({ length: 4 * 8 }, (_, i) => {
  const [restricted, pattern] = [i >> 3, i & 7];
  const isAllowed = (bit: number) => has(pattern, bit >> 1) || mayBoth(restricted, pattern, pairOfTwo(bit));
  return maskOf([...Array(FIELD).keys()].filter(isAllowed));
});

const lies = (token: number, pattern: number, [a, k, b, l]: Pair) =>
  (a === token && has(pattern, k)) || (b === token && has(pattern, l));

/** The own token has so many smaller others before it, and then its equal. By slot, how it fares against a pair. */
const besides = (is: (pattern: number, slot: number, smaller: number, pair: Pair, partner: number) => boolean) =>
  Int32Array.from({ length: SLOTS * PATTERNS * SLOTS }, (_, i) => {
    const [smaller, pattern, slot] = [i >> TOKENS, (i >> PATTERN) % PATTERNS, i & SLOT_MASK];
    return fieldsBeside(slot, (pair, partner) => is(pattern, slot, smaller, pair, partner));
  });
const isSmallest = (pattern: number, smaller: number, [a, k, b, l]: Pair) =>
  !(a < smaller && has(pattern, k)) && !(b < smaller && has(pattern, l));

/** Where it may not come to the centre, an equal one lying there before all; it may where nothing else is free. */
const BARRED: Int32Array = besides(
  (pattern, slot, smaller, pair, partner) =>
    has(pattern, slot) && !has(pattern, partner) && isSmallest(pattern, smaller, pair),
);
/** Where it comes to the centre after its equal. */
const AFTER_EQUAL: Int32Array = besides(
  (pattern, slot, smaller, pair) => has(pattern, slot) && lies(smaller, pattern, pair),
);

// what the tables say

/** By slot of the own token and arrangements lost there. */
export const lostBeside = (slot: number, lost: number): number => LOST_BESIDE[(slot << FIELD) | lost]!;

/** The same for an own token with so many smaller others whose equal lay on the centre before all: it may be barred. */
export function lostOrBarred(slot: number, lost: number, smaller: number, pattern: number): number {
  return lostBeside(slot, lost) | BARRED[(smaller << TOKENS) | (pattern << PATTERN) | slot]!;
}

/** The same if its equal is among the others; after that one it comes face down, if at all. */
export function lostOrAfter(
  slot: number,
  lost: number,
  lostFaceDown: number,
  smaller: number,
  pattern: number,
  isZero: boolean,
): number {
  const i = (smaller << TOKENS) | (pattern << PATTERN) | slot;
  const after = AFTER_EQUAL[i]!;
  const faceDown = isZero ? lostBeside(slot, lostFaceDown) : lostBeside(slot, lostFaceDown) | BARRED[i]!;
  return (lostBeside(slot, lost) & ~after) | (faceDown & after);
}

/** By what is lost beside the four slots: the tokens of the other side that win, four bits each. */
export function winsThree(a: number, b: number, c: number, d: number, restricted: number, pattern: number): number {
  const allowed = (restricted << TOKENS) | (pattern << PATTERN);
  const one = (a & b & FIELD_MASK) | ((c & d & FIELD_MASK) << FIELD);
  const two = (((a & c) >> FIELD) & FIELD_MASK) | (b & d & UPPER_FIELD_MASK);
  const three = (((a & d) >> TWO_FIELDS) & FIELD_MASK) | (((b & c) >> FIELD) & UPPER_FIELD_MASK);
  return (
    WINS_THREE[one & ALLOWED_THREE[allowed]!]! |
    WINS_THREE[(1 << TWO_FIELDS) | (two & ALLOWED_THREE[allowed | 1]!)]! |
    WINS_THREE[(2 << TWO_FIELDS) | (three & ALLOWED_THREE[allowed | 2]!)]!
  );
}

/** By which arrangements are lost on the three slots: the same, three bits each. */
export function winsTwo(a: number, b: number, c: number, restricted: number, pattern: number): number {
  return WINS_TWO[(a | (b << 2) | (c << 4)) & ALLOWED_TWO[(restricted << 3) | pattern]!]!;
}
