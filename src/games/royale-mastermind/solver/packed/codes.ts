/** Codes as numbers: the triple of colours × 125 + the triple of shapes. A code's cards follow from the two. */
import { type Card, COLORS, type Code, type Color, type Row, SHAPES, type Shape } from '../../state.ts';
import { ANSWER, ANSWERS, answerNumber, digits, type RowNumber, TRIPLES, tripleOf, tripleOfDigits } from './triples.ts';

export const CODE_NUMBERS = TRIPLES * TRIPLES;
/** A whole deck's: 25 · 24 · 23. */
export const MOST_CODES = 13_800;
export const COLORS_OF = Uint8Array.from({ length: CODE_NUMBERS }, (_, code) => Math.floor(code / TRIPLES));
export const SHAPES_OF = Uint8Array.from({ length: CODE_NUMBERS }, (_, code) => code % TRIPLES);

/** In ascending order. */
export function codesOf(deck: readonly Card[]): Uint16Array {
  const cards = deck.map((card) => {
    const [color, shape] = card.split('-') as [Color, Shape];
    return { color: COLORS.indexOf(color), shape: SHAPES.indexOf(shape) };
  });
  const codes: number[] = [];
  for (const one of cards) {
    for (const two of cards) {
      if (one === two) continue;
      for (const three of cards) {
        if (three === one || three === two) continue;
        const colors = tripleOfDigits(one.color, two.color, three.color);
        codes.push(colors * TRIPLES + tripleOfDigits(one.shape, two.shape, three.shape));
      }
    }
  }
  return Uint16Array.from(codes).sort();
}

export function cardsOf(code: number): Code {
  const colors = digits(COLORS_OF[code]!);
  const shapes = digits(SHAPES_OF[code]!);
  const card = (place: 0 | 1 | 2): Card => `${COLORS[colors[place]]!}-${SHAPES[shapes[place]]!}`;
  return [card(0), card(1), card(2)];
}

/** Of these codes, those that give this answer. */
export function answering(codes: Uint16Array, row: Row): Uint16Array {
  const hidden = row.kind === 'color' ? COLORS_OF : SHAPES_OF;
  const from = tripleOf(row) * TRIPLES;
  const given = answerNumber(row.black, row.white);
  return codes.filter((code) => ANSWER[from + hidden[code]!] === given);
}

/** The codes by their answer to this row. */
export function partition(codes: Uint16Array, row: RowNumber): Uint16Array[] {
  const hidden = row < TRIPLES ? COLORS_OF : SHAPES_OF;
  const table = (row % TRIPLES) * TRIPLES;
  return Array.from({ length: ANSWERS }, (_, answer) =>
    codes.filter((code) => ANSWER[table + hidden[code]!] === answer),
  );
}
