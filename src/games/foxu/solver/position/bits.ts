/** How small numbers share one of 32 bits. Literals of their own file: bundlers write them where they are used. */

export const BYTE_BITS = 8;
export const BYTE = 255;

// ray counts have four bits a way: room for five holes and a carry that compares
export const COUNT_BITS = 4;
export const CARRY = 8;
export const ONE_EACH = 0x11111111;
export const CARRY_EACH = 0x88888888;
/** By cell, four bytes of holes, each with its values. */
export const CELL_SHIFT = 10;

/** How many bits are set. */
export function count(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
