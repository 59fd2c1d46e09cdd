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

const except = (...slots: number[]) => [0, 1, 2, 3].filter((slot) => !slots.includes(slot));

/**
 * By slot of the own token and arrangements lost there: for each matching, six bits for who lies on the two slots that are
 * neither this nor its partner. What two partners have both is lost wherever the own token goes.
 */
export const LOST_BESIDE: Int32Array = Int32Array.from({ length: SLOTS << FIELD }, (_, i) => {
  const slot = i >> FIELD;
  let fields = 0;
  for (const matching of MATCHINGS) {
    const [k, l] = except(slot, slot ^ (matching + 1)) as [number, number];
    PERMUTATIONS.forEach((tokens, arrangement) => {
      if (((i >> arrangement) & 1) === 0) return;
      const others = except(slot);
      const [a, b] = [tokens[others.indexOf(k)]!, tokens[others.indexOf(l)]!];
      const pair = PERMUTATIONS.findIndex((each) => each[0] === a && each[1] === b);
      fields |= 1 << (matching * FIELD + pair);
    });
  }
  return fields;
});

/**
 * By matching and what is lost for its two pairs of partners, the one of slot 0 first: the tokens that win, one slot after
 * another for each.
 */
export const WINS_THREE: Int16Array = Int16Array.from({ length: MATCHINGS.length << (2 * FIELD) }, (_, i) => {
  const matching = i >> (2 * FIELD);
  const partners = [0, matching + 1];
  let wins = 0;
  for (let bit = 0; bit < 2 * FIELD; bit++) {
    if (((i >> bit) & 1) === 0) continue;
    const [k, l] = (bit < FIELD ? except(...partners) : partners) as [number, number];
    const [a, b] = PERMUTATIONS[bit % FIELD] as [number, number];
    wins |= (1 << (a * SLOTS + k)) | (1 << (b * SLOTS + l));
  }
  return wins;
});

/** With two others: by what is lost, two bits for each of three slots of the own token. */
export const WINS_TWO: Uint8Array = Uint8Array.from({ length: 1 << FIELD }, (_, lost) => {
  let wins = 0;
  for (let bit = 0; bit < FIELD; bit++) {
    if (((lost >> bit) & 1) === 0) continue;
    const [k, l] = [0, 1, 2].filter((slot) => slot !== bit >> 1) as [number, number];
    const [a, b] = bit & 1 ? [1, 0] : [0, 1];
    wins |= (1 << (a! * 3 + k)) | (1 << (b! * 3 + l));
  }
  return wins;
});
