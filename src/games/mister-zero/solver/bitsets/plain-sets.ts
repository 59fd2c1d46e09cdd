/** Sets of bits, word by word: for where WebAssembly or its SIMD instructions are not to be had. */
import { lowest } from '../position/ways.ts';
import { BLOCK, HEAD, type SetMemory } from './set-memory.ts';

const FIRST_WORDS = 1 << 14;

export function plainSets(): SetMemory {
  let words = new Int32Array(FIRST_WORDS);

  function combine(from: number, to: number, table: number, flip: number): number {
    let some = 0;
    for (let half = 0; half < 2; half++) {
      let kept = 0;
      for (let rest = words[from + half]!; rest; rest &= rest - 1) {
        const block = lowest(rest);
        const at = BLOCK * (32 * half + block);
        let any = 0;
        for (let i = at; i < at + BLOCK; i++) {
          const word = words[from + HEAD + i]! & (words[table + i]! ^ flip);
          words[to + HEAD + i] = word;
          any |= word;
        }
        if (any !== 0) kept |= 1 << block;
      }
      words[to + half] = kept;
      some |= kept;
    }
    return some;
  }

  return {
    get words() {
      return words;
    },
    grow(more) {
      const before = words;
      words = new Int32Array(Math.max(2 * before.length, before.length + more));
      words.set(before);
    },
    intersect: (from, to, table) => combine(from, to, table, 0),
    subtract: (from, to, table) => combine(from, to, table, -1),
    unite(set, table) {
      for (let half = 0; half < 2; half++) {
        for (let rest = words[set + half]!; rest; rest &= rest - 1) {
          const at = BLOCK * (32 * half + lowest(rest));
          for (let i = at; i < at + BLOCK; i++) words[table + i]! |= words[set + HEAD + i]!;
        }
      }
    },
  };
}
