/**
 * The generator behind every draw of chance. It is cryptographic, because a weaker one would let a player compute
 * the coming draws from those already seen; and simple, so that anybody can recompute a game in any language:
 *
 *   block k of stream s = SHA-256 of the UTF-8 text `seed/s/k`, read as eight big-endian 32-bit numbers, k = 0, 1, …
 *   below(n)            = x mod n for the next number x that is less than the largest multiple of n up to 2^32
 *
 * Each event of a game draws from the stream of its own place in the log, so one draw never depends on another.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Random } from './game.ts';

const NUMBERS_PER_BLOCK = 8;
const RANGE = 2 ** 32;

export function seededRandom(seed: string, stream = 0): Random {
  let block = 0;
  let numbers = new DataView(new ArrayBuffer(0));
  let next = NUMBERS_PER_BLOCK;

  const number = (): number => {
    if (next === NUMBERS_PER_BLOCK) {
      numbers = new DataView(sha256(utf8ToBytes(`${seed}/${stream}/${block++}`)).buffer);
      next = 0;
    }
    return numbers.getUint32(4 * next++);
  };

  return (below) => {
    if (!Number.isInteger(below) || below < 1 || below > RANGE) throw new Error(`below(${below})`);
    const limit = RANGE - (RANGE % below);
    let drawn = number();
    while (drawn >= limit) drawn = number();
    return drawn % below;
  };
}

export function pick<T>(items: readonly T[], random: Random): T {
  if (items.length === 0) throw new Error('nothing to pick from');
  return items[random(items.length)]!;
}

/** `count` different items in a random order. */
export function sample<T>(items: readonly T[], count: number, random: Random): T[] {
  const pool = [...items];
  for (let i = 0; i < count; i++) {
    const j = i + random(pool.length - i);
    [pool[i], pool[j]] = [pool[j]!, pool[i]!];
  }
  return pool.slice(0, count);
}

export const shuffle = <T>(items: readonly T[], random: Random): T[] => sample(items, items.length, random);
