/** Rows and their answers: what a Seeker gets to know, and which codes it leaves open. */
import {
  type Answer,
  ATTRIBUTES,
  type Attribute,
  type Card,
  COLORS,
  type Code,
  type Proposal,
  ROWS_PER_ATTRIBUTE,
  type Round,
  type Row,
  SHAPES,
  type Three,
  type Track,
  VALUES,
  type Value,
} from './state.ts';

/** The 125 rows of each attribute, in the order of their notation. */
export const ROWS: Readonly<Record<Attribute, readonly Proposal[]>> = {
  color: rowsOf('color'),
  shape: rowsOf('shape'),
};

/** K7: a black for every right place; black and white together are what both sides share, value by value. */
export function answer(hidden: Three<Value>, row: Three<Value>): Answer {
  let black = 0;
  let shared = 0;
  const unmatched: Value[] = [...hidden];
  for (const [place, value] of row.entries()) {
    if (hidden[place] === value) black++;
    const at = unmatched.indexOf(value);
    if (at < 0) continue;
    unmatched.splice(at, 1);
    shared++;
  }
  return { black, white: shared - black };
}

/** The three colours or the three shapes of a code. */
export function valuesOf(code: Code, attribute: Attribute): Three<Value> {
  const [left, middle, right] = code;
  return [valueOn(left, attribute), valueOn(middle, attribute), valueOn(right, attribute)];
}

export function track(rows: readonly Row[], attribute: Attribute): Track {
  const own = rows.filter(({ kind }) => kind === attribute);
  if (own.at(-1)?.black === 3) return 'solved';
  return own.length < ROWS_PER_ATTRIBUTE ? 'open' : 'unsolved';
}

export const isOver = ({ rows }: Pick<Round, 'rows'>): boolean =>
  ATTRIBUTES.every((attribute) => track(rows, attribute) !== 'open');

/** The codes of this deck that would have given the same answers. */
export function candidates(deck: readonly Card[], rows: readonly Row[]): Code[] {
  const inDeck = new Set(deck);
  const shapes = fitting('shape', rows);
  const codes: Code[] = [];
  for (const colors of fitting('color', rows)) {
    const [first, second, third] = [CARD_WITH[colors[0]]!, CARD_WITH[colors[1]]!, CARD_WITH[colors[2]]!];
    for (const [shape1, shape2, shape3] of shapes) {
      const [left, middle, right] = [first[shape1]!, second[shape2]!, third[shape3]!];
      if (left === middle || left === right || middle === right) continue;
      if (inDeck.has(left) && inDeck.has(middle) && inDeck.has(right)) codes.push([left, middle, right]);
    }
  }
  return codes;
}

/** A card by its colour, then by its shape. */
const CARD_WITH: Readonly<Record<string, Readonly<Record<string, Card>>>> = Object.fromEntries(
  COLORS.map((color) => [color, Object.fromEntries(SHAPES.map((shape) => [shape, `${color}-${shape}`]))]),
);

function fitting(attribute: Attribute, rows: readonly Row[]): Three<Value>[] {
  const own = rows.filter(({ kind }) => kind === attribute);
  return ROWS[attribute]
    .map(({ values }) => values)
    .filter((hidden) =>
      own.every(({ values, black, white }) => {
        const given = answer(hidden, values);
        return given.black === black && given.white === white;
      }),
    );
}

function rowsOf(kind: Attribute): Proposal[] {
  const values = VALUES[kind].toSorted();
  return values.flatMap((left) =>
    values.flatMap((middle) => values.map((right): Proposal => ({ kind, values: [left, middle, right] }))),
  );
}

function valueOn(card: Card, attribute: Attribute): Value {
  const hyphen = card.indexOf('-');
  return (attribute === 'color' ? card.slice(0, hyphen) : card.slice(hyphen + 1)) as Value;
}
