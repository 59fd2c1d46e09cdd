/** What the packed board looks up: directions, how far each piece goes, and the keys that positions are hashed with. */
import { AREA, ARROW, BLACK, CODES, CROSS, PLUS, STRIDE, SYMBOL_MASK, UP, Z, ZERO } from './codes.ts';

/** N NE E SE S SW W NW; the way back is four further on. */
export const OFFSETS = Int8Array.of(STRIDE, STRIDE + 1, 1, 1 - STRIDE, -STRIDE, -STRIDE - 1, -1, STRIDE - 1);

/** By code × 8 + direction: how many cells a piece goes that way at most. */
export const REACH = reaches();

function reaches(): Uint8Array {
  const reach = new Uint8Array(CODES * 8);
  for (let code = 0; code < CODES; code++) {
    const symbol = code & SYMBOL_MASK;
    if (symbol < Z || symbol > PLUS) continue;
    for (let way = 0; way < 8; way++) reach[code * 8 + way] = reachOf(code, way);
  }
  return reach;
}

function reachOf(code: number, way: number): number {
  const forward = code < BLACK ? way === 7 || way <= 1 : way >= 3 && way <= 5;
  if ((code & UP) === 0) return forward ? 1 : 0;
  switch (code & SYMBOL_MASK) {
    case Z:
      return 1;
    case ZERO:
      return forward ? 1 : 0;
    case ARROW:
      return forward ? 2 : 0;
    case CROSS:
      return way % 2 === 1 ? STRIDE : 0;
    default:
      return way % 2 === 0 ? STRIDE : 0;
  }
}

/** A fixed stream of well mixed 32-bit numbers (Marsaglia's xorshift). */
function stream(seed: number): () => number {
  let x = seed;
  return () => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return x;
  };
}

const next = stream(0x2545f491);
/** By code × AREA + cell, in two halves; no code has none. */
export const KEYS_LOW = new Int32Array(CODES * AREA).map((_, i) => (i < AREA ? 0 : next()));
export const KEYS_HIGH = new Int32Array(CODES * AREA).map((_, i) => (i < AREA ? 0 : next()));
export const SIDE_LOW = next();
export const SIDE_HIGH = next();

export const ROW_OF = Uint8Array.from({ length: AREA }, (_, at) => Math.floor(at / STRIDE));
