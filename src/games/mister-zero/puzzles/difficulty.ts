/** How hard it is to lay the last tokens: how many are left, how few moves are right, how many others seem as good. */
import { rated } from '../../../core/puzzle.ts';
import type { Kind, Worth } from './right.ts';

export interface Features {
  readonly kind: Kind;
  /** Tokens still to be laid. */
  readonly left: number;
  readonly all: readonly Worth[];
  readonly right: readonly Worth[];
}

const PER_TOKEN = 215;
const PER_HALVED_RIGHT = 120;
const MOST = 120;
/** Where all wrong moves come close to the right ones. */
const TEMPTING = 260;
/** So many tokens less are close. */
const CLOSE = 3;
const FEWEST_LEFT = 2;

export function ratingOf({ kind, left, all, right }: Features): number {
  const worst = Math.min(...right.map(({ margin }) => margin));
  const wrong = all.filter((each) => !right.includes(each));
  const tempting = wrong.filter(({ margin }) => margin >= worst - CLOSE).length / wrong.length;
  return rated(
    PER_TOKEN * (left - FEWEST_LEFT) +
      PER_HALVED_RIGHT * (Math.log2(all.length / right.length) - 1) +
      (kind === 'most' ? MOST : 0) +
      TEMPTING * tempting,
  );
}
