/** How hard a turn is to find: how many turns it takes, how few are right, whether they take nothing, how much is hidden. */
import { rated } from '../../../core/puzzle.ts';
import type { Belief, Turn } from './belief.ts';
import type { Kind } from './right.ts';

export interface Features {
  readonly kind: Kind;
  readonly within: number;
  readonly belief: Belief;
  readonly all: readonly Turn[];
  readonly right: readonly Turn[];
}

const BASE: Readonly<Record<Kind, number>> = { take: -650, hold: -330 };
const PER_TURN = 1470;
const PER_HALVED_RIGHT: Readonly<Record<Kind, number>> = { take: 150, hold: 280 };
/** Right turns that take nothing; and those that only turn a piece up. */
const QUIET = 200;
const TURNING_UP = 150;
const PER_HIDDEN = 45;
const SOONEST = 2;

export function ratingOf({ kind, within, belief, all, right }: Features): number {
  const quiet = right.every(({ from, to }) => from === to || belief.cells[to] === 0);
  const turningUp = right.every(({ from, to }) => from === to);
  return rated(
    BASE[kind] +
      PER_TURN * (within - SOONEST) +
      PER_HALVED_RIGHT[kind] * Math.log2(all.length / right.length) +
      (quiet ? QUIET : 0) +
      (turningUp ? TURNING_UP : 0) +
      PER_HIDDEN * belief.hidden(true).length,
  );
}
