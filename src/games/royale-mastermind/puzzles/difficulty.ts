/** How hard it is to think a code out: rows to keep in mind, codes to tell apart, cards that are out, few right rows. */
import { rated } from '../../../core/puzzle.ts';
import { candidates, track } from '../rows.ts';
import { ATTRIBUTES, CARDS, type Row } from '../state.ts';
import type { Kind } from './right.ts';

export interface Features {
  readonly kind: Kind;
  readonly rows: readonly Row[];
  /** How many codes are left. */
  readonly left: number;
  readonly answers: number;
}

const BASE: Readonly<Record<Kind, number>> = { name: -580, settle: -340, split: 270 };
const PER_ROW = 160;
const PER_WHITE = 65;
const PER_DOUBLED_CODES = 130;
const PER_DOUBLED_DECK_CODES = 60;
/** The colours, or the shapes, are found already. */
const HALF_DONE = -350;
const PER_HALVED_ANSWERS = 90;
/** Of 250 rows. */
const EASY_ANSWERS = 12;

export function ratingOf({ kind, rows, left, answers }: Features): number {
  const whites = rows.reduce((sum, { white }) => sum + white, 0);
  const halfDone = ATTRIBUTES.some((attribute) => track(rows, attribute) === 'solved');
  const ofWholeDeck = candidates(CARDS, rows).length;
  return rated(
    BASE[kind] +
      (halfDone ? HALF_DONE : 0) +
      PER_ROW * rows.length +
      PER_WHITE * whites +
      PER_DOUBLED_CODES * Math.log2(left) +
      // what only the cards that are out rule out
      PER_DOUBLED_DECK_CODES * Math.log2(ofWholeDeck / left) +
      (kind === 'name' ? 0 : PER_HALVED_ANSWERS * Math.log2(EASY_ANSWERS / answers)),
  );
}
