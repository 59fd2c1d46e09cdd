/** The states that still wait for a level when a way has been found ahead: one that goes down is shorter by a slide. */
import type { Ahead } from './ahead.ts';
import { COLUMN, type Heading, ROW, STILL, TURNED } from './bounds.ts';
import { goesDown, wayDown } from './descent.ts';
import type { Search } from './search.ts';
import { INFO, LINKS, SLOT, STILL_WAITS, STRAIGHT } from './slots.ts';
import { STEPS, type Stops } from './stops.ts';

/** By what ends a slide (another robot's cell, or walls), 8 words: from where it lowers the bound. */
export type Falls = Int32Array;
const WALL = 256;

export function fallsOf(stops: Stops, bounds: Uint8Array): Falls {
  const falls = new Int32Array((WALL + 1) * 8);
  for (let from = 0; from < 256; from++) {
    const lower = bounds[from]! - 1;
    for (let way = 0; way < 4; way++) {
      const step = STEPS[way]!;
      for (let at = stops[(way << 8) | from]!, beyond = WALL; at !== from; beyond = at, at -= step) {
        if (bounds[at] === lower) falls[(beyond << 3) | (from >> 5)]! |= 1 << from;
      }
    }
  }
  return falls;
}

/** A way down from a state of the slot that waits. */
export function downFrom(search: Search, falls: Falls, slot: number): Ahead | undefined {
  const { words } = search.slots;
  const trio = search.slots.trio(slot);
  const p = trio & 255;
  const q = (trio >> 8) & 255;
  const r = trio >> 16;
  for (let i = 0; i < 8; i++) {
    const word = slot * SLOT + 2 * i;
    const ends = falls[(WALL << 3) | i]! | falls[(p << 3) | i]! | falls[(q << 3) | i]! | falls[(r << 3) | i]!;
    for (let left = words[word + 1]! & ~words[word]! & ends; left !== 0; left &= left - 1) {
      const cell = (i << 5) | (31 - Math.clz32(left & -left));
      if (goesDown(search, TURNED, cell, p, q, r)) return { heading: TURNED, cell, steps: wayDown() };
    }
  }
  if (!search.straight) return undefined;
  for (const [heading, cell] of straights(search, slot)) {
    if (goesDown(search, heading, cell, p, q, r)) return { heading, cell, steps: wayDown() };
  }
  return undefined;
}

/** Those where the robot has not ricocheted. */
function straights({ slots: { links }, task: { home } }: Search, slot: number): [Heading, number][] {
  const states: [Heading, number][] = [];
  if ((links[slot * LINKS + INFO]! & STILL_WAITS) !== 0) states.push([STILL, home]);
  const at = slot * LINKS + STRAIGHT;
  for (let left = links[at + 1]! & ~links[at]!; left !== 0; left &= left - 1) {
    const bit = 31 - Math.clz32(left & -left);
    states.push(bit < 16 ? [ROW, (home & 0xf0) | bit] : [COLUMN, ((bit - 16) << 4) | (home & 15)]);
  }
  return states;
}
