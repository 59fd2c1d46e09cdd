/** The deduction lens: how many codes are left, and what each place can still be. */
import type { Fact, Reason } from '../../../core/review.ts';
import type { Highlight, Insight } from '../../../core/study.ts';
import { cardsOf } from '../solver/packed/codes.ts';
import { CARDS, CARDS_PER_CODE, type Card } from '../state.ts';
import { cardName, word } from './names.ts';
import type { StudiedRound } from './round.ts';

/** So few codes are written out. */
const LISTED = 12;
const ANYWHERE = 'any';
const PLACES = ['1', '2', '3'] as const;

export function lensInsight({ beliefs, rows }: StudiedRound, chosen: Readonly<Record<string, string>>): Insight {
  const { codes } = beliefs.at(-1)!;
  const place = PLACES.find((each) => each === chosen.place) ?? ANYWHERE;
  const shares = sharesOf(codes, place === ANYWHERE ? undefined : Number(place) - 1);
  const few = codes.length <= LISTED;
  return {
    key: 'lens',
    parts: [
      { kind: 'says', reasons: [left(codes.length, beliefs[0]!.codes.length, rows.length)] },
      {
        kind: 'choices',
        choices: [
          {
            name: 'place',
            label: word('placeLabel'),
            options: [ANYWHERE, ...PLACES].map((value) => ({ value, label: word(`place-${value}`) })),
            chosen: place,
          },
        ],
      },
      { kind: 'spots', spots: [...shares].map(([card, share]) => spot(card, share)) },
      ...(few
        ? [{ kind: 'table', head: PLACES.map((each) => word(`place-${each}`)), rows: listed(codes) } as const]
        : []),
    ],
  };
}

/** How likely each card that can still be is to lie there, or anywhere. At one place they add up to 1. */
export function sharesOf(codes: Uint16Array, place: number | undefined): ReadonlyMap<Card, number> {
  const counts = new Map<Card, number>();
  for (const code of codes) {
    const cards = cardsOf(code);
    for (let i = 0; i < CARDS_PER_CODE; i++) {
      if (place === undefined || place === i) counts.set(cards[i]!, (counts.get(cards[i]!) ?? 0) + 1);
    }
  }
  return new Map(CARDS.flatMap((card) => (counts.has(card) ? [[card, counts.get(card)! / codes.length]] : [])));
}

function left(count: number, all: number, rows: number): Reason {
  if (rows === 0) return { key: 'codesAtFirst', blanks: { count } };
  return count === 1 ? { key: 'codeKnown', blanks: { all } } : { key: 'codesLeft', blanks: { count, all } };
}

const spot = (card: Card, share: number): Highlight => ({
  target: card,
  name: cardName(card),
  weight: share,
  label: share < 0.005 ? word('hardly') : { key: 'share', blanks: { percent: Math.round(100 * share) } },
});

const listed = (codes: Uint16Array): (readonly Fact[])[] => [...codes].map((code) => cardsOf(code).map(cardName));
