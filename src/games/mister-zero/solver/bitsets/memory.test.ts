import { describe, expect, test } from 'vitest';
import type { Random } from '../../../../core/game.ts';
import { seededRandom } from '../../../../core/random.ts';
import { plainSets } from './plain-sets.ts';
import { BLOCK, HEAD, MOST_BLOCKS, type SetMemory } from './set-memory.ts';
import { simdSets } from './simd-sets.ts';

const WORDS = MOST_BLOCKS * BLOCK;
const SETS = 4;
const TABLE = SETS * (HEAD + WORDS);

/** Sets and tables of random bits, blocks of both often empty. */
function fill({ words }: SetMemory, random: Random): void {
  const word = () => (random(65_536) << 16) | random(65_536);
  for (let set = 0; set < SETS; set++) {
    const at = set * (HEAD + WORDS);
    words.fill(0, at, at + HEAD + WORDS);
    for (let block = 0; block < MOST_BLOCKS; block++) {
      if (random(3) === 0) continue;
      words[at + (block >> 5)]! |= 1 << (block & 31);
      for (let i = 0; i < BLOCK; i++) words[at + HEAD + BLOCK * block + i] = random(2) === 0 ? 1 : word();
    }
    for (let i = 0; i < WORDS; i++) words[TABLE + set * WORDS + i] = random(2) === 0 ? 0 : word();
  }
}

describe('sets of bits in memory', () => {
  const size = TABLE + SETS * WORDS;

  test('are the same four words at once and one by one', () => {
    const [simd, plain] = [simdSets()!, plainSets()];
    for (const memory of [simd, plain]) memory.grow(size);
    const random = seededRandom('sets');
    const left = { something: 0, nothing: 0 };
    for (let round = 0; round < 60; round++) {
      for (const memory of [simd, plain]) fill(memory, seededRandom('sets', round));
      for (let step = 0; step < 20; step++) {
        const [from, to] = [random(SETS) * (HEAD + WORDS), random(SETS) * (HEAD + WORDS)];
        const table = TABLE + random(SETS) * WORDS;
        const act = random(5);
        const [some, expected] = [simd, plain].map((memory) => {
          if (act === 0) return memory.unite(from, table);
          return (act % 2 === 0 ? memory.intersect(from, to, table) : memory.subtract(from, to, table)) !== 0;
        });
        expect(some).toBe(expected);
        if (act > 0) left[some ? 'something' : 'nothing']++;
      }
      // what lies in an empty block does not matter
      for (const memory of [simd, plain]) clean(memory);
      expect(simd.words.subarray(0, size)).toEqual(plain.words.subarray(0, size));
    }
    for (const count of Object.values(left)) expect(count).toBeGreaterThan(100);
  });

  test('outlive their memory growing', () => {
    for (const memory of [simdSets()!, plainSets()]) {
      memory.words.set([1, 2, 3]);
      const before = memory.words.length;
      memory.grow(1);
      expect(memory.words.length).toBeGreaterThan(before);
      expect([...memory.words.subarray(0, 4)]).toEqual([1, 2, 3, 0]);
    }
  });
});

function clean({ words }: SetMemory): void {
  for (let set = 0; set < SETS; set++) {
    const at = set * (HEAD + WORDS);
    for (let block = 0; block < MOST_BLOCKS; block++) {
      const isEmpty = ((words[at + (block >> 5)]! >> (block & 31)) & 1) === 0;
      if (isEmpty) words.fill(0, at + HEAD + BLOCK * block, at + HEAD + BLOCK * (block + 1));
    }
  }
}
