/**
 * Rows as numbers. Three values in order are one triple, 0 … 124, whether they are colours or shapes, and whether they
 * are proposed or hidden.
 */
import { answer } from '../../rows.ts';
import { type Attribute, COLORS, type Proposal, type Three, VALUES, type Value } from '../../state.ts';

export const TRIPLES = 125;
/** 0 … 124 a row of colours, 125 … 249 a row of shapes. */
export type RowNumber = number;
/** How many answers there are, as numbers 0 … 8: two blacks and a white cannot be. */
export const ANSWERS = 9;
/** The answer of three blacks. */
export const SOLVED = 8;

const VALUE_COUNT = COLORS.length;
const NUMBER_OF = [[0, 1, 2, 3], [4, 5, 6], [7], [SOLVED]];

export const answerNumber = (black: number, white: number): number => NUMBER_OF[black]![white]!;

export function valuesOfTriple(attribute: Attribute, triple: number): Three<Value> {
  const [left, middle, right] = digits(triple);
  return [VALUES[attribute][left]!, VALUES[attribute][middle]!, VALUES[attribute][right]!];
}

export function tripleOf({ kind, values }: Proposal): number {
  const [left, middle, right] = values.map((value) => VALUES[kind].indexOf(value));
  return tripleOfDigits(left!, middle!, right!);
}

export const tripleOfDigits = (left: number, middle: number, right: number): number =>
  (left * VALUE_COUNT + middle) * VALUE_COUNT + right;

export const digits = (triple: number): Three<number> => [
  Math.floor(triple / (VALUE_COUNT * VALUE_COUNT)),
  Math.floor(triple / VALUE_COUNT) % VALUE_COUNT,
  triple % VALUE_COUNT,
];

/** The answer to a row: [row × 125 + hidden]. */
export const ANSWER = new Uint8Array(TRIPLES * TRIPLES);
for (let row = 0; row < TRIPLES; row++) {
  for (let hidden = 0; hidden < TRIPLES; hidden++) {
    const { black, white } = answer(valuesOfTriple('color', hidden), valuesOfTriple('color', row));
    ANSWER[row * TRIPLES + hidden] = answerNumber(black, white);
  }
}

/** Which of the five values a triple has, as bits. */
export const VALUES_IN = Uint8Array.from({ length: TRIPLES }, (_, triple) =>
  digits(triple).reduce((bits, digit) => bits | (1 << digit), 0),
);

/**
 * For each set of values that may be hidden, the rows worth a thought: values that are surely not hidden are all alike,
 * so the first of them stands for the others.
 */
export const ROWS_WORTH: readonly Uint8Array[] = Array.from({ length: 1 << VALUE_COUNT }, (_, possible) => {
  const absent = ~possible & ((1 << VALUE_COUNT) - 1);
  const usable = possible | (absent & -absent);
  return Uint8Array.from([...VALUES_IN.keys()].filter((row) => (VALUES_IN[row]! & ~usable) === 0));
});
