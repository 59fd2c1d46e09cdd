/** The memory of all sets of fillings and their tables: four words at once where WebAssembly can, else one by one. */
import { plainSets } from './plain-sets.ts';
import { BLOCK, type SetMemory } from './set-memory.ts';
import { simdSets } from './simd-sets.ts';

export const MEMORY: SetMemory = simdSets() ?? plainSets();

let used = 0;
/** Room for so many words, empty. */
export function reserve(words: number): number {
  const address = used;
  used += Math.ceil(words / BLOCK) * BLOCK;
  if (used > MEMORY.words.length) MEMORY.grow(used - MEMORY.words.length);
  return address;
}

/** Room for a table, and the table in it. */
export function put(table: Int32Array): number {
  const address = reserve(table.length);
  MEMORY.words.set(table, address);
  return address;
}
